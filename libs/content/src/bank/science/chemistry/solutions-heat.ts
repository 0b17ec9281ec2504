import { lineChart } from '../../kit/index.js';
import type { ItemModel } from '../../kit/types.js';
import { computedChoice, computedSupply, grouped, rounded } from '../support-computed.js';

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
          'leaves-out-division',
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
      stem: `The specific heat of ${what} is ${c} J per gram per degree Celsius. How many joules does it take to warm ${m} g of ${what} from ${from}°C to ${to}°C? Type a number.`,
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
        `Find the change in temperature: ${to} − ${from} = ${change}°C.`,
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
      stem: `A saturated solution of ${salt} in 100 g of water is cooled from ${th}°C to ${tc}°C. According to the chart, how much ${salt.replace(/^an? (?:new )?/, 'of the ')} crystallizes?`,
      figure: lineChart({
        title: `Solubility of ${salt}`,
        xLabel: 'Temperature (°C)',
        categories: ts.map(String),
        y: { label: 'Grams in 100 g of water', min: 0, max, step },
        series: [{ name: salt, values: s }],
      }),
      key,
      because: `At ${th}°C, ${sh} g is dissolved, and at ${tc}°C only ${sc} g can be: ${sh} − ${sc} = ${key} g.`,
      slips: [
        [sc, 'gives-the-rest', `This is what stays dissolved at ${tc}°C.`],
        [sh, 'gives-total', `This is all that was dissolved at ${th}°C.`],
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
        `Read what dissolves in the warmer water, at ${th}°C: ${sh} g.`,
        `Read what can stay dissolved in the cooler water, at ${tc}°C: ${sc} g.`,
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

/** Models of solutions and heat. */
export const SOLUTION_HEAT_MODELS: readonly ItemModel[] = [
  percentSolutionModel,
  heatModel,
  solubilityModel,
];
