import { randomInt } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { MatchingItems } from '@prepward/contracts/attempts';
import { MINUTE_MS } from '@prepward/contracts/durations';
import { paceMs } from '@prepward/contracts/exam';
import { SUBJECTS, type Subject } from '@prepward/contracts/subjects';
import { DomainError } from '@prepward/platform/errors';
import { type CatalogItem, ItemCatalog } from '../questions/index.js';
import { AttemptRepository } from './attempt.repository.js';
import type { AttemptPlan } from './domain/attempt-plan.js';
import { bandOf, type SeenCounts, twinMark } from './domain/candidate.js';
import type { Chance } from './domain/chance.js';
import { type FreeSets, freeSets } from './domain/free-sets.js';
import { mockForm } from './domain/mock-form.js';
import {
  atOnce,
  categoryOf,
  selectByBlueprint,
  selectDue,
  selectPractice,
} from './domain/selection.js';
import { StudentItemRepository, type StudentItemRow } from './student-item.repository.js';

/** The items of an attempt, in order, with their sections. */
export interface Choice {
  sections: { subject: Subject | null; items: number; limitMs: number | null }[];
  items: { itemId: string; section: number }[];
}

/** Kinds that are the same for every student. */
type FixedKind = 'free-practice' | 'quiz' | 'free-bank';

function isFixed(kind: AttemptPlan['kind']): kind is FixedKind {
  return kind === 'free-practice' || kind === 'quiz' || kind === 'free-bank';
}

const byChance: Chance = { int: (bound) => randomInt(bound) };

function factorOf(time: AttemptPlan['time']): number | null {
  return time === 'none' ? null : time;
}

/** Time for items at the exam's pace, in ms, rounded to whole seconds. */
function limitOf(items: readonly CatalogItem[], time: AttemptPlan['time']): number | null {
  const factor = factorOf(time);
  if (factor === null) return null;
  const pace = items.reduce((sum, item) => sum + paceMs(item.subject), 0);
  return Math.ceil((pace * factor) / 1000) * 1000;
}

function seenIn(rows: readonly StudentItemRow[]): SeenCounts {
  return new Map(rows.map((row) => [row.item_id, row.seen]));
}

/** Chooses the items of attempts. */
@Injectable()
export class ItemChoice {
  /** The sets of each free pool, for as long as the catalog keeps that pool. */
  private readonly sets = new WeakMap<readonly CatalogItem[], FreeSets<CatalogItem>>();

  constructor(
    private readonly catalog: ItemCatalog,
    private readonly attempts: AttemptRepository,
    private readonly studentItems: StudentItemRepository,
  ) {}

  /**
   * No choice includes an item from an exam the student has open: its key stays hidden until the
   * exam is finished.
   *
   * @throws DomainError NOT_ENOUGH_ITEMS, ITEM_IN_OPEN_EXAM
   */
  async choose(userId: string, plan: AttemptPlan): Promise<Choice> {
    if (plan.kind === 'mock') return this.mock(userId, plan);
    const items = await this.items(userId, plan);
    if (items.length < plan.least) throw new DomainError('NOT_ENOUGH_ITEMS');
    const subjects = new Set(items.map((item) => item.subject));
    const [only] = subjects.size === 1 ? subjects : [];
    return {
      sections: [
        { subject: only ?? null, items: items.length, limitMs: limitOf(items, plan.time) },
      ],
      items: items.map(({ id }) => ({ itemId: id, section: 1 })),
    };
  }

  /** How many items match a configured start, and how many of them can be in one attempt. */
  async matching(userId: string, plan: AttemptPlan): Promise<MatchingItems> {
    const { candidates } = await this.candidates(userId, plan);
    return { items: candidates.length, atOnce: atOnce(candidates) };
  }

  /** The questions of the free trial bank, all subjects together. */
  async trialBank(): Promise<CatalogItem[]> {
    const pools = await Promise.all(SUBJECTS.map((subject) => this.catalog.free(subject)));
    return SUBJECTS.flatMap((subject, i) => this.freeSets(pools[i] ?? [], subject).bank);
  }

  private async items(userId: string, plan: AttemptPlan): Promise<CatalogItem[]> {
    const { kind, subject, count } = plan;
    if (subject !== '' && isFixed(kind)) return this.fixed(userId, subject, kind, plan.set ?? 1);
    if (kind === 'diagnostic') return this.diagnostic(userId, plan);
    const { candidates, seen } = await this.candidates(userId, plan);
    switch (kind) {
      case 'mixed':
        return selectByBlueprint(candidates, seen, count, byChance);
      case 'review':
        return selectDue(candidates, await this.studentItems.due(userId), count);
      default:
        return selectPractice(candidates, seen, count, byChance);
    }
  }

  /** A fixed set; items in an open exam are replaced by others from the free pool. */
  private async fixed(userId: string, subject: Subject, kind: FixedKind, set: number) {
    const [pool, open] = await Promise.all([
      this.catalog.free(subject),
      this.attempts.openItems(userId),
    ]);
    const sets = this.freeSets(pool, subject);
    const { practice, quizzes, bank } = sets;
    const wanted = {
      'free-practice': practice,
      quiz: quizzes[set - 1] ?? [],
      'free-bank': bank,
    }[kind];
    const chosen = wanted.filter(({ id }) => !open.exams.has(id));
    const missing = wanted.length - chosen.length;
    if (missing === 0) return chosen;
    const taken = new Set(chosen.map(twinMark));
    const spare = sets.rest.filter((one) => !open.exams.has(one.id) && !taken.has(twinMark(one)));
    return [...chosen, ...selectPractice(spare, new Map(), missing, byChance)];
  }

