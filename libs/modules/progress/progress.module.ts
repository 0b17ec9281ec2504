import { Module } from '@nestjs/common';
import { QuestionsModule } from '../questions/index.js';
import { QuizzesModule } from '../quizzes/index.js';
import { ProgressService } from './progress.service.js';

/** Predictions, mastery, plan and history. Needs `StudyGoals` bound by the importer. */
@Module({
  imports: [QuestionsModule, QuizzesModule],
  providers: [ProgressService],
  exports: [ProgressService],
})
export class ProgressModule {}
