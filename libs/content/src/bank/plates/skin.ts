import { type Curve, line, outline, oval, type Point } from './curve.js';
import { area, dots, ink, merged, pipes } from './paint.js';
import { definePlate } from './plate.js';
import { tube } from './tube.js';

const SURFACE = '10,78 50,74 90,79 128,74 158,80 196,76 240,80 286,74 330,80 380,75 430,79';
const PAPILLAE =
  '430,132 420,116 408,134 394,118 380,136 366,116 350,134 336,118 320,136 304,118 288,134 272,116 256,134 240,118 222,134 206,118 190,136 168,124 150,120 130,134 112,116 94,134 78,118 60,136 44,116 26,134 10,120';
const epidermis = outline(`10,78! ${SURFACE.slice(6)}! 430,132! ${PAPILLAE.slice(8)}!`);
const dermis = outline(
  `10,120! ${PAPILLAE.split(' ').reverse().slice(1, -1).join(' ')} 430,132! 430,286! 390,294 350,284 300,296 250,286 200,296 150,286 100,296 50,286 10,292!`,
);
const fat = outline(
  '10,292! 50,286 100,296 150,286 200,296 250,286 300,296 350,284 390,294 430,286! 430,376! 10,376!',
);
const flakes = [
  line('10,90 60,86 110,90 156,88'),
  line('190,89 240,91 290,86 340,91 430,88'),
  line('10,99 60,96 110,99 152,97'),
  line('186,98 240,100 290,96 340,100 430,97'),
];
const basal: Point[] = Array.from(
  { length: 40 },
  (_, i): Point => [20 + i * 10.3, 108 + ((i * 7) % 5)],
).filter(([x]) => x < 146 || x > 184);

const lobules: Curve[] = [
  [34, 318, 22],
  [78, 324, 24],
  [124, 316, 21],
  [166, 330, 21],
  [210, 318, 22],
  [254, 328, 23],
  [298, 318, 22],
  [342, 326, 23],
  [386, 316, 21],
  [414, 344, 15],
  [36, 356, 16],
  [70, 358, 12],
  [104, 354, 17],
  [142, 360, 12],
  [190, 356, 16],
  [228, 358, 13],
  [282, 356, 16],
  [316, 356, 13],
  [370, 358, 15],
].map(([x = 0, y = 0, r = 0]) => oval(x, y, r, r * 0.92));

const follicle = outline(
  '160,79! 160,120 154,170 144,220 132,252 122,272 124,288 138,294 154,288 158,272 160,250 168,214 176,168 180,120 182,79!',
);
const hair = tube('212,10 186,56 172,90 166,140 156,200 144,250 140,272', [7, 9, 9, 9, 9, 9, 10]);
const bulb = outline('128,280 138,264 150,268 154,282 146,290 134,290');
const papilla = oval(141, 286, 5, 5);
const oil = [
  oval(192, 166, 14, 11, -20),
  oval(204, 180, 13, 11),
  oval(190, 188, 13, 10),
  oval(182, 176, 10, 9),
];
const muscle = outline('208,132! 222,136! 202,190 178,232 152,262! 148,252! 170,222 192,180');
const fibers = [line('212,138 192,186 156,254'), line('216,140 198,190 164,246')];

const duct = line('352,78 346,92 356,104 346,116 352,130 350,170 352,214 342,232');
const coil = line(
  '342,232 322,236 318,256 338,266 362,260 372,242 362,226 342,230 330,244 338,256 354,252 358,240 346,236',
);
const gland = oval(345, 247, 34, 27);

