import type { BankItem, Passage } from '@prepward/content/bank/kit/types';

const svg = (size: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size}"></svg>`;
const FIGURE = { svg: svg('300 150'), alt: 'A heart.' };

const common = {
  ...{ model: 'm', seed: 1, subject: 'math' as const, difficulty: 0 },
  ...{ area: 'math.data', objective: 'math.data.units' },
};
const options = (texts: readonly string[]) =>
  texts.map((text, i) => ({ id: `o${i}`, text, rationale: `Reason ${i + 1}.` }));

const LONG = 'one that is too wide';

/** One item for each type and each way of setting it; the third and the fourth are about one text. */
export const ITEMS: readonly BankItem[] = [
  {
    ...{ ...common, id: 'row', family: 'row', type: 'multiple-choice', key: 'o1' },
    stem: 'What is $\\frac{1}{2} + x^2 - 3$?\n\n| Day | Count |\n| - | - |\n| Monday | 12 |\n\n> A quote.\n\n1. One\n2. Two',
    options: options(['1', '2', '3', '$-4$']),
    ...{ why: ['First, add.', 'Then, take away.'], remember: 'Add *first*.' },
  },
  {
    ...{ ...common, id: 'list', family: 'list', type: 'multiple-choice', key: 'o0' },
    ...{ area: 'math.numbers', objective: 'math.numbers.expressions' },
    ...{ stem: 'Which is right?', options: options([LONG, 'two', 'three', 'four']) },
    why: 'It is **so**.',
  },
  {
    ...{ ...common, id: 'select', family: 'select', type: 'multiple-select', passageId: 'text' },
    ...{ stem: 'Which two?', key: ['o0', 'o2'], options: options(['a', 'b', 'c', 'd', 'e']) },
    ...{ area: 'math.numbers', objective: 'math.numbers.rates' },
  },
  {
    ...{ ...common, id: 'place', family: 'place', type: 'hot-spot', passageId: 'text' },
    ...{ stem: 'Where is it?', figure: FIGURE, key: 'left' },
    regions: [
      {
        ...{ id: 'left', name: 'Upper left', rationale: 'Here.' },
        shape: { kind: 'circle', cx: 80, cy: 60, r: 20 },
      },
      {
        ...{ id: 'right', name: 'Right', rationale: 'Not here.' },
        shape: { kind: 'rect', x: 200, y: 50, width: 40, height: 30 },
      },
    ],
  },
  {
    ...{ ...common, id: 'order', family: 'order', type: 'ordered', misconception: 'm' },
    ...{ stem: 'In which order?', key: ['o1', 'o0', 'o2'], options: options(['b', 'a', 'c']) },
    rationale: 'The alphabet.',
    ...{ why: 'Not shown.', remember: 'Order.' },
  },
  {
    ...{ ...common, id: 'unit', family: 'unit', type: 'supply', answerKind: 'number' },
    ...{ stem: 'How much?', answer: '-4', unit: 'mL', tolerance: 0, accepted: [] },
    figure: FIGURE,
    rationale: 'By counting.',
    why: ['Not shown either.'],
    commonErrors: [{ answer: '-5', misconception: 'm', rationale: 'One too many.' }],
  },
  {
    ...{ ...common, id: 'bare', family: 'bare', type: 'supply', answerKind: 'word' },
    ...{ stem: 'Which word?', answer: 'four', tolerance: 0, accepted: [] },
    ...{ rationale: 'It is a word.', commonErrors: [] },
  },
];

/** The text that two of them are about. */
export const PASSAGE: Passage = {
  ...{ id: 'text', title: 'A memo', kind: 'memo' as Passage['kind'], figure: FIGURE },
  text: '# To all\n\nThe first words.\n\nThe last words.',
};
