import { bodyOutline } from './body.js';
import { line, mirror, outline, oval, type Point } from './curve.js';
import { area, dots, ink, merged } from './paint.js';
import { definePlate } from './plate.js';
import { tube } from './tube.js';

const MIDDLE = 160;
const body = bodyOutline(MIDDLE);
const both = (at: Point): Point[] => [at, [2 * MIDDLE - at[0], at[1]]];

const tonsils = [oval(168, 70, 4, 5.5, -12), oval(152, 70, 4, 5.5, 12)];
const throat = line('147,64 150,76 160,80 170,76 173,64');
const thymus = outline(
  '160,126 153,124 146,134 144,150 149,164 157,162 160,152 163,162 171,164 176,150 174,134 167,124',
);
const spleen = outline('188,198 198,192 207,198 210,210 206,222 197,226 192,218 194,208');
const duct = tube(
  '159,262 161,240 160,210 162,180 166,150 172,130 182,122',
  [13, 6, 5, 5, 5, 5, 5],
);
const femur = outline(
  '118,328 126,324 132,330 130,342 127,372 128,400 134,414 130,422 118,422 114,414 119,398 118,372 115,342',
);
const marrow = outline('121,338 126,340 124,372 125,402 128,412 120,412 122,400 121,372 119,346');

const vessels = [
  '176,128 192,128 206,138 214,158 222,190 228,222 238,254 246,286',
  '206,138 210,166 218,200 226,232 234,264 240,288',
  '172,120 176,104 177,88',
  '164,256 178,284 186,310 192,344 196,392 196,430 200,470 194,512 188,552',
  '186,310 182,348 184,396 186,440 186,484 184,530',
].map((spec) => line(spec));
const network = [...vessels, ...vessels.map((v) => mirror(v, MIDDLE))];
const nodes: Point[] = [
  [177, 92],
  [176, 102],
  [172, 112],
  [204, 134],
  [211, 142],
  [208, 152],
  [216, 160],
  [228, 220],
  [180, 288],
  [186, 298],
  [182, 308],
  [190, 310],
  [185, 320],
  [197, 432],
].flatMap(([x = 0, y = 0]) => both([x, y]));
const deepNodes: Point[] = [
  [152, 232],
  [168, 228],
  [153, 248],
  [168, 246],
  [150, 176],
  [171, 174],
];

/** The organs and vessels of lymph and defense. */
export const lymphatic = definePlate({
  id: 'lymphatic',
  title: 'The lymphatic system, seen from the front',
  width: 320,
  height: 600,
  alt: "The outline of a body seen from the front; the patient's right side is on the left of the picture. Thin lines with small beads run along the arms, the legs and the neck; beads are crowded in the armpits, the groins and the neck. A wider channel begins as a sac in the abdomen and runs up in front of the spine to the base of the neck on the right of the picture. Two small ovals lie at the back of the mouth, a body with two lobes lies behind the breastbone, and a fist-sized organ lies high in the abdomen, on the right of the picture. In the thigh on the left a long bone is cut open to show the soft tissue inside.",
  drawing: [
    area(body, 'paper', 'fine'),
    ink(network, 'fine'),
    ink([throat], 'fine'),
    merged([duct], 'tint', 'fine'),
    area(thymus, 'shade', 'fine'),
    area(spleen, 'shade', 'fine'),
    area(tonsils, 'shade', 'fine'),
    dots([...nodes, ...deepNodes], 3.4, 'tint'),
    area(femur, 'tint', 'fine'),
    area(marrow, 'shade', 'fine'),
  ],
  parts: [
    {
      id: 'lymphatic-vessel',
      name: 'a lymphatic vessel',
      place: 'Thin line in the leg on the right of the picture',
      outline: tube('192,344 196,392 196,420', 16),
      at: [195, 376],
      side: 'right',
    },
    {
      id: 'thoracic-duct',
      name: 'the thoracic duct',
      place: 'Wider channel in front of the spine',
      outline: duct,
      region: tube('159,268 161,240 160,212 161,190 162,172', [20, 15, 14, 14, 14]),
      at: [160, 214],
      side: 'left',
    },
    {
      id: 'spleen',
      name: 'the spleen',
      place: 'Fist-sized organ under the lowest ribs, on the right of the picture',
      outline: spleen,
      side: 'right',
    },
    {
      id: 'thymus',
      name: 'the thymus',
      place: 'Two-lobed body behind the breastbone',
      outline: thymus,
      at: [150, 148],
      side: 'left',
    },
    {
      id: 'lymph-node',
      name: 'a lymph node',
      place: 'Bead in the armpit on the right of the picture',
      outline: oval(210, 147, 9, 19, -20),
      at: [211, 142],
      side: 'right',
    },
    {
      id: 'tonsil',
      name: 'a tonsil',
      place: 'Small oval at the back of the mouth',
      outline: tonsils,
      region: oval(168, 70, 9, 10),
      at: [168, 70],
      side: 'right',
    },
    {
      id: 'red-marrow',
      name: 'the bone marrow',
      place: 'Soft tissue in the cut bone',
      outline: marrow,
      region: tube('122,336 122,372 124,414', 18),
      at: [122, 372],
      side: 'left',
    },
  ],
});
