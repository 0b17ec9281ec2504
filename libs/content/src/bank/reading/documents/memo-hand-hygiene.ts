import { barChart, barRegions } from '../../kit/figures/index.js';
import { choice, readingSet, spot, supply } from '../authoring.js';

const chart = {
  title: 'Occasions on which hands were cleaned',
  xLabel: 'Unit',
  categories: ['Unit 2', 'Unit 3', 'Unit 4', 'Unit 5', 'Unit 6'],
  y: { label: 'Occasions out of 200', max: 200, step: 20 },
  series: [{ name: 'Cleaned', values: [150, 170, 110, 140, 190] }],
};

/** Memo: Hand Hygiene Results: memo text with 5 items. */
export const memoHandHygiene = readingSet(
  {
    id: 'reading.memo-hand-hygiene',
    title: 'Memo: Hand Hygiene Results',
    kind: 'memo',
    text: `**TO:** Nurse managers, Units 2 through 6
**FROM:** Infection Prevention
**DATE:** October 9
**SUBJECT:** Hand hygiene observations, third quarter

Trained observers recorded 200 opportunities for hand cleaning on each unit. The chart shows on how many of these occasions hands were cleaned. Our goal for every unit is 160.

Please note three points. First, the counts should not be compared with those of the second quarter, when the observers wore name badges that announced their purpose. Second, on Unit 4 the dispensers in the corridor were being replaced throughout September. Third, Unit 6 has asked to share its method, which consists of a short reminder by whoever begins the shift; its manager will speak at our meeting on October 21.

Managers of units below the goal are asked to send one planned step, no longer than a paragraph, by October 16. We would rather receive one step that will be taken than five that will be filed.`,
    figure: barChart(chart),
  },
  [
    supply(
      'integration.combine-sources',
      -0.1,
      'How many of the five managers have to send a planned step by October 16? Type the number.',
      {
        answer: '3',
        kind: 'number',
        rationale: 'The goal is 160, and Units 2, 4, and 5 are below it, so 3 managers must write.',
      },
      [
        ['2', 'counts-units-at-goal', 'Two units have reached the goal.'],
        ['5', 'ignores-condition', 'The request is addressed to “units below the goal.”'],
      ],
    ),
    spot(
      'integration.combine-sources',
      -0.3,
      'Select the bar of the unit whose manager will speak on October 21.',
      barChart(chart),
      barRegions(chart),
      [
        ['First bar', 'wrong-category', 'This bar belongs to Unit 2, with 150 occasions.'],
        ['Second bar', 'wrong-category', 'This bar belongs to Unit 3, with 170 occasions.'],
        [
          'Third bar',
          'wrong-category',
          'This bar belongs to Unit 4, where dispensers were replaced.',
        ],
        ['Fourth bar', 'wrong-category', 'This bar belongs to Unit 5, with 140 occasions.'],
        ['Fifth bar', 'This bar belongs to Unit 6, which “has asked to share its method.”'],
      ],
    ),
    choice(
      'key-ideas.infer',
      0.5,
      'Why do the writers advise against a comparison with the second quarter?',
      [
        'People may have cleaned their hands more often when they knew they were watched.',
        'The badges “announced their purpose,” so the earlier counts may be too high.',
      ],
      [
        [
          'People may have been harder to recognize when the observers were not introduced.',
          'not-stated',
          'Recognizing people is not mentioned.',
        ],
        [
          'The observers may have recorded fewer than 200 occasions on each of the units.',
          'not-stated',
          'The number of occasions in the second quarter is not given.',
        ],
        [
          'The observers may have worn out the dispensers in the corridor by using them.',
          'confuses-notes',
          'The dispensers were replaced on Unit 4 in September of the third quarter.',
        ],
      ],
    ),
    choice(
      'integration.argument',
      0.4,
      'Which conclusion about the low count of Unit 4 is best supported?',
      [
        'It may be due in part to dispensers that were out of use.',
        'On Unit 4 the dispensers “were being replaced throughout September.”',
      ],
      [
        [
          'It proves that its staff care less than staff elsewhere do.',
          'overgeneralises',
          'The count alone proves nothing about attitudes.',
        ],
        [
          'It was caused by observers who wore badges in September.',
          'confuses-notes',
          'The badges were worn in the second quarter.',
        ],
        [
          'It will be ignored, since the unit has asked for a meeting.',
          'wrong-category',
          'It is Unit 6 that asked to share its method at a meeting.',
        ],
      ],
    ),
    choice(
      'craft.words-in-context',
      0.4,
      'In the last sentence, “filed” suggests that a step would be',
      ['put away and forgotten.', 'The contrast is with a step “that will be taken.”'],
      [
        [
          'made smooth with a tool.',
          'wrong-sense-of-word',
          'A file can be a tool, but here it is a place for papers.',
        ],
        [
          'placed in a single line.',
          'wrong-sense-of-word',
          'To walk in file is another sense of the word.',
        ],
        [
          'reported to a judge.',
          'wrong-sense-of-word',
          'Filing a complaint is a sense used in law.',
        ],
      ],
    ),
  ],
);
