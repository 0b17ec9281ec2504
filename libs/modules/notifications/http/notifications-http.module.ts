import { Module } from '@nestjs/common';
import { NotificationsModule } from '../notifications.module.js';
import { NotificationsController } from './notifications.controller.js';

@Module({ imports: [NotificationsModule], controllers: [NotificationsController] })
export class NotificationsHttpModule {}
