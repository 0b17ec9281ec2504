import { lineChart } from '../../kit/index.js';
import type { ItemModel } from '../../kit/types.js';
import { computedChoice, computedSupply, rounded, table } from '../support-computed.js';

/** The average atomic mass from the shares of isotopes. */
export const averageMassModel = computedChoice({
  id: 'science.average-atomic-mass',
  objective: 'science.chemistry.atoms',
  difficulty: 0.6,
  rows: [
    { name: 'An element X', a: 10, pa: 20, b: 11, pb: 80 },
    { name: 'An element Q', a: 63, pa: 70, b: 65, pb: 30 },
    { name: 'A gas Z', a: 35, pa: 75, b: 37, pb: 25 },
    { name: 'A metal M', a: 6, pa: 10, b: 7, pb: 90 },
    { name: 'A metal R', a: 69, pa: 60, b: 71, pb: 40 },
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
          'ignores-shares-of-isotopes',
          'This is the plain average, which would be right only if both isotopes were equally common.',
        ],
        [
          rounded((a * pb + b * pa) / 100),
          'swaps-shares-of-isotopes',
          'This gives each isotope the share of the other one.',
        ],
        [a, 'picks-one-value-as-mean', 'This is the mass of the lighter isotope alone.'],
        [b, 'picks-one-value-as-mean', 'This is the mass of the heavier isotope alone.'],
      ],
      steps: [
        `Multiply each mass by its share: ${a} × ${pa / 100} = ${x} and ${b} × ${pb / 100} = ${y}.`,
        `Add the parts: ${x} + ${y} = ${key} u.`,
        'The result is closer to the mass of the more common isotope.',
      ],
      remember: 'An average atomic mass leans toward the common isotope.',
    };
  },
  solve: ([pa = 0, a = 0, , b = 0]) => b - ((b - a) * pa) / 100,
});

