import { Module } from '@nestjs/common';
import { AuthModule } from '../../auth/index.js';
import { PrivacyModule } from '../privacy.module.js';
import { AdminPrivacyController } from './admin-privacy.controller.js';
import { PrivacyController } from './privacy.controller.js';

@Module({
  imports: [PrivacyModule, AuthModule],
  controllers: [PrivacyController, AdminPrivacyController],
})
export class PrivacyHttpModule {}
