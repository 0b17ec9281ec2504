import { Module } from '@nestjs/common';
import { QuizzesModule } from '../quizzes.module.js';
import { AdoptAttempts } from './adopt-attempts.handler.js';
import { CountItems } from './count-items.handler.js';
import { EndOverdue } from './end-overdue.handler.js';
import { correctionMail } from './mails.js';
import { RescoreItem } from './rescore-item.handler.js';

@Module({
  imports: [QuizzesModule],
  providers: [AdoptAttempts, CountItems, EndOverdue, RescoreItem, correctionMail.handler],
})
export class QuizzesJobsModule {}
