import { gauge } from '../../kit/figures/index.js';
import { choice, readingSet, supply } from '../authoring.js';

const scale = { min: 0, max: 50, major: 10, minor: 2, unit: 'L' };
const dial = gauge({ name: 'Tank gauge', scale, value: 32 });

/** Note for the Next Shift: directions text with 5 items. */
export const gaugeTwoTanks = readingSet(
  {
    id: 'reading.gauge-two-tanks',
    title: 'Note for the Next Shift',
    kind: 'directions',
    text: `**LEFT ON THE DESK OF THE GREENHOUSE**

Marisol,

The feeding tank was at 40 liters when I left at noon. It is drawn down by 10 liters an hour while the lines are running, and they run from one o'clock until three. The gauge on the wall shows what is left at the moment you read this.

If the gauge agrees with what I have told you, simply refill the tank to 45 at the end of your shift. If it shows **less** than it should, one of the lines is leaking: shut the red valve and look for a puddle under the benches, beginning with the tomatoes, since that is where it happened last time. If it shows **more** than it should, a filter is blocked, and somebody will have to clean it before the lines run again tomorrow. In either case write it in the book. Please do not ask Hugo; he will want to take everything apart.

Thanks, and good luck with the cucumbers.

Bertrand`,
    figure: dial,
  },
  [
    supply(
      'key-ideas.graphics',
      -0.4,
      'How many liters does the gauge show? Type the number.',
      {
        answer: '32',
        kind: 'number',
        rationale:
          'Each small mark stands for 2 L, and the needle is one mark past 30, which is 32 L.',
        unit: 'L',
      },
      [
        ['31', 'takes-mark-as-one', 'A small mark stands for 2 L and not for 1 L.'],
        ['34', 'counts-one-mark-too-many', 'The mark for 34 L is one farther on.'],
      ],
    ),
    choice(
      'integration.combine-sources',
      0.5,
      'Marisol reads the gauge at half past three. What does the reading tell her?',
      [
        'A filter is blocked, since there is more than there should be.',
        'Two hours at 10 liters should leave 20 of the 40 liters; the gauge shows 32, which is more.',
      ],
      [
        [
          'A line is leaking, since there is less than there should be.',
          'reverses-comparison',
          'The reading of 32 is above the 20 liters that should be left.',
        ],
        [
          'The tank is in order, since the reading is what it should be.',
          'assumes-agreement',
          'After two hours of running, 20 liters should be left.',
        ],
        [
          'The tank was refilled, since the lines ran for half an hour.',
          'not-stated',
          'The lines run for two hours, and no refilling is reported.',
        ],
      ],
    ),
    choice(
      'integration.combine-sources',
      0.3,
      "If everything were in order, what would the gauge show at two o'clock?",
      [
        '30 L',
        "The lines run from one o'clock, so one hour has drawn 10 of the 40 liters: 30 L are left.",
      ],
      [
        [
          '20 L',
          'counts-from-noon',
          "This takes off two hours, but the lines do not run until one o'clock.",
        ],
        ['40 L', 'forgets-the-hour', 'This is the amount at noon.'],
        ['45 L', 'uses-refill-level', 'This is the level to which the tank is refilled.'],
      ],
    ),
    choice(
      'key-ideas.infer',
      0.1,
      'What does the remark about Hugo suggest?',
      [
        'Bertrand thinks that Hugo does more than is needed.',
        'Hugo “will want to take everything apart.”',
      ],
      [
        [
          'Bertrand thinks that Hugo has caused the trouble.',
          'not-stated',
          'Nobody is blamed for the trouble.',
        ],
        [
          'Bertrand thinks that Hugo knows little of machines.',
          'misreads-tone',
          'The remark concerns his eagerness and not his knowledge.',
        ],
        [
          'Bertrand thinks that Hugo will be away on that day.',
          'contradicts-text',
          'If he were away there would be no need for the request.',
        ],
      ],
    ),
    choice(
      'key-ideas.locate',
      -0.2,
      'If the gauge shows too little, where should the search for a puddle begin?',
      [
        'Under the tomatoes',
        'The search is to begin “with the tomatoes, since that is where it happened last time.”',
      ],
      [
        ['Under the cucumbers', 'wrong-detail', 'The cucumbers are named in the closing wish.'],
        ['Beside the red valve', 'wrong-detail', 'The red valve is to be shut.'],
        ['Behind the wall gauge', 'wrong-detail', 'The gauge is read and not searched.'],
      ],
    ),
  ],
);
