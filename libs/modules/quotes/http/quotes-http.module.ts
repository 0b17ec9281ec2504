import { Module } from '@nestjs/common';
import { QuotesModule } from '../quotes.module.js';
import { OpenForms } from './open-forms.js';
import { QuotesController } from './quotes.controller.js';

@Module({ imports: [QuotesModule], controllers: [QuotesController], providers: [OpenForms] })
export class QuotesHttpModule {}
