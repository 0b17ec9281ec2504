import { formatDecimal, q, toNumber } from '../../kit/index.js';
import type { ItemModel } from '../../kit/types.js';
import { grouped } from '../support-computed.js';
import { numericChoice } from '../support-numeric.js';

const LIQUIDS: readonly (readonly [name: string, ph: readonly number[]])[] = [
  ['a sample of rainwater', [5, 6]],
  ['a fruit juice', [3, 4]],
  ['a soap solution', [9, 10]],
  ['a drain cleaner', [12, 13]],
  ['gastric juice', [2]],
  ['seawater', [8]],
  ['black coffee', [5]],
  ['household ammonia', [11]],
];

function power(exponent: number): string {
  return `$1 \\times 10^{-${exponent}}$ mol/L`;
}

/** pH from a hydrogen-ion concentration that is a power of ten. */
export const phSupplyModel: ItemModel = {
  id: 'science.ph-from-concentration',
  asks: 'apply',
  objective: 'science.chemistry.solutions',
  type: 'supply',
  difficulty: 0.4,
  variants: 8,
  make(rng) {
    const [liquid, range] = rng.pick(LIQUIDS);
    const exponent = rng.pick(range);
    return {
      type: 'supply',
      stem: `The hydrogen-ion concentration of ${liquid} is ${power(exponent)}. What is its pH? Type a number.`,
      answer: `${exponent}`,
      answerKind: 'number',
      rationale: `The concentration is $1 \\times 10^{-${exponent}}$ mol/L, so the pH is ${exponent}.`,
      commonErrors: [
        {
          answer: `-${exponent}`,
          misconception: 'repeats-given-number',
          rationale:
            'The pH is the negative logarithm, so the minus sign of the exponent disappears.',
        },
        {
          answer: `${14 - exponent}`,
          misconception: 'gives-other-quantity',
          rationale: 'This is the pOH; pH and pOH add up to 14.',
        },
      ],
    };
  },
  solve: (draft) => -Math.round(Math.log10(Number(`1e${/10\^\{(-\d+)\}/.exec(draft.stem)?.[1]}`))),
};

/** How many times more acidic one solution is than another. */
export const phRatioModel: ItemModel = {
  id: 'science.ph-ratio',
  asks: 'apply',
  objective: 'science.chemistry.solutions',
  type: 'multiple-choice',
  difficulty: 0.7,
  variants: 10,
  make(rng) {
    const steps = rng.pick([2, 3, 4]);
    const low = rng.int(2, 9 - steps);
    const key = 10 ** steps;
    return numericChoice(rng, {
      stem: `Solution X has a pH of ${low}, and solution Y has a pH of ${low + steps}. By what factor is the hydrogen-ion concentration of X greater than that of Y?`,
      show: grouped,
      key,
      why: `One pH unit is a factor of 10. The difference is ${steps} units, so the factor is $10^{${steps}}$, or ${grouped(key)}.`,
      slips: [
        [
          steps,
          'adds-at-each-step',
          'This is the difference of the two values; the scale is logarithmic, so each unit multiplies by 10.',
        ],
        [
          steps * 10,
          'adds-at-each-step',
          'This counts 10 for each unit and adds, but the factors of 10 have to be multiplied.',
        ],
        [key * 10, 'one-step-off', 'This counts one unit more than the two solutions differ by.'],
        [key / 10, 'one-step-off', 'This counts one unit fewer than the two solutions differ by.'],
      ],
    });
  },
  solve(draft) {
    const [x = 0, y = 0] = [...draft.stem.matchAll(/pH of (\d+)/g)].map((m) => Number(m[1]));
    let factor = 1;
    for (let ph = x; ph < y; ph++) factor *= 10;
    return factor;
  },
};

const SOLUTES = [
  'sodium chloride',
  'glucose',
  'potassium chloride',
  'hydrochloric acid',
  'sodium hydroxide',
] as const;

const molar = (value: number) => `${value.toFixed(2)} mol/L`;

