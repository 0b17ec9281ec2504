import type { INestApplicationContext } from '@nestjs/common';
import type { Attempt, AttemptItem } from '@prepward/contracts/attempts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@prepward/contracts/durations';
import { paceMs } from '@prepward/contracts/exam';
import type { ItemAnswerSheet } from '@prepward/contracts/items';
import { SUBJECTS } from '@prepward/contracts/subjects';
import { type CatalogItem, ItemCatalog, ItemVersions } from '@prepward/modules/questions';
import {
  AnswerHistory,
  AnswersService,
  type Chance,
  FinishingService,
  QuizzesService,
} from '@prepward/modules/quizzes';
import {
  type Ability,
  answersRight,
  fraction,
  oneOf,
  rightResponse,
  wrongResponse,
} from './ability.js';
import type { DatabaseClock } from './database-clock.js';
import { HISTORY_DAYS, type Sitting } from './students.js';

/** A day's first sitting begins this long before the current time of day. */
const FIRST_SITTING_MS = 7 * HOUR_MS;
const BETWEEN_SITTINGS_MS = 10 * MINUTE_MS;

/** Shares of all answers. */
const SKIPPED = 0.02;
const FLAGGED = 0.06;
const NOTED = 0.015;
const SLOW = 0.08;

const NOTES = [
  'Read the question twice before the options.',
  'Look this up again tonight.',
  'Mixed up the units.',
  'Ask Dr. Lane about this one.',
  'Guessed between two options.',
];

/** Who practices: the same person before and after they have an account. */
export interface Sitter {
  userId: string;
  isAnonymous: boolean;
}

/** Plays through what students did, with the services that real students use. */
export class StudentHistory {
  private readonly quizzes: QuizzesService;
  private readonly answers: AnswersService;
  private readonly finishing: FinishingService;

  private constructor(
    private readonly app: INestApplicationContext,
    private readonly clock: DatabaseClock,
    private readonly items: ReadonlyMap<string, CatalogItem>,
    /** The real now: nothing may happen after it. */
    private readonly end: Date,
  ) {
    this.quizzes = app.get(QuizzesService, { strict: false });
    this.answers = app.get(AnswersService, { strict: false });
    this.finishing = app.get(FinishingService, { strict: false });
  }

  /** @throws Error when the bank was not loaded */
  static async over(
    app: INestApplicationContext,
    clock: DatabaseClock,
    end: Date,
  ): Promise<StudentHistory> {
    const catalog = app.get(ItemCatalog, { strict: false });
    const items = (await Promise.all(SUBJECTS.map((subject) => catalog.live(subject)))).flat();
    if (items.length === 0) {
      throw new Error('The question bank is empty: run `node api/dist/cli.js load-bank` first.');
    }
    return new StudentHistory(app, clock, new Map(items.map((item) => [item.id, item])), end);
  }

  /** Sets the clock to the start of a day's practice, or a little ahead if it's already past that. */
  async turnTo(daysAgo: number): Promise<void> {
    const begin = this.end.getTime() - daysAgo * DAY_MS - FIRST_SITTING_MS;
    const earliest = this.clock.now().getTime() + BETWEEN_SITTINGS_MS;
    await this.clock.set(new Date(Math.max(begin, earliest)));
  }

  /** One sitting, from the start of the attempt to its end. */
  async sit(sitter: Sitter, sitting: Sitting, ability: Ability, chance: Chance): Promise<void> {
    await this.turnTo(sitting.daysAgo);
    if (sitting.body.kind === 'review' && !(await this.hasReviews(sitter.userId))) return;
    const { userId } = sitter;
    const begun = await this.quizzes.start(sitter, sitting.body, undefined);
    const answerer = { ability, chance, userId };
    if (sitting.leftAfter !== undefined) {
      return this.answer(begun, 1, answerer, sitting.leftAfter);
    }
    for (const { n } of begun.sections) {
      if (n > 1) await this.finishing.startSection(userId, begun.id, n);
      const attempt = n === 1 ? begun : await this.quizzes.view(userId, begun.id);
      await this.answer(attempt, n, answerer);
      await this.finishing.finishSection(userId, begun.id, n);
    }
  }

  private async hasReviews(userId: string): Promise<boolean> {
    return (await this.app.get(AnswerHistory, { strict: false }).reviewsDue(userId)) > 0;
  }

  /** Answers a section's items until they, the time or the student's patience end. */
  private async answer(
    attempt: Attempt,
    section: number,
    { ability, chance, userId }: { ability: Ability; chance: Chance; userId: string },
    most = attempt.items.length,
  ): Promise<void> {
    const items = attempt.items.filter((item) => item.section === section).slice(0, most);
    const sheets = await this.sheets(items);
    for (const [i, item] of items.entries()) {
      const known = this.items.get(item.itemId);
      const sheet = sheets[i];
      if (known === undefined || sheet === undefined) continue;
      const elapsedMs = timeFor(known, ability, chance);
      if (this.isTooLate(attempt, elapsedMs)) return;
      await this.clock.advance(elapsedMs);
      if (fraction(chance) < SKIPPED) continue;
      const share = 1 - (this.end.getTime() - this.clock.now().getTime()) / (HISTORY_DAYS * DAY_MS);
      const right = answersRight(ability, share, known, chance);
      await this.answers.save(userId, attempt.id, item.position, {
        clientId: 'seed',
        sequence: 1,
        response: right ? rightResponse(sheet) : wrongResponse(item, sheet, chance),
        elapsedMs,
        flagged: fraction(chance) < FLAGGED,
        ...(attempt.mode === 'tutor'
          ? { confidence: right ? 3 - chance.int(2) : 1 + chance.int(2) }
          : {}),
        ...(fraction(chance) < NOTED ? { note: oneOf(NOTES, chance) } : {}),
      });
    }
  }

  private async sheets(items: readonly AttemptItem[]): Promise<ItemAnswerSheet[]> {
    const versions = this.app.get(ItemVersions, { strict: false });
    const stored = await versions.read(items.map(({ itemId, version }) => ({ itemId, version })));
    return stored.map(({ sheet }) => sheet);
  }

  private isTooLate({ deadline }: Attempt, elapsedMs: number): boolean {
    const then = this.clock.now().getTime() + elapsedMs;
    return deadline !== undefined && then >= Date.parse(deadline);
  }
}

/** Around the student's share of the exam's pace; some items take far longer. */
function timeFor(item: CatalogItem, ability: Ability, chance: Chance): number {
  const usual = paceMs(item.subject) * ability.pace * (0.4 + 1.2 * fraction(chance));
  return Math.round(usual * (fraction(chance) < SLOW ? 2.5 : 1));
}
