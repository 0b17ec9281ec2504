import { line, outline, oval, type Point } from './curve.js';
import { area, ink, merged, pipes, wash } from './paint.js';
import { definePlate } from './plate.js';
import { tube } from './tube.js';

const pinna = outline(
  '128,72 112,46 80,32 46,46 24,86 22,136 34,176 54,206 62,236 76,262 98,268 114,252 118,226 130,206 142,192 146,176 136,160 140,120',
);
const folds = [
  line('120,88 108,62 82,50 56,66 42,102 42,142 54,174 70,198'),
  line('108,104 92,84 72,92 64,122 70,152 84,166'),
  line('104,136 94,150 98,170 112,182 122,200'),
  line('112,182 96,196 92,214'),
];
const tissue = outline(
  '140,96! 170,84 200,60 250,44 320,40 400,44 470,60 496,100 500,170 496,250 470,310 420,346 350,352 280,330 220,276 180,230 138,204!',
);
const canal = tube('116,178 150,172 186,164 226,166 266,174', [44, 34, 30, 32, 46]);
const eardrum = outline('256,148 264,145 272,157 278,178 282,199 275,204 266,191 260,170');
const cavity = outline(
  '266,146 282,122 308,112 334,124 344,150 346,182 338,204 316,216 296,214 280,204 272,176',
);
const malleus = outline(
  '272,178 268,174 278,156 280,142 276,130 284,120 296,124 298,138 290,150 284,166 276,182',
);
const incus = outline(
  '296,126 308,120 318,128 318,142 322,160 328,174 322,178 314,166 308,150 298,144 295,136',
);
const stapes = outline('322,172 330,166 345,164! 348,164! 348,190! 345,190! 332,186 324,180');
const stapesGap = outline('331,174 341,171 341,183 333,181');
const eustachian = tube('312,204 332,236 356,282 386,316 428,344', [20, 14, 12, 16, 26]);

const SUPERIOR = '362,162 350,126 354,92 376,70 402,78 408,108 394,140 384,160';
const POSTERIOR = '384,160 404,146 428,146 444,124 440,98 424,88 409,94';
const LATERAL = '362,164 372,138 398,124 424,126 432,140 416,154 388,164';
const canals = [line(POSTERIOR), line(SUPERIOR), line(LATERAL)];
const vestibule = outline('350,160 364,152 384,152 394,164 396,184 384,198 366,198 352,186');

/** The snail: two and a half turns about its axis. */
const turns = Array.from({ length: 26 }, (_, i): Point => {
  const angle = -2.2 + (i / 25) * 4.6 * Math.PI;
  const radius = 40 - (i / 25) * 34;
  return [414 + radius * Math.cos(angle) * 1.06, 228 + radius * Math.sin(angle)];
});
const spiral = line(turns.map(([x, y]) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' '));
const cochlea = outline(
  '376,184 398,174 430,176 456,192 470,222 462,256 436,276 404,278 376,264 360,240 358,210',
);
const nerve = tube('440,196 466,186 492,182 516,180', [18, 22, 24, 26]);
const nerveRoots = [
  tube('420,222 440,200 462,188', [14, 14, 14]),
  tube('388,172 424,168 462,182', [8, 10, 12]),
];
const fibers = [line('446,194 474,182 514,175'), line('448,200 480,189 514,184')];

/** The ear: outer, middle and inner, cut through from the front. */
export const ear = definePlate({
  id: 'ear',
  title: 'The ear, cut through from the front',
  width: 520,
  height: 372,
  alt: 'An ear cut through, with the outside on the left of the picture. A large folded flap leads into a passage, which ends at a thin slanting sheet. Behind the sheet is an air space with a chain of three small solid parts; a tube slants down from this space. At its inner wall lies a hollow body with three looped tubes above it and a snail-shaped tube below it. A cord runs from both to the far right.',
  drawing: [
    wash(tissue, 'tint'),
    merged([nerve, ...nerveRoots], 'paper'),
    ink(fibers, 'hair'),
    merged([cavity, eustachian], 'paper'),
    area(canal, 'paper'),
    area(pinna, 'tint'),
    ink(folds, 'fine'),
    area(oval(121, 178, 9, 17, 8), 'shade'),
    pipes(canals, 14, 'shade'),
    merged([vestibule, cochlea], 'shade'),
    ink([spiral]),
    area(eardrum, 'shade'),
    area([malleus, incus, stapes], 'tint'),
    area(stapesGap, 'paper', 'fine'),
  ],
  parts: [
    {
      id: 'semicircular-canal',
      name: 'a semicircular canal',
      place: 'Three looped tubes at the upper right',
      isSeveral: true,
      outline: canals.map((c) => tube(c, 14)),
      at: [360, 96],
      side: 'above',
    },
    {
      id: 'vestibulocochlear-nerve',
      name: 'the vestibulocochlear nerve',
      place: 'Cord that leaves at the far right',
      outline: [nerve, ...nerveRoots],
      region: tube('466,186 492,182 516,180', 26),
      side: 'above',
      at: [494, 180],
    },
    {
      id: 'eustachian-tube',
      name: 'the Eustachian tube',
      place: 'Tube that slants down from the air space',
      outline: eustachian,
      at: [396, 322],
      side: 'below',
    },
    {
      id: 'cochlea',
      name: 'the cochlea',
      place: 'Snail-shaped tube at the right',
      outline: cochlea,
      at: [450, 244],
      side: 'below',
    },
    {
      id: 'ear-canal',
      name: 'the ear canal',
      place: 'Wide passage that leads in from the outside',
      outline: canal,
      at: [180, 170],
      side: 'below',
    },
    {
      id: 'pinna',
      name: 'the pinna',
      place: 'Large folded flap on the outside',
      outline: pinna,
      at: [84, 248],
      side: 'below',
    },
    {
      id: 'tympanic-membrane',
      name: 'the tympanic membrane',
      place: 'Thin slanting sheet at the end of the passage',
      outline: eardrum,
      region: outline('252,146 264,142 274,156 280,178 284,200 274,206 264,192 257,168'),
      at: [268, 182],
      side: 'below',
    },
    {
      id: 'ossicles',
      name: 'the chain of ossicles',
      place: 'Chain of three small solid parts in the air space',
      outline: [malleus, incus, stapes],
      region: outline(
        '272,124 286,116 300,118 314,118 322,132 324,158 334,163 349,163 349,191 332,190 316,180 302,158 292,162 284,178 276,184 266,172 278,152',
      ),
      at: [310, 134],
      side: 'above',
    },
  ],
});
