import type { ItemModel } from '../../kit/types.js';
import { withUnit } from '../../kit/with-unit.js';
import { capital } from '../support.js';
import { decimalsOf, grouped, rounded } from '../support-computed.js';
import { type TableCase, tableChoice } from '../support-tables.js';

const range = (cells: readonly number[]) => rounded(Math.max(...cells) - Math.min(...cells));
const mean = (cells: readonly number[]) =>
  rounded(cells.reduce((a, b) => a + b, 0) / cells.length, 2);

/** Values of one instrument have the same precision: 48.0 next to 47.9. */
function alike(rows: TableCase['rows']): TableCase['rows'] {
  const digits = Math.max(
    ...rows.flatMap(([, ...cells]) => cells.map((cell) => decimalsOf(Number(cell)))),
  );
  return rows.map(([name, ...cells]) => [
    name,
    ...cells.map((cell) => Number(cell).toFixed(digits)),
  ]);
}

const preciseCase = (
  who: string,
  intro: string,
  unit: string,
  rows: TableCase['rows'],
  ask = 'Whose measurements are the most precise?',
): TableCase => ({
  intro,
  head: [who, 'Trial 1', 'Trial 2', 'Trial 3'],
  rows: alike(rows),
  ask,
  score: (cells) => -range(cells),
  tell: (name, cells) =>
    `${name}'s values lie within ${withUnit(range(cells), unit)} of each other.`,
  steps: [
    'Precise values agree with each other, whether or not they are correct.',
    'For each row, subtract the lowest value from the highest.',
    'The row with the smallest difference is the most precise.',
  ],
  remember: 'Precise means close to each other.',
});

/** Which of several sets of values is the most precise. */
const preciseModel = tableChoice({
  id: 'science.most-precise',
  objective: 'science.reasoning.measurement',
  difficulty: 0.2,
  mistake: 'confuses-accuracy-and-precision',
  cases: [
    preciseCase(
      'Student',
      'Four students weigh the same 50.0 g standard. All values are in grams.',
      'g',
      [
        ['Ana', 50.1, 49.4, 50.5],
        ['Ben', 47.9, 48.0, 48.0],
        ['Carla', 49.0, 51.2, 49.8],
        ['Dev', 50.4, 49.6, 50.0],
      ],
    ),
    preciseCase(
      'Nurse',
      'Four nurses take the temperature of the same patient with their own thermometers. All values are in °C.',
      '°C',
      [
        ['Nurse 1', 37.0, 37.4, 36.7],
        ['Nurse 2', 37.2, 36.9, 37.1],
        ['Nurse 3', 38.1, 38.1, 38.2],
        ['Nurse 4', 36.8, 37.3, 37.0],
      ],
    ),
    preciseCase(
      'Group',
      'Four groups time the same falling ball, which takes 1.43 s to fall. All values are in seconds.',
      's',
      [
        ['Group A', 1.43, 1.3, 1.55],
        ['Group B', 1.6, 1.62, 1.61],
        ['Group C', 1.4, 1.48, 1.43],
        ['Group D', 1.2, 1.45, 1.64],
      ],
    ),
    preciseCase(
      'Pipette',
      'Four pipettes are set to 10.0 µL and tested. All values are in microliters.',
      'µL',
      [
        ['Pipette W', 10.0, 9.6, 10.4],
        ['Pipette X', 9.8, 10.2, 10.1],
        ['Pipette Y', 9.1, 9.2, 9.1],
        ['Pipette Z', 10.6, 9.9, 9.5],
      ],
      'Which pipette is the most precise?',
    ),
  ],
});

const accurateCase = (
  tool: string,
  intro: string,
  unit: string,
  truth: number,
  rows: TableCase['rows'],
): TableCase => ({
  intro,
  head: [capital(tool), 'Trial 1', 'Trial 2', 'Trial 3'],
  rows: alike(rows),
  ask: `Which ${tool}'s mean is the most accurate?`,
  score: (cells) => -Math.abs(mean(cells) - truth),
  // Looking at precision can't lead to the tool with the most spread-out values.
  mistakeOf: (cells) =>
    rows.every(([, ...others]) => range(others.map(Number)) <= range(cells))
      ? 'compares-wrong-quantity'
      : undefined,
  tell: (name, cells) =>
    `${name}: the mean is ${withUnit(mean(cells), unit)}, which is ${mean(cells) === truth ? 'exactly' : `${withUnit(rounded(Math.abs(mean(cells) - truth), 2), unit)} from`} the true value.`,
  steps: [
    'Accurate values lie close to the true one.',
    'Work out the mean of each row.',
    `The ${tool} whose mean is nearest to ${withUnit(truth, unit)} is the most accurate, even if its trials differ.`,
  ],
  remember: 'Accurate means close to the true value.',
});

