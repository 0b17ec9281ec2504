import type { BankItem } from '../kit/types.js';
import { fault, type PlantedFault, parts } from './planted-fault.js';

const isMath = (item: BankItem) => item.subject === 'math';

/** Any type of math item. */
const inMath = (
  name: string,
  rules: PlantedFault['rules'],
  plant: (item: BankItem) => boolean,
): PlantedFault => ({ name, rules, plant: (item) => isMath(item) && plant(item) });

/** A multiple-choice item whose stem asks for the value of an expression, with a whole key. */
const expression = (name: string, stem: (key: number) => string): PlantedFault =>
  fault(name, 'multiple-choice', [1], (item, rng) => {
    const { key } = parts(item, rng);
    const fits = item.model === 'math.order-of-operations' && (key.value ?? 0) > 5;
    if (fits) item.stem = `What is the value of $${stem(key.value ?? 0)}$?`;
    return fits;
  });

const histogram = (name: string, bars: readonly number[], text: string): PlantedFault =>
  fault(name, 'multiple-choice', [1], (item, rng) => {
    const { key, wrong } = parts(item, rng);
    if (item.model !== 'math.histogram-shape' || key.text !== 'Uniform' || !item.figure)
      return false;
    let i = 0;
    item.figure.alt = item.figure.alt.replace(/(?<=\d )\d+(?=[,.])/g, () => String(bars[i++]));
    wrong.text = text;
    return true;
  });

/** Faults that only math items can have. */
export const MATH: readonly PlantedFault[] = [
  expression('left to right gives the key too', (key) => `${key} - 5 + 5 \\times 1`),
  expression(
    'left to right gives the key too, with a power',
    (key) => `${key} - 9 + 3^2 \\times 1`,
  ),
  expression('parentheses that do not matter', (key) => `${key} - 4 + (3 + 1)`),
  expression('a parenthesis that equals one', (key) => `${key} - 6 + 6 \\times (5 - 4)`),
  histogram('a uniform histogram that is symmetric', [7, 7, 8, 7, 8, 7, 7], 'Symmetric'),
  histogram('a histogram of no shape that is named', [5, 9, 14, 13, 8, 7, 6], 'Symmetric'),
  fault('padded decimals', 'multiple-choice', [6], (item) => {
    if (!isMath(item) || !item.options.every((o) => /^\d+\.\d+(?![\d,])/.test(o.text)))
      return false;
    for (const o of item.options) o.text = o.text.replace(/^\d+\.\d+/, (n) => `${n}0`);
    return true;
  }),
  fault('one padded decimal', 'multiple-choice', [6], (item, rng) => {
    const { wrong } = parts(item, rng);
    const fits = isMath(item) && /^\d+ [a-z]/.test(wrong.text);
    if (fits) wrong.text = wrong.text.replace(/^\d+/, (n) => `${n}.0`);
    return fits;
  }),
  inMath('an explanation is missing', [3], (item) => {
    item.why = undefined;
    return true;
  }),
  inMath('an explanation of one line', [3], (item) => {
    item.why = 'Work it out.';
    return true;
  }),
  inMath('a step that computes wrongly', [3], (item) => {
    item.why = [...[item.why ?? []].flat(), 'In the end 12 × 12 = 146.'];
    return true;
  }),
  inMath('an explanation that does not come to the key', [3], (item) => {
    if (item.type !== 'supply' || item.answerKind !== 'number' || /^\d{1,2}$/.test(item.answer))
      return false;
    item.why = 'Read the question twice, write down what is given, and then compute step by step.';
    return true;
  }),
  inMath('no line worth keeping', [3], (item) => {
    item.remember = '';
    return true;
  }),
  inMath('a line too long to keep', [3], (item) => {
    item.remember = 'Always read the question. '.repeat(6);
    return true;
  }),
];
