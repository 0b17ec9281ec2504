import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from '@jest/globals';
import { lessonFor, type ObjectiveLesson, withLessons } from './lessons.js';
import { createRng } from './rng.js';
import type { ItemModel } from './types.js';

const lessons: ObjectiveLesson[] = [
  { objective: 'a', asks: ['mean by', 'compar'], method: 'Say it plainly.', remember: 'Plainly' },
  { objective: 'a', types: ['ordered'], method: 'Go step by step.', remember: 'Step by step' },
  { objective: 'a', method: 'Ask what the part does.', remember: 'Parts do things' },
  { objective: 'b', method: 'Find the place.', remember: 'Places' },
];

const remembered = (
  stem: string,
  type: Parameters<typeof lessonFor>[2]['type'] = 'multiple-choice',
  objective = 'a',
) => lessonFor(lessons, objective, { stem, type })?.remember;

describe('the lesson for what an item asks', () => {
  it('follows the words of the question, and not its number', () => {
    expect(remembered('What does the author mean by the last sentence?')).toBe('Plainly');
    expect(remembered('The comparison with a stove shows')).toBe('Plainly');
    expect(remembered('The last sentence mainly')).toBe('Parts do things');
  });

  it('follows the type where the words say nothing', () => {
    expect(remembered('Put the steps in order.', 'ordered')).toBe('Step by step');
  });

  it('passes over what the question quotes, and words that only end alike', () => {
    expect(remembered('The words “what I mean by that” are there to')).toBe('Parts do things');
    expect(remembered('What is incomparable here?')).toBe('Parts do things');
  });

  it('is of the objective of the item', () => {
    expect(remembered('What does the author mean by this?', 'supply', 'b')).toBe('Places');
    expect(remembered('What does the author mean by this?', 'supply', 'c')).toBeUndefined();
  });
});

describe('an explanation made of a lesson', () => {
  it('lists answers whole, with the period of an abbreviation', () => {
    const folder = mkdtempSync(join(tmpdir(), 'lessons-'));
    writeFileSync(
      join(folder, 'lessons.yaml'),
      'lessons:\n  - model: hours\n    method: Read the rule first, and then read each hour.\n    remember: Rules come first.\n',
    );
    const hours: ItemModel = {
      id: 'reading.hours',
      objective: 'reading.key-ideas.directions',
      type: 'multiple-select',
      difficulty: 0,
      variants: 1,
      make: () => ({
        type: 'multiple-select',
        stem: 'When may a visitor come? Select all that apply.',
        keys: [
          { text: 'At 2:45 p.m.', rationale: 'The doors are open.' },
          { text: 'On a Sunday.', rationale: 'Sundays are free.' },
          { text: 'At 6:30 p.m.', rationale: 'The doors are open late.' },
        ],
        distractors: [],
      }),
    };
    const [model] = withLessons(pathToFileURL(join(folder, 'index.ts')).href, 'reading', [hours]);
    expect(model?.make(createRng('1'), 1).why).toContain(
      'That leaves "At 2:45 p.m.," "On a Sunday," and "At 6:30 p.m."',
    );
  });
});
