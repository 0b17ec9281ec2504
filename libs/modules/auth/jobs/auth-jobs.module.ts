import { Module } from '@nestjs/common';
import { Recipients } from '@prepward/platform/mail';
import { RolesModule } from '../../roles/index.js';
import { AuthModule } from '../auth.module.js';
import { LinkMaker } from '../link-maker.js';
import { AUTH_MAILS } from '../mails/index.js';
import { AccountRecipients } from './account-recipients.js';
import { PurgeVisitors } from './purge-visitors.handler.js';

/**
 * Background work of auth. The emails of every module ask it for addresses, through `Recipients`.
 */
@Module({
  imports: [AuthModule, RolesModule],
  providers: [
    { provide: Recipients, useClass: AccountRecipients },
    LinkMaker,
    PurgeVisitors,
    ...AUTH_MAILS.map(({ handler }) => handler),
  ],
})
export class AuthJobsModule {}
