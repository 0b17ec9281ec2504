import { Injectable } from '@nestjs/common';
import { BLUEPRINT } from '@prepward/contracts/exam';
import { AREAS } from '@prepward/contracts/objectives';
import type {
  AreaAbility,
  ObjectiveMastery,
  Progress,
  ProgressHistory,
} from '@prepward/contracts/progress';
import { SUBJECTS, type Subject } from '@prepward/contracts/subjects';
import { isTimeZone } from '@prepward/contracts/time-zone';
import { Clock } from '@prepward/platform/clock';
import { DomainError } from '@prepward/platform/errors';
import { type CatalogItem, ItemCatalog } from '../questions/index.js';
import { type AnsweredItem, AnswerHistory, Entitlements } from '../quizzes/index.js';
import { type Day, daysBetween, daysIn } from './domain/calendar-days.js';
import { Evidence, type EvidenceCell } from './domain/evidence.js';
import { examForm, type FormArea } from './domain/exam-form.js';
import { calendarOf, predictionsOverTime, weeksOf } from './domain/history.js';
import { masteryOf, masteryState } from './domain/mastery.js';
import { mistakesOf } from './domain/mistakes.js';
import { freePlan, type PlanBasis, planFor } from './domain/plan.js';
import { bandOf, type ExamPrediction, predictExam } from './domain/prediction.js';
import { streakOf, weekOf } from './domain/streak.js';
import { StudyGoals } from './study-goals.js';

const round = (value: number) => Math.round(value * 1000) / 1000;

function counts(cells: readonly EvidenceCell[]): { answers: number; right: number } {
  return {
    answers: cells.reduce((sum, cell) => sum + cell.answers, 0),
    right: cells.reduce((sum, cell) => sum + cell.correct, 0),
  };
}

/**
 * How a student is doing and what to do next. Everything is computed from the answers on request
 * and nothing is stored, so a corrected item counts correctly here at once.
 */
@Injectable()
export class ProgressService {
  private kept: { bank: readonly CatalogItem[][]; form: FormArea[] } | undefined;

