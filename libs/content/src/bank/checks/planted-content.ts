import { fault, numeric, type PlantedFault, parts } from './planted-fault.js';
import { numbersIn, quantityOf } from './text.js';

/** Adds 13 to every digit run, so that every number in the text changes. */
const otherNumbers = (text: string) => text.replace(/\d+/g, (d) => String(Number(d) + 13));

/** Another number may happen to be the right one: $1 \times 10^{-14}$ has a 14 when 13 is added to 1. */
const comesTo = (rationale: string, answer: string) =>
  numbersIn(rationale).some((n) => n === quantityOf(answer)?.value);

/** Faults in keys. */
export const KEYS: readonly PlantedFault[] = [
  fault('the key points at a distractor', 'multiple-choice', [1, 3], (item, rng) => {
    item.key = parts(item, rng).wrong.id;
    return true;
  }),
  fault('the key and a distractor trade texts', 'multiple-choice', [1, 3], (item, rng) => {
    if (!numeric(item)) return false;
    const { key, wrong } = parts(item, rng);
    [key.text, wrong.text] = [wrong.text, key.text];
    [key.value, wrong.value] = [wrong.value, key.value];
    return true;
  }),
  fault('a fifth option', 'multiple-choice', [1], (item) => {
    item.options.push({ ...item.options[0], id: 'extra', text: 'Something else', rationale: '' });
    return true;
  }),
  fault('an option is lost', 'multiple-choice', [1], (item, rng) => {
    const { wrong } = parts(item, rng);
    item.options = item.options.filter((o) => o !== wrong);
    return true;
  }),
  fault('a selection with one key', 'multiple-select', [1], (item) => {
    item.key = item.key.slice(0, 1);
    return true;
  }),
  fault('a selection in which a distractor is a key', 'multiple-select', [1, 3], (item) => {
    const wrong = item.options.find((o) => !item.key.includes(o.id));
    if (wrong) item.key.push(wrong.id);
    return wrong !== undefined;
  }),
  fault('a selection in which every option is a key', 'multiple-select', [1], (item) => {
    item.key = item.options.map(({ id }) => id);
    // The stem must not give the fault away by asking for a number.
    item.stem = 'Select all that apply.';
    return true;
  }),
  fault('a selection that asks for another number', 'multiple-select', [1], (item) => {
    item.stem += ' Select the six that apply.';
    return item.key.length !== 6;
  }),
  fault('a selection that does not ask for several', 'multiple-select', [1], (item) => {
    item.stem = 'What is true of this case?';
    return true;
  }),
  fault('a wrong number is the answer', 'supply', [1, 2, 3], (item) => {
    if (item.answerKind !== 'number') return false;
    item.answer = item.commonErrors[0]?.answer ?? '0';
    return true;
  }),
  fault('the hot spot is another region', 'hot-spot', [1, 3], (item) => {
    const wrong = item.regions.find((r) => r.id !== item.key);
    if (wrong) item.key = wrong.id;
    return wrong !== undefined;
  }),
  fault('a step is missing in the order', 'ordered', [1], (item) => {
    item.key = item.key.slice(1);
    return true;
  }),
];

/** Choices that are equal. */
export const EQUALS: readonly PlantedFault[] = [
  fault('a distractor is the key', 'multiple-choice', [2], (item, rng) => {
    const { key, wrong } = parts(item, rng);
    wrong.text = key.text;
    wrong.value = key.value;
    return true;
  }),
  fault('two distractors are one', 'multiple-choice', [2], (item) => {
    const [a, b] = item.options.filter((o) => o.id !== item.key);
    if (!a || !b) return false;
    b.text = ` ${a.text}`;
    b.value = a.value;
    return true;
  }),
  fault('a distractor is the key as a percent', 'multiple-choice', [2], (item, rng) => {
    const { key, wrong } = parts(item, rng);
    if (key.value === undefined || !/^\d+(?:\.\d)?$/.test(key.text)) return false;
    wrong.text = `${Number((Number(key.text) * 100).toFixed(6))}%`;
    wrong.value = key.value;
    return true;
  }),
  fault('a distractor is the key as a fraction', 'multiple-choice', [2], (item, rng) => {
    const { key, wrong } = parts(item, rng);
    if (key.value === undefined || !/^\d+$/.test(key.text)) return false;
    wrong.text = `$\\frac{${Number(key.text) * 3}}{3}$`;
    wrong.value = key.value;
    return true;
  }),
  fault('a common error would be marked right', 'supply', [2], (item) => {
    const error = item.commonErrors[0];
    if (error) error.answer = item.answer;
    return error !== undefined;
  }),
  fault('two steps are one', 'ordered', [2, 9], (item) => {
    const [a, b] = item.options;
    if (!a || !b) return false;
    b.text = a.text;
    return true;
  }),
  fault('two regions have one name', 'hot-spot', [2], (item) => {
    const [a, b] = item.regions;
    if (!a || !b) return false;
    b.name = a.name;
    return true;
  }),
];

