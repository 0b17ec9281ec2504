import { line, mirror, outline, oval, type Point, symmetric } from './curve.js';
import { area, dots, ink, merged } from './paint.js';
import { definePlate } from './plate.js';
import { tube } from './tube.js';

const MIDDLE = 210;

const wall = symmetric('0,58 36,64 62,86 66,114 52,158 34,200 30,232 34,252 26,268 0,272', MIDDLE);
const lining = symmetric('0,84 30,86 48,96 38,118 22,164 14,204 11,236 10,272! 0,272', MIDDLE);
const cavity = symmetric('0,98 24,99 36,103 24,126 10,170 5,206 4,240 4,274! 0,274', MIDDLE);
const cervix = symmetric('0,216 32,216 30,236 34,252 26,268 0,272', MIDDLE);
const TUBE = '262,92 284,72 316,58 350,62 374,84 380,110';
const tubeWall = tube(TUBE, [22, 14, 13, 16, 22, 30]);
const fringe = [
  '368,106 362,122 358,134',
  '374,109 370,128 368,142',
  '381,110 380,130 380,146',
  '388,109 390,128 394,142',
  '391,105 400,120 406,130',
].map((spec) => tube(spec, [8, 6, 4]));
const tubeSpace = line('254,96 284,73 316,60 349,64 372,86 379,112');
const ovary = oval(346, 158, 32, 20, -12);
const ligament = tube('262,128 290,142 318,158', [9, 7, 9]);
const follicles: Point[] = [
  [332, 162],
  [340, 150],
  [352, 168],
];
const ripe = oval(362, 150, 9, 9);
const egg: Point[] = [[363, 149]];
const sheath = symmetric('0,236 44,240 46,262 40,300 38,348! 0,348', MIDDLE);
const passage = symmetric('0,262 36,246 38,262 28,300 24,348! 0,348', MIDDLE);
const ridges = [288, 304, 320, 336].map((y) =>
  line(`${MIDDLE - 20},${y} ${MIDDLE},${y + 4} ${MIDDLE + 20},${y}`),
);
const fibers = [
  line('156,100 162,140 178,180'),
  line('166,84 164,110 176,150'),
  line('264,100 258,140 242,180'),
  line('254,84 256,110 244,150'),
  line('184,70 210,74 236,70'),
];
const two = <T extends Parameters<typeof mirror>[0]>(curve: T) => [curve, mirror(curve, MIDDLE)];

/** The female reproductive organs, cut open from the front. */
export const reproductive = definePlate({
  id: 'reproductive',
  title: 'The female reproductive organs, cut open, seen from the front',
  width: 420,
  height: 356,
  alt: 'A pear-shaped hollow organ cut open, seen from the front. Its thick wall has fibers; a paler layer lines the narrow space inside. From each upper corner a tube bends outward and ends in fringes above an oval body, which is tied to the organ by a band; the oval body on the right holds round spots, of which one is large. Below, the organ narrows to a neck, which opens into a passage with folds that leads down and out.',
  drawing: [
    area(sheath, 'tint'),
    area(passage, 'paper', 'fine'),
    ink(ridges, 'hair'),
    area(two(ligament), 'paper', 'fine'),
    merged(two(tubeWall).concat(fringe.flatMap(two)), 'tint'),
    area(wall, 'shade'),
    ink(fibers, 'hair'),
    area(lining, 'tint', 'fine'),
    area(cavity, 'paper', 'fine'),
    ink(two(tubeSpace), 'hair'),
    area(two(ovary), 'shade'),
    dots(follicles, 4.5, 'paper'),
    area(ripe, 'paper', 'fine'),
    dots(egg, 2),
  ],
  parts: [
    {
      id: 'uterine-tube',
      name: 'a uterine tube',
      place: 'Tube that bends outward from the upper corner on the right',
      outline: tubeWall,
      side: 'above',
      at: [330, 58],
    },
    {
      id: 'vagina',
      name: 'the vagina',
      place: 'Passage with folds at the bottom',
      outline: sheath,
      at: [218, 322],
      side: 'right',
    },
    {
      id: 'myometrium',
      name: 'the myometrium',
      place: 'Thick wall with fibers',
      outline: wall,
      at: [163, 118],
      side: 'left',
    },
    {
      id: 'endometrium',
      name: 'the endometrium',
      place: 'Paler layer that lines the space inside',
      outline: lining,
      at: [222, 91],
      side: 'above',
    },
    {
      id: 'cervix',
      name: 'the cervix',
      place: 'Neck at the lower end',
      outline: cervix,
      at: [188, 250],
      side: 'left',
    },
    {
      id: 'fimbriae',
      name: 'the fringe of the tube (the fimbriae)',
      place: 'Fringes at the end of the tube on the right',
      outline: fringe,
      region: outline('364,112 394,106 410,128 400,146 384,150 388,138 372,134 364,128'),
      at: [398, 126],
      side: 'right',
    },
    {
      id: 'ovary',
      name: 'an ovary',
      place: 'Oval body on the right',
      outline: ovary,
      at: [334, 172],
      side: 'right',
    },
  ],
});
