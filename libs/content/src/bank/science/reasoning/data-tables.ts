import type { ItemModel } from '../../kit/types.js';
import { withUnit } from '../../kit/with-unit.js';
import {
  computedChoice,
  computedSupply,
  grouped,
  rounded,
  sum,
  table,
} from '../support-computed.js';

const mean = (values: readonly number[]) => rounded(sum(values) / values.length);
const trialsOf = (values: readonly number[], what: string) =>
  table(
    ['Trial', what],
    values.map((value, i) => [i + 1, value]),
  );

/** The mean of repeated trials. */
const trialMeanModel = computedChoice({
  id: 'science.trial-mean',
  objective: 'science.reasoning.evidence',
  difficulty: -0.3,
  rows: [
    {
      who: 'A student times how long a wound dressing takes to soak through',
      what: 'Time (s)',
      quantity: 'time',
      unit: 's',
      values: [42, 45, 39, 46],
    },
    {
      who: 'A researcher counts bacterial colonies on plates that were treated alike',
      what: 'Colonies',
      quantity: 'number of colonies',
      unit: 'colonies',
      values: [118, 124, 109, 129],
    },
    {
      who: "A nurse measures a patient's resting pulse on five mornings",
      what: 'Beats per minute',
      quantity: 'pulse',
      unit: 'beats per minute',
      values: [72, 68, 75, 70, 65],
    },
    {
      who: 'A technician measures how far a drop of dye spreads in gel',
      what: 'Distance (mm)',
      quantity: 'distance',
      unit: 'mm',
      values: [14, 17, 15, 16, 13],
    },
    {
      who: 'A lab group measures the boiling point of a liquid four times',
      what: 'Temperature (°C)',
      quantity: 'boiling point',
      unit: '°C',
      values: [78, 81, 77, 80],
    },
    {
      who: 'A volunteer squeezes a grip meter with the left hand',
      what: 'Force (N)',
      quantity: 'force',
      unit: 'N',
      values: [310, 342, 298, 330],
    },
  ],
  unit: ({ unit }) => unit,
  build: ({ who, what, quantity, unit, values }) => {
    const total = sum(values);
    const key = mean(values);
    const sorted = [...values].sort((a, b) => a - b);
    const [low = 0, high = 0] = [sorted[0], sorted.at(-1)];
    return {
      stem: `${who}.\n\n${trialsOf(values, what)}\n\nWhat is the mean ${quantity}?`,
      key,
      because: `The values add up to ${grouped(total)}, and ${grouped(total)} ÷ ${values.length} = ${withUnit(key, unit)}.`,
      slips: [
        [
          high - low,
          'gives-other-quantity',
          `This is the difference between ${high} and ${low}, the range of the values.`,
        ],
        [
          sorted[1] ?? 0,
          'picks-one-value-as-mean',
          'This is a value from the table and not the result of averaging all of them.',
        ],
        [
          high,
          'picks-one-value-as-mean',
          'This is the highest value, which a mean is always below unless all values are equal.',
        ],
        [
          low,
          'picks-one-value-as-mean',
          'This is the lowest value, which a mean is always above unless all values are equal.',
        ],
        [
          rounded(total / (values.length + 1), 1),
          'divides-by-wrong-number',
          `This divides by ${values.length + 1} although there are ${values.length} trials.`,
        ],
        [
          rounded(total / (values.length - 1), 1),
          'divides-by-wrong-number',
          `This divides by ${values.length - 1} although there are ${values.length} trials.`,
        ],
      ],
      steps: [
        `Add the values of all trials: ${values.join(' + ')} = ${grouped(total)}.`,
        `Divide by the number of trials: ${grouped(total)} ÷ ${values.length} = ${key}.`,
        'Check that the mean lies between the lowest and the highest value.',
      ],
      remember: 'A mean is the sum of all trials divided by how many there are.',
    };
  },
  solve: (numbers, stem) => {
    const rows = [...stem.matchAll(/^\| \d+ \| ([\d.]+) \|$/gm)].map(([, n]) => Number(n));
    return rows.reduce((mean, n, i) => mean + (n - mean) / (i + 1), 0) + 0 * numbers.length;
  },
});