/** The share of an element in the mass of a compound. */
export const massPercentModel = computedChoice({
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
    return {
      stem: `One formula unit of ${name}, contains ${count}. What percent of the mass of the compound is ${what}?`,
      key,
      because: `The ${what} has ${part} u of ${whole} u, and ${part} ÷ ${whole} × 100 = ${key}, so the share is ${key}%.`,
      slips: [
        [
          atoms,
          'counts-atoms-for-mass',
          `This is the share of ${what} among the atoms and not its share of the mass.`,
        ],
        [rounded(100 - key, 1), 'gives-the-rest', 'This is the share of the other elements.'],
        [
          rounded((part / (whole - part)) * 100, 1),
          'divides-by-the-rest',
          'This divides by the mass of the other elements instead of by the whole.',
        ],
        [
          part,
          'count-as-percent',
          `This is the mass of the ${what} in u, not yet compared with the whole.`,
        ],
        [rounded(key / 2, 1), 'halves-the-error', 'This is half of the share.'],
        [whole, 'count-as-percent', 'This is the mass of the whole unit in u.'],
      ],
      steps: [
        `Add all masses: the unit has ${whole} u.`,
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
export const conservedMassModel = computedSupply({
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
      stem: 'Heating 50 g of calcium carbonate gives 28 g of calcium oxide and carbon dioxide. How many grams of carbon dioxide are given off? Type a number.',
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
      stem: 'A plant uses 264 g of carbon dioxide and 108 g of water to make 180 g of glucose and oxygen. How many grams of oxygen are given off? Type a number.',
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
          'leaves-out-a-substance',
          'This leaves out one of the substances.',
        ],
        [
          total,
          'leaves-out-a-substance',
          'This is the mass on one side; what is known of the other side has to be taken off.',
        ],
        [
          Math.max(...all),
          'picks-one-value-as-mean',
          'This only repeats a mass from the question.',
        ],
        [taken, 'leaves-out-a-substance', 'This only repeats the mass of one product.'],
      ],
      steps: [
        'Total mass before a reaction equals total mass after it.',
        `Add up the complete side: ${total} g.`,
        minus.length === 0
          ? `All of it is in the one product: ${key} g.`
          : `Take off what is known of the other side: ${total} − ${taken} = ${key} g.`,
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

const EQUATIONS = {
  water: '$\\mathrm{2\\,H_2 + O_2 \\rightarrow 2\\,H_2O}$',
  ammonia: '$\\mathrm{N_2 + 3\\,H_2 \\rightarrow 2\\,NH_3}$',
  propane: '$\\mathrm{C_3H_8 + 5\\,O_2 \\rightarrow 3\\,CO_2 + 4\\,H_2O}$',
  aluminum: '$\\mathrm{4\\,Al + 3\\,O_2 \\rightarrow 2\\,Al_2O_3}$',
  glucose: '$\\mathrm{C_6H_{12}O_6 + 6\\,O_2 \\rightarrow 6\\,CO_2 + 6\\,H_2O}$',
  chlorate: '$\\mathrm{2\\,KClO_3 \\rightarrow 2\\,KCl + 3\\,O_2}$',
};

/** Moles of one substance from moles of another by a balanced equation. */
export const moleRatioModel = computedChoice({
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
      stem: `The reaction is ${eq}. Starting from ${n} mol of ${given}, how many moles of ${want}?`,
      key,
      because: `By the equation, ${g} mol of ${given} goes with ${w} mol, so ${n} ÷ ${g} × ${w} = ${key} mol.`,
      slips: [
        [rounded((n * g) / w, 1), 'inverts-ratio', 'This uses the ratio the wrong way around.'],
        [n, 'ignores-coefficients', 'This assumes a ratio of one to one.'],
        [n * w, 'ignores-coefficients', 'This uses one coefficient and ignores the other.'],
        [n + w, 'adds-instead-of-multiplies', 'This adds a coefficient instead of using a ratio.'],
        [w, 'ignores-coefficients', 'This only repeats a coefficient of the equation.'],
        [rounded(key * 2), 'doubles-the-change', 'This is twice the amount.'],
      ],
      steps: [
        `Read the coefficients: ${g} for ${given} and ${w} for the other substance.`,
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
    const [, n = '0', given = ''] = /from (\d+) mol of ([a-z ]+), how/.exec(stem) ?? [];
    const [, want = ''] = /moles of ([a-z ]+?) (?:are|form)/.exec(stem) ?? [];
    return (Number(n) / of(given)) * of(want);
  },
});

/** Grams of solute for a percent solution. */
export const percentSolutionModel = computedChoice({
  id: 'science.percent-solution',
  objective: 'science.chemistry.solutions',
  difficulty: 0.2,
  rows: [
    { what: '0.9% (w/v) saline', percent: 0.9, volume: 500, solute: 'sodium chloride' },
    { what: '5% (w/v) dextrose', percent: 5, volume: 250, solute: 'dextrose' },
    { what: '3% (w/v) saline', percent: 3, volume: 200, solute: 'sodium chloride' },
    { what: '10% (w/v) glucose', percent: 10, volume: 150, solute: 'glucose' },
    { what: '0.5% (w/v) iodine', percent: 0.5, volume: 400, solute: 'iodine' },
  ],
  unit: () => 'g',
  build: ({ what, percent, volume, solute }) => {
    const key = rounded((percent * volume) / 100);
    return {
      stem: `A percent (w/v) gives the grams of solute in 100 mL of solution. How many grams of ${solute} are in ${volume} mL of ${what}?`,
      key,
      because: `Each 100 mL contains ${percent} g, and ${volume} ÷ 100 × ${percent} = ${key} g.`,
      slips: [
        [percent, 'ignores-volume-of-solution', 'This is the mass in 100 mL only.'],
        [
          rounded(key * 10, 2),
          'misplaces-decimal',
          'The decimal point is one place too far to the right.',
        ],
        [
          rounded(key / 10, 2),
          'misplaces-decimal',
          'The decimal point is one place too far to the left.',
        ],
        [
          rounded(volume / 100 / percent, 1),
          'divides-instead-of-multiplies',
          'This divides by the percentage instead of multiplying.',
        ],
        [
          rounded(volume / 100, 1),
          'ignores-concentration',
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
export const heatModel = computedSupply({
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
      stem: `The specific heat of ${what} is ${c} J per gram and degree Celsius. How many joules warm ${m} g of ${what} from ${from} °C to ${to} °C? Type a number.`,
      key,
      because: `${m} × ${c} × ${change} = ${key} J.`,
      slips: [
        [
          rounded(c * m * to),
          'uses-end-temperature',
          'This multiplies by the final temperature instead of the change.',
        ],
        [rounded(c * change), 'leaves-out-mass', 'This is the heat for a single gram.'],
        [rounded(m * change), 'leaves-out-specific-heat', 'This leaves out the specific heat.'],
      ],
      steps: [
        `Find the change in temperature: ${to} − ${from} = ${change} °C.`,
        `Multiply mass, specific heat, and change: ${m} × ${c} × ${change}.`,
        `The heat is ${key} J.`,
      ],
      remember: 'Heat = mass × specific heat × change in temperature.',
    };
  },
  solve: ([c = 0, m = 0, from = 0, to = 0]) => m * c * to - m * c * from,
});

/** How much of a salt crystallizes when its solution cools. */
export const solubilityModel = computedChoice({
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
      stem: `A saturated solution of ${salt} in 100 g of water is cooled from ${th} °C to ${tc} °C. According to the chart, how much of the solid crystallizes?`,
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
        [sc, 'gives-what-stays-dissolved', `This is what stays dissolved at ${tc} °C.`],
        [sh, 'ignores-what-stays-dissolved', `This is all that was dissolved at ${th} °C.`],
        [sh + sc, 'adds-instead-of-subtracts', 'This adds two amounts that have to be compared.'],
        [
          Math.abs(th - tc),
          'compares-temperatures-instead',
          'This is the difference between the temperatures.',
        ],
      ],
      steps: [
        `Read what dissolves in the warm water: ${sh} g.`,
        `Read what can stay dissolved in the cold water: ${sc} g.`,
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
export const energyLevelModel = computedChoice({
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
        [
          top - r,
          'confuses-activation-with-overall',
          'This is the climb from the reactants to the peak.',
        ],
        [
          top - p,
          'confuses-activation-with-overall',
          'This is the distance between the peak and the products.',
        ],
        [
          Math.abs(r - p),
          'confuses-activation-with-overall',
          'This is the difference between reactants and products.',
        ],
        [top, 'gives-level-not-difference', 'This is the level of the peak and not a difference.'],
        [r, 'gives-level-not-difference', 'This is the level at which the reactants start.'],
        [p, 'gives-level-not-difference', 'This is the level of the products.'],
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
export const reactionRateModel = computedSupply({
  id: 'science.reaction-rate',
  objective: 'science.chemistry.rates',
  difficulty: 0.2,
  rows: [
    {
      what: 'Hydrogen (mL)',
      ts: [0, 10, 20, 30],
      v: [0, 25, 45, 60],
      from: 0,
      to: 2,
      unit: 'mL/s',
    },
    {
      what: 'Carbon dioxide (mL)',
      ts: [0, 20, 40, 60],
      v: [0, 30, 50, 60],
      from: 1,
      to: 3,
      unit: 'mL/s',
    },
    {
      what: 'Reactant left (g)',
      ts: [0, 5, 10, 15],
      v: [20, 14, 8, 6],
      from: 0,
      to: 2,
      unit: 'g/s',
    },
    { what: 'Oxygen (mL)', ts: [0, 15, 30, 45], v: [0, 36, 54, 63], from: 0, to: 3, unit: 'mL/s' },
    {
      what: 'Acid left (mmol)',
      ts: [0, 10, 20, 30],
      v: [50, 38, 30, 26],
      from: 1,
      to: 3,
      unit: 'mmol/s',
    },
  ],
  unit: ({ unit }) => unit,
  build: ({ what, ts, v, from, to, unit }) => {
    const [t0 = 0, t1 = 1, v0 = 0, v1 = 0] = [ts[from], ts[to], v[from], v[to]];
    const change = Math.abs(v1 - v0);
    const key = rounded(change / (t1 - t0));
    return {
      stem: `A reaction is followed for ${ts.at(-1)} seconds.\n\n${table(
        ['Time (s)', what],
        ts.map((t, i) => [t, v[i] ?? 0]),
      )}\n\nWhat is the average rate from ${t0} s to ${t1} s, in ${unit}? Type a positive number.`,
      key,
      because: `The amount changes by ${change} in ${t1 - t0} s, and ${change} ÷ ${t1 - t0} = ${key} ${unit}.`,
      slips: [
        [
          change,
          'forgets-to-divide',
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

/** How many atoms of an element a formula stands for. */
export const atomsInFormulaModel = computedSupply({
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
      stem: `How many atoms of ${what} does ${formula} stand for? Type a number.`,
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
          'ignores-parentheses-in-formula',
          'This leaves out the number after the parentheses.',
        ],
        [
          inside + group,
          'adds-instead-of-multiplies',
          'This adds the numbers instead of multiplying them.',
        ],
        [
          outside * group,
          'ignores-index-in-formula',
          `This leaves out the number after the symbol of ${what}.`,
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

/** Models of quantities in chemistry. */
export const QUANTITY_MODELS: readonly ItemModel[] = [
  averageMassModel,
  massPercentModel,
  conservedMassModel,
  moleRatioModel,
  percentSolutionModel,
  heatModel,
  solubilityModel,
  energyLevelModel,
  reactionRateModel,
  atomsInFormulaModel,
];
