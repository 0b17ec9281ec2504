import { diagram } from '../../kit/figures/index.js';
import type { TextFigure } from '../../kit/texts/index.js';
import type { RegionShape } from '../../kit/types.js';

const panels: RegionShape[] = [
  { kind: 'rect', x: 20, y: 16, width: 340, height: 44 },
  { kind: 'rect', x: 20, y: 70, width: 165, height: 90 },
  { kind: 'rect', x: 195, y: 70, width: 165, height: 90 },
  { kind: 'rect', x: 20, y: 170, width: 165, height: 90 },
  { kind: 'rect', x: 195, y: 170, width: 165, height: 90 },
];
const heading = (x: number, y: number, text: string) => ({ draw: 'label' as const, x, y, text });
const bottle = diagram({
  width: 380,
  height: 276,
  alt: 'The back of a bottle with five panels: one across the top with the name of the product, then Directions at the upper left, First aid at the upper right, Danger at the lower left, and Storage and disposal at the lower right.',
  shapes: [
    { draw: 'rect', x: 8, y: 6, width: 364, height: 264, radius: 12 },
    heading(190, 43, 'Brightwell Descaler, 500 mL'),
    heading(102, 118, 'Directions'),
    heading(277, 118, 'First aid'),
    heading(102, 218, 'Danger'),
    heading(277, 218, 'Storage and disposal'),
  ],
  regions: panels,
});

/** The back of a bottle of descaler, with its five panels. */
export const cleanerLabel: TextFigure = { figure: bottle, regions: panels };
