import { inSeries } from '../../kit/series.js';
import type { ItemModel } from '../../kit/types.js';
import { computedChoice, computedSupply, rounded } from '../support-computed.js';

/** Average atomic mass from the isotopes' shares. */
const averageMassModel = computedChoice({
  id: 'science.average-atomic-mass',
  objective: 'science.chemistry.atoms',
  difficulty: 0.6,
  rows: [
    { name: 'Element X', a: 10, pa: 20, b: 11, pb: 80 },
    { name: 'Element Q', a: 63, pa: 70, b: 65, pb: 30 },
    { name: 'Element Z, a gas,', a: 35, pa: 75, b: 37, pb: 25 },
    { name: 'Element M, a metal,', a: 6, pa: 10, b: 7, pb: 90 },
    { name: 'Element R, a metal,', a: 69, pa: 60, b: 71, pb: 40 },
  ],
  unit: () => 'u',
  build: ({ name, a, pa, b, pb }) => {
    const [x, y] = [rounded((a * pa) / 100), rounded((b * pb) / 100)];
    const key = rounded(x + y);
    return {
      stem: `${name} has two isotopes. Of its atoms, ${pa}% have a mass of ${a} u and ${pb}% have a mass of ${b} u. What is its average atomic mass?`,
      key,
      because: `${x} + ${y} = ${key} u.`,
      slips: [
        [
          (a + b) / 2,
          'assumes-equal-shares',
          'This is the plain average, which would be right only if both isotopes were equally common.',
        ],
        [
          rounded((a * pb + b * pa) / 100),
          'swaps-numbers',
          'This gives each isotope the share of the other one.',
        ],
        [a, 'repeats-given-number', 'This is the mass of the lighter isotope alone.'],
        [b, 'repeats-given-number', 'This is the mass of the heavier isotope alone.'],
      ],
      steps: [
        `Multiply each mass by its share: ${a} × ${pa / 100} = ${x} and ${b} × ${pb / 100} = ${y}.`,
        `Add the parts: ${x} + ${y} = ${key} u.`,
        'The result is closer to the mass of the more common isotope.',
      ],
      remember: 'An average atomic mass is closer to the more common isotope.',
    };
  },
  solve: ([pa = 0, a = 0, , b = 0]) => b - ((b - a) * pa) / 100,
});

