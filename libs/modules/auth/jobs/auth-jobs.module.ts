import { Module } from '@nestjs/common';
import { AuthModule } from '../auth.module.js';
import {
  SendEmailChangeMails,
  SendPasswordChangedMail,
  SendRecoveryMail,
  SendVerificationMail,
} from './mail.handlers.js';
import { PurgeVisitors } from './purge-visitors.handler.js';

@Module({
  imports: [AuthModule],
  providers: [
    SendVerificationMail,
    SendRecoveryMail,
    SendPasswordChangedMail,
    SendEmailChangeMails,
    PurgeVisitors,
  ],
})
export class AuthJobsModule {}
