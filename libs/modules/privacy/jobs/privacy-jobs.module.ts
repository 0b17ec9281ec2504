import { Module } from '@nestjs/common';
import { AuthModule } from '../../auth/index.js';
import { BillingModule } from '../../billing/index.js';
import { Eraser } from '../eraser.service.js';
import { ExportMaker } from '../export-maker.service.js';
import { PrivacyModule } from '../privacy.module.js';
import { KeepPrivacy, MakeExport } from './privacy.handlers.js';
import { PRIVACY_MAILS } from './privacy.jobs.js';

/** Making archives and erasing accounts is the worker's. Needs `PersonalParts` bound by the importer. */
@Module({
  imports: [PrivacyModule, AuthModule, BillingModule],
  providers: [
    Eraser,
    ExportMaker,
    MakeExport,
    KeepPrivacy,
    ...PRIVACY_MAILS.map(({ handler }) => handler),
  ],
})
export class PrivacyJobsModule {}
