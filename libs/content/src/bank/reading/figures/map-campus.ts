import { gridMap, mapRegions } from '../../kit/figures/index.js';
import type { TextFigure } from '../../kit/texts/index.js';

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

/** The map of a campus; the ends of its paths can be chosen. */
export const mapCampus: TextFigure = { figure: map, regions: mapRegions(ends) };
