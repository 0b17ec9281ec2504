import type { ItemModel } from '../../kit/types.js';
import { withUnit } from '../../kit/with-unit.js';
import { computedChoice, grouped, rounded, table } from '../support-computed.js';
import { minus } from '../support-tables.js';

/** The value between two measured ones. */
const interpolateModel = computedChoice({
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
      xu: 'grams per 100 mL',
    },
  ],
  unit: ({ unit }) => unit,
  build: ({ x, y, xs, ys, at, unit, what, xu }) => {
    const i = xs.findIndex((value) => value > at) - 1;
    const [x0 = 0, x1 = 1, y0 = 0, y1 = 0] = [xs[i], xs[i + 1], ys[i], ys[i + 1]];
    const slope = rounded((y1 - y0) / (x1 - x0));
    const key = rounded(y0 + slope * (at - x0));
    const step = rounded(y1 - y0);
    const one = xu.replace(/s(?= per |$)/, '');
    const way = `${at - x0} ${at - x0 === 1 ? one : xu}`;
    return {
      stem: `The values in the table lie on a straight line.\n\n${table(
        [x, y],
        xs.map((value, k) => [value, ys[k] ?? 0]),
      )}\n\nWhat is the best estimate of ${what} at ${at} ${xu}?`,
      key,
      because: `The value at ${x0} is ${grouped(y0)}, and each further ${one} ${slope < 0 ? 'takes away' : 'adds'} ${Math.abs(slope)}: ${grouped(y0)} ${slope < 0 ? '−' : '+'} ${at - x0} × ${Math.abs(slope)} = ${withUnit(grouped(key), unit)}.`,
      slips: [
        [y0, 'reads-wrong-point', `This is the value at ${x0}, the last one before ${at}.`],
        [y1, 'reads-wrong-point', `This is the value at ${x1}, the next one after ${at}.`],
        [rounded(y1 + step), 'one-step-off', `This goes one step beyond ${x1}.`],
        [rounded(y0 - step), 'one-step-off', `This goes one step back from ${x0}.`],
        [
          rounded(key + slope * (x1 - x0)),
          'one-step-off',
          `This lies a full step beyond the value at ${at}.`,
        ],
      ],
      steps: [
        `Find the two rows around ${at}: ${x0} and ${x1} ${xu}.`,
        `Between them the value changes by ${minus(step)} in ${x1 - x0} ${xu}, or ${minus(slope)} for each ${one}.`,
        `Go ${way} on from ${x0}: the value is ${withUnit(grouped(key), unit)}.`,
      ],
      remember: 'On a straight line, equal steps across give equal steps up or down.',
    };
  },
  solve: (_numbers, stem) => {
    const points = [...stem.matchAll(/^\| ([\d.]+) \| ([\d.,]+) \|$/gm)].map(
      ([, a, b]) => [Number(a), Number(b?.replace(',', ''))] as const,
    );
    const at = Number(/ at (\d+) [\w ]+\?$/.exec(stem)?.[1]);
    const [first, last] = [points[0] ?? [0, 0], points.at(-1) ?? [1, 0]];
    return first[1] + ((last[1] - first[1]) * (at - first[0])) / (last[0] - first[0]);
  },
});

/** How many times as common an outcome is in one group as in another. */
const timesAsCommonModel = computedChoice({
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
      )}\n\nIn the first group, the share of people who ${outcome} is how many times as large as in the second group?`,
      key,
      because: `The shares are ${pa}% and ${pb}%, and ${pa} ÷ ${pb} = ${key}.`,
      slips: [
        [
          rounded(ay / by, 1),
          'compares-wrong-quantity',
          `This compares ${ay} with ${by}, but the groups aren't equally large.`,
        ],
        [
          rounded(pa - pb, 1),
          'compares-differences',
          'This is the difference between the two percentages.',
        ],
        [
          rounded(bn / an, 1),
          'compares-wrong-quantity',
          'This compares how many people were in the groups.',
        ],
        pa === key * 2
          ? [
              pa,
              'leaves-out-division',
              `This is the percent of the first group, which still has to be divided by ${pb}%.`,
            ]
          : [rounded(key * 2, 1), 'gives-double', 'This is twice the ratio of the shares.'],
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

/** Models of values in between and of ratios. */
export const DATA_RATIO_MODELS: readonly ItemModel[] = [interpolateModel, timesAsCommonModel];
