import type { ItemModel } from '../../kit/types.js';
import { computedChoice, computedSupply, grouped, rounded, table } from '../support-computed.js';

/** Fluid taken in minus fluid lost. */
const fluidBalanceModel = computedSupply({
  id: 'science.fluid-balance',
  objective: 'science.anatomy.urinary',
  difficulty: 0.1,
  rows: [
    {
      ins: [
        ['Drinks', 1200],
        ['IV fluids', 1000],
      ],
      outs: [
        ['Urine', 1450],
        ['Sweat and breath', 600],
      ],
    },
    {
      ins: [
        ['Drinks', 900],
        ['Food', 700],
      ],
      outs: [
        ['Urine', 1100],
        ['Stool', 150],
      ],
    },
    {
      ins: [
        ['IV fluids', 1500],
        ['Drinks', 300],
      ],
      outs: [
        ['Urine', 900],
        ['Wound drain', 250],
      ],
    },
    {
      ins: [
        ['Drinks', 1600],
        ['Food', 600],
      ],
      outs: [
        ['Urine', 1300],
        ['Sweat and breath', 500],
      ],
    },
  ],
  unit: () => 'mL',
  build: ({ ins, outs }) => {
    const total = (list: (string | number)[][]) =>
      list.reduce((sum, [, ml]) => sum + Number(ml), 0);
    const [a, b] = [total(ins), total(outs)];
    return {
      stem: `A nurse keeps a record of a patient's fluids for 24 hours.\n\n${table(['In or out', 'Volume (mL)'], [...ins.map(([n = '', v = 0]) => [`In: ${n}`, v]), ...outs.map(([n = '', v = 0]) => [`Out: ${n}`, v])])}\n\nBy how many milliliters is the intake greater than the output? Type a number.`,
      key: a - b,
      because: `The intake is ${grouped(a)} mL, and the output is ${grouped(b)} mL: ${grouped(a)} − ${grouped(b)} = ${a - b} mL.`,
      slips: [
        [a + b, 'adds-instead-of-subtracts', 'This adds what went in and what came out.'],
        [a, 'leaves-out-a-part', 'This is the intake alone.'],
        [
          Math.abs(a - Number(outs[0]?.[1])),
          'leaves-out-a-part',
          'This subtracts only the urine and leaves out the other loss.',
        ],
      ],
      steps: [
        `Add all intake: ${ins.map(([, v]) => grouped(Number(v))).join(' + ')} = ${grouped(a)} mL.`,
        `Add all output: ${outs.map(([, v]) => grouped(Number(v))).join(' + ')} = ${grouped(b)} mL.`,
        `Subtract: ${grouped(a)} − ${grouped(b)} = ${a - b} mL.`,
      ],
      remember: 'Balance = everything in − everything out.',
    };
  },
  solve: (_numbers, stem) =>
    [...stem.matchAll(/^\| (In|Out): [^|]+ \| ([\d,]+) \|$/gm)].reduce(
      (sum, [, way, ml]) => sum + Number(ml?.replace(',', '')) * (way === 'In' ? 1 : -1),
      0,
    ),
});

/** The share of red cells in a tube of spun blood. */
const hematocritModel = computedChoice({
  id: 'science.hematocrit',
  objective: 'science.anatomy.cardiovascular',
  difficulty: 0.1,
  rows: [
    { all: 60, red: 27 },
    { all: 50, red: 15 },
    { all: 80, red: 44 },
    { all: 75, red: 30 },
  ],
  unit: () => '%',
  build: ({ all, red }) => {
    const key = rounded((red / all) * 100);
    return {
      stem: `A tube of spun blood holds a column ${all} mm high. The packed red cells at the bottom take up ${red} mm of it. What is the hematocrit, the percent of the blood that is red cells?`,
      key,
      because: `${red} ÷ ${all} × 100 = ${key}, so the hematocrit is ${key}%.`,
      slips: [
        [
          rounded(100 - key),
          'gives-the-rest',
          'This is the percent that is plasma and white cells.',
        ],
        [red, 'count-as-percent', 'This is the height of the red cells in millimeters.'],
        [
          rounded((red / (all - red)) * 100),
          'divides-by-wrong-number',
          'This divides by the plasma instead of by the whole column.',
        ],
        [
          rounded(key / 2),
          'gives-half',
          `This is half of the share: ${red} mm of ${all} mm is ${key}%.`,
        ],
        [all, 'count-as-percent', 'This is the height of the column in millimeters.'],
      ],
      steps: [
        `The whole column is ${all} mm high, and the red part is ${red} mm.`,
        `Divide the part by the whole: ${red} ÷ ${all} = ${rounded(red / all)}.`,
        `As a percent, that is ${key}%; healthy adults have about 36 to 50%.`,
      ],
      remember: 'Hematocrit = height of the red cells ÷ height of the whole column.',
    };
  },
  solve: ([all = 1, red = 0]) => (100 * red) / all,
});

/** How fast an impulse travels. */
const nerveSpeedModel = computedChoice({
  id: 'science.nerve-speed',
  objective: 'science.anatomy.nervous',
  difficulty: 0.4,
  rows: [
    { mm: 240, ms: 4 },
    { mm: 300, ms: 6 },
    { mm: 180, ms: 4 },
    { mm: 210, ms: 3 },
  ],
  unit: () => 'm/s',
  build: ({ mm, ms }) => {
    const key = rounded(mm / ms);
    return {
      stem: `A nerve is stimulated at the elbow, and ${ms} ms later the impulse arrives at an electrode ${mm} mm farther along the arm. How fast does it travel in meters per second?`,
      key,
      because: `${mm} mm in ${ms} ms is the same as ${mm / 1000} m in ${ms / 1000} s, and ${mm} ÷ ${ms} = ${key} m/s.`,
      slips: [
        [
          rounded(key / 10, 1),
          'misplaces-decimal',
          'The decimal point is one place too far to the left.',
        ],
        [key * 10, 'misplaces-decimal', 'The decimal point is one place too far to the right.'],
        [
          rounded(key * ms),
          'leaves-out-division',
          'This is the distance, which still has to be divided by the time.',
        ],
        [
          rounded(key / 2, 1),
          'gives-half',
          `At this speed, the impulse would cover only ${mm / 2} mm in ${ms} ms.`,
        ],
        [
          key * 2,
          'gives-double',
          `At this speed, the impulse would cover ${2 * mm} mm in ${ms} ms.`,
        ],
      ],
      steps: [
        'Speed is distance divided by time.',
        `Millimeters per millisecond are the same as meters per second, as both are divided by 1,000.`,
        `${mm} ÷ ${ms} = ${key} m/s.`,
      ],
      remember: 'mm/ms equals m/s.',
    };
  },
  solve: ([ms = 1, mm = 0]) => mm / 1000 / (ms / 1000),
});

/** Models with numbers about body fluids and nerves. */
export const FLUID_NERVE_MODELS: readonly ItemModel[] = [
  fluidBalanceModel,
  hematocritModel,
  nerveSpeedModel,
];
