import { Module } from '@nestjs/common';
import { QuizzesModule } from '../quizzes.module.js';
import { AdoptAttempts } from './adopt-attempts.handler.js';

@Module({ imports: [QuizzesModule], providers: [AdoptAttempts] })
export class QuizzesJobsModule {}