  private freeSets(pool: readonly CatalogItem[], subject: Subject): FreeSets<CatalogItem> {
    const sets = this.sets.get(pool) ?? freeSets(pool, subject);
    this.sets.set(pool, sets);
    return sets;
  }

  private async diagnostic(userId: string, plan: AttemptPlan): Promise<CatalogItem[]> {
    const [pools, rows, open] = await Promise.all([
      Promise.all(SUBJECTS.map((subject) => this.catalog.free(subject))),
      this.studentItems.ofSubjects(userId, SUBJECTS),
      this.attempts.openItems(userId),
    ]);
    const rest = SUBJECTS.flatMap((subject, i) => this.freeSets(pools[i] ?? [], subject).rest);
    const candidates = rest.filter(({ id }) => !open.all.has(id));
    return selectByBlueprint(candidates, seenIn(rows), plan.count, byChance);
  }

  private async candidates(userId: string, plan: AttemptPlan) {
    const subjects = this.subjectsOf(plan);
    const [lists, rows, open] = await Promise.all([
      Promise.all(subjects.map((subject) => this.catalog.live(subject))),
      this.studentItems.ofSubjects(userId, subjects),
      this.attempts.openItems(userId),
    ]);
    const known = new Map(rows.map((row) => [row.item_id, row]));
    const seen = seenIn(rows);
    const items = lists.flat();
    const { similarTo } = plan.filter;
    if (similarTo === undefined) {
      const live = items.filter(({ id }) => !open.exams.has(id));
      return { candidates: live.filter(this.test(plan, known)), seen };
    }
    const named = items.find(({ id }) => id === similarTo);
    const variants = items.filter(({ model }) => model === named?.model);
    // A variant reveals how to solve the one in the exam, whichever of them was asked for.
    if (open.exams.has(similarTo) || variants.some(({ id }) => open.exams.has(id))) {
      throw new DomainError('ITEM_IN_OPEN_EXAM');
    }
    // A single item is another variant if there is one; otherwise, and for sets, items of the
    // objective.
    const single = plan.count === 1 && variants.length > 1;
    const similar = single ? variants : items.filter((one) => one.objective === named?.objective);
    return {
      candidates: similar.filter(({ id }) => id !== similarTo && !open.exams.has(id)),
      seen,
    };
  }

  private subjectsOf(plan: AttemptPlan): readonly Subject[] {
    if (plan.filter.objectives !== undefined) {
      return SUBJECTS.filter((subject) =>
        plan.filter.objectives?.some((slug) => categoryOf(slug)?.subject === subject),
      );
    }
    return plan.subject === '' ? SUBJECTS : [plan.subject];
  }

  private test(plan: AttemptPlan, known: ReadonlyMap<string, StudentItemRow>) {
    const { objectives, itemTypes, difficulty, pool } = plan.filter;
    const categories = objectives?.map((slug) => categoryOf(slug));
    return (item: CatalogItem): boolean => {
      const row = known.get(item.id);
      if (categories !== undefined && !categories.some((c) => c?.holds(item))) return false;
      if (itemTypes !== undefined && !itemTypes.includes(item.type)) return false;
      if (difficulty !== undefined && bandOf(item.difficulty) !== difficulty) return false;
      switch (pool ?? 'all') {
        case 'all':
          return true;
        case 'unseen':
          return row === undefined || row.seen === 0;
        case 'wrong':
          return row?.last_correct === false;
        case 'flagged':
          return row?.flagged === true;
        case 'due':
          return row?.due === true;
      }
    };
  }

  private async mock(userId: string, plan: AttemptPlan): Promise<Choice> {
    const [reading, math, science, english, rows, open] = await Promise.all([
      this.paid('reading'),
      this.paid('math'),
      this.paid('science'),
      this.paid('english'),
      this.studentItems.ofSubjects(userId, SUBJECTS),
      this.attempts.openItems(userId),
    ]);
    const closed = (items: CatalogItem[]) => items.filter(({ id }) => !open.all.has(id));
    const form = mockForm(
      {
        reading: closed(reading),
        math: closed(math),
        science: closed(science),
        english: closed(english),
      },
      seenIn(rows),
      String(randomInt(2 ** 47)),
    );
    if (form === undefined) throw new DomainError('NOT_ENOUGH_ITEMS');
    const factor = factorOf(plan.time);
    return {
      sections: form.map(({ subject, chosen, minutes }) => ({
        subject,
        items: chosen.length,
        limitMs: factor === null ? null : minutes * MINUTE_MS * factor,
      })),
      items: form.flatMap(({ n, chosen }) => chosen.map(({ id }) => ({ itemId: id, section: n }))),
    };
  }

  /** Excludes what anyone may have read in a paper or a quiz: it would say nothing in an exam. */
  private async paid(subject: Subject): Promise<CatalogItem[]> {
    const [live, free] = await Promise.all([
      this.catalog.live(subject),
      this.catalog.free(subject),
    ]);
    const inPool = new Set(free);
    return live.filter((item) => !inPool.has(item));
  }
}

/** How many items can be in one attempt, by objective. */
export function atOnceByObjective(items: readonly CatalogItem[]): Map<string, number> {
  const marks = new Map<string, Set<string>>();
  for (const item of items) {
    const set = marks.get(item.objective) ?? new Set();
    marks.set(item.objective, set.add(twinMark(item)));
  }
  return new Map([...marks].map(([objective, set]) => [objective, set.size]));
}
