import { line, outline, place } from './curve.js';
import { area, ink, merged, pipes } from './paint.js';
import { definePlate } from './plate.js';
import { mouth, tube } from './tube.js';

const AORTA = '226,8 226,120 226,240 226,330';
const CAVA = '192,8 192,120 192,240 194,330';
const aorta = tube(AORTA, 24);
const cava = tube(CAVA, 28);
const arteries = [
  tube('222,318 246,352 284,398 292,420', [20, 16, 13, 12]),
  tube('230,318 206,350 172,396 160,414', [20, 16, 12, 11]),
];
const veins = [
  tube('188,318 172,346 148,384 134,404', [22, 18, 15, 14]),
  tube('198,318 214,348 262,402 270,424', [22, 17, 13, 12]),
];
const renalArteries = [
  tube('232,140 262,140 300,138', [13, 11, 10]),
  tube('222,146 180,152 136,156', [13, 11, 10]),
];
const renalVeins = [
  tube('198,158 240,160 300,160', 16),
  tube('188,178 166,180 138,182', [18, 15, 14]),
];

const rightKidney = outline(
  '112,84 86,86 62,106 50,142 54,184 74,214 104,224 132,214 142,196 134,178 126,164 130,148 142,130 142,106 130,90',
);
const leftKidney = outline(
  '314,58 344,58 374,80 392,122 388,170 366,208 334,222 304,214 290,196 298,176 304,156 300,134 288,114 290,86',
);
const LEFT_URETER = '306,166 284,184 274,214 268,270 264,330 262,388 250,424 236,436';
const RIGHT_URETER = '132,172 150,192 156,224 154,280 154,340 160,392 172,426 186,438';
const leftUreter = tube(LEFT_URETER, [18, 13, 10, 10, 10, 10, 10, 9]);
const rightUreter = tube(RIGHT_URETER, [18, 13, 10, 10, 10, 10, 10, 9]);

/** A wedge of the medulla: its tip points down before it is turned. */
const wedge = outline('-16,-24 0,-29 16,-24 9,-4 3,9 -3,9 -9,-4');
const WEDGES = [
  [322, 88, -14],
  [350, 100, 34],
  [361, 128, 78],
  [359, 159, 104],
  [344, 184, 146],
  [316, 190, 196],
] as const;
const pyramids = WEDGES.map(([x, y, turn]) => place(wedge, [x, y], 0.92, turn));
const calyces = [
  tube('310,150 318,124 321,104', [16, 10, 15]),
  tube('312,146 330,126 343,109', [16, 9, 15]),
  tube('314,146 334,138 353,132', [18, 9, 15]),
  tube('314,148 334,152 353,156', [18, 9, 15]),
  tube('312,152 324,164 337,175', [16, 9, 15]),
  tube('306,156 311,164 314,178', [18, 11, 15]),
];
const pelvis = outline('286,176 300,150 312,132 326,140 328,156 316,166 304,174 294,188');
const adrenals = [
  outline('72,90 84,66 102,54 116,64 128,82 112,76 92,80'),
  outline('292,66 304,48 326,36 344,42 356,54 334,52 312,56'),
];

const bladder = outline(
  '210,400 240,402 264,418 274,442 266,466 242,484 222,494 200,494 180,484 156,466 148,442 158,418 182,402',
);
const lumen = outline(
  '210,413 236,415 256,428 262,444 254,460 234,474 217,486 205,486 188,474 168,460 160,444 166,428 186,415',
);
const urethra = tube('211,482 211,500 211,536', [17, 13, 13]);
const lumenEnd = tube('211,476 211,500 211,532', [13, 9, 9]);
const sphincter = [
  outline('200,504 204,496 204,518 198,518'),
  outline('222,504 218,496 218,518 224,518'),
];
const trigone = [line('184,446 211,474 238,446')];

