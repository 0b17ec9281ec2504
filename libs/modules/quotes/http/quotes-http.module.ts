import { Module } from '@nestjs/common';
import { QuotesModule } from '../quotes.module.js';
import { QuotesController } from './quotes.controller.js';

@Module({ imports: [QuotesModule], controllers: [QuotesController] })
export class QuotesHttpModule {}
