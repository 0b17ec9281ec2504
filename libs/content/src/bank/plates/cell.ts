import { line, outline, oval, type Point, place } from './curve.js';
import { area, dots, ink, merged } from './paint.js';
import { definePlate } from './plate.js';
import { tube } from './tube.js';

const membrane = outline(
  '30,196 36,130 70,76 128,40 200,24 280,28 352,52 404,98 430,160 424,230 392,294 334,338 256,358 176,352 104,324 54,270',
);
const inside = outline(
  '37,196 43,134 75,81 131,47 201,31 278,35 348,58 398,102 423,162 417,228 387,290 331,332 255,351 177,345 108,318 60,266',
);
const nucleus = oval(176, 176, 64, 60);
const nuclear = oval(176, 176, 58, 54);
const nucleolus = oval(188, 166, 18, 17);
const chromatin = [
  line('136,160 146,150 158,154 164,142'),
  line('136,190 150,196 160,188 170,200 184,206'),
  line('206,196 216,184 222,190'),
  line('176,136 188,132 198,138'),
  line('146,172 152,180'),
  line('204,214 196,206'),
];
const pores: Point[] = [
  [115, 158],
  [114, 192],
  [140, 227],
  [176, 236],
  [214, 225],
  [238, 190],
  [236, 158],
  [206, 122],
  [160, 117],
];

const sheet = line(
  '236,128 248,112 258,116 266,140 269,176 263,214 252,238 258,250 270,242 281,214 286,176 282,134 274,106 281,95 292,104 300,134 304,176 298,216 284,250',
);
const rough = tube(sheet, 9);
const ribosomes: Point[] = sheet.samples
  .filter((_, i) => i % 5 === 4 && i > 8)
  .map(([x, y]): Point => [x + 7, y]);
const free: Point[] = [
  [96, 110],
  [106, 120],
  [92, 124],
  [330, 88],
  [340, 96],
  [328, 102],
  [300, 312],
  [312, 306],
  [306, 322],
  [84, 220],
  [92, 230],
  [206, 60],
  [216, 66],
  [364, 250],
  [372, 242],
];

const smooth = [
  line('128,266 140,256 154,262 168,254 182,262 196,254 212,262'),
  line('124,282 138,274 152,280 166,272 180,280 194,272 210,280 222,274'),
  line('132,298 146,290 160,296 174,288 188,296 204,290'),
  line('140,256 138,274'),
  line('168,254 166,272'),
  line('196,254 194,272'),
  line('146,290 152,280'),
  line('188,296 180,280'),
];
const bean = outline('-40,0 -34,-18 -14,-22 12,-20 34,-16 41,2 34,18 12,20 -12,20 -34,18');
const cristae = line(
  '-33,4 -28,-12 -22,12 -16,14 -13,-14 -7,-14 -4,13 3,13 6,-14 12,-13 15,12 21,12 24,-11 29,-9 32,6',
);
const BEANS = [
  [354, 132, 1, 35],
  [346, 274, 0.86, -38],
  [92, 160, 0.68, 80],
] as const;
const mitochondria = BEANS.map(([x, y, s, t]) => place(bean, [x, y], s, t));
const folds = BEANS.map(([x, y, s, t]) => place(cristae, [x, y], s, t));

const golgi = [
  tube('274,282 268,300 276,318 290,330', [10, 7, 7, 10]),
  tube('260,276 252,298 258,322 274,338', [11, 8, 8, 11]),
  tube('246,274 236,296 240,322 254,340', [11, 8, 8, 11]),
  tube('232,278 222,298 224,318 234,332', [10, 7, 7, 10]),
];
const vesicles = [
  oval(294, 298, 6, 6),
  oval(300, 282, 5, 5),
  oval(216, 338, 6, 6),
  oval(206, 324, 5, 5),
  oval(282, 344, 4, 4),
];
const lysosome = oval(96, 262, 20, 19);
const grains: Point[] = [
  [90, 256],
  [102, 254],
  [96, 264],
  [88, 268],
  [104, 268],
  [98, 274],
];
const centrioles = [
  place(outline('-14,-6! 14,-6! 14,6! -14,6!'), [236, 66], 1, -20),
  place(outline('-14,-6! 14,-6! 14,6! -14,6!'), [268, 74], 1, 65),
];
const barrels = [
  ...[-3, 0, 3].map((dy) => place(line(`-14,${dy} 14,${dy}`), [236, 66], 1, -20)),
  ...[-3, 0, 3].map((dy) => place(line(`-14,${dy} 14,${dy}`), [268, 74], 1, 65)),
];

