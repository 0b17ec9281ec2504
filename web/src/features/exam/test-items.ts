import type { AnswerFeedback, Attempt, AttemptItem } from '@prepward/contracts/attempts';
import { deviceStore } from '../../lib/device-store.js';

const base = { section: 1, version: 1 };
const named = (...texts: string[]) => texts.map((html, index) => ({ id: `o${index}`, html }));
const reasons = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ id: `o${index}`, rationale: `Reason ${index}` }));

/** For tests: one item of each type, in this order, each with its feedback. */
export const CHOICE: AttemptItem = {
  ...base,
  position: 1,
  itemId: 'choice',
  type: 'multiple-choice',
  stem: '<p>Which chamber fills the aorta?</p>',
  options: named('Right atrium', 'Right ventricle', 'Left ventricle'),
};
export const SELECT: AttemptItem = {
  ...base,
  position: 2,
  itemId: 'select',
  type: 'multiple-select',
  stem: '<p>Which of these carry air?</p>',
  options: named('Trachea', 'Ureter', 'Bronchus'),
};
export const SUPPLY: AttemptItem = {
  ...base,
  position: 3,
  itemId: 'supply',
  type: 'supply',
  stem: '<p>250 mL and 500 mL are how much?</p>',
  answerKind: 'number',
  unit: 'mL',
};
export const HOT_SPOT: AttemptItem = {
  ...base,
  position: 4,
  itemId: 'hot-spot',
  type: 'hot-spot',
  stem: '<p>Choose the nucleus.</p>',
  figure: { alt: 'A cell', svg: '<svg viewBox="0 0 100 50"></svg>' },
  regions: [
    { id: 'a', name: 'Outer line', shape: { kind: 'rect', x: 0, y: 0, width: 10, height: 10 } },
    { id: 'b', name: 'Round body', shape: { kind: 'circle', cx: 50, cy: 25, r: 10 } },
    {
      id: 'c',
      name: 'Folded band',
      shape: {
        kind: 'polygon',
        points: [
          [80, 10],
          [90, 10],
          [90, 30],
        ],
      },
    },
  ],
};
export const ORDERED: AttemptItem = {
  ...base,
  position: 5,
  itemId: 'ordered',
  type: 'ordered',
  stem: '<p>Put the steps in order.</p>',
  options: named('Dry', 'Wet', 'Soap'),
};

export const CHOICE_FEEDBACK: AnswerFeedback = {
  correct: false,
  key: { type: 'multiple-choice', option: 'o2' },
  rationales: reasons(3),
};
export const ORDERED_FEEDBACK: AnswerFeedback = {
  correct: false,
  key: { type: 'ordered', order: ['o1', 'o2', 'o0'] },
  rationales: reasons(3),
};
export const SUPPLY_FEEDBACK: AnswerFeedback = {
  correct: false,
  key: { type: 'supply', answer: '750', answerKind: 'number', tolerance: 0, accepted: [] },
  rationale: '<p>250 + 500 = 750.</p>',
  rationales: [],
  commonErrors: [{ answer: '250', misconception: 'half', rationale: 'That is one of the two.' }],
};

/** An open attempt over some items. */
export function openAttempt(items: AttemptItem[], change: Partial<Attempt> = {}): Attempt {
  return {
    id: '6f0c1d9e-58b1-4a5f-9d53-4a1f0a3f2c11',
    kind: 'free-practice',
    mode: 'tutor',
    time: 'none',
    state: 'open',
    startedAt: '2026-11-21T05:00:00.000Z',
    serverTime: '2026-11-21T05:00:00.000Z',
    sections: [{ n: 1, subject: 'science', state: 'open', items: items.length }],
    items,
    passages: [],
    answers: {},
    ...change,
  };
}

/** Deletes what this device has saved of an attempt, as if on another device. */
export async function forgetAttempt(attemptId: string): Promise<void> {
  for (const name of ['answers', 'desk', 'attempt']) {
    await deviceStore.remove(`${name}.${attemptId}`);
  }
}

/** An open mock exam: reading, math and, after the break, science; two items in each. */
export function openMock(change: Partial<Attempt> = {}): Attempt {
  const subjects = ['reading', 'math', 'science'] as const;
  const items = subjects.flatMap((_subject, index) => [
    { ...CHOICE, section: index + 1, position: index * 2 + 1, itemId: `choice-${index}` },
    { ...SELECT, section: index + 1, position: index * 2 + 2, itemId: `select-${index}` },
  ]);
  return openAttempt(items, {
    kind: 'mock',
    mode: 'exam',
    time: 1,
    remainingMs: 600_000,
    sections: subjects.map((subject, index) => ({
      n: index + 1,
      subject,
      state: index === 0 ? 'open' : 'pending',
      items: 2,
      limitMs: 600_000,
    })),
    ...change,
  });
}

/** The sections of `openMock` once the first ones are closed; `open` is the section's number. */
export function sectionsAt(open: number, waiting = false): Attempt['sections'] {
  return openMock().sections.map((section) => ({
    ...section,
    state: section.n < open ? 'closed' : section.n === open && !waiting ? 'open' : 'pending',
  }));
}
