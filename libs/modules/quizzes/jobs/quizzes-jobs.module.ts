import { Module } from '@nestjs/common';
import { QuizzesModule } from '../quizzes.module.js';
import { AdoptAttempts } from './adopt-attempts.handler.js';
import { CountItems } from './count-items.handler.js';

@Module({ imports: [QuizzesModule], providers: [AdoptAttempts, CountItems] })
export class QuizzesJobsModule {}
