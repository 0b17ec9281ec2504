import {
  type Accommodation,
  PRACTICE_ITEMS,
  type TimeFactor,
} from '@prepward/contracts/attempt-rules';
import type {
  AttemptMode,
  DifficultyBand,
  Pool,
  StartAttemptBody,
} from '@prepward/contracts/attempts';
import { AREAS } from '@prepward/contracts/objectives';
import type { ItemType, Subject } from '@prepward/contracts/subjects';
import { isWithin, topicOf } from '../../entities/topic/topics.js';
import { countOf, usualTime } from './choices.js';

/** What the configure dialog holds while the student chooses. */
export interface PracticeChoice {
  subject: Subject | 'all';
  /** Slugs of objectives of the subject; none means all of it. */
  objectives: readonly string[];
  /** As typed. */
  count: string;
  /** None means every type. */
  itemTypes: readonly ItemType[];
  difficulty: DifficultyBand | 'any';
  pool: Pool;
  mode: AttemptMode;
  /** Null until the student chooses one: until then, it follows the mode. */
  time: TimeFactor | null;
}

/** The choice that the dialog opens with, for a topic of the bank or for everything. */
export function choiceFor(topic: string | undefined, known: readonly string[]): PracticeChoice {
  const found = topic === undefined ? undefined : topicOf(topic);
  return {
    subject: found?.subject ?? 'all',
    objectives:
      found && found.level !== 'subject' ? known.filter((slug) => isWithin(slug, found.slug)) : [],
    count: String(PRACTICE_ITEMS.usual),
    itemTypes: [],
    difficulty: 'any',
    pool: 'all',
    mode: 'tutor',
    time: null,
  };
}

/** An area whose objectives are all chosen is named as a whole, so that the list stays short. */
function namedShortly(chosen: readonly string[], known: readonly string[]): string[] {
  return AREAS.flatMap((area) => {
    const within = known.filter((slug) => isWithin(slug, area.slug));
    const picked = within.filter((slug) => chosen.includes(slug));
    return picked.length > 0 && picked.length === within.length ? [area.slug] : picked;
  });
}

/** The part of a start that decides which items match. */
export function matchingBody(choice: PracticeChoice, known: readonly string[]): StartAttemptBody {
  return {
    kind: 'practice',
    pool: choice.pool,
    ...(choice.subject === 'all' ? {} : { subject: choice.subject }),
    ...(choice.objectives.length > 0 ? { objectives: namedShortly(choice.objectives, known) } : {}),
    ...(choice.itemTypes.length > 0 ? { itemTypes: [...choice.itemTypes] } : {}),
    ...(choice.difficulty === 'any' ? {} : { difficulty: choice.difficulty }),
  };
}

/** The complete start; null if the number of questions isn't valid or the clock isn't known yet. */
export function startBody(
  choice: PracticeChoice,
  known: readonly string[],
  accommodation: Accommodation | undefined,
): StartAttemptBody | null {
  const count = countOf(choice.count);
  const time = choice.time ?? usualTime(choice.mode, accommodation);
  return count === null || time === undefined
    ? null
    : { ...matchingBody(choice, known), count, mode: choice.mode, time };
}
