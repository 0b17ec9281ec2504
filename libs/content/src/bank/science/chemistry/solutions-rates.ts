import { lineChart } from '../../kit/index.js';
import type { ItemModel } from '../../kit/types.js';
import { computedChoice, computedSupply, grouped, rounded, table } from '../support-computed.js';

/** Grams of solute for a percent solution. */
const percentSolutionModel = computedChoice({
  id: 'science.percent-solution',
  objective: 'science.chemistry.solutions',
  difficulty: 0.2,
  rows: [
    { what: '0.9% (w/v) saline', percent: 0.9, volume: 500, solute: 'sodium chloride' },
    { what: 'a 5% (w/v) dextrose solution', percent: 5, volume: 250, solute: 'dextrose' },
    { what: '3% (w/v) saline', percent: 3, volume: 200, solute: 'sodium chloride' },
    { what: 'a 10% (w/v) glucose solution', percent: 10, volume: 150, solute: 'glucose' },
    { what: 'a 0.5% (w/v) iodine solution', percent: 0.5, volume: 400, solute: 'iodine' },
  ],
  unit: () => 'g',
  build: ({ what, percent, volume, solute }) => {
    const key = rounded((percent * volume) / 100);
    return {
      stem: `A concentration in percent (w/v) gives the grams of solute in 100 mL of solution. How many grams of ${solute} are in ${volume} mL of ${what}?`,
      key,
      because: `Each 100 mL contains ${percent} g, and ${volume} ÷ 100 × ${percent} = ${key} g.`,
      slips: [
        [percent, 'leaves-out-number', 'This is the mass in 100 mL only.'],
        [
          rounded(key * 10, 2),
          'misplaces-decimal',
          'The decimal point is one place too far to the right.',
        ],
        [
          rounded(key / 10),
          'misplaces-decimal',
          `The decimal point is one place too far to the left.`,
        ],
        [
          rounded(volume * percent),
          'misplaces-decimal',
          'This leaves out that the percentage counts grams in 100 mL, so it is 100 times too much.',
        ],
        [
          rounded(volume / 100 / percent),
          'divides-instead-of-multiplies',
          'This divides by the percentage instead of multiplying.',
        ],
        [
          rounded(volume / 100),
          'leaves-out-number',
          'This counts the portions of 100 mL and leaves out how much each contains.',
        ],
      ],
      steps: [
        `Count the portions of 100 mL: ${volume} ÷ 100 = ${volume / 100}.`,
        `Multiply by the grams in each: ${volume / 100} × ${percent} = ${key}.`,
        `The solution contains ${key} g of ${solute}.`,
      ],
      remember: 'A 5% (w/v) solution has 5 g in every 100 mL.',
    };
  },
  solve: ([, volume = 0, percent = 0]) => volume * (percent / 100),
});

/** Heat from mass, specific heat, and change of temperature. */
const heatModel = computedSupply({
  id: 'science.heat-needed',
  objective: 'science.chemistry.matter',
  difficulty: 0.5,
  rows: [
    { what: 'water', c: 4.2, m: 100, from: 20, to: 30 },
    { what: 'aluminum', c: 0.9, m: 50, from: 25, to: 45 },
    { what: 'iron', c: 0.45, m: 200, from: 20, to: 60 },
    { what: 'ethanol', c: 2.4, m: 25, from: 15, to: 35 },
    { what: 'copper', c: 0.4, m: 300, from: 22, to: 47 },
  ],
  unit: () => 'J',
  build: ({ what, c, m, from, to }) => {
    const change = to - from;
    const key = rounded(c * m * change);
    return {
      stem: `The specific heat of ${what} is ${c} J per gram per degree Celsius. How many joules does it take to warm ${m} g of ${what} from ${from} °C to ${to} °C? Type a number.`,
      key,
      because: `${m} × ${c} × ${change} = ${grouped(key)} J.`,
      slips: [
        [
          rounded(c * m * to),
          'level-for-difference',
          'This multiplies by the final temperature instead of the change.',
        ],
        [rounded(c * change), 'leaves-out-number', 'This is the heat for a single gram.'],
        [rounded(m * change), 'leaves-out-number', 'This leaves out the specific heat.'],
      ],
      steps: [
        `Find the change in temperature: ${to} − ${from} = ${change} °C.`,
        `Multiply mass, specific heat, and change: ${m} × ${c} × ${change}.`,
        `The heat is ${grouped(key)} J.`,
      ],
      remember: 'Heat = mass × specific heat × change in temperature.',
    };
  },
  solve: ([c = 0, m = 0, from = 0, to = 0]) => m * c * to - m * c * from,
});

