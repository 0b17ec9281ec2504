import { gridMap, mapRegions } from '../../kit/figures/index.js';
import { choice, order, readingSet, spot, supply } from '../authoring.js';

const places = [
  { name: 'Parking', column: 0, row: 2 },
  { name: 'Bridge', column: 2, row: 2 },
  { name: 'Tower', column: 4, row: 2 },
  { name: 'Mill', column: 2, row: 0 },
  { name: 'Cabin', column: 4, row: 0 },
];
const map = gridMap({
  title: 'Heron Marsh Reserve',
  columns: 5,
  rows: 3,
  places,
  roads: [
    { name: 'Meadow Trail', from: 'Parking', to: 'Bridge' },
    { name: 'The boardwalk', from: 'Bridge', to: 'Tower' },
    { name: 'Mill Trail', from: 'Bridge', to: 'Mill' },
    { name: 'Ridge Trail', from: 'Mill', to: 'Cabin' },
    { name: 'Reed Trail', from: 'Cabin', to: 'Tower' },
  ],
  scale: '0.5 km',
});

/** Trail Map and Notice at a Nature Reserve: map text with 5 items. */
export const mapTrail = readingSet(
  {
    id: 'reading.map-trail',
    title: 'Trail Map and Notice at a Nature Reserve',
    kind: 'map',
    text: `**NOTICE TO WALKERS: Heron Marsh Reserve**

All walks begin at the parking lot. One side of a square on the map stands for half a kilometer. Meadow Trail joins the parking lot and the bridge, Mill Trail the bridge and the mill, Ridge Trail the mill and the cabin, and Reed Trail the cabin and the tower.

The boardwalk between the bridge and the tower is closed for repair until June. Walkers who wish to reach the tower must go by way of the mill. Dogs are welcome as far as the bridge, but no farther, because birds are nesting in the reeds beyond it. Drinking water is available at the mill and at the parking lot.`,
    figure: map,
  },
  [
    order(
      'key-ideas.directions',
      0.2,
      'In May, a walker goes from the parking lot to the tower. Put the places in the order in which the walker reaches them after leaving the parking lot.',
      'The boardwalk is closed until June, so the way leads over the bridge to the mill, along the ridge to the cabin, and down to the tower.',
      'takes-closed-way',
      [
        ['Bridge', 'Meadow Trail joins the parking lot and the bridge.'],
        ['Mill', 'With the boardwalk closed, walkers “must go by way of the mill.”'],
        ['Cabin', 'Ridge Trail joins the mill and the cabin.'],
        ['Tower', 'Reed Trail joins the cabin and the tower.'],
      ],
    ),
    supply(
      'integration.combine-sources',
      0.4,
      'How many kilometers long is the shortest open route from the parking lot to the tower before June? Type the number.',
      {
        answer: '4',
        kind: 'number',
        rationale:
          'The route has four stretches of 2 squares each, 8 squares in all: 8 × 0.5 km = 4 km.',
        unit: 'km',
      },
      [
        [
          '2',
          'takes-closed-way',
          'Two kilometers is the straight way over the boardwalk, which is closed.',
        ],
        ['8', 'forgets-scale', 'Eight is the number of squares; each stands for half a kilometer.'],
      ],
    ),
    spot(
      'key-ideas.directions',
      -0.2,
      'A walker with a dog goes as far from the parking lot as the notice allows. Select the square in which they must turn back.',
      map,
      mapRegions(places),
      [
        ['Square A3', 'starts-again', 'This square holds the parking lot, where the walk begins.'],
        [
          'Square C3',
          'The bridge is in square C3, and dogs are welcome “as far as the bridge, but no farther.”',
        ],
        [
          'Square E3',
          'ignores-condition',
          'The tower lies beyond the reeds, where dogs may not go.',
        ],
        [
          'Square C1',
          'ignores-condition',
          'The mill lies beyond the bridge, where dogs may not go.',
        ],
        [
          'Square E1',
          'ignores-condition',
          'The cabin lies beyond the bridge and the mill, where dogs may not go.',
        ],
      ],
    ),
    choice(
      'key-ideas.locate',
      -0.4,
      'After leaving the parking lot, where can a walker next find drinking water on the way to the tower in May?',
      [
        'At the mill',
        'Water is available “at the mill and at the parking lot,” and the open way to the tower passes the mill.',
      ],
      [
        [
          'At the bridge',
          'wrong-place',
          'The notice does not name the bridge as a place with water.',
        ],
        [
          'At the cabin',
          'wrong-place',
          'The cabin comes after the mill, and no water is mentioned there.',
        ],
        ['At the tower', 'wrong-place', 'No water is mentioned at the end of the walk.'],
      ],
    ),
    choice(
      'key-ideas.infer',
      -0.1,
      'Why does the notice most likely keep dogs from going beyond the bridge?',
      [
        'They might disturb birds that are raising young.',
        'The reason given is that “birds are nesting in the reeds beyond it.”',
      ],
      [
        [
          'They might fall through a boardwalk in disrepair.',
          'confuses-reasons',
          'The repair explains the closing of the boardwalk, not the rule for dogs.',
        ],
        [
          'They might drink the water kept for the walkers.',
          'not-stated',
          'Nothing connects the rule with drinking water.',
        ],
        [
          'They might become lost on the way to the cabin.',
          'not-stated',
          'Getting lost is not mentioned.',
        ],
      ],
    ),
  ],
);
