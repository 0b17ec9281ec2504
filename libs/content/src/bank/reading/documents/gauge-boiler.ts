import { gauge } from '../../kit/figures/index.js';
import { choice, order, readingSet, supply } from '../authoring.js';

const scale = { min: 0, max: 30, major: 6, minor: 2, unit: 'psi' };
const dial = gauge({ name: 'Boiler pressure gauge', scale, value: 8 });

/** Daily Check of the Heating Boiler: directions text with 5 items. */
export const gaugeBoiler = readingSet(
  {
    id: 'reading.gauge-boiler',
    title: 'Daily Check of the Heating Boiler',
    kind: 'directions',
    text: `**POSTED IN THE BOILER ROOM**

Whoever opens the building should check the pressure before turning up the heat, and should act according to the reading shown on the gauge below.

1. Read the gauge with the pump **off**. If the pump is running, switch it off and wait two minutes.
2. A reading from 12 to 18 psi is normal. Switch the pump on and sign the log.
3. If the reading is below 12 psi, open the blue fill valve slowly until the needle stands at 15 psi, close the valve, and then switch the pump on. Write “filled” in the log.
4. If the reading is above 18 psi but not above 24 psi, do **not** open any valve. Leave the pump off and telephone Maintenance.
5. If the reading is above 24 psi, press the red stop button by the door, leave the room, and telephone the fire station and then Maintenance.`,
    figure: dial,
  },
  [
    supply(
      'key-ideas.graphics',
      -0.4,
      'What pressure, in psi, does the gauge show? Type the number.',
      {
        answer: '8',
        kind: 'number',
        rationale:
          'Each small mark stands for 2 psi, and the needle is one mark past 6, which is 8 psi.',
        unit: 'psi',
      },
      [
        [
          '7',
          'takes-mark-as-one',
          'This counts a small mark as 1 psi, but three of them make the step from 6 to 12.',
        ],
        ['10', 'counts-one-mark-too-many', 'The mark for 10 psi is one farther on.'],
      ],
    ),
    choice(
      'integration.combine-sources',
      0.0,
      'The pump is off, and the gauge stands as shown. What does the notice tell the reader to do first?',
      [
        'Open the blue fill valve slowly',
        'The gauge shows 8 psi, which is below 12 psi, so step 3 applies.',
      ],
      [
        [
          'Switch the pump on and sign the log',
          'takes-wrong-range',
          'This is for a reading from 12 to 18 psi.',
        ],
        [
          'Leave the pump off and telephone',
          'takes-wrong-range',
          'This is for a reading above 18 psi.',
        ],
        [
          'Press the red stop button by the door',
          'takes-wrong-range',
          'This is for a reading above 24 psi.',
        ],
      ],
    ),
    order(
      'key-ideas.directions',
      0.1,
      "The pump is running when a worker arrives, and the pressure proves to be too low. Put the worker's steps in order.",
      'Step 1 comes before any reading; step 3 says to fill, close the valve, and only then switch the pump on and write in the log.',
      'skips-first-step',
      [
        ['Switch the pump off.', 'Step 1 says to read the gauge with the pump off.'],
        ['Wait two minutes.', 'Step 1 says to wait two minutes after switching it off.'],
        ['Read the gauge.', 'The reading is taken once the pump has been off.'],
        [
          'Open the fill valve until the needle stands at 15.',
          'Step 3 begins with the blue fill valve.',
        ],
        ['Close the fill valve.', 'Step 3 says to close the valve before the pump is started.'],
        ['Switch the pump on.', 'In step 3 the pump comes last, before the log.'],
      ],
    ),
    choice(
      'key-ideas.directions',
      -0.1,
      'What should the worker do at a reading of 20 psi?',
      [
        'Keep the pump off and call Maintenance',
        'Twenty lies above 18 and not above 24, so step 4 applies.',
      ],
      [
        [
          'Open a valve until the pressure falls',
          'contradicts-text',
          'Step 4 says **not** to open any valve.',
        ],
        [
          'Leave the room and call the fire station',
          'takes-wrong-range',
          'Step 5 applies above 24 psi.',
        ],
        ['Switch on the pump and sign the log', 'takes-wrong-range', 'Step 2 ends at 18 psi.'],
      ],
    ),
    choice(
      'key-ideas.infer',
      0.4,
      'What can be inferred from the order of the two telephone calls in step 5?',
      [
        'A very high pressure is treated as a danger to people.',
        'The fire station is called before Maintenance, and the worker is told to leave the room.',
      ],
      [
        [
          'A very high pressure is treated as an ordinary repair.',
          'opposite',
          'An ordinary repair would need only Maintenance, as in step 4.',
        ],
        [
          'A very high pressure can be lowered with the fill valve.',
          'contradicts-text',
          'The fill valve is used when the pressure is too low.',
        ],
        [
          'A very high pressure is less urgent than a low reading.',
          'opposite',
          'At a low reading the worker simply fills and goes on.',
        ],
      ],
    ),
  ],
);
