import { gridMap, mapRegions } from '../../kit/figures/index.js';
import type { TextFigure } from '../../kit/texts/index.js';

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

/** The trail map of a nature reserve; its places can be chosen. */
export const mapTrail: TextFigure = { figure: map, regions: mapRegions(places) };
