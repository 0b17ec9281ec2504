import { DAY_MS } from '@prepward/contracts/durations';
import type { ItemType } from '@prepward/contracts/subjects';
import type { WeightedAnswers } from './rasch.js';

/** One answer as the model sees it. */
export interface Answer {
  itemId: string;
  area: string;
  objective: string;
  type: ItemType;
  /** Logits. */
  difficulty: number;
  correct: boolean;
  answeredAt: Date;
}

/** Answers to items of one objective, type and difficulty. */
export interface EvidenceCell extends WeightedAnswers {
  area: string;
  objective: string;
  /** How many answers these are, however old, and how many of them are right. */
  answers: number;
  correct: number;
}

/**
 * An answer counts half as much after 45 days: a student who practices is not who they were two
 * months ago. docs/progress.md describes the effect on students who learn and those who don't.
 */
const HALF_LIFE_MS = 45 * DAY_MS;
/** Difficulties of the bank have one decimal; finer ones are counted with their neighbors. */
const DIFFICULTY_STEPS = 10;

/**
 * Collects answers one by one; their weights can be computed for any later time. Only the first
 * answer to each item counts: later ones come after its key and rationale were shown, so they'd
 * measure memory and make predictions too rosy.
 */
export class Evidence {
  private readonly cells = new Map<string, EvidenceCell>();
  private readonly seen = new Set<string>();
  /** Weights are kept as of this time. */
  private epoch: number | undefined;

  add(answer: Answer): void {
    if (this.seen.has(answer.itemId)) return;
    this.seen.add(answer.itemId);
    const at = answer.answeredAt.getTime();
    this.epoch ??= at;
    const difficulty = Math.round(answer.difficulty * DIFFICULTY_STEPS) / DIFFICULTY_STEPS;
    const key = `${answer.objective} ${answer.type} ${difficulty}`;
    let cell = this.cells.get(key);
    if (cell === undefined) {
      const { area, objective, type } = answer;
      const counts = { answers: 0, correct: 0, right: 0, wrong: 0 };
      cell = { area, objective, type, difficulty, ...counts };
      this.cells.set(key, cell);
    }
    cell.answers += 1;
    cell.correct += answer.correct ? 1 : 0;
    cell[answer.correct ? 'right' : 'wrong'] += 2 ** ((at - this.epoch) / HALF_LIFE_MS);
  }

  /** What was gathered, each answer halved for every half-life that has passed since. */
  at(time: Date): EvidenceCell[] {
    const fade = 2 ** (-(time.getTime() - (this.epoch ?? time.getTime())) / HALF_LIFE_MS);
    return [...this.cells.values()].map((cell) => ({
      ...cell,
      right: cell.right * fade,
      wrong: cell.wrong * fade,
    }));
  }
}
