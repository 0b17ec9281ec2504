import { Module } from '@nestjs/common';
import { QuizzesModule } from '../quizzes.module.js';
import { AdminAttemptsController } from './admin-attempts.controller.js';
import { AdminItemReportsController } from './admin-item-reports.controller.js';
import { AttemptsController } from './attempts.controller.js';
import { BankController } from './bank.controller.js';
import { StartLimitGuard } from './start-limit.guard.js';

@Module({
  imports: [QuizzesModule],
  controllers: [
    AdminAttemptsController,
    AdminItemReportsController,
    AttemptsController,
    BankController,
  ],
  providers: [StartLimitGuard],
})
export class QuizzesHttpModule {}