/** Which of several sets of values is the most accurate. */
const accurateModel = tableChoice({
  id: 'science.most-accurate',
  objective: 'science.reasoning.measurement',
  difficulty: 0.3,
  mistake: 'confuses-accuracy-and-precision',
  cases: [
    accurateCase(
      'ruler',
      'The true length of a rod is 25.0 cm. All values are in centimeters.',
      'cm',
      25,
      [
        ['Ruler P', 24.2, 25.6, 25.2],
        ['Ruler Q', 24.1, 24.1, 24.1],
        ['Ruler R', 25.5, 25.6, 25.7],
        ['Ruler S', 26.0, 23.5, 24.6],
      ],
    ),
    accurateCase(
      'meter',
      'A control solution contains 100 mg/dL of glucose. Four meters test it; all values are in mg/dL.',
      'mg/dL',
      100,
      [
        ['Meter 1', 93, 94, 92],
        ['Meter 2', 104, 97, 99],
        ['Meter 3', 108, 108, 108],
        ['Meter 4', 90, 110, 106],
      ],
    ),
    accurateCase(
      'thermometer',
      'Pure water boils at 100.0°C in a lab at sea level. Four thermometers are tested; all values are in °C.',
      '°C',
      100,
      [
        ['Red', 98.2, 98.3, 98.1],
        ['Blue', 101.0, 100.8, 101.2],
        ['Green', 99.4, 100.9, 99.7],
        ['Black', 97.0, 102.1, 98.2],
      ],
    ),
    accurateCase(
      'scale',
      'A certified weight has a mass of 200.0 g. Four scales weigh it; all values are in grams.',
      'g',
      200,
      [
        ['Scale K', 199.0, 201.5, 199.8],
        ['Scale L', 198.5, 198.6, 198.4],
        ['Scale M', 201.0, 201.2, 201.1],
        ['Scale N', 203.0, 198.0, 201.4],
      ],
    ),
  ],
});

const gainCase = (
  intro: string,
  head: string[],
  rows: TableCase['rows'],
  ask: string,
): TableCase => {
  const rise = ([before, after]: readonly (string | number)[]) =>
    rounded(Number(after) - Number(before));
  const most = Math.max(...rows.map(([, ...cells]) => rise(cells)));
  return {
    intro,
    head,
    rows,
    ask,
    score: ([before = 1, after = 0]) => rounded((after - before) / before),
    tell: (name, [before = 1, after = 0]) => {
      const percent = rounded(((after - before) / before) * 100, 1);
      return rise([before, after]) === most
        ? `${name} has the greatest difference, ${grouped(most)}, but ${grouped(most)} is only ${percent}% of ${grouped(before)}.`
        : `${name}: from ${grouped(before)} to ${grouped(after)} is a rise of ${percent}%.`;
    },
    mistakeOf: (cells) => (rise(cells) === most ? 'compares-differences' : undefined),
    steps: [
      'Find the change in each row: last value minus first value.',
      'Divide each change by the first value of its row.',
      'The highest quotient is the greatest change in percent, which need not be the greatest difference.',
    ],
    remember: 'Percent change depends on where a row starts.',
  };
};

/** Which row changed most in percent, not in amount. */
const relativeGainModel = tableChoice({
  id: 'science.greatest-relative-gain',
  objective: 'science.reasoning.evidence',
  difficulty: 0.5,
  mistake: 'compares-wrong-quantity',
  cases: [
    gainCase(
      'Four plots of wheat were harvested before and after a new fertilizer was used.',
      ['Plot', 'Before (kg)', 'After (kg)'],
      [
        ['North', 200, 240],
        ['South', 50, 70],
        ['East', 120, 150],
        ['West', 300, 345],
      ],
      'Which plot had the greatest percent increase?',
    ),
    gainCase(
      'Four patients did breathing exercises for a month.',
      ['Patient', 'Lung capacity at first (L)', 'After a month (L)'],
      [
        ['Mr. Ito', 4, 4.6],
        ['Ms. Lee', 2, 2.5],
        ['Mr. Diaz', 5, 5.7],
        ['Ms. Roy', 3, 3.6],
      ],
      'Whose lung capacity increased by the greatest percentage?',
    ),
    gainCase(
      'The cells in four cultures were counted on two days.',
      ['Culture', 'Day 1 (thousand cells)', 'Day 2 (thousand cells)'],
      [
        ['P', 80, 140],
        ['Q', 20, 50],
        ['R', 60, 120],
        ['S', 100, 170],
      ],
      'Which culture grew by the greatest percentage?',
    ),
    gainCase(
      'Four clinics report how many flu shots they gave in each of two years.',
      ['Clinic', 'Last year', 'This year'],
      [
        ['Elm', 400, 520],
        ['Oak', 900, 1080],
        ['Pine', 150, 210],
        ['Ash', 600, 750],
      ],
      'Which clinic had the greatest percent increase?',
    ),
  ],
});

/** Models whose answer is a row of a table. */
export const TABLE_CASE_MODELS: readonly ItemModel[] = [
  preciseModel,
  accurateModel,
  relativeGainModel,
];
