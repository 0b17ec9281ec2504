import type { ItemModel } from '../../kit/types.js';
import { orderedModel } from '../support-ordered.js';

/** Chemical orders. */
export const CHEMISTRY_SEQUENCE_MODELS: readonly ItemModel[] = [
  orderedModel({
    id: 'science.ph-order',
    objective: 'science.chemistry.solutions',
    difficulty: 0,
    sequences: [
      {
        stem: 'Put these liquids in order from the most acidic to the most basic.',
        steps: [
          ['Stomach acid', 'Its pH is about 1 to 2.'],
          ['Black coffee', 'Its pH is about 5.'],
          ['Pure water', 'It is neutral, with a pH of 7.'],
          ['Baking soda solution', 'Its pH is about 8 to 9.'],
          ['Household ammonia', 'Its pH is about 11 to 12.'],
        ],
        rationale: 'The pH rises from about 1 in stomach acid to about 11 in ammonia.',
        misconception: 'reverses-ph-scale',
      },
      {
        stem: 'How are these body fluids ordered from the lowest to the highest normal pH?',
        steps: [
          ['Gastric juice', 'Hydrochloric acid gives it a pH of about 1.5 to 2.'],
          ['Typical urine', 'It is slightly acidic, with a pH of about 6.'],
          ['Arterial blood', 'Its pH is kept between 7.35 and 7.45.'],
          ['Pancreatic juice', 'Bicarbonate gives it a pH of about 8.'],
        ],
        rationale:
          'Gastric juice is strongly acidic, urine slightly, blood slightly basic, and pancreatic juice more basic still.',
        misconception: 'misjudges-ph-of-body-fluids',
      },
    ],
  }),
  orderedModel({
    id: 'science.state-change-order',
    objective: 'science.chemistry.matter',
    difficulty: -0.2,
    sequences: [
      {
        stem: 'Ice at -10 °C is heated steadily until it is steam. What happens, in order?',
        steps: [
          [
            'The solid warms to 0 °C',
            'Below the melting point heat raises the temperature of the ice.',
          ],
          [
            'The solid melts at a steady temperature',
            'Heat goes into loosening the particles, not into warming.',
          ],
          ['The liquid warms to 100 °C', 'When no ice is left, the temperature rises again.'],
          ['The liquid boils at a steady temperature', 'Heat goes into freeing the particles.'],
          [
            'The vapor warms above 100 °C',
            'When no liquid is left, the temperature rises once more.',
          ],
        ],
        rationale:
          'Warming and change of state alternate: ice warms, melts, water warms, boils, vapor warms.',
        misconception: 'expects-temperature-to-rise-during-melting',
      },
      {
        stem: 'Salt and sand are mixed. In which order can as much of the salt as possible be recovered dry?',
        steps: [
          ['Stir the mixture in water', 'Salt dissolves, sand does not.'],
          ['Pour the mixture through a filter', 'Sand stays on the paper, salt water passes.'],
          [
            'Rinse the sand with a little water over the same dish',
            'The last salt is washed into the collected liquid.',
          ],
          [
            'Evaporate the collected water',
            'All the salt is in the dish by now and is left behind.',
          ],
        ],
        rationale:
          'Dissolve, filter, rinse the residue, and only then evaporate all the collected water.',
        misconception: 'filters-before-dissolving',
      },
    ],
  }),
  orderedModel({
    id: 'science.periodic-trend-order',
    objective: 'science.chemistry.periodic-table',
    difficulty: 0.8,
    sequences: [
      {
        stem: 'With the help of the trend within a group, how are these elements ordered from the smallest to the largest atom?',
        steps: [
          ['Lithium', 'Its electrons fill two shells.'],
          ['Sodium', 'Its electrons fill three shells.'],
          ['Potassium', 'Its electrons fill four shells.'],
          ['Rubidium', 'Its electrons fill five shells.'],
          ['Cesium', 'Its electrons fill six shells.'],
        ],
        rationale: 'Down group 1 each element has one shell more, so the atoms become larger.',
        misconception: 'reverses-radius-trend',
      },
      {
        stem: 'Across the third period, how are these elements ordered from the largest to the smallest atom?',
        steps: [
          ['Sodium', 'It has the fewest protons of the row pulling on the same shell.'],
          ['Magnesium', 'One proton more draws the shell in a little.'],
          ['Aluminum', 'Thirteen protons pull on three shells.'],
          ['Silicon', 'Fourteen protons pull on three shells.'],
          ['Chlorine', 'Seventeen protons draw the shells in most of those listed.'],
        ],
        rationale:
          'Across a period the number of protons grows while the number of shells stays the same, so atoms shrink.',
        misconception: 'reverses-radius-trend',
      },
      {
        stem: 'How are these elements ordered from the lowest to the highest electronegativity?',
        steps: [
          ['Potassium', 'This large metal holds bonding electrons weakly.'],
          ['Magnesium', 'It lies farther up and to the right but is still a metal.'],
          ['Carbon', 'This nonmetal in the middle of its period pulls moderately.'],
          ['Oxygen', 'It pulls strongly, second only to one element.'],
          ['Fluorine', 'It pulls the most of all elements.'],
        ],
        rationale:
          'Electronegativity rises toward the upper right of the table, with fluorine at the top.',
        misconception: 'reverses-electronegativity-trend',
      },
    ],
  }),
];
