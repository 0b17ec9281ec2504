import { Module } from '@nestjs/common';
import { RolesModule } from '../../roles/index.js';
import { AuthModule } from '../auth.module.js';
import { LinkMails } from './link-mails.js';
import {
  SendEmailChangeMails,
  SendPasswordChangedMail,
  SendRecoveryMail,
  SendVerificationMail,
  SendWelcomeMail,
} from './mail.handlers.js';
import { PurgeVisitors } from './purge-visitors.handler.js';

@Module({
  imports: [AuthModule, RolesModule],
  providers: [
    LinkMails,
    SendVerificationMail,
    SendWelcomeMail,
    SendRecoveryMail,
    SendPasswordChangedMail,
    SendEmailChangeMails,
    PurgeVisitors,
  ],
})
export class AuthJobsModule {}
