import { line, outline, stretch } from './curve.js';
import { area, ink, merged, pipes, wash } from './paint.js';
import { definePlate } from './plate.js';
import { mouth, pouched, tube } from './tube.js';

const ESOPHAGUS = '212,8 210,50 211,90 222,122 242,148';
const esophagus = tube(ESOPHAGUS, [22, 20, 20, 21, 26]);
const stomach = outline(
  '228,140 242,134 246,116 262,102 290,98 316,116 327,150 324,190 306,226 276,250 240,258 208,250 186,249 177,240 184,229 206,224 228,219 244,200 248,176 240,160',
);
const liver = outline(
  '60,176 66,136 94,106 138,94 186,99 226,108 264,114 292,126 288,144 258,162 230,184 206,196 190,216 168,222 140,244 108,262 80,264 66,242 58,208',
);
const gallbladder = outline('144,226 158,220 167,236 163,258 152,273 140,269 136,250');
const pancreas = outline(
  '170,264 184,260 202,268 236,264 276,252 312,232 340,220 354,230 344,250 308,271 264,287 222,292 198,306 178,309 165,298 162,278',
);

/** From the pylorus to the cecum; its stretches lie on each other. */
const small = line(
  '190,239 164,236 149,248 144,274 148,302 166,319 198,320 232,316 258,322 284,340 318,352 322,374 296,384 264,370 232,384 196,372 166,386 136,382 128,402 150,414 182,402 214,416 248,402 282,414 314,406 326,426 306,442 272,430 238,444 206,430 174,444 144,434 130,454 148,470 180,458 212,472 246,460 262,476 246,494 212,500 176,492 144,490 112,470',
);
const duodenum = stretch(small, 0, 8);
const loops = [
  stretch(small, 8, 12),
  stretch(small, 12, 19),
  stretch(small, 19, 26),
  stretch(small, 26, 32),
  stretch(small, 32),
];
const mesentery = outline(
  '258,330 316,356 326,396 320,436 266,460 256,488 196,500 142,486 130,450 128,404 150,384',
);

/** From the ileocecal valve to the sigmoid. */
const large = line(
  '98,500 90,470 88,440 88,400 88,360 92,324 112,304 140,318 172,340 214,350 258,342 300,314 330,286 352,292 360,320 358,366 356,412 350,450 338,482 312,496 286,484 262,476 242,488 228,508',
);
const colon = pouched(large, [48, 50, 48, 46, 46, 44, 44, 42, 40, 38, 36, 34, 32], 26);
const cecum = outline('68,462 63,484 74,506 98,514 120,504 124,476 112,458');
const rectum = tube('246,488 230,504 220,522 216,542 218,556 220,578', [30, 36, 42, 44, 34, 20]);
const appendix = tube('94,506 98,526 114,534', [10, 9, 8]);
const band = (from: number, to: number) => stretch(large, from, to);

const folds = [
  line('262,116 276,140 284,176 270,208 236,230 206,236'),
  line('284,112 300,146 300,184 282,216 250,238'),
  line('252,128 262,156 266,184 252,208'),
];
const liverLines = [line('206,104 200,136 204,168 208,194'), line('84,128 76,156 72,186')];
const bileDuct = tube('158,226 172,240 177,262 170,288 158,300', 7);

/** The digestive organs of the trunk, seen from the front. */
export const digestive = definePlate({
  id: 'digestive',
  title: 'The digestive organs, seen from the front',
  width: 420,
  height: 590,
  alt: "The digestive organs of the trunk seen from the front: the patient's right side is on the left of the picture. A narrow straight tube comes down from the top and opens into a curved, bag-shaped organ on the right. A large wedge-shaped organ fills the upper left and covers part of the bag; a small pear-shaped sac hangs below its edge. A long, flat organ lies crosswise below the bag. Between them a C-shaped tube leaves the bag and goes on into many coils of narrow tube in the middle of the abdomen. A wide, pouched tube frames the coils: it starts as a blind pouch with a small worm-like tail at the lower left, goes up on the left, across, down on the right, makes an S-shaped bend and ends in a straight part at the bottom.",
  drawing: [
    area(bileDuct, 'shade', 'fine'),
    area(pancreas, 'tint'),
    ink([line('176,286 214,280 262,270 306,252 340,234')], 'hair'),
    wash(mesentery, 'tint'),
    pipes([duodenum, ...loops], 27, 'paper'),
    area(appendix, 'tint'),
    merged([cecum, colon, rectum], 'tint'),
    ink([band(1, 5), band(7, 12), band(14, 18)], 'hair'),
    merged([esophagus, stomach], 'paper'),
    ink(folds, 'hair'),
    area(mouth(ESOPHAGUS, 'first', 22), 'tint', 'fine'),
    area(gallbladder, 'paper'),
    area(liver, 'shade'),
    ink(liverLines, 'fine'),
  ],
  parts: [
    {
      id: 'esophagus',
      name: 'the esophagus',
      place: 'Narrow straight tube at the top',
      outline: esophagus,
      at: [211, 66],
      side: 'right',
    },
    {
      id: 'pancreas',
      name: 'the pancreas',
      place: 'Long, flat organ that lies crosswise below the bag-shaped one',
      outline: pancreas,
      at: [330, 246],
    },
    {
      id: 'duodenum',
      name: 'the duodenum',
      place: 'C-shaped tube between the bag-shaped organ and the coils',
      outline: tube(duodenum, 27),
      at: [148, 288],
    },
    {
      id: 'small-intestine',
      name: 'the small intestine',
      place: 'Coils of narrow tube in the middle',
      outline: [mesentery, ...loops.map((l) => tube(l, 27))],
      at: [308, 424],
      side: 'right',
    },
    {
      id: 'appendix',
      name: 'the appendix',
      place: 'Small worm-like tail at the lower left',
      outline: appendix,
      region: outline('82,508 108,506 132,526 128,548 100,548 84,530'),
      at: [100, 524],
    },
    {
      id: 'ascending-colon',
      name: 'the ascending colon',
      place: 'Wide pouched tube that goes up on the left',
      outline: tube(band(1, 6), 44),
    },
    {
      id: 'transverse-colon',
      name: 'the transverse colon',
      place: 'Wide pouched tube that goes across',
      outline: tube(band(7, 12), 40),
      at: [272, 336],
      side: 'right',
    },
    {
      id: 'descending-colon',
      name: 'the descending colon',
      place: 'Wide pouched tube that goes down on the right',
      outline: tube(band(13, 17), 38),
    },
    {
      id: 'rectum',
      name: 'the rectum',
      place: 'Straight part at the bottom',
      outline: rectum,
      at: [216, 548],
    },
    {
      id: 'sigmoid-colon',
      name: 'the sigmoid colon',
      place: 'S-shaped bend at the lower right',
      outline: tube(band(18, 23), 33),
      at: [312, 496],
    },
    {
      id: 'cecum',
      name: 'the cecum',
      place: 'Blind pouch at the lower left',
      outline: cecum,
    },
    {
      id: 'stomach',
      name: 'the stomach',
      place: 'Curved, bag-shaped organ at the upper right',
      outline: stomach,
      at: [304, 176],
    },
    {
      id: 'gallbladder',
      name: 'the gallbladder',
      place: 'Small pear-shaped sac at the left',
      outline: gallbladder,
      side: 'left',
    },
    {
      id: 'liver',
      name: 'the liver',
      place: 'Large wedge-shaped organ at the upper left',
      outline: liver,
    },
  ],
});