/** Kidneys, ureters, bladder and urethra; one kidney and the bladder are cut open. */
export const urinary = definePlate({
  id: 'urinary',
  title: 'The urinary system, seen from the front',
  width: 430,
  height: 540,
  alt: "The urinary system seen from the front: the patient's right side is on the left of the picture. Two large vessels run down the middle. A bean-shaped organ lies on each side, with a small cap on top; the one on the left is whole and a little lower, the one on the right is cut open. In the cut one an outer band surrounds six dark wedges, whose tips point to a white funnel at the inner edge. Vessels join each bean to the vessels in the middle. From each inner edge a long thin tube runs down to a hollow organ with a thick wall at the bottom, from which one short tube leads down and out.",
  drawing: [
    area(adrenals, 'tint'),
    merged(renalArteries.slice(1), 'paper'),
    merged([cava, ...veins, ...renalVeins.slice(1)], 'shade'),
    merged([aorta, ...arteries, ...renalArteries.slice(0, 1)], 'paper'),
    merged([rightUreter], 'paper'),
    pipes([line('208,159 240,160 304,160')], 16, 'shade'),
    area([mouth(AORTA, 'first', 24), mouth(CAVA, 'first', 28)], 'tint', 'fine'),
    area(rightKidney, 'tint', 'bold'),
    ink([line('66,134 64,160 72,190'), line('76,112 70,126')], 'hair'),
    area(leftKidney, 'tint', 'bold'),
    area(pyramids, 'shade'),
    ink(
      WEDGES.flatMap(([x, y, turn]) =>
        [-7, 0, 7].map((dx) => place(line(`${dx},-20 ${dx / 3},2`), [x, y], 0.92, turn)),
      ),
      'hair',
    ),
    merged([pelvis, ...calyces, leftUreter], 'paper'),
    merged([bladder, urethra], 'tint'),
    merged([lumen, lumenEnd], 'paper', 'fine'),
    area(sphincter, 'shade', 'fine'),
    ink(trigone, 'fine'),
  ],
  covers: [...pyramids, ...calyces].map((curve) => ({ curve, over: ['renal-cortex'] })),
  parts: [
    {
      id: 'aorta',
      name: 'the aorta',
      place: 'White vessel in the middle',
      outline: aorta,
      at: [226, 240],
      side: 'right',
    },
    {
      id: 'inferior-vena-cava',
      name: 'the inferior vena cava',
      place: 'Shaded vessel in the middle',
      outline: cava,
      at: [192, 30],
      side: 'left',
    },
    {
      id: 'renal-vein',
      name: 'a renal vein',
      place: 'Shaded vessel to the cut organ',
      outline: renalVeins,
      region: tube('212,160 240,160 288,160', 16),
      side: 'right',
      at: [262, 160],
    },
    {
      id: 'renal-artery',
      name: 'a renal artery',
      place: 'White vessel to the cut organ',
      outline: renalArteries,
      region: tube('240,139 262,139 288,138', 18),
      side: 'right',
      at: [268, 139],
    },
    {
      id: 'adrenal-gland',
      name: 'an adrenal gland',
      place: 'Small cap on top of the whole organ',
      outline: adrenals[0] ?? [],
    },
    {
      id: 'kidney',
      name: 'a kidney',
      place: 'Whole bean-shaped organ on the left',
      outline: rightKidney,
    },
    {
      id: 'ureter',
      name: 'a ureter',
      place: 'Long thin tube on the left',
      outline: rightUreter,
      region: tube('152,206 156,230 154,280 154,340 160,392 166,412', 22),
      at: [154, 300],
    },
    {
      id: 'urethra',
      name: 'the urethra',
      place: 'Short tube at the bottom',
      outline: urethra,
      region: tube('211,500 211,536', 24),
      side: 'right',
      at: [211, 524],
    },
    {
      id: 'bladder',
      name: 'the urinary bladder',
      place: 'Hollow organ with a thick wall at the bottom',
      outline: bladder,
      at: [228, 440],
      side: 'right',
    },
    {
      id: 'renal-cortex',
      name: 'the renal cortex',
      place: 'Outer band of the cut organ',
      outline: leftKidney,
      side: 'right',
    },
    {
      id: 'renal-pyramid',
      name: 'a renal pyramid',
      place: 'Dark wedge in the cut organ',
      outline: pyramids[2] ?? [],
    },
    {
      id: 'renal-pelvis',
      name: 'the renal pelvis',
      place: 'White funnel in the cut organ',
      outline: pelvis,
      at: [312, 158],
    },
  ],
});
