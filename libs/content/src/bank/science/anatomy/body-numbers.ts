import { formatDecimal, q } from '../../kit/index.js';
import type { ItemModel } from '../../kit/types.js';
import { computedChoice, computedSupply, rounded, table } from '../support-computed.js';

/** The number with a comma between thousands. */
const grouped = (value: number) => formatDecimal(q(value));

/** Air moved in a minute. */
const minuteVolumeModel = computedSupply({
  id: 'science.minute-ventilation',
  objective: 'science.anatomy.respiratory',
  difficulty: 0.1,
  rows: [
    { who: 'A resting adult', rate: 12, tidal: 500 },
    { who: 'A patient in pain', rate: 24, tidal: 350 },
    { who: 'A runner after a race', rate: 40, tidal: 1500 },
    { who: 'A child at rest', rate: 20, tidal: 250 },
  ],
  unit: () => 'L/min',
  build: ({ who, rate, tidal }) => {
    const key = rounded((rate * tidal) / 1000);
    return {
      stem: `${who} takes ${rate} breaths a minute, each with a volume of ${grouped(tidal)} mL. How many liters of air are moved in a minute? Type a number.`,
      key,
      because: `${rate} × ${grouped(tidal)} = ${grouped(rate * tidal)} mL, and ${grouped(rate * tidal)} ÷ 1,000 = ${key} L.`,
      slips: [
        [rate * tidal, 'forgets-milliliters-to-liters', 'This is the volume in milliliters.'],
        [
          rounded(tidal / rate, 2),
          'divides-instead-of-multiplies',
          'This divides the volume by the number of breaths.',
        ],
        [
          rounded(key / 10, 3),
          'misplaces-decimal',
          'The decimal point is one place too far to the left.',
        ],
      ],
      steps: [
        `Multiply breaths by the volume of each: ${rate} × ${grouped(tidal)} = ${grouped(rate * tidal)} mL.`,
        `Convert to liters: ${grouped(rate * tidal)} ÷ 1,000 = ${key} L.`,
        'Count each breath once: the air that goes in is the same air that comes out.',
      ],
      remember: 'Minute volume = rate × tidal volume.',
    };
  },
  solve: ([rate = 0, tidal = 0]) => rate * (tidal / 1000),
});

/** Blood ejected in one beat. */
const strokeVolumeModel = computedChoice({
  id: 'science.stroke-volume',
  objective: 'science.anatomy.cardiovascular',
  difficulty: 0.4,
  rows: [
    { full: 120, left: 50, ask: 'volume' as const },
    { full: 140, left: 56, ask: 'percent' as const },
    { full: 130, left: 58, ask: 'volume' as const },
    { full: 125, left: 50, ask: 'percent' as const },
    { full: 160, left: 104, ask: 'percent' as const },
  ],
  unit: ({ ask }) => (ask === 'volume' ? 'mL' : '%'),
  build: ({ full, left, ask }) => {
    const out = full - left;
    const percent = rounded((out / full) * 100);
    const key = ask === 'volume' ? out : percent;
    return {
      stem: `Before it contracts, the left ventricle of a patient holds ${full} mL of blood, and afterward ${left} mL remains. ${ask === 'volume' ? 'How much blood leaves the ventricle with one beat?' : 'What percent of the blood leaves the ventricle with one beat?'}`,
      key,
      because:
        ask === 'volume'
          ? `${full} − ${left} = ${key} mL.`
          : `${full} − ${left} = ${out} mL, and ${out} ÷ ${full} × 100 = ${percent}, so it is ${percent}%.`,
      slips:
        ask === 'volume'
          ? [
              [left, 'gives-the-rest', 'This is what stays in the ventricle.'],
              [
                full + left,
                'adds-instead-of-subtracts',
                'This adds two volumes where one has to be subtracted from the other.',
              ],
              [rounded(out / 2), 'gives-half', 'This is half of what is pumped.'],
              [
                full,
                'level-for-difference',
                'This is what the ventricle holds before it contracts.',
              ],
            ]
          : [
              [100 - percent, 'gives-the-rest', 'This is the percent that stays in the ventricle.'],
              [out, 'count-as-percent', 'This is the volume in milliliters and not a percent.'],
              [left, 'count-as-percent', 'This is the volume that remains, in milliliters.'],
              [rounded(percent / 2), 'gives-half', 'This is half of the percent.'],
            ],
      steps: [
        `Find the volume that left: ${full} − ${left} = ${out} mL.`,
        ask === 'volume'
          ? 'This is the stroke volume, which is what the question asks for.'
          : `Compare it with the filled ventricle: ${out} ÷ ${full} = ${rounded(out / full)}.`,
        ask === 'volume'
          ? `The answer is ${out} mL.`
          : `The answer is ${percent}%, the ejection fraction.`,
      ],
      remember:
        ask === 'volume'
          ? 'Stroke volume = filled volume − what is left.'
          : 'Ejection fraction = stroke volume ÷ filled volume.',
    };
  },
  solve: ([full = 1, left = 0], stem) =>
    stem.includes('percent') ? (1 - left / full) * 100 : full - left,
});

