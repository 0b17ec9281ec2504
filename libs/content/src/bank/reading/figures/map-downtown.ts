import { gridMap, mapRegions } from '../../kit/figures/index.js';
import type { TextFigure } from '../../kit/texts/index.js';

const places = [
  { name: 'Station', column: 0, row: 3 },
  { name: 'Library', column: 2, row: 3 },
  { name: 'Clinic', column: 5, row: 3 },
  { name: 'Market', column: 2, row: 0 },
  { name: 'Museum', column: 5, row: 0 },
];
const map = gridMap({
  title: 'Downtown',
  columns: 6,
  rows: 4,
  places,
  roads: [
    { name: 'Front Street', from: 'Station', to: 'Library' },
    { name: 'Court Street', from: 'Library', to: 'Clinic' },
    { name: 'Oak Avenue', from: 'Library', to: 'Market' },
    { name: 'Hill Street', from: 'Market', to: 'Museum' },
    { name: 'Elm Avenue', from: 'Museum', to: 'Clinic' },
  ],
  scale: '0.25 mile',
});

/** A street map with five buildings; they can be chosen. */
export const mapDowntown: TextFigure = { figure: map, regions: mapRegions(places) };
