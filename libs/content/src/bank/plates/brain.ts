import { line, outline } from './curve.js';
import { area, ink, merged } from './paint.js';
import { definePlate } from './plate.js';

const frontal = outline(
  '72,206 52,178 50,136 70,92 112,56 168,36 232,32! 236,58 220,84 226,114 206,142 202,172! 172,184 138,200 116,216! 92,214',
);
const parietal = outline(
  '232,32! 290,42 336,70! 330,98 340,128 328,160! 296,158 264,156 232,164 202,172! 206,142 226,114 220,84 236,58',
);
const occipital = outline(
  '336,70! 368,104 388,146 386,188 366,214 336,226! 330,194 328,160! 340,128 330,98',
);
const temporal = outline(
  '116,216! 138,200 172,184 202,172! 232,164 264,156 296,158 328,160! 330,194 336,226! 304,240 264,250 222,260 178,264 142,256 120,238',
);
const cerebellum = outline(
  '280,264 292,244 322,231 362,223 392,232 403,258 390,288 354,307 312,303 288,288',
);
const folia = [
  line('287,258 326,246 366,242 397,244'),
  line('284,268 326,258 368,256 401,260'),
  line('285,279 326,271 366,270 398,273'),
  line('292,291 330,284 364,284 386,288'),
  line('304,300 334,295 362,298'),
  line('306,240 342,233 378,232'),
];
const stem = outline(
  '222,262 246,250 276,250 290,264 290,288 282,304 278,332 280,376! 250,376! 249,338 244,317 228,305 219,284',
);
const stemLines = [
  line('244,317 262,316 281,308'),
  line('224,270 250,262 284,262'),
  line('232,284 256,276 280,278'),
  line('238,296 260,290 282,292'),
  line('263,330 265,350 266,372'),
];
const gyri = [
  // Frontal: three long folds from the front to the groove before the motor strip.
  '54,132 74,124 86,136 104,120 122,126 136,108 156,112 172,96 190,98',
  '62,186 82,170 98,178 114,160 134,164 150,146 168,150 186,130',
  '92,72 104,88 124,84 138,68 158,74 176,60 196,66',
  '212,34 210,54 196,72 200,92 188,112 194,132 178,150 176,180',
  '96,212 104,194 124,192 132,200',
  '112,58 118,70',
  '72,92 84,104 78,120',
  '132,126 142,136 138,152',
  '156,84 166,100',
  '104,138 110,152 100,164',
  // Parietal: the strip behind the central groove, and two folds behind it.
  '258,36 260,56 246,74 250,96 242,118 228,134 226,164',
  '262,92 280,84 294,94 312,82 330,88',
  '250,124 268,114 282,126 300,116 316,126 334,118',
  '288,42 292,60 306,66',
  '278,84 274,70',
  '270,156 276,140 290,138 298,156',
  // Occipital and temporal.
  '338,118 354,110 366,122 378,118',
  '334,150 350,144 362,156 388,150',
  '334,186 350,176 364,190 380,182',
  '122,232 146,218 170,214 194,202 220,202 244,188 272,190 296,178 324,184',
  '144,252 168,240 192,240 214,226 242,228 266,214 292,218 326,204',
  '206,262 222,248 246,246 266,236 288,240',
  '160,202 168,212',
  '248,170 254,186',
  '298,164 304,176',
].map((spec) => line(spec));

/** The brain from its left side. */
export const brain = definePlate({
  id: 'brain',
  title: 'The brain, seen from the left',
  width: 440,
  height: 384,
  alt: 'A brain seen from its left side, with the front of the head on the left of the picture. Deep grooves divide the large folded part into four areas: one at the front, one behind it at the top, one at the back, and one low at the side, below a long slanting groove. A smaller part with fine parallel grooves lies below at the back. A stalk with a bulge leads down from the middle.',
  drawing: [
    merged([stem], 'paper'),
    ink(stemLines, 'fine'),
    area(cerebellum, 'shade'),
    ink(folia, 'fine'),
    area(temporal, 'paper'),
    area(occipital, 'shade'),
    area(parietal, 'paper'),
    area(frontal, 'tint'),
    ink(gyri, 'fine'),
    ink([frontal, parietal, occipital, temporal]),
  ],
  parts: [
    {
      id: 'brainstem',
      name: 'the brainstem',
      place: 'Stalk that leads down from the middle',
      outline: stem,
      at: [266, 340],
      side: 'left',
    },
    {
      id: 'cerebellum',
      name: 'the cerebellum',
      place: 'Part with fine parallel grooves, below at the back',
      outline: cerebellum,
    },
    {
      id: 'temporal-lobe',
      name: 'the temporal lobe',
      place: 'Low area at the side',
      outline: temporal,
      at: [180, 226],
    },
    {
      id: 'occipital-lobe',
      name: 'the occipital lobe',
      place: 'Area at the back',
      outline: occipital,
    },
    {
      id: 'parietal-lobe',
      name: 'the parietal lobe',
      place: 'Area at the top, behind the front one',
      outline: parietal,
      side: 'right',
    },
    { id: 'frontal-lobe', name: 'the frontal lobe', place: 'Area at the front', outline: frontal },
  ],
});