/** How much of a salt crystallizes when its solution cools. */
const solubilityModel = computedChoice({
  id: 'science.solubility-curve',
  objective: 'science.chemistry.solutions',
  difficulty: 0.6,
  rows: [
    {
      salt: 'potassium nitrate',
      ts: [10, 20, 30, 40, 50, 60],
      s: [20, 30, 45, 65, 85, 110],
      max: 110,
      step: 10,
      hot: 4,
      cold: 1,
    },
    {
      salt: 'copper(II) sulfate',
      ts: [10, 20, 30, 40, 50, 60],
      s: [15, 20, 25, 30, 35, 40],
      max: 50,
      step: 10,
      hot: 5,
      cold: 2,
    },
    {
      salt: 'potassium bromide',
      ts: [10, 20, 30, 40, 50, 60],
      s: [60, 65, 70, 75, 80, 85],
      max: 90,
      step: 10,
      hot: 5,
      cold: 1,
    },
    {
      salt: 'a new drug',
      ts: [0, 20, 40, 60, 80, 100],
      s: [5, 10, 15, 25, 40, 60],
      max: 60,
      step: 10,
      hot: 4,
      cold: 2,
    },
    {
      salt: 'a mineral salt',
      ts: [0, 20, 40, 60, 80, 100],
      s: [10, 20, 35, 50, 70, 95],
      max: 100,
      step: 10,
      hot: 3,
      cold: 1,
    },
  ],
  unit: () => 'g',
  build: ({ salt, ts, s, max, step, hot, cold }) => {
    const [th = 0, tc = 0, sh = 0, sc = 0] = [ts[hot], ts[cold], s[hot], s[cold]];
    const key = sh - sc;
    return {
      stem: `A saturated solution of ${salt} in 100 g of water is cooled from ${th} °C to ${tc} °C. According to the chart, how much ${salt.replace(/^an? (?:new )?/, 'of the ')} crystallizes?`,
      figure: lineChart({
        title: `Solubility of ${salt}`,
        xLabel: 'Temperature (°C)',
        categories: ts.map(String),
        y: { label: 'Grams in 100 g of water', min: 0, max, step },
        series: [{ name: salt, values: s }],
      }),
      key,
      because: `At ${th} °C, ${sh} g is dissolved, and at ${tc} °C only ${sc} g can be: ${sh} − ${sc} = ${key} g.`,
      slips: [
        [sc, 'gives-the-rest', `This is what stays dissolved at ${tc} °C.`],
        [sh, 'gives-total', `This is all that was dissolved at ${th} °C.`],
        [
          sh + sc,
          'adds-instead-of-subtracts',
          'This adds two amounts where one has to be subtracted from the other.',
        ],
        [
          Math.abs(th - tc),
          'compares-wrong-quantity',
          'This is the difference between the temperatures.',
        ],
      ],
      steps: [
        `Read what dissolves in the warmer water, at ${th} °C: ${sh} g.`,
        `Read what can stay dissolved in the cooler water, at ${tc} °C: ${sc} g.`,
        `The difference has to crystallize: ${key} g.`,
      ],
      remember: 'What a colder solution cannot hold comes out as crystals.',
    };
  },
  solve: (numbers, _stem, alt) => {
    const [from = 0, to = 0] = numbers.slice(-2);
    const cells = new Map(
      [...alt.matchAll(/(?<=[.,] )(\d+) (\d+)(?=[,.])/g)].map(([, x, y]) => [Number(x), Number(y)]),
    );
    return (cells.get(from) ?? 0) - (cells.get(to) ?? 0);
  },
});

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
          'This divides the last amount by the last time and ignores the start of the interval.',
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

/** Models of solutions, heat, energy, and rates. */
export const SOLUTION_RATE_MODELS: readonly ItemModel[] = [
  percentSolutionModel,
  heatModel,
  solubilityModel,
  energyLevelModel,
  reactionRateModel,
];
