import { Injectable } from '@nestjs/common';
import type { BankOverview, ReviewItem, TrialBank } from '@prepward/contracts/bank';
import { AREAS } from '@prepward/contracts/objectives';
import { SUBJECTS } from '@prepward/contracts/subjects';
import { Clock } from '@prepward/platform/clock';
import { DomainError } from '@prepward/platform/errors';
import { ItemCatalog } from '../questions/index.js';
import { AttemptRepository } from './attempt.repository.js';
import { newCard } from './domain/review-card.js';
import { Entitlements } from './entitlements.js';
import { atOnceByObjective, ItemChoice } from './item-choice.service.js';
import { StudentItemRepository, type StudentItemRow } from './student-item.repository.js';

const NOTHING = { all: 0, unseen: 0, wrong: 0, flagged: 0, due: 0 };

/** The bank as one student sees it, and the student's review queue. */
@Injectable()
export class BankOverviewService {
  constructor(
    private readonly catalog: ItemCatalog,
    private readonly attempts: AttemptRepository,
    private readonly studentItems: StudentItemRepository,
    private readonly entitlements: Entitlements,
    private readonly choice: ItemChoice,
    private readonly clock: Clock,
  ) {}

  /** Every objective with its counts, in the exam's order. */
  async overview(userId: string): Promise<BankOverview> {
    const [lists, rows, open, standing, diagnosticTaken] = await Promise.all([
      Promise.all(SUBJECTS.map((subject) => this.catalog.live(subject))),
      this.studentItems.ofSubjects(userId, SUBJECTS),
      this.attempts.openItems(userId),
      this.entitlements.standing({ userId, isAnonymous: false }),
      this.entitlements.diagnosticTaken(userId),
    ]);
    const items = lists.flat();
    // Items in an open exam aren't due before it ends.
    const known = new Map(
      rows.map((row) => [row.item_id, { ...row, due: row.due && !open.exams.has(row.item_id) }]),
    );
    const counts = new Map<string, BankOverview['objectives'][number]['counts']>();
    for (const item of items) {
      const before = counts.get(item.objective) ?? NOTHING;
      counts.set(item.objective, plus(before, known.get(item.id)));
    }
    const together = atOnceByObjective(items);
    return {
      objectives: AREAS.flatMap((area) =>
        area.objectives.map(({ slug }) => ({
          slug,
          area: area.slug,
          counts: counts.get(slug) ?? NOTHING,
          atOnce: together.get(slug) ?? 0,
        })),
      ),
      access: {
        subscribed: standing === 'subscribed',
        expired: standing === 'expired',
        diagnosticTaken,
      },
    };
  }

  /** The objectives of the free trial bank, with the student's progress in its questions. */
  async trial(userId: string): Promise<TrialBank> {
    const [items, rows] = await Promise.all([
      this.choice.trialBank(),
      this.studentItems.ofSubjects(userId, SUBJECTS),
    ]);
    const latest = new Map(rows.map((row) => [row.item_id, row.last_correct]));
    return {
      objectives: AREAS.flatMap((area) =>
        area.objectives.flatMap(({ slug }) => {
          const own = items.filter(({ objective }) => objective === slug);
          const answers = own.map(({ id }) => latest.get(id) ?? null);
          return own.length === 0
            ? []
            : {
                slug,
                area: area.slug,
                items: own.length,
                done: answers.filter((correct) => correct !== null).length,
                right: answers.filter((correct) => correct === true).length,
              };
        }),
      ),
    };
  }

  /**
   * Puts an item into the review queue, due at once, or takes it out.
   *
   * @throws DomainError ITEM_NOT_FOUND, ITEM_IN_OPEN_EXAM
   */
  async setReview(userId: string, itemId: string, inReview: boolean): Promise<ReviewItem> {
    // A review shows keys, so items in an open exam wait until it ends.
    const open = await this.attempts.openItems(userId);
    if (inReview && open.exams.has(itemId)) throw new DomainError('ITEM_IN_OPEN_EXAM');
    const card = inReview ? newCard(this.clock.now()) : null;
    if (!(await this.studentItems.setCard(userId, itemId, card))) {
      throw new DomainError('ITEM_NOT_FOUND');
    }
    const dueAt = await this.studentItems.dueAt(userId, itemId);
    return { itemId, inReview, dueAt: dueAt?.toISOString() ?? null };
  }
}

function plus(counts: typeof NOTHING, row: StudentItemRow | undefined): typeof NOTHING {
  return {
    all: counts.all + 1,
    unseen: counts.unseen + (row === undefined || row.seen === 0 ? 1 : 0),
    wrong: counts.wrong + (row?.last_correct === false ? 1 : 0),
    flagged: counts.flagged + (row?.flagged ? 1 : 0),
    due: counts.due + (row?.due ? 1 : 0),
  };
}
