import { Module } from '@nestjs/common';
import { AuthModule } from '../../auth/index.js';
import { BillingModule } from '../../billing/index.js';
import { RolesModule } from '../../roles/index.js';
import { Eraser } from '../eraser.service.js';
import { ExportMaker } from '../export-maker.service.js';
import { PRIVACY_MAILS } from '../mails/index.js';
import { PrivacyModule } from '../privacy.module.js';
import { EraseClosed, KeepPrivacy, MakeExport } from './privacy.handlers.js';

/** Only the worker makes archives and erases accounts. Needs `PersonalParts` bound by the importer. */
@Module({
  imports: [PrivacyModule, AuthModule, BillingModule, RolesModule],
  providers: [
    Eraser,
    ExportMaker,
    MakeExport,
    EraseClosed,
    KeepPrivacy,
    ...PRIVACY_MAILS.map(({ handler }) => handler),
  ],
})
export class PrivacyJobsModule {}