const vessels = [
  line('10,272 90,268 150,304 230,270 300,276 430,268'),
  line('60,268 62,210 58,160 60,140'),
  line('262,270 270,220 268,170 272,140'),
  line('400,270 398,210 406,170 394,140'),
];
const veins = [
  line('10,282 90,279 150,314 230,281 300,287 430,279'),
  line('72,272 74,214 70,166 60,138'),
  line('274,276 282,224 284,176 273,138'),
  line('410,276 408,214 414,176 394,138'),
];
const corpuscle = oval(240, 252, 20, 14);
const shells = [oval(240, 252, 14, 9.5), oval(240, 252, 8, 5)];
const nerve = [
  line('222,256 190,262 178,280 120,282 60,276 10,262'),
  line('104,146 106,190 100,240 96,280'),
];
const touch = outline('98,126 104,120 111,126 111,140 104,146 98,140');
const touchLines = [line('98,130 111,128'), line('98,135 111,133'), line('99,140 110,138')];

/** A block of skin in section. */
export const skin = definePlate({
  id: 'skin',
  title: 'Skin, cut through',
  width: 440,
  height: 386,
  alt: 'A block of skin cut through, in three layers: a thin one at the top with a wavy lower edge, a thick one in the middle, and one of large round cells at the bottom. A hair leaves the surface; its root sits in a deep sleeve that reaches down through the middle layer. A grape-like sac opens into the sleeve, and a slanting band of fibers runs from the sleeve up to the top layer. On the right, a coiled tube deep in the middle layer sends a winding duct to the surface. A small banded body lies just below the top layer on the left, and a larger oval body made of thin layers lies deep in the middle. Vessels run along the lower edge of the middle layer and send branches up, but none into the top layer.',
  drawing: [
    area(fat, 'paper'),
    area(lobules, 'tint', 'fine'),
    area(dermis, 'paper'),
    ink(nerve, 'fine'),
    pipes(veins, 6, 'shade'),
    pipes(vessels, 6, 'paper'),
    area([corpuscle, ...shells], 'tint', 'fine'),
    area(muscle, 'shade', 'fine'),
    ink(fibers, 'hair'),
    area(epidermis, 'tint'),
    ink(flakes, 'hair'),
    dots(basal, 1.3),
    area(touch, 'paper', 'fine'),
    ink(touchLines, 'hair'),
    pipes([coil], 11, 'paper'),
    pipes([duct], 9, 'paper'),
    merged(oil, 'shade'),
    area(follicle, 'paper'),
    area(bulb, 'tint', 'fine'),
    area(papilla, 'shade', 'fine'),
    area(hair, 'shade', 'fine'),
  ],
  parts: [
    {
      id: 'epidermis',
      name: 'the epidermis',
      place: 'Thin layer at the top',
      outline: epidermis,
      at: [256, 100],
      side: 'above',
    },
    {
      id: 'dermis',
      name: 'the dermis',
      place: 'Thick layer in the middle',
      outline: dermis,
      at: [312, 200],
      side: 'above',
    },
    {
      id: 'hypodermis',
      name: 'the hypodermis',
      place: 'Layer of large round cells at the bottom',
      outline: fat,
      at: [30, 336],
      side: 'left',
    },
    {
      id: 'sweat-gland',
      name: 'a sweat gland',
      place: 'Coiled tube at the right, with a duct to the surface',
      outline: gland,
      side: 'right',
    },
    {
      id: 'pressure-receptor',
      name: 'a lamellated corpuscle',
      place: 'Deep oval body made of thin layers',
      outline: corpuscle,
      side: 'right',
    },
    {
      id: 'touch-receptor',
      name: 'a tactile corpuscle',
      place: 'Small banded body just below the top layer',
      outline: touch,
      region: oval(105, 133, 13, 18),
      side: 'left',
    },
    {
      id: 'arrector-pili',
      name: 'an arrector pili muscle',
      place: 'Slanting band beside the hair',
      outline: muscle,
      side: 'right',
      at: [182, 217],
    },
    {
      id: 'sebaceous-gland',
      name: 'a sebaceous gland',
      place: 'Small grape-like sac beside the hair',
      outline: oil,
      side: 'right',
    },
    {
      id: 'hair-follicle',
      name: 'a hair follicle',
      place: 'Deep sleeve around the root of the hair',
      outline: follicle,
      at: [134, 258],
      side: 'left',
    },
  ],
});
