import { inSeries } from '../../kit/series.js';
import type { ItemModel, OrderedDraft } from '../../kit/types.js';
import { writtenModel } from '../../kit/written.js';
import { rounded } from '../support-computed.js';
import { minus, type TableCase, tableChoice } from '../support-tables.js';

const stateOf = (melts: number, boils: number, t: number) =>
  t < melts ? 'solid' : t < boils ? 'liquid' : 'gas';

const stateCase = (t: number, state: string, rows: TableCase['rows']): TableCase => ({
  intro: 'The table gives melting and boiling points at normal pressure.',
  head: ['Substance', 'Melting point (°C)', 'Boiling point (°C)'],
  rows: rows.map(([name, ...points]) => [name, ...points.map((t) => minus(Number(t)))]),
  ask: `Which substance is a ${state} at ${minus(t)}°C?`,
  score: ([melts = 0, boils = 0]) => (stateOf(melts, boils, t) === state ? 1 : 0),
  tell: (name, [melts = 0, boils = 0]) =>
    `At ${minus(t)}°C, ${name.toLowerCase()} is a ${stateOf(melts, boils, t)} because it melts at ${minus(melts)}°C and boils at ${minus(boils)}°C.`,
  steps: [
    'Below its melting point a substance is solid, and above its boiling point it is a gas.',
    'Between the two points it is liquid.',
    `Compare ${minus(t)}°C with both numbers of each row.`,
  ],
  remember: 'Liquid means above the melting point and below the boiling point.',
});

/** Which substance has a given state at a temperature. */
const stateModel = tableChoice({
  id: 'science.state-at-temperature',
  objective: 'science.chemistry.matter',
  difficulty: 0.1,
  mistake: 'mixes-up-matter',
  cases: [
    stateCase(25, 'liquid', [
      ['Bromine', -7, 59],
      ['Chlorine', -101, -34],
      ['Iodine', 114, 184],
      ['Butane', -138, -1],
    ]),
    stateCase(-50, 'liquid', [
      ['Water', 0, 100],
      ['Ethanol', -114, 78],
      ['Methane', -182, -162],
      ['Mercury', -39, 357],
    ]),
    stateCase(150, 'gas', [
      ['Ethanol', -114, 78],
      ['Sulfur', 115, 445],
      ['Iodine', 114, 184],
      ['Glycerol', 18, 290],
    ]),
    stateCase(80, 'solid', [
      ['Naphthalene', 80.3, 218],
      ['Benzene', 6, 80.1],
      ['Acetic acid', 17, 118],
      ['Gallium', 30, 2400],
    ]),
    stateCase(-100, 'solid', [
      ['Chlorine', -101, -34],
      ['Ammonia', -78, -33],
      ['Ethanol', -114, 78],
      ['Butane', -138, -1],
    ]),
  ],
});

const densityCase = (
  intro: string,
  truth: number,
  rows: TableCase['rows'],
  ask: string,
): TableCase => ({
  intro,
  head: ['Sample', 'Mass (g)', 'Volume (cm³)'],
  rows,
  ask,
  score: ([m = 0, v = 1]) => -Math.abs(rounded(m / v, 2) - truth),
  tell: (name, [m = 0, v = 1]) =>
    `The density of ${name.charAt(0).toLowerCase()}${name.slice(1)} is ${m} ÷ ${v}${rounded(m / v, 2) === rounded(m / v) ? ' =' : ', or about'} ${rounded(m / v, 2)} g/cm³.`,
  mistakeOf: ([m = 1, v = 0]) =>
    Math.abs(v / m - truth) < 0.02 * truth ? 'inverts-density-ratio' : undefined,
  steps: [
    'Density is mass divided by volume, whatever the size of the sample.',
    'Divide mass by volume in each row.',
    `Look for the density that is nearest to ${truth} g/cm³.`,
  ],
  remember: 'Identify a material by its density, not by its mass.',
});