/** Heart rate from the time between beats or from a short count. */
const heartRateModel = computedSupply({
  id: 'science.heart-rate-from-count',
  objective: 'science.anatomy.cardiovascular',
  difficulty: 0,
  rows: [
    {
      stem: 'A nurse counts 19 beats in 15 seconds. What is the pulse in beats per minute? Type a number.',
      a: 19,
      by: 4,
      how: 'a minute has 60 ÷ 15 = 4 such periods',
    },
    {
      stem: 'On an ECG strip, the time between two beats is 0.8 seconds. How many beats is that per minute? Type a number.',
      a: 60,
      by: 1 / 0.8,
      how: 'one beat takes 0.8 s, and a minute has 60 s',
    },
    {
      stem: 'A student feels 34 beats in 30 seconds. What is the pulse in beats per minute? Type a number.',
      a: 34,
      by: 2,
      how: 'a minute has 60 ÷ 30 = 2 such periods',
    },
    {
      stem: 'On an ECG strip, the time between two beats is 0.5 seconds. How many beats is that per minute? Type a number.',
      a: 60,
      by: 1 / 0.5,
      how: 'one beat takes 0.5 s, and a minute has 60 s',
    },
    {
      stem: 'A newborn has 22 heartbeats in 10 seconds. What is the heart rate in beats per minute? Type a number.',
      a: 22,
      by: 6,
      how: 'a minute has 60 ÷ 10 = 6 such periods',
    },
  ],
  unit: () => 'beats per minute',
  build: ({ stem, a, by, how }) => {
    const key = rounded(a * by);
    return {
      stem,
      key,
      because: `The rate is ${key} beats per minute, because ${how}.`,
      slips: [
        [rounded(key / 2), 'gives-half', 'This is the number for half a minute.'],
        [rounded(key * 2), 'gives-double', 'This is the number for two minutes.'],
        a === 60
          ? [
              rounded(a / by, 2),
              'multiplies-instead-of-divides',
              'This multiplies 60 by the seconds instead of dividing.',
            ]
          : [
              rounded(a / by, 2),
              'divides-instead-of-multiplies',
              'This divides the count where it should be multiplied.',
            ],
      ],
      steps: [
        `Compare the time with a minute: ${how}.`,
        'The number of beats grows in the same proportion as the time.',
        `That gives ${key} beats per minute.`,
      ],
      remember: 'Scale every count to 60 seconds.',
    };
  },
  solve: ([a = 0, seconds = 0], stem) => (stem.includes('between') ? 60 / a : (a / seconds) * 60),
});

/** Fluid taken in less fluid lost. */
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
        [rounded(key / 2), 'gives-half', 'This is half of the percent.'],
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
        [rounded(key / 2, 1), 'gives-half', 'This is half of the speed.'],
        [key * 2, 'gives-double', 'This is twice the speed.'],
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

/** Models of numbers from the body. */
export const BODY_NUMBER_MODELS: readonly ItemModel[] = [
  minuteVolumeModel,
  strokeVolumeModel,
  heartRateModel,
  fluidBalanceModel,
  hematocritModel,
  nerveSpeedModel,
];
