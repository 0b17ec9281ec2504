import { gridMap, mapRegions } from '../../kit/figures/index.js';
import type { TextFigure } from '../../kit/texts/index.js';

const places = [
  { name: 'Gate', column: 0, row: 2 },
  { name: 'Office', column: 3, row: 2 },
  { name: 'Fire Hall', column: 5, row: 2 },
  { name: 'Barn', column: 3, row: 0 },
  { name: 'Stage', column: 5, row: 0 },
];
const map = gridMap({
  title: 'Fairgrounds',
  columns: 7,
  rows: 3,
  places,
  roads: [
    { name: 'Fair Lane', from: 'Gate', to: 'Office' },
    { name: 'Fair Lane', from: 'Office', to: 'Fire Hall' },
    { name: 'Mill Road', from: 'Office', to: 'Barn' },
    { name: 'Stage Walk', from: 'Fire Hall', to: 'Stage' },
  ],
  scale: '100 feet',
});

/** A map of a fairground with five places; they can be chosen. */
export const mapFairgrounds: TextFigure = { figure: map, regions: mapRegions(places) };
