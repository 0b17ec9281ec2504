import { lineChart } from '../../kit/index.js';
import { inSeries } from '../../kit/series.js';
import type { ItemModel } from '../../kit/types.js';
import { computedChoice, rounded } from '../support-computed.js';
import { type TableCase, tableChoice } from '../support-tables.js';

/** Volumes read from a recording of breaths. */
const spirogramModel = computedChoice({
  id: 'science.spirogram',
  objective: 'science.anatomy.respiratory',
  difficulty: 0.5,
  rows: [
    { low: 2.5, rest: 3, high: 6, out: 1, ask: 'tidal' as const },
    { low: 2.5, rest: 3, high: 5.5, out: 1.5, ask: 'vital' as const },
    { low: 2, rest: 2.5, high: 5, out: 1, ask: 'vital' as const },
    { low: 2, rest: 3, high: 5.5, out: 1, ask: 'tidal' as const },
    { low: 3, rest: 3.5, high: 6.5, out: 1.5, ask: 'reserve' as const },
  ],
  unit: () => 'L',
  build: ({ low, rest, high, out, ask }) => {
    const [question, a, b] = {
      tidal: ['What is the volume of one quiet breath (tidal volume)?', rest, low],
      vital: [
        'What is the most air that can be breathed out after the deepest breath in (vital capacity)?',
        high,
        out,
      ],
      reserve: ['How much additional air can be breathed in after a quiet breath in?', high, rest],
    }[ask] as [string, number, number];
    const key = rounded(a - b);
    // If the key is a whole number, all options are rounded to whole numbers.
    const up = (value: number) => (key % 1 === 0 && value % 1 !== 0 ? ', rounded up' : '');
    const reserve = `This is the additional air that can be breathed out after a quiet breath out${up(low - out)}.`;
    return {
      stem: `The chart shows how the volume of air in a patient's lungs changes during two quiet breaths, the deepest breath in, and the fullest breath out. ${question}`,
      figure: lineChart({
        title: 'Air in the lungs',
        xLabel: 'Time (s)',
        categories: ['0', '2', '4', '6', '8', '10', '12', '14'],
        y: { label: 'Volume (L)', min: 0, max: 7, step: 1 },
        series: [{ name: 'Volume', values: [low, rest, low, rest, low, high, out, low] }],
      }),
      key,
      because: `The curve goes from ${b} L to ${a} L: ${a} − ${b} = ${key} L.`,
      slips: [
        [
          rounded(high - out),
          'gives-other-quantity',
          `This is the difference between the deepest breath in and the fullest breath out${up(high - out)}.`,
        ],
        up(rest - low) !== '' && low - out === Math.round(rest - low)
          ? [low - out, 'gives-other-quantity', reserve]
          : [
              rounded(rest - low),
              'gives-other-quantity',
              `This is the size of a quiet breath${up(rest - low)}.`,
            ],
        [
          rounded(high - low),
          'gives-other-quantity',
          `This is the difference between the end of a quiet breath out and the top${up(high - low)}.`,
        ],
        [
          high,
          'level-for-difference',
          `This is the level of the highest point${up(high)}${up(high) === '' ? '' : ','} and not a difference.`,
        ],
        [
          out,
          'level-for-difference',
          `This is the air that stays in the lungs after the fullest breath out${up(out)}.`,
        ],
        [rounded(low - out), 'gives-other-quantity', reserve],
      ],
      steps: [
        'Decide between which two levels the volume lies.',
        `Read them: ${a} L and ${b} L.`,
        `Subtract: ${a} − ${b} = ${key} L.`,
      ],
      remember: 'A volume that is breathed in or out is the difference between two levels.',
    };
  },
  solve: (_numbers, stem, alt) => {
    const values = [...alt.matchAll(/(?<=[.,] )\d+ ([\d.]*\d)(?=,|\.$)/g)].map(([, v]) =>
      Number(v),
    );
    const [low = 0, rest = 0, , , , high = 0, out = 0] = values;
    if (stem.includes('tidal')) return rest - low;
    return stem.includes('vital') ? high - out : high - rest;
  },
});

