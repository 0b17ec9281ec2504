import { q } from '../../kit/index.js';
import { inSeries } from '../../kit/series.js';
import type { ItemModel } from '../../kit/types.js';
import { capital, MOST_ITEMS } from '../support.js';
import { grouped } from '../support-computed.js';
import { numericChoice, type Slip } from '../support-numeric.js';
import { atomsOf, EQUATIONS, type Equation, formulaTex } from './equations.js';

const species = (e: Equation) => [...e.reactants, ...e.products];

function equationTex(e: Equation, coefficients?: readonly number[]): string {
  const terms = species(e).map((formula, i) => {
    const n = coefficients?.[i] ?? 1;
    return `${n === 1 ? '' : n}${formulaTex(formula)}`;
  });
  const left = terms.slice(0, e.reactants.length).join(' + ');
  return `$${left} \\rightarrow ${terms.slice(e.reactants.length).join(' + ')}$`;
}

/** Parses a stem's equation back into formulas. */
function readEquation(stem: string): Equation {
  const tex = /\$([^$]*\\rightarrow[^$]*)\$/.exec(stem)?.[1] ?? '';
  const sides = tex.split('\\rightarrow').map((side) =>
    side.split(' + ').map((term) =>
      term
        .replace(/\\text\{(\w+)\}/g, '$1')
        .replace(/_\{(\d+)\}/g, '$1')
        .trim(),
    ),
  );
  return { reactants: sides[0] ?? [], products: sides[1] ?? [], coefficients: [] };
}

/** How many atoms of each element one side has; its coefficients begin at `from`. */
function atomsOn(
  side: readonly string[],
  coefficients: readonly number[],
  from = 0,
): Map<string, number> {
  const counts = new Map<string, number>();
  for (const [i, formula] of side.entries()) {
    for (const [symbol, n] of atomsOf(formula)) {
      counts.set(symbol, (counts.get(symbol) ?? 0) + n * (coefficients[from + i] ?? 0));
    }
  }
  return counts;
}

function isBalanced(e: Equation, coefficients: readonly number[]): boolean {
  const left = atomsOn(e.reactants, coefficients);
  const right = atomsOn(e.products, coefficients, e.reactants.length);
  return left.size === right.size && [...left].every(([symbol, n]) => right.get(symbol) === n);
}

/** The smallest whole coefficients (up to 6) that balance an equation, by trying them all. */
function search(e: Equation): number[] {
  const length = species(e).length;
  let best: number[] = [];
  for (let code = 0; code < 6 ** length; code++) {
    const tried = Array.from({ length }, (_, i) => (Math.floor(code / 6 ** i) % 6) + 1);
    const total = tried.reduce((a, b) => a + b, 0);
    const least = best.reduce((a, b) => a + b, 0);
    if ((best.length === 0 || total < least) && isBalanced(e, tried)) best = tried;
  }
  return best;
}

/** The atoms on each side of a balanced equation: `4 Al and 6 O`. */
const atomsIn = ({ reactants, coefficients }: Equation) =>
  inSeries([...atomsOn(reactants, coefficients)].map(([symbol, n]) => `${n} ${symbol}`));

/** Why `n` in front of one substance fails: another one would need a fraction, or all are too large. */
function whyNot(e: Equation, index: number, n: number): string {
  const right = e.coefficients[index] ?? 1;
  const formula = `$${formulaTex(species(e)[index] ?? '')}$`;
  const at = e.coefficients.findIndex((c) => (c * n) % right !== 0);
  if (at < 0) {
    return `With ${n} in front of ${formula}, all of the other numbers would have to be ${n / right} times as large, too, so they wouldn't be the smallest.`;
  }
  const other = `$${formulaTex(species(e)[at] ?? '')}$`;
  const needed = q((e.coefficients[at] ?? 0) * n, right);
  return `With ${n} in front of ${formula}, the atoms balance only with $\\frac{${needed.n}}{${needed.d}}$ in front of ${other}, which isn't a whole number.`;
}

/** The coefficient of one substance when an equation is balanced. */
export const balancingSupplyModel: ItemModel = {
  id: 'science.balancing-coefficient',
  asks: 'apply',
  objective: 'science.chemistry.reactions',
  type: 'supply',
  difficulty: 0.5,
  variants: MOST_ITEMS,
  make(rng) {
    const equation = rng.pick(EQUATIONS);
    const index = rng.int(0, species(equation).length - 1);
    const formula = `$${formulaTex(species(equation)[index] ?? '')}$`;
    const answer = equation.coefficients[index] ?? 0;
    const wrong = [answer + 1, answer === 1 ? answer + 2 : 1];
    return {
      type: 'supply',
      stem: `Balance ${equationTex(equation)} with the smallest whole numbers. Which coefficient belongs in front of ${formula}? Type a whole number.`,
      answer: `${answer}`,
      answerKind: 'number',
      rationale: `Balanced, the equation is ${equationTex(equation, equation.coefficients)}. Each side has ${atomsIn(equation)}, and ${formula} has the coefficient ${answer}.`,
      commonErrors: wrong.map((n) => ({
        answer: `${n}`,
        misconception: 'leaves-unbalanced',
        rationale: whyNot(equation, index, n),
      })),
    };
  },
  solve(draft) {
    const equation = readEquation(draft.stem);
    const asked = /in front of \$([^$]+)\$/.exec(draft.stem)?.[1];
    const index = species(equation).findIndex((formula) => formulaTex(formula) === asked);
    return search(equation)[index] ?? 0;
  },
};

