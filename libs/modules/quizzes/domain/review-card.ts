import { type Card, createEmptyCard, fsrs, generatorParameters, Rating } from 'ts-fsrs';

/** A student's memory state for one item, as the database stores it: dates are ISO texts. */
export type StoredCard = Omit<Card, 'due' | 'last_review'> & { due: string; last_review?: string };

/** How sure the student said they were: 1 guessed, 2 fairly, 3 certain. */
export type Confidence = 1 | 2 | 3;

/** Reviews fall due in whole days; no fuzz, so that a schedule can be explained and tested. */
const scheduler = fsrs(generatorParameters({ enable_fuzz: false, enable_short_term: false }));

function toCard(stored: StoredCard): Card {
  const { due, last_review: last, ...rest } = stored;
  return {
    ...rest,
    due: new Date(due),
    ...(last === undefined ? {} : { last_review: new Date(last) }),
  };
}

function toStored({ due, last_review: last, ...rest }: Card): StoredCard {
  return {
    ...rest,
    due: due.toISOString(),
    ...(last === undefined ? {} : { last_review: last.toISOString() }),
  };
}

/** A card that is due at once: the item was put into the queue by hand. */
export function newCard(now: Date): StoredCard {
  return toStored(createEmptyCard(now));
}

function ratingOf(correct: boolean, confidence: Confidence | null) {
  if (!correct) return Rating.Again;
  if (confidence === 1) return Rating.Hard;
  return confidence === 3 ? Rating.Easy : Rating.Good;
}

/**
 * The card after an answer, scheduled by FSRS. Only a wrong answer makes a card where there is none:
 * what a student knows from the start needs no review. An attempt whose time ran out may be ended after
 * a later one: its answers then count as given at the last review, since time doesn't run backward.
 *
 * @returns undefined when there was no card and none is needed
 */
export function reviewed(
  card: StoredCard | null,
  correct: boolean,
  confidence: Confidence | null,
  now: Date,
): StoredCard | undefined {
  if (card === null && correct) return undefined;
  const before = card === null ? createEmptyCard(now) : toCard(card);
  const at =
    before.last_review !== undefined && before.last_review > now ? before.last_review : now;
  return toStored(scheduler.next(before, at, ratingOf(correct, confidence)).card);
}