/** Which sample is made of a given material. */
const densityMatchModel = tableChoice({
  id: 'science.density-match',
  objective: 'science.chemistry.matter',
  difficulty: 0.2,
  mistake: 'judges-by-mass-alone',
  cases: [
    densityCase(
      'Four metal samples were measured. Aluminum has a density of 2.7 g/cm³.',
      2.7,
      [
        ['Sample 1', 54, 20],
        ['Sample 2', 79, 10],
        ['Sample 3', 89, 12],
        ['Sample 4', 27, 5],
      ],
      'Which sample is most likely aluminum?',
    ),
    densityCase(
      'A jeweler tests four beads. Gold has a density of 19.3 g/cm³.',
      19.3,
      [
        ['Bead W', 21, 2],
        ['Bead X', 19.3, 1],
        ['Bead Y', 19.3, 2],
        ['Bead Z', 31.5, 3],
      ],
      'Which bead is most likely pure gold?',
    ),
    densityCase(
      'Four stones were weighed, and their volumes were measured by the water they displaced. Quartz has a density of 2.65 g/cm³.',
      2.65,
      [
        ['Stone P', 53, 20],
        ['Stone Q', 26.5, 5],
        ['Stone R', 65, 20],
        ['Stone S', 20, 10],
      ],
      'Which stone is most likely quartz?',
    ),
    densityCase(
      'Four liquids were measured. Glycerol has a density of 1.26 g/cm³.',
      1.26,
      [
        ['Liquid A', 63, 50],
        ['Liquid B', 50, 63],
        ['Liquid C', 100, 100],
        ['Liquid D', 79, 100],
      ],
      'Which liquid is most likely glycerol?',
    ),
  ],
});

const acidCase = (
  ask: string,
  best: (h: number) => number,
  rows: TableCase['rows'],
  mistake?: string,
  last = 'Find the pH of each row and compare.',
): TableCase => ({
  // On a reversed scale, the lowest and the highest trade places.
  mistakeOf: ([h = 1]) =>
    mistake ??
    (rows.every(([, ions]) => best(h) <= best(Number(ions)))
      ? 'reverses-ph-scale'
      : 'misreads-table'),
  intro: 'The table gives the concentration of hydrogen ions in mol/L.',
  head: ['Solution', 'Hydrogen ions (mol/L)'],
  rows,
  ask,
  score: ([h = 1]) => best(h),
  tell: (name, [h = 1]) => {
    const ph = rounded(-Math.log10(h), 1);
    return `${name} has $10^{-${ph}}$ mol/L, so its pH is ${ph}.`;
  },
  steps: [
    'The pH counts the power of ten: 0.001 mol/L is $10^{-3}$ mol/L, which is a pH of 3.',
    'More hydrogen ions mean a lower pH.',
    last,
  ],
  remember: 'The decimal places down to the 1 give the pH: 0.001 has three, so its pH is 3.',
});

/** Which solution has a certain pH. */
const ionsModel = tableChoice({
  id: 'science.hydrogen-ions-compared',
  objective: 'science.chemistry.solutions',
  difficulty: 0.4,
  mistake: 'reverses-ph-scale',
  cases: [
    acidCase('Which solution has the lowest pH?', (h) => h, [
      ['Lemon juice', 0.01],
      ['Tomato juice', 0.0001],
      ['Black coffee', 0.00001],
      ['Milk', 0.000001],
    ]),
    acidCase(
      'Which solution has a pH of 4?',
      (h) => (Math.abs(h - 0.0001) < 1e-9 ? 1 : 0),
      [
        ['Wine', 0.001],
        ['Beer', 0.0001],
        ['Rain', 0.00001],
        ['Saliva', 0.000001],
      ],
      'mixes-up-solutions',
      'In the same way, a pH of 4 means $10^{-4}$ mol/L, which is written 0.0001.',
    ),
    acidCase('Which solution is the least acidic?', (h) => -h, [
      ['Sample K', 0.00001],
      ['Sample L', 0.001],
      ['Sample M', 0.000001],
      ['Sample N', 0.01],
    ]),
    acidCase(
      'Which solution has a hydrogen ion concentration 100 times that of a solution of pH 5?',
      (h) => (Math.abs(h - 0.001) < 1e-9 ? 1 : 0),
      [
        ['Vinegar rinse', 0.001],
        ['Skin lotion', 0.000001],
        ['Apple juice', 0.0001],
        ['Cola', 0.01],
      ],
      'mixes-up-solutions',
      'A hundred times as many ions are two steps of ten, so look for a pH of 5 − 2 = 3.',
    ),
  ],
});

