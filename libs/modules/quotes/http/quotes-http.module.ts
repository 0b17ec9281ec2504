import { Module } from '@nestjs/common';
import { AuthModule } from '@prepward/modules/auth';
import { CannedTextsService } from '../inbox/canned-texts.service.js';
import { InboxService } from '../inbox/inbox.service.js';
import { QuotesModule } from '../quotes.module.js';
import { AdminCannedTextsController } from './admin-canned-texts.controller.js';
import { AdminInboxController } from './admin-inbox.controller.js';
import { OpenForms } from './open-forms.js';
import { QuotesController } from './quotes.controller.js';

@Module({
  imports: [QuotesModule, AuthModule],
  controllers: [QuotesController, AdminInboxController, AdminCannedTextsController],
  providers: [OpenForms, InboxService, CannedTextsService],
})
export class QuotesHttpModule {}
