import { Module } from '@nestjs/common';
import { ProfilesModule } from '../profiles.module.js';
import { ProfilesController } from './profiles.controller.js';

@Module({ imports: [ProfilesModule], controllers: [ProfilesController] })
export class ProfilesHttpModule {}
