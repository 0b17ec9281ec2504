import { Module } from '@nestjs/common';
import { QuestionsModule } from '../questions.module.js';
import { AdminItemsController } from './admin-items.controller.js';

@Module({ imports: [QuestionsModule], controllers: [AdminItemsController] })
export class QuestionsHttpModule {}
