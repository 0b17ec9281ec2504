import { describe, expect, it } from '@jest/globals';
import { newCard, reviewed, type StoredCard } from './review-card.js';

const NOW = new Date('2026-11-21T12:00:00Z');
const days = (card: StoredCard | undefined) =>
  card === undefined ? undefined : (Date.parse(card.due) - NOW.getTime()) / 86_400_000;

describe('review cards', () => {
  it('are made of wrong answers only', () => {
    expect(reviewed(null, true, null, NOW)).toBe(undefined);
    expect(days(reviewed(null, false, null, NOW))).toBeGreaterThanOrEqual(1);
  });

  it('of items put in by hand are due at once', () => {
    expect(days(newCard(NOW))).toBe(0);
  });

  it('come later the surer the answer was', () => {
    const [hard, good, easy] = ([1, 2, 3] as const).map(
      (confidence) => days(reviewed(newCard(NOW), true, confidence, NOW)) ?? 0,
    );
    expect(hard).toBeLessThanOrEqual(good ?? 0);
    expect(good).toBeLessThan(easy ?? 0);
    // For a card with a history, each confidence gives another date; no confidence counts as fairly
    // sure.
    const week = new Date(NOW.getTime() + 7 * 86_400_000);
    const known = reviewed(newCard(NOW), true, 2, NOW) ?? newCard(NOW);
    const [guessed, fairly, certain, unsaid] = ([1, 2, 3, null] as const).map(
      (confidence) => days(reviewed(known, true, confidence, week)) ?? 0,
    );
    expect(guessed).toBeLessThan(fairly ?? 0);
    expect(fairly).toBeLessThan(certain ?? 0);
    expect(unsaid).toBe(fairly);
  });

  it('of a wrong answer come the same however sure it was', () => {
    const wrong = ([1, 3, null] as const).map((confidence) =>
      reviewed(newCard(NOW), false, confidence, NOW),
    );
    expect(wrong[1]).toEqual(wrong[0]);
    expect(wrong[2]).toEqual(wrong[0]);
    expect(wrong[0]).not.toEqual(reviewed(newCard(NOW), true, 1, NOW));
  });

  it('know when they were reviewed, and how often', () => {
    const first = reviewed(null, false, null, NOW);
    expect(first).toMatchObject({ reps: 1, last_review: NOW.toISOString() });
    const later = new Date(NOW.getTime() + 3 * 86_400_000);
    expect(reviewed(first ?? null, true, null, later)).toMatchObject({
      reps: 2,
      last_review: later.toISOString(),
    });
    expect(newCard(NOW)).not.toHaveProperty('last_review');
  });

  it('come later after each right answer, and sooner after a wrong one', () => {
    let card = newCard(NOW);
    let when = NOW;
    const gaps = [1, 2, 3].map(() => {
      card = reviewed(card, true, null, when) ?? card;
      const gap = Date.parse(card.due) - when.getTime();
      when = new Date(card.due);
      return gap;
    });
    expect(gaps).toEqual([...gaps].sort((a, b) => a - b));
    const lapsed = reviewed(card, false, null, when);
    expect(Date.parse(lapsed?.due ?? '') - when.getTime()).toBeLessThan(gaps[2] ?? 0);
    expect(lapsed?.lapses).toBe(1);
  });

  it('of right answers come after 3, 14, 57 and 196 days, whoever asks', () => {
    let card = newCard(NOW);
    const gaps = [1, 2, 3, 4].map(() => {
      const when = new Date(card.due);
      card = reviewed(card, true, null, when) ?? card;
      return (Date.parse(card.due) - when.getTime()) / 86_400_000;
    });
    expect(gaps).toEqual([3, 14, 57, 196]);
  });

  it('take an attempt that ended before the last review, on an earlier day, as one of that moment', () => {
    const midnight = new Date('2026-11-22T00:01:00Z');
    const card = reviewed(null, false, null, midnight);
    const late = reviewed(card ?? null, true, null, new Date('2026-11-21T23:59:00Z'));
    expect(late).toEqual(reviewed(card ?? null, true, null, midnight));
    expect(late?.last_review).toBe(midnight.toISOString());
  });
});