/** Faults in rationales and misconceptions. */
export const REASONS: readonly PlantedFault[] = [
  fault("the key's rationale comes to another number", 'multiple-choice', [3], (item, rng) => {
    const { key } = parts(item, rng);
    // "Bus 75" and a figure's letter are fine, but they aren't results to arrive at.
    if (!numeric(item) || quantityOf(key.text) === undefined) return false;
    key.rationale = otherNumbers(key.rationale);
    return !comesTo(key.rationale, key.text);
  }),
  fault("the answer's rationale comes to another number", 'supply', [3], (item) => {
    if (item.answerKind !== 'number') return false;
    item.rationale = otherNumbers(item.rationale);
    return !comesTo(item.rationale, item.answer);
  }),
  fault("the answer's rationale has another word", 'supply', [3], (item) => {
    if (item.answerKind !== 'word') return false;
    const said = new RegExp(`\\b${item.answer}\\b`, 'gi');
    item.rationale = item.rationale.replace(said, 'plover');
    return item.accepted.length === 0 && item.rationale.includes('plover');
  }),
  fault('a false sum in the rationale of the key', 'multiple-choice', [3], (item, rng) => {
    const { key } = parts(item, rng);
    key.rationale += ' To check: $12 \\times 3 = 35$.';
    return true;
  }),
  fault("the key's rationale calls it wrong", 'multiple-choice', [3], (item, rng) => {
    const { key } = parts(item, rng);
    key.rationale += ' This is incorrect.';
    return true;
  }),
  fault("a distractor's rationale calls it right", 'multiple-choice', [3], (item, rng) => {
    const { wrong } = parts(item, rng);
    wrong.rationale += ' This is the correct answer.';
    return true;
  }),
  fault('a rationale is missing', 'multiple-choice', [3], (item, rng) => {
    parts(item, rng).wrong.rationale = '';
    return true;
  }),
  fault('a rationale of a selection is missing', 'multiple-select', [3], (item, rng) => {
    rng.pick(item.options).rationale = '—';
    return true;
  }),
  fault('a misconception is missing', 'multiple-choice', [3], (item, rng) => {
    parts(item, rng).wrong.misconception = undefined;
    return true;
  }),
  fault('a misconception of a region is missing', 'hot-spot', [3], (item) => {
    const wrong = item.regions.find((r) => r.id !== item.key);
    if (wrong) wrong.misconception = undefined;
    return wrong !== undefined;
  }),
  fault('a misconception has no name', 'multiple-choice', [3], (item, rng) => {
    parts(item, rng).wrong.misconception = 'unheard-of';
    return true;
  }),
  fault('a misconception is a sentence', 'multiple-choice', [3], (item, rng) => {
    parts(item, rng).wrong.misconception = 'Adds the denominators';
    return true;
  }),
  fault('a rationale names an option by letter', 'multiple-choice', [3], (item, rng) => {
    parts(item, rng).wrong.rationale = 'This confuses the two; option B is the better choice.';
    return true;
  }),
  fault('a rationale names an option by place', 'multiple-select', [3], (item, rng) => {
    rng.pick(item.options).rationale = 'It is like the second option but for its direction.';
    return true;
  }),
  fault('a quotation that is not in the passage', 'multiple-choice', [3], (item, rng) => {
    if (item.passageId === undefined) return false;
    parts(item, rng).wrong.rationale += ' The text speaks of "a purple harpsichord."';
    return true;
  }),
  fault('all options have one rationale', 'multiple-choice', [3], (item, rng) => {
    const { key } = parts(item, rng);
    for (const option of item.options) option.rationale = key.rationale;
    return true;
  }),
];
