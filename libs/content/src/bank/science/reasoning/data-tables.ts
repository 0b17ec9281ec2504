import type { ItemModel } from '../../kit/types.js';
import { computedChoice, computedSupply, rounded, table } from '../support-computed.js';

const sum = (values: readonly number[]) => rounded(values.reduce((a, b) => a + b, 0));
const mean = (values: readonly number[]) => rounded(sum(values) / values.length);
const trialsOf = (values: readonly number[], what: string) =>
  table(
    ['Trial', what],
    values.map((value, i) => [i + 1, value]),
  );

/** The mean of repeated trials. */
export const trialMeanModel = computedChoice({
  id: 'science.trial-mean',
  objective: 'science.reasoning.evidence',
  difficulty: -0.3,
  rows: [
    {
      who: 'A student times how long a wound dressing takes to soak through',
      what: 'Time (s)',
      unit: 's',
      values: [42, 45, 39, 46],
    },
    {
      who: 'A researcher counts bacterial colonies on plates that were treated alike',
      what: 'Colonies',
      unit: 'colonies',
      values: [118, 124, 109, 129],
    },
    {
      who: 'A nurse measures the resting pulse of one patient on five mornings',
      what: 'Beats per minute',
      unit: 'beats per minute',
      values: [72, 68, 75, 70, 65],
    },
    {
      who: 'A technician measures how far a drop of dye spreads in gel',
      what: 'Distance (mm)',
      unit: 'mm',
      values: [14, 17, 15, 16, 13],
    },
    {
      who: 'A lab group finds the boiling point of one liquid',
      what: 'Temperature (°C)',
      unit: '°C',
      values: [78, 81, 77, 80],
    },
    {
      who: 'A volunteer squeezes a grip meter with the left hand',
      what: 'Force (N)',
      unit: 'N',
      values: [310, 342, 298, 330],
    },
  ],
  unit: ({ unit }) => unit,
  build: ({ who, what, unit, values }) => {
    const total = sum(values);
    const key = mean(values);
    const sorted = [...values].sort((a, b) => a - b);
    const [low = 0, high = 0] = [sorted[0], sorted.at(-1)];
    return {
      stem: `${who}.\n\n${trialsOf(values, what)}\n\nWhat is the mean of the trials?`,
      key,
      because: `The values add up to ${total}, and ${total} ÷ ${values.length} = ${key} ${unit}.`,
      slips: [
        [
          high - low,
          'gives-range-as-mean',
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
          'divides-by-wrong-count',
          `This divides by ${values.length + 1} although there are ${values.length} trials.`,
        ],
        [
          rounded(total / (values.length - 1), 1),
          'divides-by-wrong-count',
          `This divides by ${values.length - 1} although there are ${values.length} trials.`,
        ],
      ],
      steps: [
        `Add the values of all trials: ${values.join(' + ')} = ${total}.`,
        `Divide by the number of trials: ${total} ÷ ${values.length} = ${key}.`,
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
export const validMeanModel = computedSupply({
  id: 'science.valid-trials-mean',
  objective: 'science.reasoning.evidence',
  difficulty: 0.1,
  rows: [
    {
      what: 'Gas collected (mL)',
      unit: 'mL',
      values: [48, 52, 21, 50],
      bad: 3,
      why: 'the stopper of the flask popped out',
    },
    {
      what: 'Pulse after a step test (beats per minute)',
      unit: 'beats per minute',
      values: [128, 132, 130, 84],
      bad: 4,
      why: 'the sensor slipped off the finger',
    },
    {
      what: 'Seeds that sprouted',
      unit: 'seeds',
      values: [3, 17, 19, 18],
      bad: 1,
      why: 'the dish was left without water',
    },
    {
      what: 'Time to dissolve (s)',
      unit: 's',
      values: [65, 140, 61, 66],
      bad: 2,
      why: 'the student forgot to stir',
    },
    {
      what: 'Mass of crystals (g)',
      unit: 'g',
      values: [12, 14, 13, 5],
      bad: 4,
      why: 'part of the solution was spilled',
    },
  ],
  unit: ({ unit }) => unit,
  build: ({ what, values, bad, why }) => {
    const kept = values.filter((_, i) => i !== bad - 1);
    const key = mean(kept);
    return {
      stem: `The notes on four trials say that in trial ${bad} ${why}.\n\n${trialsOf(values, what)}\n\nWhat is the mean of the valid trials? Type a number.`,
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
          'divides-by-wrong-count',
          'This leaves the faulty value out of the sum but still divides by four.',
        ],
        [
          sum(kept),
          'gives-sum-as-mean',
          'This is the sum of the valid trials, which still has to be divided by their number.',
        ],
      ],
      steps: [
        `Leave out trial ${bad}, as there is a known reason why it went wrong.`,
        `Add the other values: ${kept.join(' + ')} = ${sum(kept)}.`,
        `Divide by the three trials that are left: ${sum(kept)} ÷ 3 = ${key}.`,
      ],
      remember: 'Drop a value only for a known fault, and then divide by what is left.',
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
export const percentChangeModel = computedChoice({
  id: 'science.table-percent-change',
  objective: 'science.reasoning.evidence',
  difficulty: 0.4,
  rows: [
    { what: 'Potato strip in salt water', unit: 'g', before: 20, after: 17, word: 'decrease' },
    { what: 'Bean seedling under red light', unit: 'cm', before: 16, after: 20, word: 'increase' },
    {
      what: 'Bone density score after training',
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
      what: 'Lung capacity after a season of swimming',
      unit: 'L',
      before: 4,
      after: 4.6,
      word: 'increase',
    },
    {
      what: 'Cholesterol on a high-fiber diet',
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
      stem: `The table gives values from the start and the end of a study.\n\n${table(['Measured', 'Start', 'End'], [[what, `${before} ${unit}`, `${after} ${unit}`]])}\n\nWhat is the percent ${word}?`,
      key,
      because: `The change is ${change} ${unit}, and ${change} ÷ ${before} × 100 = ${key}, so it is ${key}%.`,
      slips: [
        [
          rounded((change / after) * 100, 1),
          'divides-change-by-end-value',
          'This divides by the value at the end instead of the value at the start.',
        ],
        [
          rounded((after / before) * 100, 1),
          'gives-new-value-as-percent',
          'This is the end value as a percent of the start value, not the change.',
        ],
        [rounded(key / 2, 1), 'halves-the-error', 'This takes only half of the change.'],
        [rounded(key * 2, 1), 'doubles-the-change', 'This counts the change twice.'],
        [
          change,
          'count-as-percent',
          `The change is ${change} ${unit}; it hasn't been compared with the start yet.`,
        ],
      ],
      steps: [
        `Find the change: ${Math.max(before, after)} − ${Math.min(before, after)} = ${change} ${unit}.`,
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

/** What a treatment did beyond the change of the control group. */
export const controlDifferenceModel = computedSupply({
  id: 'science.control-difference',
  objective: 'science.reasoning.design',
  difficulty: 0.4,
  rows: [
    {
      outcome: 'Average weight loss (kg)',
      unit: 'kg',
      treated: 6,
      control: 2,
      name: 'Diet group',
      none: 'Usual food',
      asked:
        'Beyond the loss of the control group, how many kilograms did the diet group lose on average?',
    },
    {
      outcome: 'Average drop in blood pressure (mm Hg)',
      unit: 'mm Hg',
      treated: 14,
      control: 5,
      name: 'Drug group',
      none: 'Placebo group',
      asked: 'How large is the drop that can be credited to the drug?',
    },
    {
      outcome: 'Average growth in 3 weeks (cm)',
      unit: 'cm',
      treated: 11,
      control: 8,
      name: 'With fertilizer',
      none: 'Without fertilizer',
      asked: 'How many centimeters of growth can be credited to the fertilizer?',
    },
    {
      outcome: 'Days until a sore throat was gone',
      unit: 'days',
      treated: 4,
      control: 7,
      name: 'Antibiotic group',
      none: 'Placebo group',
      asked: 'By how many days did the antibiotic shorten the illness?',
    },
    {
      outcome: 'Words recalled',
      unit: 'words',
      treated: 15,
      control: 12,
      name: 'Nap group',
      none: 'No nap',
      asked: 'How many additional words can be credited to the nap?',
    },
  ],
  unit: ({ unit }) => unit,
  build: ({ outcome, treated, control, name, none, asked }) => {
    const key = Math.abs(treated - control);
    return {
      stem: `Participants were assigned at random to two groups.\n\n${table(
        ['Group', outcome],
        [
          [name, treated],
          [none, control],
        ],
      )}\n\n${asked} Type a number.`,
      key,
      because: `The groups differ by ${Math.max(treated, control)} − ${Math.min(treated, control)} = ${key}.`,
      slips: [
        [
          treated,
          'ignores-control',
          'This is the whole result of the treated group; part of it would have happened without the treatment.',
        ],
        [
          treated + control,
          'adds-instead-of-subtracts',
          'This adds the two groups instead of comparing them.',
        ],
        [
          control,
          'misreads-control-group',
          'This is the result of the group without the treatment.',
        ],
      ],
      steps: [
        'Find the group that shows what happens without the treatment.',
        `Subtract: ${Math.max(treated, control)} − ${Math.min(treated, control)} = ${key}.`,
        'Only this difference can be put down to the treatment.',
      ],
      remember: 'The effect is the difference from the control group.',
    };
  },
  solve: (_numbers, stem) => {
    const [a = 0, b = 0] = [...stem.matchAll(/\| (\d+) \|$/gm)].map(([, n]) => Number(n));
    return Math.max(a, b) - Math.min(a, b);
  },
});

/** A share of the participants in percent. */
export const shareModel = computedChoice({
  id: 'science.share-of-sample',
  objective: 'science.reasoning.evidence',
  difficulty: -0.2,
  rows: [
    {
      intro: 'A clinic records side effects of a vaccine',
      groups: ['Sore arm', 'Fever', 'No side effect'],
      counts: [90, 30, 80],
      asked: 'Fever',
    },
    {
      intro: 'A lab types the blood of donors',
      groups: ['Type O', 'Type A', 'Type B', 'Type AB'],
      counts: [225, 200, 50, 25],
      asked: 'Type A',
    },
    {
      intro: 'A field team sorts insects from a trap',
      groups: ['Beetles', 'Flies', 'Moths'],
      counts: [36, 60, 24],
      asked: 'Beetles',
    },
    {
      intro: 'A nurse reviews falls on a ward',
      groups: ['At night', 'In the morning', 'In the afternoon'],
      counts: [26, 10, 4],
      asked: 'At night',
    },
    {
      intro: 'A class tests swabs for bacteria',
      groups: ['No growth', 'Some growth', 'Heavy growth'],
      counts: [15, 33, 12],
      asked: 'Heavy growth',
    },
  ],
  unit: () => '%',
  build: ({ intro, groups, counts, asked }) => {
    const total = sum(counts);
    const part = counts[groups.indexOf(asked)] ?? 0;
    const key = rounded((part / total) * 100);
    return {
      stem: `${intro}.\n\n${table(
        ['Result', 'Number'],
        groups.map((group, i) => [group, counts[i] ?? 0]),
      )}\n\nWhat percent of all cases are in the category "${asked}"?`,
      key,
      because: `There are ${total} results in all, and ${part} ÷ ${total} × 100 = ${key}, so the share is ${key}%.`,
      slips: [
        [
          part,
          'count-as-percent',
          `The count is ${part}; it has to be compared with all ${total}.`,
        ],
        [
          rounded((part / (total - part)) * 100, 1),
          'divides-by-the-rest',
          `This divides by the other ${total - part} results instead of by all.`,
        ],
        [rounded(100 - key, 1), 'gives-the-rest', 'This is the share of all other results.'],
        [
          rounded(100 / counts.length, 1),
          'assumes-equal-shares',
          'This would be the share if all results were equally common.',
        ],
        [rounded(key / 2, 1), 'halves-the-error', 'This is half of the share.'],
      ],
      steps: [
        `Add all results: ${counts.join(' + ')} = ${total}.`,
        `Divide the number asked for by the total: ${part} ÷ ${total} = ${rounded(part / total)}.`,
        `As a percent, that is ${key}%.`,
      ],
      remember: 'A share needs the total in the denominator.',
    };
  },
  solve: (_numbers, stem) => {
    const cells = [...stem.matchAll(/^\| ([A-Za-z][^|]*) \| (\d+) \|$/gm)].map(
      ([, name = '', n]) => ({ name: name.toLowerCase(), n: Number(n) }),
    );
    const asked = (/category "([^"]+)"/.exec(stem)?.[1] ?? '').toLowerCase();
    const whole = cells.reduce((total, { n }) => total + n, 0);
    return 100 - (100 * (whole - (cells.find(({ name }) => name === asked)?.n ?? 0))) / whole;
  },
});

/** The value between two measured ones. */
export const interpolateModel = computedChoice({
  id: 'science.value-between',
  objective: 'science.reasoning.evidence',
  difficulty: 0,
  rows: [
    {
      x: 'Time (min)',
      y: 'Temperature (°C)',
      xs: [0, 10, 20, 30],
      ys: [20, 35, 50, 65],
      at: 15,
      unit: '°C',
      what: 'the temperature',
      xu: 'minutes',
    },
    {
      x: 'Load (g)',
      y: 'Length of spring (cm)',
      xs: [0, 100, 200, 300],
      ys: [12, 17, 22, 27],
      at: 150,
      unit: 'cm',
      what: 'the length of the spring',
      xu: 'grams',
    },
    {
      x: 'Depth (m)',
      y: 'Pressure (kPa)',
      xs: [0, 5, 10, 15],
      ys: [100, 150, 200, 250],
      at: 12,
      unit: 'kPa',
      what: 'the pressure',
      xu: 'meters',
    },
    {
      x: 'Distance walked (km)',
      y: 'Energy used (kcal)',
      xs: [0, 2, 4, 6],
      ys: [0, 110, 220, 330],
      at: 3,
      unit: 'kcal',
      what: 'the energy used',
      xu: 'kilometers',
    },
    {
      x: 'Infusion time (h)',
      y: 'Fluid left in bag (mL)',
      xs: [0, 2, 4, 6],
      ys: [1000, 750, 500, 250],
      at: 5,
      unit: 'mL',
      what: 'the fluid left',
      xu: 'hours',
    },
    {
      x: 'Sugar (g per 100 mL)',
      y: 'Density (g/L)',
      xs: [0, 5, 10, 15],
      ys: [1000, 1020, 1040, 1060],
      at: 8,
      unit: 'g/L',
      what: 'the density',
      xu: 'grams',
    },
  ],
  unit: ({ unit }) => unit,
  build: ({ x, y, xs, ys, at, unit, what, xu }) => {
    const i = xs.findIndex((value) => value > at) - 1;
    const [x0 = 0, x1 = 1, y0 = 0, y1 = 0] = [xs[i], xs[i + 1], ys[i], ys[i + 1]];
    const slope = rounded((y1 - y0) / (x1 - x0));
    const key = rounded(y0 + slope * (at - x0));
    const step = rounded(y1 - y0);
    return {
      stem: `The relation in the table is a straight line.\n\n${table(
        [x, y],
        xs.map((value, k) => [value, ys[k] ?? 0]),
      )}\n\nWhat is the best estimate of ${what} at ${at} ${xu}?`,
      key,
      because:
        `From ${x0} to ${at} there are ${at - x0} ${xu}, each worth ${slope} ${unit}: ${y0} + ${at - x0} × ${slope} = ${key} ${unit}.`.replace(
          `+ ${at - x0} × -`,
          `− ${at - x0} × `,
        ),
      slips: [
        [y0, 'reads-value-before', `This is the value at ${x0}, the last one before ${at}.`],
        [y1, 'reads-value-after', `This is the value at ${x1}, the next one after ${at}.`],
        [rounded(y1 + step), 'goes-one-step-too-far', `This goes one step beyond ${x1}.`],
        [rounded(y0 - step), 'goes-one-step-too-far', `This goes one step back from ${x0}.`],
        [
          rounded(key + slope * (x1 - x0)),
          'goes-one-step-too-far',
          `This lies a full step beyond the value at ${at}.`,
        ],
      ],
      steps: [
        `Find the two rows around ${at}: ${x0} and ${x1} ${xu}.`,
        `Between them the value changes by ${step} in ${x1 - x0} ${xu}, or ${slope} for each.`,
        `Go ${at - x0} ${xu} from ${x0}: the value is ${key} ${unit}.`,
      ],
      remember: 'On a straight line, equal steps across give equal steps up.',
    };
  },
  solve: (_numbers, stem) => {
    const points = [...stem.matchAll(/^\| ([\d.]+) \| ([\d.]+) \|$/gm)].map(
      ([, a, b]) => [Number(a), Number(b)] as const,
    );
    const at = Number(/ at (\d+) \w+\?$/.exec(stem)?.[1]);
    const [first, last] = [points[0] ?? [0, 0], points.at(-1) ?? [1, 0]];
    return first[1] + ((last[1] - first[1]) * (at - first[0])) / (last[0] - first[0]);
  },
});

/** How many times as common an outcome is in one group as in another. */
export const timesAsCommonModel = computedChoice({
  id: 'science.times-as-common',
  objective: 'science.reasoning.evidence',
  difficulty: 0.5,
  rows: [
    {
      outcome: 'caught the flu',
      a: 'Unvaccinated',
      b: 'Vaccinated',
      an: 200,
      ay: 36,
      bn: 300,
      by: 18,
    },
    {
      outcome: 'had a wound infection',
      a: 'No hand scrub',
      b: 'Hand scrub',
      an: 150,
      ay: 12,
      bn: 200,
      by: 4,
    },
    {
      outcome: 'developed a cough',
      a: 'Smokers',
      b: 'Nonsmokers',
      an: 120,
      ay: 48,
      bn: 400,
      by: 32,
    },
    {
      outcome: 'broke a bone',
      a: 'Low vitamin D',
      b: 'Normal vitamin D',
      an: 250,
      ay: 15,
      bn: 500,
      by: 10,
    },
    {
      outcome: 'fell asleep in class',
      a: 'Under 6 hours of sleep',
      b: '8 hours of sleep',
      an: 80,
      ay: 20,
      bn: 160,
      by: 8,
    },
  ],
  build: ({ outcome, a, b, an, ay, bn, by }) => {
    const [pa, pb] = [rounded((ay / an) * 100), rounded((by / bn) * 100)];
    const key = rounded(pa / pb);
    return {
      stem: `Two groups were followed for a year.\n\n${table(
        ['Group', 'People', `Number who ${outcome}`],
        [
          [a, an, ay],
          [b, bn, by],
        ],
      )}\n\nThe share of people who ${outcome} in the first group is how many times the share in the second?`,
      key,
      because: `The shares are ${pa}% and ${pb}%, and ${pa} ÷ ${pb} = ${key}.`,
      slips: [
        [
          rounded(ay / by, 1),
          'compares-counts-of-unequal-groups',
          `This compares ${ay} with ${by}, but the groups aren't equally large.`,
        ],
        [
          rounded(pa - pb, 1),
          'subtracts-instead-of-dividing',
          'This is the difference between the two percentages.',
        ],
        [
          rounded(bn / an, 1),
          'compares-sizes-of-groups',
          'This compares how many people were in the groups.',
        ],
        [rounded(key * 2, 1), 'doubles-the-change', 'This is twice the ratio of the shares.'],
        [
          rounded(pa / 10, 1),
          'misplaces-decimal',
          'This only moves the decimal point of the first percentage.',
        ],
      ],
      steps: [
        `First group: ${ay} ÷ ${an} = ${pa}%.`,
        `Second group: ${by} ÷ ${bn} = ${pb}%.`,
        `Compare the shares: ${pa} ÷ ${pb} = ${key}.`,
      ],
      remember: 'Compare shares, not counts, when groups differ in size.',
    };
  },
  solve: (_numbers, stem) => {
    const [[an = 1, ay = 0] = [], [bn = 1, by = 1] = []] = [
      ...stem.matchAll(/\| (\d+) \| (\d+) \|$/gm),
    ].map(([, n, y]) => [Number(n), Number(y)]);
    return (ay * bn) / (an * by);
  },
});

/** Models of numbers in tables. */
export const DATA_TABLE_MODELS: readonly ItemModel[] = [
  trialMeanModel,
  validMeanModel,
  percentChangeModel,
  controlDifferenceModel,
  shareModel,
  interpolateModel,
  timesAsCommonModel,
];
