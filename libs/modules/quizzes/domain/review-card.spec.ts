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
    expect(hard).toBeLessThan(good ?? 0);
    expect(good).toBeLessThan(easy ?? 0);
    expect(days(reviewed(newCard(NOW), true, null, NOW))).toBe(good);
  });

  it('take a wrong answer for wrong, however sure it was', () => {
    const wrong = reviewed(null, false, null, NOW);
    for (const confidence of [1, 2, 3] as const) {
      expect(reviewed(null, false, confidence, NOW)).toEqual(wrong);
    }
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

  it('take an attempt that ended before the last review, on an earlier day, as one of that moment', () => {
    const midnight = new Date('2026-11-22T00:01:00Z');
    const card = reviewed(null, false, null, midnight);
    const late = reviewed(card ?? null, true, null, new Date('2026-11-21T23:59:00Z'));
    expect(late).toEqual(reviewed(card ?? null, true, null, midnight));
    expect(late?.last_review).toBe(midnight.toISOString());
  });
});
