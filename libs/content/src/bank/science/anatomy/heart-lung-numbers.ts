import type { ItemModel } from '../../kit/types.js';
import { computedChoice, computedSupply, grouped, rounded } from '../support-computed.js';

/** Air moved per minute. */
const minuteVolumeModel = computedSupply({
  id: 'science.minute-ventilation',
  objective: 'science.anatomy.respiratory',
  difficulty: 0.1,
  rows: [
    { who: 'A resting adult', short: 'the adult', rate: 12, tidal: 500 },
    { who: 'A patient in pain', short: 'the patient', rate: 24, tidal: 350 },
    { who: 'After a race, a runner', short: 'the runner', rate: 40, tidal: 1500 },
    { who: 'A child at rest', short: 'the child', rate: 20, tidal: 250 },
  ],
  unit: () => 'L/min',
  build: ({ who, short, rate, tidal }) => {
    const key = rounded((rate * tidal) / 1000);
    return {
      stem: `${who} takes ${rate} breaths a minute, each with a volume of ${grouped(tidal)} mL. How many liters of air does ${short} breathe per minute? Type a number.`,
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
      stem: `Before it contracts, a patient's left ventricle holds ${full} mL of blood, and afterward ${left} mL remains. ${ask === 'volume' ? 'How much blood leaves the ventricle with one beat?' : 'What percent of the blood leaves the ventricle with one beat?'}`,
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
              [
                rounded(percent / 2),
                'gives-half',
                `This is half of the share: ${out} mL of ${full} mL is ${rounded(percent)}%.`,
              ],
            ],
      steps: [
        `Find the volume that left: ${full} − ${left} = ${out} mL.`,
        ask === 'volume'
          ? 'This volume is called the stroke volume.'
          : `Compare it with the filled ventricle: ${out} ÷ ${full} = ${rounded(out / full)}.`,
        ask === 'volume'
          ? `Check by adding: ${out} + ${left} = ${full} mL.`
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
        a === 60
          ? 'Divide the minute by the time for one beat.'
          : 'The number of beats grows in the same proportion as the time.',
        `That gives ${a === 60 ? `60 ÷ ${rounded(1 / by)}` : `${a} × ${by}`} = ${key} beats per minute.`,
      ],
      remember:
        a === 60 ? 'Beats per minute = 60 ÷ seconds per beat.' : 'Scale every count to 60 seconds.',
    };
  },
  solve: ([a = 0, seconds = 0], stem) => (stem.includes('between') ? 60 / a : (a / seconds) * 60),
});

/** Models with numbers about breathing and circulation. */
export const HEART_LUNG_MODELS: readonly ItemModel[] = [
  minuteVolumeModel,
  strokeVolumeModel,
  heartRateModel,
];
