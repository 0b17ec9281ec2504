import { expect, it, jest } from '@jest/globals';
import * as rules from '@prepward/contracts/attempt-rules';
import { MINUTE_MS } from '@prepward/contracts/durations';
import * as exam from '@prepward/contracts/exam';
import { areasOf } from '@prepward/contracts/objectives';
import { ITEM_TYPES, SUBJECTS, type Subject } from '@prepward/contracts/subjects';
import type { Candidate } from './candidate.js';

/** An exam with different numbers: 61 minutes of Reading, 62 of Math … breaks of eight and three. */
jest.unstable_mockModule('@prepward/contracts/exam', () => ({
  ...exam,
  BLUEPRINT: exam.BLUEPRINT.map((section, i) => ({ ...section, minutes: 61 + i })),
  BREAK: { ...exam.BREAK, minutes: 8 },
}));
jest.unstable_mockModule('@prepward/contracts/attempt-rules', () => ({
  ...rules,
  BETWEEN_SECTIONS: { minutes: 3 },
}));

/** Enough made-up items of every type for each area. */
function bankOf(subject: Subject): Candidate[] {
  return areasOf(subject).flatMap(({ slug, objectives }) =>
    Array.from({ length: 100 }, (_, i) => ({
      id: `${slug}:${i}`,
      model: `${slug}.${i}`,
      family: `${slug}.${i}`,
      subject,
      area: slug,
      objective: objectives[i % objectives.length]?.slug ?? '',
      type: ITEM_TYPES[i % 10] ?? 'multiple-choice',
      difficulty: 0,
      passage: null,
      passageWords: 0,
      words: 40,
    })),
  );
}

it('a mock exam and its pauses are as long as the blueprint says', async () => {
  const { mockForm } = await import('./mock-form.js');
  const { advance, begin } = await import('./attempt-state.js');
  const bank = Object.fromEntries(
    SUBJECTS.map((subject) => [subject, bankOf(subject)] as const),
  ) as Record<Subject, Candidate[]>;
  const form = mockForm(bank, new Map(), 'any seed') ?? [];
  expect(form.map(({ minutes }) => minutes)).toEqual([61, 62, 63, 64]);

  const start = new Date('2026-11-21T08:00:00Z');
  const sections = form.map(({ subject, items, minutes }) => ({
    subject,
    items,
    limitMs: minutes * MINUTE_MS,
  }));
  const end = 61 + 3 + 62 + 8 + 63 + 3 + 64;
  const at = (minutes: number) => new Date(start.getTime() + minutes * MINUTE_MS);
  expect(advance(begin(sections, start), at(end - 1)).finishedAt).toBe(null);
  expect(advance(begin(sections, start), at(end)).finishedAt).toEqual(at(end));
});