/** `the white cell count` of a column headed `White cells (thousand/µL)`; TSH keeps its capitals. */
const testName = (head = '') =>
  head
    .replace(/ \(.*/, '')
    .replace(/^[A-Z](?=[a-z])/, (letter) => letter.toLowerCase())
    .replace(/^(platelet|white cell)s$/, 'the $1 count');

/** The range of normal values for a column, from `glucose 70 to 99, platelets 150 to 400`. */
function rangeOf(at: number, normal: string): [low: number, high: number] {
  const range = /([\d.]+) to ([\d.]+)$/.exec(normal.split(', ')[at] ?? '');
  return [Number(range?.[1]), Number(range?.[2])];
}

function placeOf(value: number, at: number, normal: string): 'below' | 'above' | 'within' {
  const [low, high] = rangeOf(at, normal);
  if (value < low) return 'below';
  return value > high ? 'above' : 'within';
}

/** What a patient's value means in the column that matters, and which other test stands out. */
function tellValues(
  name: string,
  cells: readonly number[],
  { head, column, normal }: { head: readonly string[]; column: number; normal: string },
): string {
  const judge = (at: number) => {
    const [low, high] = rangeOf(at, normal);
    const value = cells[at] ?? low;
    const place = placeOf(value, at, normal);
    return { place, said: `${value}, ${place} the range of ${low} to ${high}` };
  };
  const test = testName(head[column + 1]);
  const other = cells.findIndex((_, at) => at !== column && judge(at).place !== 'within');
  const told = `What matters here is ${test}: ${name} has ${judge(column).said}.`;
  if (judge(column).place !== 'within') return told;
  return other < 0
    ? `${told} The other values are normal, too.`
    : `${told} What stands out for ${name} is ${testName(head[other + 1])}: ${judge(other).said}.`;
}

/** `70 to 99 for glucose and 150 to 400 for platelets`. */
const saidRanges = (normal: string) =>
  inSeries(normal.split(', ').map((range) => range.replace(/^(.+?) ([\d.]+ to .+)$/, '$2 for $1')));

const labCase = (
  intro: string,
  head: string[],
  rows: TableCase['rows'],
  ask: string,
  column: number,
  direction: 1 | -1,
  normal: string,
  clue: string,
): TableCase => ({
  intro: `${intro} The normal ranges, in the units of the table, are ${saidRanges(normal)}.`,
  head,
  rows,
  ask,
  score: (cells) => direction * (cells[column] ?? 0),
  tell: (name, cells) => tellValues(name, cells, { head, column, normal }),
  // A patient whose values are all normal doesn't stand out in any column.
  mistakeOf: (cells) =>
    cells.every((value, at) => placeOf(value, at, normal) === 'within')
      ? 'misreads-table'
      : undefined,
  steps: [
    clue,
    `Compare that column with its normal range: ${normal.split(', ')[column] ?? ''}.`,
    `Only one patient is clearly ${direction === 1 ? 'above' : 'below'} the range there.`,
  ],
  remember: 'Find the column that the disease changes, then compare with the normal range.',
});

/** Which patient's values fit a disease. */
const labValuesModel = tableChoice({
  id: 'science.lab-values',
  objective: 'science.anatomy.integration',
  difficulty: 0.4,
  mistake: 'wrong-column',
  cases: [
    labCase(
      'Four patients had blood tests.',
      ['Patient', 'Hemoglobin (g/dL)', 'Glucose (mg/dL)', 'Platelets (thousand/µL)'],
      [
        ['Patient 1', 14, 92, 60],
        ['Patient 2', 8, 88, 250],
        ['Patient 3', 15, 310, 240],
        ['Patient 4', 14, 95, 270],
      ],
      'Which patient is most likely to be pale and tired because the blood carries too little oxygen?',
      0,
      -1,
      'hemoglobin 12 to 17, glucose 70 to 99, platelets 150 to 400',
      'Hemoglobin in the red cells carries the oxygen, so look at the hemoglobin.',
    ),
    labCase(
      'Four patients had fasting blood tests.',
      ['Patient', 'Hemoglobin (g/dL)', 'Glucose (mg/dL)', 'Platelets (thousand/µL)'],
      [
        ['Mr. Fox', 15, 90, 210],
        ['Ms. Kim', 9, 85, 260],
        ['Mr. Bell', 14, 260, 230],
        ['Ms. Cruz', 13, 97, 55],
      ],
      'Which patient most likely has untreated diabetes mellitus?',
      1,
      1,
      'hemoglobin 12 to 17, glucose 70 to 99, platelets 150 to 400',
      'In untreated diabetes mellitus, too much glucose stays in the blood, so look at the glucose.',
    ),
    labCase(
      'Four patients are tested before surgery.',
      ['Patient', 'Hemoglobin (g/dL)', 'White cells (thousand/µL)', 'Platelets (thousand/µL)'],
      [
        ['Patient A', 13, 7, 240],
        ['Patient B', 14, 18, 260],
        ['Patient C', 9, 6, 300],
        ['Patient D', 15, 8, 40],
      ],
      'Which patient is at the greatest risk of prolonged bleeding?',
      2,
      -1,
      'hemoglobin 12 to 17, white cells 4 to 11, platelets 150 to 400',
      'Platelets start to plug a broken vessel, so look at the platelets.',
    ),
    labCase(
      'Four patients come to an emergency room.',
      ['Patient', 'Hemoglobin (g/dL)', 'White cells (thousand/µL)', 'Platelets (thousand/µL)'],
      [
        ['Ms. Park', 10, 7, 280],
        ['Mr. Reed', 14, 21, 310],
        ['Ms. Shah', 13, 5, 190],
        ['Mr. Wolf', 16, 9, 90],
      ],
      'Which patient most likely has an acute bacterial infection?',
      1,
      1,
      'hemoglobin 12 to 17, white cells 4 to 11, platelets 150 to 400',
      'White cells fight bacteria and multiply in an infection, so look at the white cells.',
    ),
    labCase(
      'Four patients had blood tests.',
      ['Patient', 'Urea nitrogen (mg/dL)', 'Calcium (mg/dL)', 'TSH (mU/L)'],
      [
        ['Patient 5', 14, 9.4, 2],
        ['Patient 6', 84, 8.9, 3],
        ['Patient 7', 16, 9.6, 25],
        ['Patient 8', 15, 13.1, 1],
      ],
      'In which patient are the kidneys most likely failing?',
      0,
      1,
      'urea nitrogen 7 to 20, calcium 8.5 to 10.5, TSH 0.4 to 4',
      'Healthy kidneys remove urea from the blood, so look at the urea nitrogen.',
    ),
    labCase(
      'Four patients had blood tests.',
      ['Patient', 'Urea nitrogen (mg/dL)', 'Calcium (mg/dL)', 'TSH (mU/L)'],
      [
        ['Mr. Hall', 12, 9.2, 30],
        ['Ms. Vega', 61, 9.0, 2],
        ['Mr. Ross', 18, 9.9, 3],
        ['Ms. Tran', 11, 12.8, 2],
      ],
      'In which patient does the pituitary signal that the thyroid is making too little hormone?',
      2,
      1,
      'urea nitrogen 7 to 20, calcium 8.5 to 10.5, TSH 0.4 to 4',
      'The pituitary sends more TSH when the thyroid makes too little hormone, so look at the TSH.',
    ),
  ],
});

/** Models of lung volumes and of laboratory values. */
export const LUNG_AND_LAB_MODELS: readonly ItemModel[] = [spirogramModel, labValuesModel];
