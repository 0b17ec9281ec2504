import { Module } from '@nestjs/common';
import { QuizzesModule } from '../quizzes.module.js';
import { AttemptsController } from './attempts.controller.js';

@Module({ imports: [QuizzesModule], controllers: [AttemptsController] })
export class QuizzesHttpModule {}