const SUBSTANCES = [
  ['water', 'H2O', 18],
  ['carbon dioxide', 'CO2', 44],
  ['methane', 'CH4', 16],
  ['ammonia', 'NH3', 17],
  ['oxygen gas', 'O2', 32],
  ['nitrogen gas', 'N2', 28],
  ['sodium hydroxide', 'NaOH', 40],
  ['glucose', 'C6H12O6', 180],
  ['calcium carbonate', 'CaCO3', 100],
  ['magnesium oxide', 'MgO', 40],
] as const;

const MASSES: Readonly<Record<string, number>> = {
  H: 1,
  C: 12,
  N: 14,
  O: 16,
  Na: 23,
  Mg: 24,
  Ca: 40,
};

/** Mass of a number of moles, from rounded atomic masses given in the stem. */
export const molesToGramsModel: ItemModel = {
  id: 'science.moles-to-grams',
  asks: 'apply',
  objective: 'science.chemistry.reactions',
  type: 'multiple-choice',
  difficulty: 0.4,
  variants: 12,
  make(rng) {
    const [name, formula, molar] = rng.pick(SUBSTANCES);
    const moles = rng.pick([2, 3, 4, 5]);
    const given = [...atomsOf(formula).keys()].map((s) => `${s} = ${MASSES[s]}`).join(', ');
    const single = [...atomsOf(formula).keys()].reduce((sum, s) => sum + (MASSES[s] ?? 0), 0);
    const atoms = [...atomsOf(formula).values()].reduce((a, b) => a + b, 0);
    const key = moles * molar;
    const slips: Slip[] = [
      [molar, 'leaves-out-number', `This is the mass of one mole; ${moles} moles are asked for.`],
      [
        moles * single,
        'subscripts-ignored',
        'This counts each element once and leaves out the subscripts of the formula.',
      ],
      [
        moles + molar,
        'adds-instead-of-multiplies',
        'Moles and grams per mole have to be multiplied, not added.',
      ],
      [
        moles * atoms,
        'counts-atoms-for-mass',
        `$${formulaTex(formula)}$ has ${atoms} atoms, and ${moles} × ${atoms} = ${moles * atoms}, but each atom has its own mass.`,
      ],
      [
        key * 10,
        'shifts-decimal-point',
        'This is ten times too much: the decimal point is one place off.',
      ],
    ];
    return numericChoice(rng, {
      stem: `What is the mass of ${moles} moles of ${name}, $${formulaTex(formula)}$? (Atomic ${given.includes(',') ? 'masses' : 'mass'} in g/mol: ${given})`,
      show: (grams) => `${grouped(grams)} g`,
      key,
      why: `One mole of $${formulaTex(formula)}$ has a mass of ${molar} g, so ${moles} moles have ${moles} × ${molar} g = ${key} g.`,
      slips,
    });
  },
  solve(draft) {
    const moles = Number(/mass of (\d+) moles/.exec(draft.stem)?.[1]);
    const formula = (/\$([^$]+)\$/.exec(draft.stem)?.[1] ?? '')
      .replace(/\\text\{(\w+)\}/g, '$1')
      .replace(/_\{(\d+)\}/g, '$1');
    const masses = new Map(
      [...draft.stem.matchAll(/(\w+) = (\d+)/g)].map((m) => [m[1], Number(m[2])]),
    );
    let grams = 0;
    for (const [symbol, n] of atomsOf(formula)) grams += n * (masses.get(symbol) ?? 0);
    return moles * grams;
  },
};

const TRACERS = ['iodine-131', 'technetium-99m', 'fluorine-18', 'phosphorus-32'] as const;
const HALF_LIVES: Readonly<Record<(typeof TRACERS)[number], readonly [number, string]>> = {
  'iodine-131': [8, 'days'],
  'technetium-99m': [6, 'hours'],
  'fluorine-18': [110, 'minutes'],
  'phosphorus-32': [14, 'days'],
};

/** What is left of a radioactive tracer after some half-lives. */
export const halfLifeModel: ItemModel = {
  id: 'science.half-life',
  asks: 'apply',
  objective: 'science.chemistry.atoms',
  type: 'multiple-choice',
  difficulty: 0.6,
  variants: 10,
  make(rng) {
    const tracer = rng.pick(TRACERS);
    const [life, unit] = HALF_LIVES[tracer];
    const halvings = rng.pick([3, 4]);
    const start = rng.pick([80, 160, 240]);
    const key = start / 2 ** halvings;
    return numericChoice(rng, {
      stem: `${capital(tracer)} has a half-life of about ${life} ${unit}. How much of an initial activity of ${start} MBq is left after ${life * halvings} ${unit}?`,
      show: (value) => `${value} MBq`,
      key,
      why: `${life * halvings} ${unit} are ${halvings} half-lives; halving ${start} MBq that many times leaves ${key} MBq.`,
      slips: [
        [
          start - key,
          'gives-the-rest',
          'This is the activity that has been lost, not the activity that is left.',
        ],
        [start / 2, 'stops-after-first-step', 'This is what is left after a single half-life.'],
        [key / 2, 'one-step-off', 'This halves once too often.'],
        [key * 2, 'one-step-off', 'This halves once too few times.'],
      ],
    });
  },
  solve(draft) {
    const life = Number(/about (\d+)/.exec(draft.stem)?.[1]);
    const start = Number(/activity of (\d+) MBq/.exec(draft.stem)?.[1]);
    const time = Number(/after (\d+)/.exec(draft.stem)?.[1]);
    return start * 0.5 ** (time / life);
  },
};