/** The share of an element in the mass of a compound. */
const massPercentModel = computedChoice({
  id: 'science.mass-percent',
  objective: 'science.chemistry.reactions',
  difficulty: 0.5,
  rows: [
    {
      name: 'methane, $\\mathrm{CH_4}$',
      what: 'carbon',
      atoms: 20,
      part: 12,
      whole: 16,
      count: '1 atom of carbon (12 u) and 4 atoms of hydrogen (1 u each)',
    },
    {
      name: 'calcium carbonate, $\\mathrm{CaCO_3}$',
      what: 'calcium',
      atoms: 20,
      part: 40,
      whole: 100,
      count: '1 atom of calcium (40 u), 1 of carbon (12 u), and 3 of oxygen (16 u each)',
    },
    {
      name: 'sodium hydroxide, $\\mathrm{NaOH}$',
      what: 'sodium',
      atoms: 33.3,
      part: 23,
      whole: 40,
      count: '1 atom each of sodium (23 u), oxygen (16 u), and hydrogen (1 u)',
    },
    {
      name: 'iron(III) oxide, $\\mathrm{Fe_2O_3}$',
      what: 'iron',
      atoms: 40,
      part: 112,
      whole: 160,
      count: '2 atoms of iron (56 u each) and 3 of oxygen (16 u each)',
    },
    {
      name: 'glucose, $\\mathrm{C_6H_{12}O_6}$',
      what: 'carbon',
      atoms: 25,
      part: 72,
      whole: 180,
      count:
        '6 atoms of carbon (12 u each), 12 of hydrogen (1 u each), and 6 of oxygen (16 u each)',
    },
    {
      name: 'copper(II) oxide, $\\mathrm{CuO}$',
      what: 'copper',
      atoms: 50,
      part: 64,
      whole: 80,
      count: '1 atom of copper (64 u) and 1 of oxygen (16 u)',
    },
  ],
  unit: () => '%',
  build: ({ name, what, atoms, part, whole, count }) => {
    const key = rounded((part / whole) * 100);
    const elements = [...count.matchAll(/(\w+) \(\d+ u/g)].map(([, element = '']) => element);
    const rest = inSeries(elements.filter((element) => element !== what));
    return {
      stem: `One ${/^(?:methane|glucose)/.test(name) ? 'molecule' : 'formula unit'} of ${name}, contains ${count}. What percent of the mass of the compound is ${what}?`,
      key,
      because: `The ${what} makes up ${part} u of ${whole} u, and ${part} ÷ ${whole} × 100 = ${key}, so the share is ${key}%.`,
      slips: [
        [
          atoms,
          'counts-atoms-for-mass',
          `This is the share of ${what} among the atoms and not its share of the mass.`,
        ],
        [rounded(100 - key, 1), 'gives-the-rest', `This is the share of ${rest}.`],
        [
          rounded((part / (whole - part)) * 100, 1),
          'divides-by-wrong-number',
          `This divides by the mass of ${rest} instead of by the whole.`,
        ],
        [
          part,
          'count-as-percent',
          `This is the mass of the ${what} in u, not yet compared with the whole.`,
        ],
        [
          rounded(key / 2, 1),
          'gives-half',
          `This is half of the share: ${part} u of ${whole} u is ${key}%.`,
        ],
        [
          whole,
          'count-as-percent',
          whole === rounded(100 - key, 1)
            ? `This is the share of ${rest}; ${whole} u is also the mass of the whole.`
            : 'This is the mass of the whole in u.',
        ],
      ],
      steps: [
        `Add all masses: the whole is ${whole} u.`,
        `Find the mass of the ${what}: ${part} u.`,
        `Divide and multiply by 100: ${part} ÷ ${whole} = ${rounded(part / whole)}, or ${key}%.`,
      ],
      remember: 'Percent by mass is part over whole, both as masses.',
    };
  },
  solve: (_numbers, stem) => {
    const parts = [...stem.matchAll(/(\d+)(?: atoms?)?(?: each)? of (\w+) \((\d+) u/g)].map(
      ([, n, name, u]) => ({ name, mass: Number(n) * Number(u) }),
    );
    const single = [...stem.matchAll(/(sodium|oxygen|hydrogen) \((\d+) u\)/g)].map(
      ([, name, u]) => ({ name, mass: Number(u) }),
    );
    const list = stem.includes('1 atom each') ? single : parts;
    const asked = / is (\w+)\?$/.exec(stem)?.[1];
    const total = list.reduce((sum, { mass }) => sum + mass, 0);
    return ((list.find(({ name }) => name === asked)?.mass ?? 0) * 100) / total;
  },
});

/** A mass that follows from the conservation of mass. */
const conservedMassModel = computedSupply({
  id: 'science.conserved-mass',
  objective: 'science.chemistry.reactions',
  difficulty: -0.1,
  rows: [
    {
      stem: 'When 48 g of methane burns completely, it uses 192 g of oxygen and forms carbon dioxide and 108 g of water. How many grams of carbon dioxide form? Type a number.',
      known: [48, 192],
      minus: [108],
      key: 132,
    },
    {
      stem: 'Heating 50 g of calcium carbonate produces 28 g of calcium oxide along with carbon dioxide. How many grams of carbon dioxide are given off? Type a number.',
      known: [50],
      minus: [28],
      key: 22,
    },
    {
      stem: 'A sample of iron reacts with 24 g of oxygen and forms 80 g of iron oxide. How many grams of iron were in the sample? Type a number.',
      known: [80],
      minus: [24],
      key: 56,
    },
    {
      stem: 'In a closed jar, 46 g of sodium reacts completely with 71 g of chlorine. How many grams of sodium chloride form? Type a number.',
      known: [46, 71],
      minus: [],
      key: 117,
    },
    {
      stem: 'A plant uses 264 g of carbon dioxide and 108 g of water to make 180 g of glucose along with oxygen. How many grams of oxygen are given off? Type a number.',
      known: [264, 108],
      minus: [180],
      key: 192,
    },
  ],
  unit: () => 'g',
  build: ({ stem, known, minus, key }) => {
    const all = [...known, ...minus];
    const total = known.reduce((a, b) => a + b, 0);
    const taken = minus.reduce((a, b) => a + b, 0);
    const said = [known.join(' + '), ...minus].join(' − ');
    return {
      stem,
      key,
      because: `${said} = ${key} g.`,
      slips: [
        [
          all.reduce((a, b) => a + b, 0),
          'adds-instead-of-subtracts',
          'This adds masses that are on different sides of the reaction.',
        ],
        [
          Math.max(...known) - Math.min(...known, ...minus),
          minus.length === 0 ? 'subtracts-instead-of-adds' : 'leaves-out-number',
          minus.length === 0
            ? 'This subtracts one mass from the other, but both go into the product.'
            : 'This subtracts one mass from another and leaves out the third.',
        ],
        [
          total,
          'leaves-out-number',
          'This is the mass on one side; the known mass on the other side has to be subtracted.',
        ],
        [Math.max(...all), 'repeats-given-number', 'This only repeats a mass from the question.'],
        ...(taken === 0
          ? []
          : [[taken, 'leaves-out-number', 'This only repeats a mass from the question.'] as const]),
      ],
      steps: [
        'Total mass before a reaction equals total mass after it.',
        known.length === 1
          ? `All the mass on one side is known: ${total} g.`
          : `All the masses on one side are known: ${known.join(' + ')} = ${total} g.`,
        minus.length === 0
          ? `All of it is in the one product: ${key} g.`
          : `Subtract the known mass on the other side: ${total} − ${taken} = ${key} g.`,
      ],
      remember: 'Mass in equals mass out.',
    };
  },
  solve: (numbers, stem) => {
    const [a = 0, b = 0, c = 0] = numbers;
    if (stem.includes('sodium chloride')) return b + a;
    if (stem.startsWith('Heating')) return a - b;
    return stem.startsWith('A sample') ? b - a : a - c + b;
  },
});

/** Models with masses of atoms and compounds. */
export const MASS_MODELS: readonly ItemModel[] = [
  averageMassModel,
  massPercentModel,
  conservedMassModel,
];
