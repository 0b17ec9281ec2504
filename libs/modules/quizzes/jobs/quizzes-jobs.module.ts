import { Module } from '@nestjs/common';
import { QUIZZES_MAILS } from '../mails/index.js';
import { QuizzesModule } from '../quizzes.module.js';
import { AdoptAttempts } from './adopt-attempts.handler.js';
import { CountItems } from './count-items.handler.js';
import { EndOverdue } from './end-overdue.handler.js';
import { MeasureItems } from './measure-items.handler.js';
import { RescoreItem } from './rescore-item.handler.js';

@Module({
  imports: [QuizzesModule],
  providers: [
    AdoptAttempts,
    CountItems,
    EndOverdue,
    MeasureItems,
    RescoreItem,
    ...QUIZZES_MAILS.map(({ handler }) => handler),
  ],
})
export class QuizzesJobsModule {}
