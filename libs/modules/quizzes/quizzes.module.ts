import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { QuestionsModule } from '../questions/index.js';
import { SubscriptionsModule } from '../subscriptions/index.js';
import { AnswerRepository } from './answer.repository.js';
import { AnswerHistory } from './answer-history.js';
import { AnswersService } from './answers.service.js';
import { Attempt } from './attempt.entity.js';
import { AttemptRepository } from './attempt.repository.js';
import { AttemptAnswer } from './attempt-answer.entity.js';
import { AttemptItem } from './attempt-item.entity.js';
import { AttemptPresence } from './attempt-presence.entity.js';
import { BankOverviewService } from './bank-overview.service.js';
import { CorrectionRepository } from './correction.repository.js';
import { Entitlements } from './entitlements.js';
import { FinishingService } from './finishing.service.js';
import { ItemChoice } from './item-choice.service.js';
import { ItemMeasuresRepository } from './item-measures.repository.js';
import { ItemMeasures } from './item-measures.service.js';
import { ItemReachService } from './item-reach.service.js';
import { ItemReport } from './item-report.entity.js';
import { ItemReportRepository } from './item-report.repository.js';
import { ItemReportsService } from './item-reports.service.js';
import { ItemStatisticsRepository } from './item-statistics.repository.js';
import { QuizzesService } from './quizzes.service.js';
import { RescoringService } from './rescoring.service.js';
import { ScoreAuditRepository } from './score-audit.repository.js';
import { ScoreAudit } from './score-audit.service.js';
import { ScoreCorrection } from './score-correction.entity.js';
import { StudentItem } from './student-item.entity.js';
import { StudentItemRepository } from './student-item.repository.js';

const ENTITIES = [
  Attempt,
  AttemptItem,
  AttemptAnswer,
  AttemptPresence,
  ItemReport,
  ScoreCorrection,
  StudentItem,
];

/** Attempts: starting, answering, scoring, history, and what is stored per item and student. */
@Module({
  imports: [QuestionsModule, SubscriptionsModule, TypeOrmModule.forFeature(ENTITIES)],
  providers: [
    AnswerHistory,
    AnswerRepository,
    AnswersService,
    AttemptRepository,
    BankOverviewService,
    CorrectionRepository,
    Entitlements,
    FinishingService,
    ItemChoice,
    ItemMeasures,
    ItemMeasuresRepository,
    ItemReachService,
    ItemReportRepository,
    ItemReportsService,
    ItemStatisticsRepository,
    QuizzesService,
    RescoringService,
    ScoreAudit,
    ScoreAuditRepository,
    StudentItemRepository,
  ],
  exports: [
    AnswerHistory,
    AnswersService,
    BankOverviewService,
    Entitlements,
    FinishingService,
    ItemMeasures,
    ItemReachService,
    ItemReportsService,
    QuizzesService,
    RescoringService,
  ],
})
export class QuizzesModule {}
