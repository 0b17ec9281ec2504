import { pieChart, pieRegions } from '../../kit/figures/index.js';
import { choice, readingSet, spot, supply } from '../authoring.js';

const slices = [
  { label: 'Transport', value: 35 },
  { label: 'Cold storage', value: 20 },
  { label: 'Salaries', value: 25 },
  { label: 'Food', value: 15 },
  { label: 'Office', value: 5 },
];
const chart = pieChart({ title: 'Spending of the pantry', slices });

/** Where a Food Pantry's Money Goes: informational text with 5 items. */
export const chartPantry = readingSet(
  {
    id: 'reading.chart-pantry',
    title: "Where a Food Pantry's Money Goes",
    kind: 'informational',
    text: `The Eastgate Food Pantry publishes a simple account of its spending each January. Last year it spent 80,000 dollars, divided as the pie chart shows. Donated groceries are not included, although their value is far greater than the amount spent on food, since supermarkets and farms give away what they cannot sell.

Visitors to the pantry are often surprised that food is not the largest item. “People imagine that we buy dinners,” says the director, Yolanda Pruitt. “What we buy is the chance to accept dinners. If a grower calls on Friday with two tons of squash, we need a truck, a driver, and a cold room that afternoon.” The salaries, which pay for two part-time coordinators, have been criticized by some donors. Ms. Pruitt replies that the one hundred and forty volunteers cannot schedule themselves, and that before the coordinators were employed a good deal of donated food spoiled for want of somebody to meet the truck.`,
    figure: chart,
  },
  [
    spot(
      'integration.combine-sources',
      -0.2,
      'Some donors have criticized one kind of spending. Select the part of the chart that shows it.',
      chart,
      pieRegions(slices),
      [
        [
          'Sector of 35 percent',
          'takes-largest',
          'This sector shows transport, the largest item, which no donor is said to criticize.',
        ],
        ['Sector of 20 percent', 'wrong-category', 'This sector shows cold storage.'],
        [
          'Sector of 25 percent',
          'The sector of 25 percent shows the salaries, which “have been criticized by some donors.”',
        ],
        ['Sector of 15 percent', 'wrong-category', 'This sector shows food.'],
        ['Sector of 5 percent', 'wrong-category', 'This sector shows the office.'],
      ],
    ),
    supply(
      'integration.combine-sources',
      0.2,
      'How many dollars did the pantry spend on food last year? Type the number.',
      {
        answer: '12000',
        kind: 'number',
        rationale:
          'Food took 15 percent of 80,000 dollars, and 0.15 × 80,000 = 12,000, that is, 12000 dollars.',
        unit: 'dollars',
      },
      [
        ['28000', 'wrong-category', 'This is 35 percent, the share of transport.'],
        [
          '15000',
          'takes-percent-as-thousands',
          'Fifteen is a percentage and not a number of thousands.',
        ],
      ],
    ),
    choice(
      'craft.structure',
      0.5,
      'What does the director mean by “the chance to accept dinners”?',
      [
        'The means of collecting and keeping food that others give',
        'She explains it at once: “a truck, a driver, and a cold room.”',
      ],
      [
        [
          'The permission to serve cooked meals to the visitors',
          'too-literal',
          'The pantry handles groceries such as squash, and no permission is mentioned.',
        ],
        [
          'The luck of being called by a grower before a weekend',
          'sounds-plausible',
          'The call is an example; what the pantry buys is the ability to respond.',
        ],
        [
          'The right to refuse food that supermarkets did not sell',
          'opposite',
          'The money allows the pantry to accept such food.',
        ],
      ],
    ),
    choice(
      'integration.argument',
      0.5,
      'How does Ms. Pruitt defend the salaries?',
      [
        'By describing a loss that happened before they were paid',
        'Before, “a good deal of donated food spoiled for want of somebody to meet the truck.”',
      ],
      [
        [
          'By comparing them with the salaries at other pantries',
          'not-stated',
          'No other pantry is mentioned.',
        ],
        [
          'By showing that they are the smallest of the expenses',
          'misreads-graphic',
          'At 25 percent they are the second largest item.',
        ],
        [
          'By promising that volunteers will replace them one day',
          'contradicts-text',
          'She says that volunteers “cannot schedule themselves.”',
        ],
      ],
    ),
    choice(
      'craft.fact-opinion',
      0.0,
      'Which statement is an opinion?',
      [
        'The salaries of the coordinators are too high.',
        '“Too high” is a judgment about which donors and the director may differ.',
      ],
      [
        [
          'The pantry has one hundred and forty volunteers.',
          'mistakes-fact-for-opinion',
          'The volunteers can be counted.',
        ],
        [
          'The pantry pays two part-time coordinators.',
          'mistakes-fact-for-opinion',
          'The employment can be checked.',
        ],
        [
          'The pantry publishes an account each January.',
          'mistakes-fact-for-opinion',
          'The publication can be checked.',
        ],
      ],
    ),
  ],
);
