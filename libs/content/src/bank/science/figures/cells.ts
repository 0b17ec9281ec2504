import type { DiagramShape } from '../../kit/index.js';
import type { ItemModel } from '../../kit/types.js';
import { box, hotSpotModel } from '../support-hotspot.js';

const outline = (cx: number): DiagramShape => ({
  draw: 'ellipse',
  cx,
  cy: 80,
  rx: 44,
  ry: 60,
  tone: 'fill-4',
});
const rod = (x: number, y: number): DiagramShape => ({
  draw: 'line',
  from: [x, y - 8],
  to: [x, y + 8],
});
const cross = (x: number, y: number): DiagramShape[] => [
  { draw: 'line', from: [x - 6, y - 9], to: [x + 6, y + 9] },
  { draw: 'line', from: [x + 6, y - 9], to: [x - 6, y + 9] },
];
const chevron = (x: number, y: number, way: 1 | -1): DiagramShape => ({
  draw: 'polyline',
  points: [
    [x - 7, y + 8 * way],
    [x, y],
    [x + 7, y + 8 * way],
  ],
});

/** Four cells, each in one stage of mitosis. */
const mitosis = hotSpotModel({
  id: 'science.mitosis-spot',
  objective: 'science.biology.cells',
  difficulty: 0,
  width: 420,
  height: 170,
  alt: 'Four dividing cells side by side. In the first, short rods lie within two separate rings, one at each end, and the cell narrows in the middle. In the second, X-shaped chromosomes stand in one row across the middle. In the third, V-shaped halves of chromosomes move toward the top and the bottom. In the fourth, X-shaped chromosomes lie scattered within one ring.',
  shapes: [
    {
      draw: 'path',
      d: 'M22 50C22 10 98 10 98 50C98 70 84 72 84 80C84 88 98 90 98 110C98 150 22 150 22 110C22 90 36 88 36 80C36 72 22 70 22 50Z',
      tone: 'fill-4',
    },
    { draw: 'circle', cx: 60, cy: 44, r: 20 },
    { draw: 'circle', cx: 60, cy: 116, r: 20 },
    rod(48, 44),
    rod(56, 44),
    rod(64, 44),
    rod(72, 44),
    rod(48, 116),
    rod(56, 116),
    rod(64, 116),
    rod(72, 116),
    outline(160),
    ...cross(134, 80),
    ...cross(152, 80),
    ...cross(170, 80),
    ...cross(188, 80),
    { draw: 'dashed', from: [160, 24], to: [134, 70] },
    { draw: 'dashed', from: [160, 24], to: [188, 70] },
    { draw: 'dashed', from: [160, 136], to: [134, 90] },
    { draw: 'dashed', from: [160, 136], to: [188, 90] },
    outline(260),
    chevron(234, 46, 1),
    chevron(251, 41, 1),
    chevron(269, 41, 1),
    chevron(286, 46, 1),
    chevron(234, 114, -1),
    chevron(251, 119, -1),
    chevron(269, 119, -1),
    chevron(286, 114, -1),
    outline(360),
    { draw: 'circle', cx: 360, cy: 80, r: 32 },
    ...cross(348, 66),
    ...cross(372, 70),
    ...cross(350, 94),
    ...cross(374, 96),
  ],
  parts: [
    {
      place: 'First cell from the left',
      name: 'telophase',
      text: 'shows two nuclei forming',
      shape: box(18, 14, 84, 132),
    },
    {
      place: 'Second cell from the left',
      name: 'metaphase',
      text: 'shows chromosomes lined up at the equator',
      shape: box(118, 18, 84, 124),
    },
    {
      place: 'Third cell from the left',
      name: 'anaphase',
      text: 'shows sister chromatids moving to opposite poles',
      shape: box(218, 18, 84, 124),
    },
    {
      place: 'Fourth cell from the left',
      name: 'prophase',
      text: 'shows condensed chromosomes that are not yet lined up',
      shape: box(318, 18, 84, 124),
    },
  ],
  questions: [
    [
      'Select the cell that is in metaphase.',
      'metaphase',
      {
        why: 'In metaphase, the chromosomes stand in one row at the equator, halfway between the poles. Only the second cell shows such a row.',
        remember: 'Metaphase: chromosomes in the middle.',
      },
    ],
    [
      'Select the cell that is in anaphase.',
      'anaphase',
      {
        why: 'In anaphase, the two halves of each chromosome are pulled apart. In the third cell, V-shaped halves move toward opposite poles.',
        remember: 'Anaphase: the halves move apart.',
      },
    ],
    [
      'Select the cell that is in prophase.',
      'prophase',
      {
        why: 'In prophase, the chromosomes are packed, but nothing has lined them up yet. In the fourth cell, X-shaped chromosomes lie scattered within one ring.',
        remember: 'Prophase: packed, but not lined up.',
      },
    ],
    [
      'Select the cell that is likely to complete cytokinesis next.',
      'telophase',
      {
        why: 'Cytokinesis divides the cell body, and it is completed as telophase ends. Only in this cell do two nuclei form while the cell narrows in the middle.',
        remember: 'Telophase ends with two cells, each with a nucleus of its own.',
      },
    ],
  ],
});

/** Hot-spot models of cells. */
export const CELL_SPOT_MODELS: readonly ItemModel[] = [mitosis];
