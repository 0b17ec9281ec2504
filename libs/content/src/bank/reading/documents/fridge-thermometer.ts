import { thermometer } from '../../kit/figures/index.js';
import { choice, order, readingSet, supply } from '../authoring.js';

const scale = { min: -4, max: 16, major: 4, minor: 1, unit: '°C' };
const picture = thermometer({ scale, value: 10 });

/** Checking the Vaccine Refrigerator: directions text with 5 items. */
export const fridgeThermometer = readingSet(
  {
    id: 'reading.fridge-thermometer',
    title: 'Checking the Vaccine Refrigerator',
    kind: 'directions',
    text: `**POSTED ON THE DOOR**

Vaccines in this refrigerator must be kept from 2 °C to 8 °C, that is, including both limits.

1. Read the thermometer at opening and at closing, before the door is opened for any other purpose.
2. Write the time, the temperature, and your initials in the log.
3. If the reading is within the limits, nothing more is required.
4. If the reading is outside the limits: **(a)** put the sign “Do not use” on the door; **(b)** close the door and keep it closed; **(c)** telephone the pharmacist, who will decide whether the vaccines can be kept; **(d)** write in the log what you did.
5. Do not throw away any vaccine, and do not move it to another refrigerator, unless the pharmacist tells you to do so.

The picture shows the thermometer at closing on Thursday.`,
    figure: picture,
  },
  [
    supply(
      'key-ideas.graphics',
      -0.5,
      'What temperature, in degrees Celsius, does the thermometer show? Type the number.',
      {
        answer: '10',
        kind: 'number',
        rationale:
          'Each mark stands for 1 °C, and the liquid stands two marks above 8, which is 10 °C.',
        unit: '°C',
      },
      [
        [
          '8.5',
          'takes-mark-as-quarter',
          'The step from 8 to 12 has four parts, so each mark stands for one degree.',
        ],
        ['12', 'reads-next-number', 'Twelve is the next number above the liquid.'],
      ],
    ),
    choice(
      'integration.combine-sources',
      0.0,
      "After Thursday's reading has been entered in the log, what should be done next?",
      [
        'Put the sign “Do not use” on the door',
        'The reading of 10 °C is above the limit of 8 °C, so step 4 applies, which begins with the sign.',
      ],
      [
        [
          'Move the vaccines to another place',
          'contradicts-text',
          'Step 5 forbids moving them unless the pharmacist says so.',
        ],
        [
          'Throw away the vaccines that are warm',
          'contradicts-text',
          'Step 5 forbids throwing any away unless the pharmacist says so.',
        ],
        [
          'Open the door so that it can cool down',
          'opposite',
          'Step 4 says to keep the door closed.',
        ],
      ],
    ),
    order(
      'key-ideas.directions',
      -0.3,
      'Put the steps for a reading outside the limits in order, beginning with the reading itself.',
      'The notice has the reading and the first entry in the log before step 4, whose parts follow in their order.',
      'telephones-too-early',
      [
        ['Read the thermometer.', 'Step 1 is the reading.'],
        [
          'Write the temperature in the log.',
          'Step 2 is the entry of time, temperature, and initials.',
        ],
        ['Put a sign on the door.', 'This is the first part of step 4.'],
        [
          'Telephone the pharmacist.',
          'This is the third part of step 4, after the door has been closed.',
        ],
        ['Write in the log what was done.', 'This is the last part of step 4.'],
      ],
    ),
    choice(
      'key-ideas.directions',
      0.3,
      'The thermometer shows exactly 8 °C at opening. What does the notice require?',
      [
        'An entry in the log and nothing more',
        'The limits are “including both limits,” so 8 °C is within them; step 3 then requires nothing more.',
      ],
      [
        [
          'A call to the pharmacist on that day',
          'misreads-limit',
          'The call is required outside the limits.',
        ],
        [
          'A sign on the door until the evening',
          'misreads-limit',
          'The sign is required outside the limits.',
        ],
        [
          'A second reading within one hour',
          'not-stated',
          'The notice requires no second reading.',
        ],
      ],
    ),
    choice(
      'key-ideas.infer',
      0.2,
      'Why should the reading be taken before the door is opened for another purpose?',
      [
        'Warm air that enters could change the result.',
        'The reading is meant to show the temperature at which the vaccines have been kept.',
      ],
      [
        [
          'The pharmacist wishes to be telephoned early.',
          'not-stated',
          'A call is required when a reading is out of limits.',
        ],
        [
          'Cold air that escapes could harm the worker.',
          'not-stated',
          'Harm to the worker is not mentioned.',
        ],
        [
          'The log has space for two entries in a day.',
          'irrelevant-detail',
          'The number of entries does not depend on the door.',
        ],
      ],
    ),
  ],
);