/** Dilution: C1 V1 = C2 V2. */
export const dilutionModel: ItemModel = {
  id: 'science.dilution',
  asks: 'apply',
  objective: 'science.chemistry.solutions',
  type: 'multiple-choice',
  difficulty: 0.5,
  variants: 12,
  make(rng) {
    const solute = rng.pick(SOLUTES);
    const stock = rng.pick([2, 4, 6]);
    const taken = rng.pick([20, 50, 100]);
    const factor = rng.pick([4, 5, 10]);
    const total = taken * factor;
    const key = stock / factor;
    return numericChoice(rng, {
      stem: `A technician takes ${taken} mL of a ${stock} mol/L solution of ${solute} and adds water until the volume is ${total.toLocaleString('en-US')} mL. What is the new concentration?`,
      show: molar,
      key,
      why: `The amount dissolved stays the same while the volume grows ${factor}-fold: ${stock} mol/L × ${taken} mL ÷ ${total.toLocaleString('en-US')} mL = ${molar(key)}.`,
      slips: [
        [
          Number((stock / (factor + 1)).toFixed(2)),
          'counts-twice',
          `This divides by ${(total + taken).toLocaleString('en-US')} mL, as if ${total.toLocaleString('en-US')} mL of water had been added; the final volume is ${total.toLocaleString('en-US')} mL.`,
        ],
        [
          stock,
          'keeps-starting-value',
          'This is the concentration before water was added; the same amount now fills a larger volume.',
        ],
        [
          stock * factor,
          'multiplies-instead-of-divides',
          'This multiplies by the growth in volume, but added water makes a solution weaker, not stronger.',
        ],
        [
          stock - key,
          'gives-the-rest',
          `This multiplies ${stock} mol/L by the share of the added water, ${total - taken} ÷ ${total.toLocaleString('en-US')}; the share that counts is that of the original solution, ${taken} ÷ ${total.toLocaleString('en-US')}.`,
        ],
      ],
    });
  },
  solve(draft) {
    const [taken = 0, stock = 0, total = 0] = [...draft.stem.matchAll(/[\d,]*\d/g)].map((m) =>
      Number(m[0].replace(',', '')),
    );
    const moles = (stock * taken) / 1000;
    return Math.round((moles / (total / 1000)) * 100) / 100;
  },
};

/** Molarity from moles and volume, or the moles needed. */
export const molarityModel: ItemModel = {
  id: 'science.molarity',
  asks: 'apply',
  objective: 'science.chemistry.solutions',
  type: 'supply',
  difficulty: 0.4,
  variants: 8,
  make(rng) {
    const solute = rng.pick(SOLUTES);
    const molarity = q(rng.pick([2, 4, 5, 6, 8, 12]), 10);
    const millilitres = rng.pick([250, 500, 750, 1500, 2000]);
    const moles = molarity.mul(q(millilitres, 1000));
    const [n, c] = [formatDecimal(moles), formatDecimal(molarity)];
    const volume = formatDecimal(q(millilitres));
    return {
      type: 'supply',
      stem: `A solution contains ${n} mol of ${solute} in ${volume} mL. What is its molarity in mol/L? Type a number.`,
      answer: c,
      answerKind: 'number',
      unit: 'mol/L',
      rationale: `${volume} mL is ${formatDecimal(q(millilitres, 1000))} L, and ${n} mol ÷ ${formatDecimal(q(millilitres, 1000))} L = ${c} mol/L.`,
      commonErrors: [
        {
          answer: `${Number(toNumber(moles.div(millilitres)).toFixed(6))}`,
          misconception: 'forgets-milliliters-to-liters',
          rationale: 'The volume was left in milliliters, although molarity is per liter.',
        },
        {
          answer: `${Number(toNumber(moles.mul(q(millilitres, 1000))).toFixed(4))}`,
          misconception: 'multiplies-instead-of-divides',
          rationale: 'The amount has to be divided by the volume, not multiplied by it.',
        },
      ],
    };
  },
  solve(draft) {
    const [, moles = '0', volume = '1'] =
      /contains ([\d.]+) mol of .* in ([\d,]+) mL/.exec(draft.stem) ?? [];
    return Math.round((Number(moles) * 1e6) / Number(volume.replace(',', ''))) / 1000;
  },
};