const LAYERS: readonly {
  stem: string;
  how: string;
  remember: string;
  /** The unit of the densities, if it isn't g/mL. */
  unit?: string;
  list: readonly (readonly [name: string, density: number])[];
}[] = [
  {
    stem: "Four liquids are poured so gently into a tall glass that they don't mix: water (1.00 g/mL), cooking oil (0.92 g/mL), corn syrup (1.38 g/mL), and dish soap (1.06 g/mL). Order the layers from bottom to top.",
    how: 'Liquids that do not mix settle by density, the densest at the bottom.',
    remember: 'Denser sinks; less dense floats.',
    list: [
      ['Corn syrup', 1.38],
      ['Dish soap', 1.06],
      ['Water', 1],
      ['Cooking oil', 0.92],
    ],
  },
  {
    stem: 'A density column holds corn syrup (1.38 g/mL), water (1.00 g/mL), and rubbing alcohol (0.87 g/mL). Four solid beads are dropped into it: nylon (1.15 g/mL), polyethylene (0.95 g/mL), cork (0.24 g/mL), and PVC (1.42 g/mL). Order the beads from the lowest to the highest resting place.',
    how: 'A bead sinks through every liquid less dense than itself and rests on the first one that is denser. So the denser the bead, the lower it rests.',
    remember: 'Denser sinks; less dense floats.',
    list: [
      ['PVC', 1.42],
      ['Nylon', 1.15],
      ['Polyethylene', 0.95],
      ['Cork', 0.24],
    ],
  },
  {
    stem: 'Equal volumes (10 mL) of four liquids have these masses: ether 7.1 g, honey 14.2 g, seawater 10.3 g, and alcohol 7.9 g. Order the liquids from the least to the most dense.',
    how: 'Density is mass divided by volume. The volumes are equal, so each mass is divided by 10 mL.',
    remember: 'At equal volumes, the greater mass is denser.',
    list: [
      ['Ether', 0.71],
      ['Alcohol', 0.79],
      ['Seawater', 1.03],
      ['Honey', 1.42],
    ],
  },
  {
    stem: 'Four cubes with a mass of 100 g each have these volumes: cube A, 40 cm³; cube B, 125 cm³; cube C, 80 cm³; and cube D, 50 cm³. Order the cubes from the least to the most dense.',
    how: 'Density is mass divided by volume. The masses are equal, so divide 100 g by each volume.',
    remember: 'At equal masses, the smaller volume is denser.',
    unit: 'g/cm³',
    list: [
      ['Cube B', 0.8],
      ['Cube C', 1.25],
      ['Cube D', 2],
      ['Cube A', 2.5],
    ],
  },
];

/** A material as it's named within a sentence. */
const inText = (name: string) =>
  name.startsWith('PVC') ? name : `${name.charAt(0).toLowerCase()}${name.slice(1)}`;

/** Materials to put in order by density. */
const densityOrderModel = writtenModel<'ordered'>({
  id: 'science.density-order',
  asks: 'apply',
  objective: 'science.chemistry.matter',
  difficulty: 0.2,
  items: LAYERS.map(
    ({ stem, list, how, remember, unit = 'g/mL' }): OrderedDraft => ({
      type: 'ordered',
      stem,
      steps: list.map(([text, density]) => ({
        text,
        rationale: `The density of ${inText(text)} is ${density} ${unit}.`,
      })),
      rationale: `The densities in this order are ${inSeries(list.map(([, density]) => density))} ${unit}.`,
      misconception: 'judges-by-mass-alone',
      why: [
        how,
        `In the order asked for, the densities are ${inSeries(list.map(([name, density]) => `${inText(name)} ${density}`))} ${unit}.`,
      ],
      remember,
    }),
  ),
});

/** Models whose answer is found by comparing rows. */
export const CHEMISTRY_TABLE_MODELS: readonly ItemModel[] = [
  stateModel,
  densityMatchModel,
  ionsModel,
  densityOrderModel,
];
