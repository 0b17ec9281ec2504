import type { ItemModel } from '../../kit/types.js';
import { classSelectModel, membersOf as of } from '../support-select.js';

/** Multiple-select models of scientific reasoning. */
export const REASONING_SELECT_MODELS: readonly ItemModel[] = [
  classSelectModel({
    id: 'science.data-kind-select',
    objective: 'science.reasoning.evidence',
    difficulty: -0.5,
    variants: 6,
    questions: {
      quantitative:
        'A student takes notes on a culture of yeast. Which notes are quantitative data?',
      qualitative: 'A student takes notes on a patch of mold. Which notes are qualitative data?',
    },
    unlike: {
      quantitative: 'No number is recorded.',
      qualitative: 'A number is recorded, not a quality in words.',
    },
    members: [
      ...of('quantitative', [
        [
          'The sample has a mass of 4.2 g',
          'It is a number from a measurement, so it is quantitative.',
        ],
        ['There are 38 cells in the field of view', 'It is a count, so it is quantitative.'],
        ['The temperature rose by 3 °C', 'It is a measured difference, so it is quantitative.'],
        ['The culture is 6 days old', 'It is a number with a unit, so it is quantitative.'],
      ]),
      ...of('qualitative', [
        ['The surface is fuzzy', 'It describes a texture without a number, so it is qualitative.'],
        ['The color is grayish green', 'It describes a color in words, so it is qualitative.'],
        ['The smell is musty', 'It describes a smell in words, so it is qualitative.'],
        ['The edge looks uneven', 'It describes a shape in words, so it is qualitative.'],
      ]),
    ],
  }),
  classSelectModel({
    id: 'science.testable-claim-select',
    objective: 'science.reasoning.design',
    difficulty: 0,
    variants: 6,
    questions: {
      testable: 'Which of these statements can be tested by a scientific experiment?',
      untestable: 'Which of these statements can **not** be settled by a scientific experiment?',
    },
    unlike: {
      testable: 'No experiment can settle it.',
      untestable: 'An experiment can settle it.',
    },
    members: [
      ...of('testable', [
        [
          'Seeds sprout sooner at 25 °C than at 15 °C',
          'One can time the sprouting at both temperatures, so it is testable.',
        ],
        [
          'Washing with soap leaves fewer bacteria than washing with water',
          'One can count colonies after both, so it is testable.',
        ],
        [
          'Caffeine raises the resting heart rate',
          'One can measure heart rates with and without caffeine, so it is testable.',
        ],
        [
          'Crickets chirp more often when it is warmer',
          'One can count chirps at several temperatures, so it is testable.',
        ],
      ]),
      ...of('untestable', [
        [
          'Roses are the most beautiful of flowers',
          'It is a judgment of taste, which no measurement can settle.',
        ],
        [
          'It is wrong to keep animals in zoos',
          'It is a question of values, which data alone cannot settle.',
        ],
        [
          'Nursing is a nobler career than law',
          'It is an opinion about worth, which cannot be measured.',
        ],
        [
          'An undetectable spirit guides all cells',
          'If it cannot be detected, no observation could speak against it.',
        ],
      ]),
    ],
  }),
  classSelectModel({
    id: 'science.design-strength-select',
    objective: 'science.reasoning.critique',
    difficulty: 0.2,
    variants: 6,
    questions: {
      strength:
        'A report describes a trial of a sleep remedy. Which features make its conclusion more trustworthy?',
      weakness:
        'A report describes a trial of a memory drink. Which features make its conclusion less trustworthy?',
    },
    unlike: {
      strength: 'It makes the conclusion less trustworthy.',
      weakness: 'It makes the conclusion more trustworthy.',
    },
    members: [
      ...of('strength', [
        [
          'Participants were assigned to groups by lot',
          'Chance makes the groups alike, so this is a strength.',
        ],
        [
          'Neither staff nor participants knew who got the product',
          'Blinding keeps expectations from coloring results, so this is a strength.',
        ],
        [
          'A second laboratory repeated the result',
          'Replication makes chance and error less likely, so this is a strength.',
        ],
        [
          'One group received an inactive look-alike',
          'A placebo group shows what happens without the product, so this is a strength.',
        ],
      ]),
      ...of('weakness', [
        ['Four volunteers took part', 'So few people leave much to chance, so this is a weakness.'],
        [
          'Participants judged their own results, knowing what they took',
          'Expectations can shape such judgments, so this is a weakness.',
        ],
        [
          'People who dropped out were left out of the analysis',
          'Those who did badly may be missing, so this is a weakness.',
        ],
        [
          'There was no group for comparison',
          'One cannot tell what would have happened anyway, so this is a weakness.',
        ],
      ]),
    ],
  }),
  classSelectModel({
    id: 'science.unit-quantity-select',
    objective: 'science.reasoning.measurement',
    difficulty: -0.2,
    variants: 6,
    questions: {
      mass: 'Which of these are units of mass?',
      volume: 'Which of these are units of volume?',
    },
    unlike: {
      mass: 'It does not measure mass.',
      volume: 'It does not measure volume.',
    },
    members: [
      ...of('mass', [
        ['Milligram', 'It is a thousandth of a gram, a unit of mass.'],
        ['Kilogram', 'It is the SI base unit of mass.'],
        ['Metric ton', 'It is a thousand kilograms, a unit of mass.'],
      ]),
      ...of('volume', [
        ['Microliter', 'It is a millionth of a liter, a unit of volume.'],
        ['Cubic centimeter', 'It equals a milliliter, a unit of volume.'],
        ['Deciliter', 'It is a tenth of a liter, a unit of volume.'],
      ]),
      ...of('other', [
        ['Newton', 'It is the unit of force.'],
        ['Pascal', 'It is the unit of pressure.'],
        ['Square meter', 'It is a unit of area.'],
      ]),
    ],
  }),
];