/** The mean without a trial that is known to have gone wrong. */
const validMeanModel = computedSupply({
  id: 'science.valid-trials-mean',
  objective: 'science.reasoning.evidence',
  difficulty: 0.1,
  rows: [
    {
      what: 'Gas collected (mL)',
      quantity: 'volume of gas',
      unit: 'mL',
      values: [48, 52, 21, 50],
      bad: 3,
      why: 'the stopper of the flask popped out',
    },
    {
      what: 'Pulse after a step test (beats per minute)',
      quantity: 'pulse',
      unit: 'beats per minute',
      values: [128, 132, 130, 84],
      bad: 4,
      why: 'the sensor slipped off the finger',
    },
    {
      what: 'Seeds that sprouted',
      quantity: 'number of sprouted seeds',
      unit: 'seeds',
      values: [3, 17, 19, 18],
      bad: 1,
      why: 'the dish was left without water',
    },
    {
      what: 'Time to dissolve (s)',
      quantity: 'time to dissolve',
      unit: 's',
      values: [65, 140, 61, 66],
      bad: 2,
      why: 'the student forgot to stir',
    },
    {
      what: 'Mass of crystals (g)',
      quantity: 'mass of the crystals',
      unit: 'g',
      values: [12, 14, 13, 5],
      bad: 4,
      why: 'part of the solution was spilled',
    },
  ],
  unit: ({ unit }) => unit,
  build: ({ what, quantity, values, bad, why }) => {
    const kept = values.filter((_, i) => i !== bad - 1);
    const key = mean(kept);
    return {
      stem: `The notes on four trials say that in trial ${bad} ${why}.\n\n${trialsOf(values, what)}\n\nWhat is the mean ${quantity} in the valid trials? Type a number.`,
      key,
      because: `Without trial ${bad}, the values add up to ${sum(kept)}, and ${sum(kept)} ÷ ${kept.length} = ${key}.`,
      slips: [
        [
          mean(values),
          'keeps-faulty-trial',
          'This averages all four trials, including the one that went wrong.',
        ],
        [
          rounded(sum(kept) / values.length, 2),
          'divides-by-wrong-number',
          'This leaves the faulty value out of the sum but still divides by four.',
        ],
        [
          sum(kept),
          'gives-sum-as-mean',
          'This is the sum of the valid trials, which still has to be divided by their number.',
        ],
      ],
      steps: [
        `Leave out trial ${bad} because there is a known reason why it went wrong.`,
        `Add the other values: ${kept.join(' + ')} = ${sum(kept)}.`,
        `Divide by the three trials that are left: ${sum(kept)} ÷ 3 = ${key}.`,
      ],
      remember:
        'Drop a value only for a known fault, and then divide by the number of values left.',
    };
  },
  solve: (_numbers, stem) => {
    const bad = Number(/in trial (\d)/.exec(stem)?.[1]);
    const rows = [...stem.matchAll(/^\| (\d) \| ([\d.]+) \|$/gm)].filter(
      ([, n]) => Number(n) !== bad,
    );
    return rows.reduce((total, [, , n]) => total + Number(n), 0) / rows.length;
  },
});

/** How much a quantity changed, in percent, from a table. */
const percentChangeModel = computedChoice({
  id: 'science.table-percent-change',
  objective: 'science.reasoning.evidence',
  difficulty: 0.4,
  rows: [
    {
      what: 'Mass of a potato strip in salt water',
      unit: 'g',
      before: 20,
      after: 17,
      word: 'decrease',
    },
    {
      what: 'Height of a bean seedling under red light',
      unit: 'cm',
      before: 16,
      after: 20,
      word: 'increase',
    },
    {
      what: 'Bone density score',
      unit: 'points',
      before: 80,
      after: 84,
      word: 'increase',
    },
    {
      what: 'Systolic blood pressure on a low-salt diet',
      unit: 'mm Hg',
      before: 150,
      after: 135,
      word: 'decrease',
    },
    {
      what: 'Lung capacity over a season of swimming',
      unit: 'L',
      before: 4,
      after: 4.6,
      word: 'increase',
    },
    {
      what: 'Cholesterol level on a high-fiber diet',
      unit: 'mg/dL',
      before: 240,
      after: 204,
      word: 'decrease',
    },
  ],
  unit: () => '%',
  build: ({ what, unit, before, after, word }) => {
    const change = rounded(Math.abs(after - before));
    const key = rounded((change / before) * 100);
    return {
      stem: `The table gives values from the start and the end of a study.\n\n${table(['Measurement', 'Start', 'End'], [[what, withUnit(before, unit), withUnit(after, unit)]])}\n\nWhat is the percent ${word}?`,
      key,
      because: `The change is ${withUnit(change, unit)}, and ${change} ÷ ${before} × 100 = ${key}, so it is ${key}%.`,
      slips: [
        [
          rounded((change / after) * 100, 1),
          'divides-by-wrong-number',
          'This divides by the value at the end instead of the value at the start.',
        ],
        [
          rounded((after / before) * 100, 1),
          'level-for-difference',
          'This is the end value as a percent of the start value, not the change.',
        ],
        [rounded(key / 2, 1), 'gives-half', 'This takes only half of the change.'],
        [rounded(key * 2, 1), 'gives-double', 'This counts the change twice.'],
        [
          rounded(change * 100),
          'leaves-out-division',
          'This multiplies the change by 100 without dividing it by the value at the start.',
        ],
        [rounded(100 - key), 'gives-the-rest', 'This subtracts the percent change from 100%.'],
        [
          change,
          'count-as-percent',
          `The change is ${withUnit(change, unit)}; it hasn't been compared with the start yet.`,
        ],
      ],
      steps: [
        `Find the change: ${Math.max(before, after)} − ${Math.min(before, after)} = ${withUnit(change, unit)}.`,
        `Divide it by the value at the start: ${change} ÷ ${before} = ${rounded(change / before)}.`,
        `Multiply by 100: ${key}%.`,
      ],
      remember: 'Percent change compares the change with the starting value.',
    };
  },
  solve: (numbers) => {
    const [before = 1, after = 0] = numbers.slice(-2);
    return Math.abs(after / before - 1) * 100;
  },
});

/** Models of repeated trials and of change. */
export const DATA_TABLE_MODELS: readonly ItemModel[] = [
  trialMeanModel,
  validMeanModel,
  percentChangeModel,
];