  constructor(
    private readonly answers: AnswerHistory,
    private readonly catalog: ItemCatalog,
    private readonly entitlements: Entitlements,
    private readonly goals: StudyGoals,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError VALIDATION_FAILED for an unknown time zone */
  async now(userId: string, timeZone: string): Promise<Progress> {
    const { timeZone: chosenZone, ...goal } = await this.goals.of(userId);
    const dayOf = this.calendar(timeZone, chosenZone);
    const { answers, form, reviewsDue, hasPrediction, diagnosticTaken } = await this.known(userId);
    const at = this.clock.now();
    const today = dayOf(at);
    const days = answers.map(({ answeredAt }) => dayOf(answeredAt));
    const cells = cellsOf(answers, at);
    const view = predictExam(form, cells);
    const mastery = masteryByObjective(cells, view);
    const subjects = subjectCounts(cells);
    const daysLeft = daysUntil(goal.examDate, today);
    const plan = hasPrediction
      ? planFor({
          blueprint: BLUEPRINT,
          daysLeft,
          predicted: view.prediction !== null,
          reviewsDue,
          mastery,
          ...mocksAndDiagnostic(answers, dayOf, today),
          today: practicedOn(today, answers, days),
        })
      : freePlan({
          blueprint: BLUEPRINT,
          diagnosticTaken,
          daysLeft,
          subjects,
          finished: finishedBanks(answers),
        });
    return {
      ...predictionIn(view, hasPrediction, subjects),
      ...answeredIn(answers),
      areas: areasOf(cells, view).map((area) => (hasPrediction ? area : withoutPrediction(area))),
      objectives: objectivesOf(cells, mastery),
      plan,
      diagnosticTaken,
      streak: streakOf(days, today),
      week: weekOf(days, today),
      reviewsDue,
      ...goal,
      daysLeft,
    };
  }

  /** @throws DomainError VALIDATION_FAILED for an unknown time zone */
  async history(userId: string, timeZone: string): Promise<ProgressHistory> {
    const dayOf = this.calendar(timeZone, (await this.goals.of(userId)).timeZone);
    const [answers, form, hasPrediction] = await Promise.all([
      this.answers.of(userId),
      this.form(),
      this.entitlements.hasPrediction(userId),
    ]);
    return {
      predictionLocked: !hasPrediction,
      predictions: hasPrediction ? predictionsOverTime(form, answers) : [],
      weeks: weeksOf(answers, dayOf),
      calendar: calendarOf(
        answers.map(({ answeredAt }) => dayOf(answeredAt)),
        dayOf(this.clock.now()),
      ),
    };
  }

  /** What a student's progress is computed from. */
  private async known(userId: string) {
    const [answers, form, reviewsDue, hasPrediction, diagnosticTaken] = await Promise.all([
      this.answers.of(userId),
      this.form(),
      this.answers.reviewsDue(userId),
      this.entitlements.hasPrediction(userId),
      this.entitlements.diagnosticTaken(userId),
    ]);
    return { answers, form, reviewsDue, hasPrediction, diagnosticTaken };
  }

  /** Days in the time zone the student chose, or else in the requesting device's. */
  private calendar(deviceZone: string, chosenZone: string | null): (instant: Date) => Day {
    if (isTimeZone(deviceZone)) return daysIn(chosenZone ?? deviceZone);
    throw new DomainError('VALIDATION_FAILED', undefined, {
      timeZone: 'expected the name of a time zone, such as America/Chicago',
    });
  }

  /** What an exam asks, from the live bank; cached as long as the catalog caches its lists. */
  private async form(): Promise<FormArea[]> {
    const bank = await Promise.all(SUBJECTS.map((subject) => this.catalog.live(subject)));
    if (this.kept === undefined || bank.some((list, i) => list !== this.kept?.bank[i])) {
      this.kept = { bank, form: examForm(BLUEPRINT, bank.flat()) };
    }
    return this.kept.form;
  }
}

function daysUntil(examDate: Day | null, today: Day): number | null {
  const days = examDate === null ? -1 : daysBetween(today, examDate);
  return days < 0 ? null : days;
}

function cellsOf(answers: readonly AnsweredItem[], at: Date): EvidenceCell[] {
  const evidence = new Evidence();
  for (const answer of answers) evidence.add(answer);
  return evidence.at(at);
}

type SubjectCounts = { subject: Subject; answers: number; right: number };

function subjectCounts(cells: readonly EvidenceCell[]): SubjectCounts[] {
  return SUBJECTS.map((subject) => ({
    subject,
    ...counts(cells.filter(({ area }) => area.startsWith(`${subject}.`))),
  }));
}

/** The prediction of the whole and of each subject, which is part of a subscription. */
function predictionIn(
  { prediction, missing, subjects: expected }: ExamPrediction,
  hasPrediction: boolean,
  subjects: readonly SubjectCounts[],
): Pick<Progress, 'predictionLocked' | 'prediction' | 'missing' | 'subjects'> {
  return {
    predictionLocked: !hasPrediction,
    prediction: hasPrediction ? prediction : null,
    missing,
    subjects: subjects.map((counted) => ({
      ...counted,
      expected: hasPrediction ? (expected.get(counted.subject) ?? null) : null,
    })),
  };
}

function answeredIn(answers: readonly AnsweredItem[]): Pick<Progress, 'allAnswers' | 'mistakes'> {
  const right = answers.filter(({ correct }) => correct).length;
  return { allAnswers: { answers: answers.length, right }, mistakes: mistakesOf(answers) };
}

function masteryByObjective(
  cells: readonly EvidenceCell[],
  view: ExamPrediction,
): Map<string, number> {
  return new Map(
    AREAS.flatMap((area, a) =>
      area.objectives.map(({ slug }) => {
        const own = cells.filter((cell) => cell.objective === slug);
        return [slug, masteryOf(own, view.abilities.ability[a] ?? 0)];
      }),
    ),
  );
}

/** Leaves out areas without answers: their estimates come only from the other areas. */
function areasOf(cells: readonly EvidenceCell[], view: ExamPrediction): AreaAbility[] {
  return AREAS.flatMap(({ slug }, a) => {
    const { answers } = counts(cells.filter(({ area }) => area === slug));
    const prediction = view.areas.get(slug);
    if (answers === 0 || prediction === undefined) return [];
    const ability = round(view.abilities.ability[a] ?? 0);
    const standardError = round(Math.sqrt(view.abilities.covariance[a]?.[a] ?? 0));
    return [{ area: slug, answers, ability, standardError, ...bandOf(prediction) }];
  });
}

/** Ability and what's derived from it are part of a subscription; the number of answers isn't. */
function withoutPrediction({ area, answers }: AreaAbility): AreaAbility {
  return {
    area,
    answers,
    ability: null,
    standardError: null,
    expected: null,
    low: null,
    high: null,
  };
}

function objectivesOf(
  cells: readonly EvidenceCell[],
  mastery: ReadonlyMap<string, number>,
): ObjectiveMastery[] {
  return [...mastery].map(([objective, value]) => {
    const own = counts(cells.filter((cell) => cell.objective === objective));
    return {
      objective,
      ...own,
      mastery: own.answers === 0 ? null : value,
      state: masteryState(value, own.answers),
    };
  });
}

function mocksAndDiagnostic(
  answers: readonly AnsweredItem[],
  dayOf: (instant: Date) => Day,
  today: Day,
): Pick<PlanBasis, 'diagnosed' | 'daysSinceMock'> {
  const mocks = answers.flatMap(({ kind, finishedAt }) =>
    kind === 'mock' && finishedAt !== null ? [finishedAt.getTime()] : [],
  );
  const last = mocks.reduce((latest, at) => Math.max(latest, at), 0);
  return {
    diagnosed: answers.some(({ kind }) => kind === 'diagnostic' || kind === 'mock'),
    daysSinceMock: mocks.length === 0 ? null : daysBetween(dayOf(new Date(last)), today),
  };
}

/** Subjects whose free bank was finished at least once. */
function finishedBanks(answers: readonly AnsweredItem[]): Set<Subject> {
  return new Set(
    answers.flatMap(({ kind, finishedAt, subject }) =>
      kind === 'free-bank' && finishedAt !== null ? [subject] : [],
    ),
  );
}

/**
 * Answers of one day by objective, without the diagnostic: it finds out what to practice and isn't
 * practice.
 */
function practicedOn(
  day: Day,
  answers: readonly AnsweredItem[],
  days: readonly Day[],
): Map<string, number> {
  const done = new Map<string, number>();
  for (const [i, { kind, objective }] of answers.entries()) {
    if (days[i] === day && kind !== 'diagnostic') {
      done.set(objective, (done.get(objective) ?? 0) + 1);
    }
  }
  return done;
}
