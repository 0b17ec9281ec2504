import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { NotificationSettings } from './notification-settings.entity.js';
import { NotificationSettingsRepository } from './notification-settings.repository.js';
import { NotificationsService } from './notifications.service.js';

/** Which emails students want. */
@Module({
  imports: [TypeOrmModule.forFeature([NotificationSettings])],
  providers: [NotificationSettingsRepository, NotificationsService],
  exports: [NotificationSettingsRepository, NotificationsService],
})
export class NotificationsModule {}
