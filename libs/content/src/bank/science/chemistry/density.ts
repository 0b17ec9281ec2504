import { formatDecimal, q, type Rational, toNumber } from '../../kit/index.js';
import type { ItemModel } from '../../kit/types.js';
import { numericChoice, type Slip } from '../support-numeric.js';

const SAMPLES = [
  'an unknown solid',
  'a small block',
  'an unidentified sample',
  'a small bead',
  'a test object',
] as const;

const gramsPerMilliliter = (value: number) => `${value.toFixed(2)} g/mL`;

function displacementSlips(mass: number, volume: number, before: number): Slip[] {
  const round = (value: number) => Number(value.toFixed(2));
  return [
    [
      round(mass / (before + volume)),
      'level-for-difference',
      'This divides by the final reading of the cylinder, which includes the water that was there before.',
    ],
    [
      round(mass / before),
      'level-for-difference',
      'This divides by the water that was there before; the volume of the object is the rise of the level.',
    ],
    [
      round(mass * volume),
      'multiplies-mass-and-volume',
      'This multiplies mass and volume, but density is mass divided by volume.',
    ],
    [
      round(volume / mass),
      'inverts-density-ratio',
      'This divides volume by mass, but density is mass divided by volume.',
    ],
    [
      round(mass / (2 * volume)),
      'counts-twice',
      'This counts the rise of the level twice, but the rise itself is the volume of the object.',
    ],
  ];
}

/** Density from mass and displaced water, chosen. */
export const densityChoiceModel: ItemModel = {
  id: 'science.density-displacement',
  asks: 'apply',
  objective: 'science.chemistry.matter',
  type: 'multiple-choice',
  difficulty: 0.1,
  variants: 12,
  make(rng) {
    const object = rng.pick(['mineral sample', 'metal ball', 'solid bead', 'small object']);
    const volume = rng.pick([4, 5, 8, 10]);
    const before = rng.pick([20, 30, 40]);
    const tenths = rng.pick([24, 26, 32, 45, 75, 88]);
    const mass = formatDecimal(q(tenths * volume, 10));
    const key = tenths / 10;
    return numericChoice(rng, {
      stem: `A ${object} with a mass of ${mass} g is lowered into a graduated cylinder that holds ${before} mL of water, and the level rises to ${before + volume} mL. What is the density of the ${object}?`,
      show: gramsPerMilliliter,
      key,
      why: `The object takes up ${before + volume} − ${before} = ${volume} mL, and ${mass} g ÷ ${volume} mL = ${gramsPerMilliliter(key)}.`,
      slips: displacementSlips((tenths * volume) / 10, volume, before),
    });
  },
  solve(draft) {
    const [mass = 0, before = 0, after = 0] = [...draft.stem.matchAll(/[\d.]*\d/g)].map((m) =>
      Number(m[0]),
    );
    return Math.round((mass / (after - before)) * 100) / 100;
  },
};

/** The three questions on one sample, each with its two likely slips. */
function supplyCases(sample: string, mass: Rational, volume: number, density: Rational) {
  const [m, d] = [formatDecimal(mass), formatDecimal(density)];
  const plain = (text: string) => text.replace(',', '');
  return {
    density: {
      stem: `In a laboratory, ${sample} is found to have a mass of ${m} g and a volume of ${volume} mL. What is its density in g/mL? Type a number.`,
      answer: plain(d),
      unit: 'g/mL',
      rationale: `Density is mass divided by volume: ${m} g ÷ ${volume} mL = ${d} g/mL.`,
      wrong: mass.mul(volume),
      slip: 'multiplies-mass-and-volume',
      slipWhy: 'Here mass and volume were multiplied; they have to be divided to give g/mL.',
      flipped: q(volume).div(mass),
      flipSlip: 'inverts-density-ratio',
      flip: 'This is volume divided by mass, the division the wrong way around.',
    },
    mass: {
      stem: `The density of ${sample} is ${d} g/mL, and its volume is ${volume} mL. What is its mass in grams? Type a number.`,
      answer: plain(m),
      unit: 'g',
      rationale: `Mass is density times volume: ${d} g/mL × ${volume} mL = ${m} g.`,
      wrong: q(volume).div(density),
      slip: 'divides-instead-of-multiplies',
      slipWhy:
        'Here the volume was divided by the density; they have to be multiplied to give grams.',
      flipped: density.div(volume),
      flipSlip: 'inverts-ratio',
      flip: 'Here the density was divided by the volume; they have to be multiplied.',
    },
    volume: {
      stem: `A chemist needs the volume of ${sample} with a mass of ${m} g and a density of ${d} g/mL. What is this volume in milliliters? Type a number.`,
      answer: `${volume}`,
      unit: 'mL',
      rationale: `Volume is mass divided by density: ${m} g ÷ ${d} g/mL = ${volume} mL.`,
      wrong: mass.mul(density),
      slip: 'multiplies-instead-of-divides',
      slipWhy:
        'Here mass and density were multiplied; the mass has to be divided to give milliliters.',
      flipped: density.div(mass),
      flipSlip: 'inverts-ratio',
      flip: 'This is density divided by mass, the division the wrong way around.',
    },
  };
}

/** Mass, volume or density, typed. */
export const densitySupplyModel: ItemModel = {
  id: 'science.density-formula',
  asks: 'apply',
  objective: 'science.chemistry.matter',
  type: 'supply',
  difficulty: 0,
  variants: 12,
  make(rng) {
    const sample = rng.pick(SAMPLES);
    const volume = rng.pick([5, 10, 12, 15, 20, 25, 40, 50]);
    const density = q(rng.pick([8, 9, 12, 15, 22, 25, 27, 70]), 10);
    const mass = density.mul(volume);
    const asked = rng.pick(['density', 'mass', 'volume'] as const);
    const cases = supplyCases(sample, mass, volume, density)[asked];
    const rounded = (v: ReturnType<typeof q>) => `${Number(toNumber(v).toFixed(3))}`;
    return {
      type: 'supply',
      stem: cases.stem,
      answer: cases.answer,
      answerKind: 'number',
      unit: cases.unit,
      rationale: cases.rationale,
      commonErrors: [
        {
          answer: rounded(cases.wrong),
          misconception: cases.slip,
          rationale: cases.slipWhy,
        },
        {
          answer: rounded(cases.flipped),
          misconception: cases.flipSlip,
          rationale: cases.flip,
        },
      ],
    };
  },
  solve(draft) {
    const grab = (pattern: RegExp) =>
      Number((pattern.exec(draft.stem)?.[1] ?? '').replace(',', ''));
    const mass = grab(/([\d,.]+) g(?![/\w])/);
    const volume = grab(/([\d,.]+) mL/);
    const density = grab(/([\d,.]+) g\/mL/);
    const round = (v: number) => Math.round(v * 1000) / 1000;
    if (draft.stem.includes('What is its density')) return round(mass / volume);
    return draft.stem.includes('mass in grams') ? round(density * volume) : round(mass / density);
  },
};
