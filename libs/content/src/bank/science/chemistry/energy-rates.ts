import { lineChart } from '../../kit/index.js';
import type { ItemModel } from '../../kit/types.js';
import { computedChoice, computedSupply, rounded, table } from '../support-computed.js';

/** Activation energy or the energy of a reaction from three levels. */
const energyLevelModel = computedChoice({
  id: 'science.energy-levels',
  objective: 'science.chemistry.rates',
  difficulty: 0.5,
  rows: [
    { r: 40, p: 20, top: 110, ask: 'activation' as const },
    { r: 30, p: 70, top: 120, ask: 'activation' as const },
    { r: 80, p: 20, top: 130, ask: 'released' as const },
    { r: 20, p: 60, top: 90, ask: 'absorbed' as const },
    { r: 60, p: 30, top: 100, ask: 'reverse' as const },
    { r: 50, p: 10, top: 130, ask: 'released' as const },
  ],
  unit: () => 'kJ',
  build: ({ r, p, top, ask }) => {
    const [question, key, how] = {
      activation: ['What is the activation energy of the reaction?', top - r, `${top} − ${r}`],
      reverse: [
        'What is the activation energy of the reverse reaction, from products to reactants?',
        top - p,
        `${top} − ${p}`,
      ],
      released: ['How much energy does the reaction release overall?', r - p, `${r} − ${p}`],
      absorbed: ['How much energy does the reaction take in overall?', p - r, `${p} − ${r}`],
    }[ask] as [string, number, string];
    return {
      stem: `The chart shows the energy of a reaction at three stages. ${question}`,
      figure: lineChart({
        title: 'Energy during a reaction',
        xLabel: 'Stage',
        categories: ['Reactants', 'Transition state', 'Products'],
        y: { label: 'Energy (kJ)', min: 0, max: 140, step: 20 },
        series: [{ name: 'Energy', values: [r, top, p] }],
      }),
      key,
      because: `${how} = ${key} kJ.`,
      slips: [
        [top - r, 'gives-other-quantity', 'This is the climb from the reactants to the peak.'],
        [
          top - p,
          'gives-other-quantity',
          'This is the distance between the peak and the products.',
        ],
        [
          Math.abs(r - p),
          'gives-other-quantity',
          'This is the difference between reactants and products.',
        ],
        [top, 'level-for-difference', 'This is the level of the peak and not a difference.'],
        [r, 'level-for-difference', 'This is the level at which the reactants start.'],
        [p, 'level-for-difference', 'This is the level of the products.'],
      ],
      steps: [
        'Activation energy is the climb from the start to the peak; the overall energy is the difference between start and end.',
        `Choose the two levels that the question asks for.`,
        `Subtract: ${how} = ${key} kJ.`,
      ],
      remember: 'Climb to the top: activation. Start to end: overall.',
    };
  },
  solve: (_numbers, stem, alt) => {
    const [r = 0, top = 0, p = 0] = [...alt.matchAll(/[a-z] (\d+)(?=[,.])/g)].map(([, n]) =>
      Number(n),
    );
    if (stem.includes('reverse')) return top - p;
    return stem.includes('activation') ? top - r : Math.abs(p - r);
  },
});

/** The average rate of a reaction from a table. */
const reactionRateModel = computedSupply({
  id: 'science.reaction-rate',
  objective: 'science.chemistry.rates',
  difficulty: 0.2,
  rows: [
    {
      intro: 'A reaction that gives off hydrogen is timed',
      what: 'Hydrogen (mL)',
      does: 'does hydrogen form',
      ts: [0, 10, 20, 30],
      v: [0, 25, 45, 60],
      from: 0,
      to: 2,
      unit: 'mL/s',
    },
    {
      intro: 'A reaction that gives off carbon dioxide is timed',
      what: 'Carbon dioxide (mL)',
      does: 'does carbon dioxide form',
      ts: [0, 20, 40, 60],
      v: [0, 30, 50, 60],
      from: 1,
      to: 3,
      unit: 'mL/s',
    },
    {
      intro: 'The mass of a reactant is recorded',
      what: 'Reactant left (g)',
      does: 'is the reactant used up',
      ts: [0, 5, 10, 15],
      v: [20, 14, 8, 6],
      from: 0,
      to: 2,
      unit: 'g/s',
    },
    {
      intro: 'A reaction that gives off oxygen is timed',
      what: 'Oxygen (mL)',
      does: 'does oxygen form',
      ts: [0, 15, 30, 45],
      v: [0, 36, 54, 63],
      from: 0,
      to: 3,
      unit: 'mL/s',
    },
    {
      intro: 'A reaction that uses up an acid is timed',
      what: 'Acid left (mmol)',
      does: 'is the acid used up',
      ts: [0, 10, 20, 30],
      v: [50, 38, 30, 26],
      from: 1,
      to: 3,
      unit: 'mmol/s',
    },
  ],
  unit: ({ unit }) => unit,
  build: ({ intro, what, does, ts, v, from, to, unit }) => {
    const [t0 = 0, t1 = 1, v0 = 0, v1 = 0] = [ts[from], ts[to], v[from], v[to]];
    const change = Math.abs(v1 - v0);
    const key = rounded(change / (t1 - t0));
    return {
      stem: `${intro} for ${ts.at(-1)} seconds.\n\n${table(
        ['Time (s)', what],
        ts.map((t, i) => [t, v[i] ?? 0]),
      )}\n\nAt what average rate, in ${unit}, ${does} from ${t0} s to ${t1} s? Type a number.`,
      key,
      because: `The amount changes by ${change} ${unit.replace('/s', '')} in ${t1 - t0} s, and ${change} ÷ ${t1 - t0} = ${key} ${unit}.`,
      slips: [
        [
          change,
          'leaves-out-division',
          `This is the change, which still has to be divided by ${t1 - t0} seconds.`,
        ],
        [
          rounded(v1 / t1, 4),
          'ignores-starting-value',
          `This divides the amount at ${t1} s by ${t1} s and ignores the start of the interval.`,
        ],
        [rounded((t1 - t0) / change, 4), 'inverts-ratio', 'This divides time by amount.'],
      ],
      steps: [
        `Find the change in amount: ${Math.max(v0, v1)} − ${Math.min(v0, v1)} = ${change}.`,
        `Find the time: ${t1} − ${t0} = ${t1 - t0} s.`,
        `Divide: ${change} ÷ ${t1 - t0} = ${key} ${unit}.`,
      ],
      remember: 'Rate is change divided by time.',
    };
  },
  solve: (_numbers, stem) => {
    const cells = new Map(
      [...stem.matchAll(/^\| (\d+) \| (\d+) \|$/gm)].map(([, t, v]) => [Number(t), Number(v)]),
    );
    const [, from = '0', to = '1'] = /from (\d+) s to (\d+) s/.exec(stem) ?? [];
    return Math.abs(
      ((cells.get(Number(to)) ?? 0) - (cells.get(Number(from)) ?? 0)) / (Number(to) - Number(from)),
    );
  },
});

/** Models of energy and rates. */
export const ENERGY_RATE_MODELS: readonly ItemModel[] = [energyLevelModel, reactionRateModel];
