import { gridMap, mapRegions } from '../../kit/figures/index.js';
import type { TextFigure } from '../../kit/texts/index.js';

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

/** The plan of a third floor; its exits can be chosen. */
export const floorPlan: TextFigure = { figure: plan, regions: mapRegions(exits) };
