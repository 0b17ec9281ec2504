import { describe, expect, it } from '@jest/globals';
import { generateModel } from './generate.js';
import type { MultipleChoiceDraft, Passage } from './types.js';
import { passageModel, writtenModel } from './written.js';

function choice(stem: string): MultipleChoiceDraft {
  const option = (text: string) => ({
    text,
    rationale: `About ${text}.`,
    misconception: 'mixes-up',
  });
  return {
    type: 'multiple-choice',
    stem,
    key: { text: 'Aorta', rationale: 'It leaves the heart.' },
    distractors: [option('Vena cava'), option('Ureter'), option('Trachea')],
  };
}

describe('writtenModel', () => {
  it('gives draft n to seed n, and all of them to the bank', () => {
    const model = writtenModel({
      id: 'science.vessels',
      objective: 'science.anatomy.cardiovascular',
      difficulty: 0.5,
      items: [choice('One?'), choice('Two?'), choice('Three?')],
    });
    const items = generateModel(model).map((g) => g.item);
    expect(items.map((i) => [i.id, i.stem])).toEqual([
      ['science.vessels:1', 'One?'],
      ['science.vessels:2', 'Two?'],
      ['science.vessels:3', 'Three?'],
    ]);
    expect(generateModel(model).map((g) => g.item)).toEqual(items);
  });

  it('does not pass off one draft as two items', () => {
    const model = writtenModel({
      id: 'science.vessels',
      objective: 'science.anatomy.cardiovascular',
      difficulty: 0,
      items: [choice('One?'), choice('One?')],
    });
    expect(() => generateModel(model)).toThrow('1 distinct items');
  });
});

describe('passageModel', () => {
  const passage: Passage = {
    id: 'reading.memo',
    title: 'Memo',
    kind: 'memo',
    text: 'To all staff.',
  };

  it('is one model whose items have their own type, objective and difficulty', () => {
    const model = passageModel(passage, [
      { ...choice('Purpose?'), objective: 'reading.craft.purpose', difficulty: 0 },
      {
        type: 'supply',
        stem: 'How many?',
        answer: '3',
        answerKind: 'number',
        rationale: 'The memo names 3.',
        commonErrors: [],
        objective: 'reading.key-ideas.locate',
        difficulty: -1,
      },
    ]);
    const items = generateModel(model).map((g) => g.item);
    expect(items.map((i) => [i.model, i.type, i.objective, i.area, i.difficulty])).toEqual([
      ['reading.memo', 'multiple-choice', 'reading.craft.purpose', 'reading.craft', 0],
      ['reading.memo', 'supply', 'reading.key-ideas.locate', 'reading.key-ideas', -1],
    ]);
    expect(items.every((i) => i.passageId === passage.id)).toBe(true);
  });
});
