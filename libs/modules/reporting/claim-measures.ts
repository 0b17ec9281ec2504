import { Injectable } from '@nestjs/common';
import { MEASURED_DAYS } from '@prepward/content/site/claims';
import { HOME } from '@prepward/content/site/home';
import type { MeasureKey } from '@prepward/content/site/types';
import { FREE_PRACTICE_ITEMS } from '@prepward/contracts/attempt-rules';
import { DAY_MS } from '@prepward/contracts/durations';
import { BLUEPRINT, EXAM } from '@prepward/contracts/exam';
import { GUARANTEE_DAYS, PLANS, planOf } from '@prepward/contracts/plans';
import { SUBJECTS } from '@prepward/contracts/subjects';
import { Clock } from '@prepward/platform/clock';
import { dailySaving, rankOf } from './domain/claim-figures.js';
import { ReportingRepository } from './reporting.repository.js';

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);

/** What is on sale and how the product is configured: the numbers it runs with. */
function built() {
  const [weekly, monthly, quarterly] = [planOf('weekly'), planOf('monthly'), planOf('quarterly')];
  return {
    'free-practice-size': FREE_PRACTICE_ITEMS,
    'demo-quiz-size': HOME.demoQuiz.length,
    'mock-items': EXAM.items,
    'mock-minutes': EXAM.minutes,
    'mock-sections': BLUEPRINT.length,
    'plan-cents:weekly': weekly.priceCents,
    'plan-cents:monthly': monthly.priceCents,
    'plan-cents:quarterly': quarterly.priceCents,
    'plan-days:weekly': weekly.days,
    'plan-days:monthly': monthly.days,
    'plan-days:quarterly': quarterly.days,
    'monthly-saving': dailySaving(monthly, weekly),
    'quarterly-saving': dailySaving(quarterly, monthly),
    'refund-window-days': GUARANTEE_DAYS,
  };
}

/** Measures the claims on the public site. */
@Injectable()
export class ClaimMeasures {
  constructor(
    private readonly reports: ReportingRepository,
    private readonly clock: Clock,
  ) {}

  /** Each number as of now; null if there's nothing to measure yet. */
  async now(): Promise<Record<MeasureKey, number | null>> {
    const now = this.clock.now();
    const window = { from: new Date(now.getTime() - MEASURED_DAYS * DAY_MS), to: now };
    const [bank, counts, replies, sold] = await Promise.all([
      this.reports.liveItems(),
      this.reports.claimCounts(),
      this.reports.replyMinutes(window),
      this.reports.revenueByItem(window),
    ]);
    const perSubject = SUBJECTS.map((subject) => bank.get(subject) ?? 0);
    const plans = sold.filter(({ item }) => PLANS.some(({ id }) => id === item));
    return {
      ...built(),
      'questions-total': sum(perSubject),
      'questions-per-subject': Math.min(...perSubject),
      students: counts.students,
      'mocks-finished': counts.mocks,
      'reply-minutes': replies,
      'monthly-rank': rankOf('monthly', plans),
    };
  }
}
