import { gridMap, mapRegions } from '../../kit/figures/index.js';
import { choice, readingSet, spot } from '../authoring.js';

const places = [
  { name: 'W Stairs', column: 0, row: 1 },
  { name: 'Room 31', column: 1, row: 0 },
  { name: 'Room 32', column: 2, row: 0 },
  { name: 'Room 33', column: 3, row: 0 },
  { name: 'Lounge', column: 1, row: 2 },
  { name: 'Elevator', column: 2, row: 2 },
  { name: 'Refuge', column: 3, row: 2 },
  { name: 'E Stairs', column: 4, row: 1 },
];
const plan = gridMap({ title: 'Third floor', columns: 5, rows: 3, places, scale: '5 m' });
const exits = places.filter((place) =>
  ['W Stairs', 'Elevator', 'Refuge', 'E Stairs'].includes(place.name),
);

/** Evacuation Plan of the Third Floor: map text with 4 items. */
export const floorPlan = readingSet(
  {
    id: 'reading.floor-plan',
    title: 'Evacuation Plan of the Third Floor',
    kind: 'map',
    text: `**IN CASE OF FIRE**

1. Leave by the stairs that are nearest to you. Do not use the elevator.
2. The **West Stairs** are for people from the rooms in columns A and B; the **East Stairs** are for people from the rooms in columns D and E. People in column C may use either.
3. If your stairs are filled with smoke, go to the other stairs.
4. A person who cannot use stairs should wait in the **Refuge**, which has a fire door and a telephone, and call extension 555.
5. Once outside, people who came by the West Stairs gather at the flagpole, and people who came by the East Stairs gather at the bus stop.

One side of a square stands for 5 meters.`,
    figure: plan,
  },
  [
    spot(
      'key-ideas.directions',
      0.2,
      'A visitor in Room 31 can walk without help, but the stairs for that room are filled with smoke. Select the square to which the visitor should go.',
      plan,
      mapRegions(exits),
      [
        [
          'Square A2',
          'ignores-condition',
          'Square A2 holds the stairs for column B, which are filled with smoke.',
        ],
        ['Square C3', 'uses-elevator', 'Square C3 holds the elevator, which must not be used.'],
        [
          'Square D3',
          'ignores-condition',
          'Square D3 holds the refuge, which is for a person who cannot use stairs.',
        ],
        [
          'Square E2',
          'Room 31 is in column B; its stairs are in A2, and with smoke there “go to the other stairs,” which are in E2.',
        ],
      ],
    ),
    choice(
      'key-ideas.directions',
      -0.2,
      'There is no smoke in the stairs. Where should people from Room 33 gather outside?',
      [
        'At the bus stop',
        'Room 33 is in column D, so its people use the East Stairs and “gather at the bus stop.”',
      ],
      [
        [
          'At the flagpole',
          'swaps-east-and-west',
          'The flagpole is for people who came by the West Stairs.',
        ],
        [
          'In the refuge',
          'ignores-condition',
          'The refuge is inside the building, for people who cannot use stairs.',
        ],
        ['By the elevator', 'uses-elevator', 'The elevator is inside and must not be used.'],
      ],
    ),
    choice(
      'key-ideas.graphics',
      -0.1,
      'From which room may people choose between the two stairs?',
      ['Room 32', 'Room 32 stands in column C, and people there “may use either.”'],
      [
        ['Room 31', 'wrong-column', 'Room 31 stands in column B and has the West Stairs.'],
        ['Room 33', 'wrong-column', 'Room 33 stands in column D and has the East Stairs.'],
        ['Lounge', 'wrong-column', 'The lounge stands in column B and has the West Stairs.'],
      ],
    ),
    choice(
      'key-ideas.infer',
      0.0,
      'Why does the refuge most likely have a telephone?',
      [
        'So that people who wait there can report where they are',
        'A person who waits there should “call extension 555.”',
      ],
      [
        [
          'So that people who pass by can ask which stairs to use',
          'not-stated',
          'The rules about the stairs are on the plan.',
        ],
        [
          'So that people at the flagpole can be counted by phone',
          'not-stated',
          'The telephone is on the third floor.',
        ],
        [
          'So that people can call for the elevator to come down',
          'uses-elevator',
          'The elevator must not be used in a fire.',
        ],
      ],
    ),
  ],
);
