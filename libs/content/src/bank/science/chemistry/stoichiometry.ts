import type { ItemModel } from '../../kit/types.js';
import { computedChoice, computedSupply, rounded } from '../support-computed.js';

const EQUATIONS = {
  water: '$\\mathrm{2\\,H_2 + O_2 \\rightarrow 2\\,H_2O}$',
  ammonia: '$\\mathrm{N_2 + 3\\,H_2 \\rightarrow 2\\,NH_3}$',
  propane: '$\\mathrm{C_3H_8 + 5\\,O_2 \\rightarrow 3\\,CO_2 + 4\\,H_2O}$',
  aluminum: '$\\mathrm{4\\,Al + 3\\,O_2 \\rightarrow 2\\,Al_2O_3}$',
  glucose: '$\\mathrm{C_6H_{12}O_6 + 6\\,O_2 \\rightarrow 6\\,CO_2 + 6\\,H_2O}$',
  chlorate: '$\\mathrm{2\\,KClO_3 \\rightarrow 2\\,KCl + 3\\,O_2}$',
};

/** `oxygen` of "oxygen are used" */
const other = (want: string) => want.replace(/ (?:are \w+|form)$/, '');

/** Moles of one substance from moles of another by a balanced equation. */
const moleRatioModel = computedChoice({
  id: 'science.mole-ratio',
  objective: 'science.chemistry.reactions',
  difficulty: 0.5,
  rows: [
    { eq: EQUATIONS.water, given: 'hydrogen', n: 6, g: 2, want: 'oxygen are used', w: 1 },
    { eq: EQUATIONS.ammonia, given: 'hydrogen', n: 9, g: 3, want: 'ammonia form', w: 2 },
    { eq: EQUATIONS.propane, given: 'propane', n: 3, g: 1, want: 'carbon dioxide form', w: 3 },
    { eq: EQUATIONS.aluminum, given: 'aluminum', n: 12, g: 4, want: 'oxygen are used', w: 3 },
    { eq: EQUATIONS.glucose, given: 'oxygen', n: 12, g: 6, want: 'glucose are burned', w: 1 },
    { eq: EQUATIONS.chlorate, given: 'potassium chlorate', n: 4, g: 2, want: 'oxygen form', w: 3 },
  ],
  unit: () => 'mol',
  build: ({ eq, given, n, g, want, w }) => {
    const key = rounded((n * w) / g);
    const sets = rounded(n / g);
    return {
      stem: `The reaction is ${eq}. If ${n} mol of ${given} reacts completely, how many moles of ${want}?`,
      key,
      because: `By the equation, ${g} mol of ${given} goes with ${w} mol of ${other(want)}, so ${n} ÷ ${g} × ${w} = ${key} mol.`,
      slips: [
        [rounded((n * g) / w, 1), 'inverts-ratio', 'This uses the ratio the wrong way around.'],
        [n, 'ignores-coefficients', 'This assumes a ratio of one to one.'],
        [n * w, 'ignores-coefficients', 'This uses one coefficient and ignores the other.'],
        [n + w, 'adds-instead-of-multiplies', 'This adds a coefficient instead of using a ratio.'],
        [w, 'repeats-given-number', 'This only repeats a coefficient of the equation.'],
        [
          rounded(key * 2),
          'gives-double',
          `By the equation, ${rounded(key * 2)} mol of ${other(want)} would go with ${2 * n} mol of ${given}, not with ${n}.`,
        ],
      ],
      steps: [
        `Read the coefficients: ${g} for ${given} and ${w} for ${other(want)}.`,
        `Divide by the first: ${n} ÷ ${g} = ${sets}.`,
        `Multiply by the second: ${sets} × ${w} = ${key} mol.`,
      ],
      remember: 'Coefficients give the ratio of moles.',
    };
  },
  solve: (_numbers, stem) => {
    const sides = (/mathrm\{(.*)\}\$/.exec(stem)?.[1] ?? '').split(/ \+ | \\rightarrow /);
    const names: Record<string, string> = {
      hydrogen: 'H_2',
      oxygen: 'O_2',
      ammonia: 'NH_3',
      propane: 'C_3H_8',
      'carbon dioxide': 'CO_2',
      aluminum: 'Al',
      glucose: 'C_6H_{12}O_6',
      'potassium chlorate': 'KClO_3',
    };
    const of = (name: string) => {
      const term = sides.find((side) => side.replace(/^\d+\\,/, '') === names[name]) ?? '';
      return Number(/^(\d+)\\,/.exec(term)?.[1] ?? 1);
    };
    const [, n = '0', given = ''] =
      /If (\d+) mol of ([a-z ]+) reacts completely, how/.exec(stem) ?? [];
    const [, want = ''] = /moles of ([a-z ]+?) (?:are|form)/.exec(stem) ?? [];
    return (Number(n) / of(given)) * of(want);
  },
});

/** How many atoms of an element a formula stands for. */
const atomsInFormulaModel = computedSupply({
  id: 'science.atoms-in-formula',
  objective: 'science.chemistry.reactions',
  difficulty: 0.3,
  rows: [
    { formula: '$\\mathrm{2\\,Al_2(SO_4)_3}$', what: 'oxygen', parts: [2, 4, 3] },
    { formula: '$\\mathrm{3\\,Ca(NO_3)_2}$', what: 'oxygen', parts: [3, 3, 2] },
    { formula: '$\\mathrm{2\\,(NH_4)_3PO_4}$', what: 'hydrogen', parts: [2, 4, 3] },
    { formula: '$\\mathrm{4\\,Mg(OH)_2}$', what: 'hydrogen', parts: [4, 1, 2] },
    { formula: '$\\mathrm{5\\,Fe(ClO_3)_3}$', what: 'oxygen', parts: [5, 3, 3] },
  ],
  unit: () => 'atoms',
  build: ({ formula, what, parts: [outside = 1, inside = 1, group = 1] }) => {
    const key = outside * inside * group;
    return {
      stem: `How many atoms of ${what} are in ${formula}? Type a number.`,
      key,
      because: `${outside} × ${inside} × ${group} = ${key} atoms of ${what}.`,
      slips: [
        [
          inside * group,
          'ignores-coefficients',
          `This counts one formula unit and leaves out the ${outside} in front.`,
        ],
        [
          outside * inside,
          'subscripts-ignored',
          'This leaves out the number after the parentheses.',
        ],
        [
          inside + group,
          'adds-instead-of-multiplies',
          `This adds ${inside} and ${group} instead of multiplying them, and it leaves out the ${outside} in front.`,
        ],
      ],
      steps: [
        `Inside the parentheses there ${inside === 1 ? 'is 1 atom' : `are ${inside} atoms`} of ${what}.`,
        `The number after the parentheses multiplies this: ${inside} × ${group} = ${inside * group}.`,
        `The number in front multiplies everything: ${outside} × ${inside * group} = ${key}.`,
      ],
      remember: 'The number in front multiplies the whole formula.',
    };
  },
  solve: (_numbers, stem) => {
    const [, front = '1', inner = '', group = '1'] =
      /\{(\d)\\,.*?\(([^)]*)\)_(\d)/.exec(stem) ?? [];
    const symbol = stem.includes('oxygen') ? 'O' : 'H';
    const index = new RegExp(`${symbol}(?:_(\\d))?(?![a-z])`).exec(inner)?.[1] ?? '1';
    return Number(front) * Number(index) * Number(group);
  },
});

/** Models of formulas and mole ratios. */
export const STOICHIOMETRY_MODELS: readonly ItemModel[] = [moleRatioModel, atomsInFormulaModel];
