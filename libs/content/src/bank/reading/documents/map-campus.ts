import { gridMap, mapRegions } from '../../kit/figures/index.js';
import { choice, readingSet, spot, supply } from '../authoring.js';

const places = [
  { name: 'Gate', column: 0, row: 3 },
  { name: 'Library', column: 2, row: 3 },
  { name: 'Clinic', column: 2, row: 1 },
  { name: 'Labs', column: 4, row: 1 },
  { name: 'Hall', column: 4, row: 3 },
  { name: 'Cafe', column: 0, row: 1 },
  { name: 'Gym', column: 2, row: 0 },
];
const map = gridMap({
  title: 'Alder Valley College',
  columns: 5,
  rows: 4,
  places,
  roads: [
    { name: 'Gate Path', from: 'Gate', to: 'Library' },
    { name: 'Long Walk', from: 'Library', to: 'Hall' },
    { name: 'Library Path', from: 'Library', to: 'Clinic' },
    { name: 'North Path', from: 'Clinic', to: 'Gym' },
    { name: 'Science Path', from: 'Clinic', to: 'Labs' },
    { name: 'Pond Path', from: 'Clinic', to: 'Cafe' },
  ],
  scale: '100 m',
});
const ends = places.filter((place) => ['Gate', 'Labs', 'Hall', 'Cafe', 'Gym'].includes(place.name));

/** Map of a College Campus: map text with 5 items. */
export const mapCampus = readingSet(
  {
    id: 'reading.map-campus',
    title: 'Map of a College Campus',
    kind: 'map',
    text: `Visitors to Alder Valley College receive this plan and the notes below at the gate. North is at the top, and one side of a square stands for 100 meters. The lines show the paths: Gate Path (gate to library), Long Walk (library to hall), Library Path (library to clinic), North Path (clinic to gym), Science Path (clinic to labs), and Pond Path (clinic to cafe).

- **Gate:** visitors sign in here.
- **Library:** open to the public on weekdays.
- **Clinic:** students' health service; entrance on the south side.
- **Labs:** closed to visitors unless a member of staff comes along.
- **Hall:** lectures and concerts.
- **Cafe:** the nearest place to the pond for a meal.
- **Gym:** locker rooms open at 6:00 a.m.`,
    figure: map,
  },
  [
    spot(
      'key-ideas.graphics',
      -0.3,
      'A visitor walks from the gate to the library, goes north to the next building, and then follows the path to the east until it ends. Select the square in which the visitor arrives.',
      map,
      mapRegions(ends),
      [
        ['Square A4', 'starts-again', 'Square A4 holds the gate, where the walk begins.'],
        [
          'Square E2',
          'From the library (C4) the next building to the north is the clinic (C2), and the path east from it ends at E2, the labs.',
        ],
        [
          'Square E4',
          'skips-a-turn',
          'Square E4 is reached by walking straight on to the east from the library, without going north.',
        ],
        ['Square A2', 'swaps-east-and-west', 'Square A2 lies at the end of the path to the west.'],
        [
          'Square C1',
          'overshoots',
          'Square C1 lies farther north, beyond the place where the visitor turns.',
        ],
      ],
    ),
    choice(
      'key-ideas.graphics',
      -0.5,
      'In which direction does a person walk from the hall to the library?',
      [
        'West',
        'The hall is in column E and the library in column C of the same row, so the way leads toward the west.',
      ],
      [
        ['East', 'reverses-direction', 'East leads from the library to the hall.'],
        [
          'North',
          'confuses-axes',
          'Both buildings lie in row 4, so there is no walk to the north.',
        ],
        [
          'South',
          'confuses-axes',
          'Both buildings lie in row 4, so there is no walk to the south.',
        ],
      ],
    ),
    supply(
      'integration.combine-sources',
      0.3,
      'Following the paths on the plan, how many meters is it from the gate to the clinic? Type the number.',
      {
        answer: '400',
        kind: 'number',
        rationale:
          'From the gate to the library is 2 squares and from the library to the clinic 2 more: 4 × 100 m = 400 m.',
        unit: 'm',
      },
      [
        ['200', 'counts-one-leg', 'This counts only the way to the library.'],
        ['4', 'forgets-scale', 'Four is the number of squares; each stands for 100 m.'],
      ],
    ),
    choice(
      'integration.combine-sources',
      0.2,
      'On a Sunday, a visitor walks from the clinic to the building two squares to the east. What do the notes say about this building?',
      [
        'Visitors may go in only when someone from the staff is with them.',
        'Two squares east of the clinic (C2) are the labs (E2), “closed to visitors unless a member of staff comes along.”',
      ],
      [
        [
          'Members of the public may go in on weekdays but not on Sundays.',
          'wrong-place',
          'This is said of the library, which lies south of the clinic.',
        ],
        [
          'Visitors may go in at six in the morning to use a locker.',
          'wrong-place',
          'This is said of the gym, which lies north of the clinic.',
        ],
        [
          'Students may go in by the entrance that is on the south side.',
          'wrong-place',
          'This is said of the clinic itself.',
        ],
      ],
    ),
    choice(
      'key-ideas.locate',
      0.0,
      'A person in the clinic would like a meal near the pond. Which path should this person take?',
      [
        'Pond Path, toward the west',
        'The notes name the cafe as the nearest place to the pond; Pond Path joins the clinic (C2) and the cafe (A2), to the west.',
      ],
      [
        ['Science Path, toward the east', 'swaps-east-and-west', 'This path leads to the labs.'],
        ['Library Path, toward the south', 'wrong-path', 'This path leads to the library.'],
        [
          'North Path, toward the gym',
          'wrong-path',
          'This path leads to the gym and not to the cafe.',
        ],
      ],
    ),
  ],
);
