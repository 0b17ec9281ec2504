import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { QuestionsModule } from '../questions/index.js';
import { Attempt } from './attempt.entity.js';
import { AttemptRepository } from './attempt.repository.js';
import { AttemptAnswer } from './attempt-answer.entity.js';
import { AttemptItem } from './attempt-item.entity.js';
import { QuizzesService } from './quizzes.service.js';

/** Attempts: starting, answering, scoring, history. */
@Module({
  imports: [QuestionsModule, TypeOrmModule.forFeature([Attempt, AttemptItem, AttemptAnswer])],
  providers: [AttemptRepository, QuizzesService],
  exports: [QuizzesService],
})
export class QuizzesModule {}