/** An animal cell. */
export const cell = definePlate({
  id: 'cell',
  title: 'An animal cell',
  width: 460,
  height: 382,
  alt: 'An animal cell, bounded by a double line. Left of the middle is a large ball with pores in its wall and a dark spot inside. To its right is a sheet folded back and forth and studded with dots; below it is a net of tubes without dots. At the bottom is a stack of curved sacs with small bubbles beside it. Three bean-shaped bodies with inner folds lie at the right and left. A small ball filled with grains lies at the lower left, and two short barrels lie at right angles at the top. Loose dots are scattered in the fluid between.',
  drawing: [
    area(membrane, 'shade'),
    area(inside, 'paper', 'fine'),
    area(rough, 'tint'),
    dots(ribosomes, 2.2),
    merged(
      smooth.map((c) => tube(c, 8)),
      'tint',
    ),
    area([nucleus], 'tint'),
    area([nuclear], 'tint', 'fine'),
    ink(chromatin, 'fine'),
    area(nucleolus, 'shade', 'fine'),
    dots(pores, 2.6, 'paper'),
    area(mitochondria, 'shade'),
    ink(folds, 'fine'),
    area(golgi, 'tint'),
    area(vesicles, 'tint', 'fine'),
    area(lysosome, 'shade'),
    dots(grains, 2.2),
    area(centrioles, 'tint'),
    ink(barrels, 'hair'),
    dots(free, 2.2),
  ],
  parts: [
    {
      id: 'cell-membrane',
      name: 'the cell membrane',
      place: 'Outermost double line',
      outline: membrane,
      region: outline(
        '30,198! 36,130 70,76 128,40 200,24 280,28 352,52 404,98 430,160 424,230 392,294 334,338 256,358 176,352 104,324 54,270 31,200! 44,200! 66,260 111,311 178,338 254,344 327,325 381,285 411,226 417,162 393,106 346,65 277,42 202,38 134,54 81,88 50,138 44,198!',
      ),
      at: [424, 166],
      side: 'right',
    },
    {
      id: 'cytoplasm',
      name: 'the cytoplasm',
      place: 'Fluid between the parts, at the right',
      outline: inside,
      region: outline('330,190 360,176 398,160 408,196 402,236 388,262 376,240 344,226 322,214'),
      at: [388, 212],
      side: 'right',
    },
    {
      id: 'rough-er',
      name: 'the rough endoplasmic reticulum',
      place: 'Folded sheet studded with dots',
      outline: rough,
      region: outline(
        '250,106 262,92 282,86 298,98 310,134 314,176 308,218 292,252 270,262 246,250 254,236 261,212 264,176 258,136',
      ),
      at: [302, 176],
      side: 'right',
    },
    {
      id: 'smooth-er',
      name: 'the smooth endoplasmic reticulum',
      place: 'Net of tubes without dots',
      outline: smooth.map((c) => tube(c, 8)),
      region: outline('122,258 142,248 212,252 226,272 210,296 190,302 128,306 118,284'),
      at: [150, 277],
      side: 'below',
    },
    {
      id: 'golgi',
      name: 'the Golgi apparatus',
      place: 'Stack of curved sacs with small bubbles',
      outline: golgi,
      region: outline('228,272 244,270 276,272 296,290 296,332 274,346 236,342 216,320 216,296'),
      at: [254, 324],
      side: 'below',
    },
    {
      id: 'mitochondrion',
      name: 'a mitochondrion',
      place: 'Bean-shaped body with inner folds',
      outline: mitochondria[0] ?? [],
      side: 'right',
    },
    {
      id: 'lysosome',
      name: 'a lysosome',
      place: 'Small ball filled with dark grains',
      outline: lysosome,
      side: 'left',
    },
    {
      id: 'centriole-pair',
      name: 'the centriole pair',
      place: 'Two short barrels at the top',
      outline: centrioles,
      region: outline('216,68 238,50 262,48 282,62 288,88 266,98 248,82 224,84'),
      at: [236, 66],
      side: 'above',
    },
    {
      id: 'nucleus',
      name: 'the nucleus',
      place: 'Large ball with a dark spot',
      outline: nucleus,
      at: [152, 150],
      side: 'left',
    },
    {
      id: 'nucleolus',
      name: 'the nucleolus',
      place: 'Dark spot in the large ball',
      outline: nucleolus,
      side: 'above',
    },
  ],
});
