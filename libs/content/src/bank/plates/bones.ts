import { type Curve, line, mirror, outline, oval, type Point, place, symmetric } from './curve.js';
import { tube } from './tube.js';

/** The middle of the picture. */
export const MIDDLE = 160;
/** A curve given for the right half of the picture, in distances from the middle. */
export const half = (curve: Curve) => place(curve, [MIDDLE, 0]);
const both = (curve: Curve): Curve[] => {
  const right = half(curve);
  return [right, mirror(right, MIDDLE)];
};

export const cranium = symmetric('0,8 16,11 27,24 30,42 27,56 24,64 18,70 12,76 0,78', MIDDLE);
export const mandible = symmetric('0,76 12,75 20,68 24,58 27,60 25,74 18,86 9,92 0,93', MIDDLE);
export const sockets = both(outline('5,46 10,42 18,43 21,50 17,57 9,57 5,53'));
export const nose = outline('160,56 154,68 160,70 166,68');
export const teeth = [
  line('146,79 153,81 160,81.5 167,81 174,79'),
  ...[148, 152, 156, 160, 164, 168, 172].map((x) => line(`${x},76! ${x},85!`)),
];
export const temples = both(line('26,36 24,50 25,60'));

/** Vertebrae from the neck to the sacrum: where each begins, how wide and how high it is. */
export const vertebrae = Array.from({ length: 24 }, (_, i): Curve => {
  const neck = i < 7;
  const chest = i < 19;
  const y = neck ? 92 + i * 4.4 : chest ? 123 + (i - 7) * 7.4 : 212 + (i - 19) * 10.4;
  const [w, h] = neck ? [6, 3.6] : chest ? [5.5 + (i - 7) * 0.2, 6] : [8.5 + (i - 19) * 0.5, 8.4];
  return outline(
    `${MIDDLE - w},${y}! ${MIDDLE + w},${y}! ${MIDDLE + w - 1},${y + h / 2} ${MIDDLE + w},${y + h}! ${MIDDLE - w},${y + h}! ${MIDDLE - w + 1},${y + h / 2}`,
  );
});
export const sacrum = symmetric('0,264! 15,265! 12,280 7,294 3,304 0,308', MIDDLE);
export const sacrumDots: Point[] = [
  [154, 273],
  [166, 273],
  [155, 281],
  [165, 281],
  [157, 289],
  [163, 289],
];

/** How far each of the upper ten ribs reaches to the side. */
const WIDE = [20, 31, 38, 42, 45, 47, 48, 48, 47, 45];
const ribTop = (i: number) => 123 + i * 7.9;
export const ribBacks = WIDE.flatMap((w, i) => {
  const y = ribTop(i);
  return both(tube(line(`6,${y} ${w * 0.5},${y - 4} ${w * 0.92},${y + 4} ${w},${y + 14}`), 4, 20));
});
export const ribFronts = WIDE.flatMap((w, i) => {
  const y = ribTop(i);
  const end = i < 7 ? `7,${131 + i * 9}` : `${10 + (i - 7) * 5},${196 + (i - 7) * 9}`;
  const turn = `${w * 0.5},${y + 27 + Math.min(i, 5)}`;
  return both(tube(line(`${w},${y + 12} ${w * 0.9},${y + 22} ${turn} ${end}`), 4.8, 20));
});
export const floating = [
  ...both(tube('6,203 24,204 40,214 43,226', [4.2, 4.2, 4, 3], 14)),
  ...both(tube('6,211 20,213 31,222', [4.2, 4, 3], 14)),
];
export const sternum = symmetric(
  '0,120! 9,121! 10,128 6,136! 5,138! 7,156 7,176 4,190 2,202 0,204',
  MIDDLE,
);
export const clavicles = both(tube('8,121 24,121 40,115 60,118', [8, 5, 5, 7]));
export const scapulae = both(
  outline('26,124 46,122 60,118 66,124 60,132 54,142 46,164 38,178 30,170 24,142'),
);

export const humeri = both(
  outline(
    '60,126 66,121 74,124 76,132 73,142 73,170 75,200 80,218 78,226 66,226 63,219 68,200 67,170 66,142 60,136',
  ),
);
export const ulnae = both(
  outline('67,224 74,225 75,236 78,266.5 83,302 82,309.5 78,308 73,266.5 69.5,238.5'),
);
export const radii = both(
  outline(
    '77,227.5 83,227.5 84,236 86,264 95.5,299.5 95,309.5 85,309.5 85.5,299.5 80,264 77.5,238.5',
  ),
);
export const wrist = [
  [82, 314],
  [88, 315],
  [94, 314],
  [84, 320],
  [90, 321],
  [96, 320],
].flatMap(([x = 0, y = 0]) => both(oval(x, y, 3.2, 2.8)));
export const palm = [
  '81,325 78,343',
  '86,326 85,346',
  '91,326 92,347',
  '96,325 99,345',
  '99,321 107,333',
].flatMap((s) => both(tube(s, [4.4, 3, 4.4])));
export const fingers = [
  '78,345 76,354',
  '76,356 75,362',
  '85,348 84,359',
  '84,361 83,368',
  '83,370 83,375',
  '92,349 93,361',
  '93,363 93,370',
  '93,372 93,377',
  '99,347 101,358',
  '101,360 102,367',
  '108,335 112,343',
  '113,345 115,351',
].flatMap((s) => both(tube(s, [3.8, 2.8, 3.4])));

export const hips = both(
  outline(
    '13,268 24,254 42,246 56,252 60,268 57,284 56,298 50,310 44,318 38,334 28,338 22,330 12,322 2,320 1,309 14,306 28,304 30,294 20,284',
  ),
);
export const foramina = both(oval(29, 319, 6.5, 8, 30));
export const femora = both(
  outline(
    '46,294 54,295 61,292 66,300 63,316 56,346 49,386 46,412 50,430 48,442 38,445 28,442 24,430 30,412 38,384 47,344 51,320 46,312 40,304',
  ),
);
/** Below the knee the bones run straight down, closer to the middle than the hips. */
const leg = (spec: string) => both(place(outline(spec), [-10, 0]));
export const patellae = leg('47,424 54,428 53,437 47,442 41,437 40,428');
export const tibiae = leg(
  '34,448 58,448 59,456 51,471 47,504 44,548 46,565.5 34,570 33,552 36,526 38,493 38,471 33,456',
);
export const fibulae = leg('57,456 62,458 60,469 55,504 52,548 53,572 47,574 48,548 51,504 55,469');
export const ankles = [
  ...leg('32,572 44,568.5 54,575 54,582 46,585 34,583'),
  ...leg('30,584! 37,585! 37,593! 30,592!'),
  ...leg('38,586! 45,587! 45,594! 38,593!'),
  ...leg('46,587! 54,583! 56,590! 46,594!'),
];
const foot = (spec: string, widths: readonly number[]) => both(place(tube(spec, widths), [-10, 0]));
export const metatarsals = [
  '33,594 31,604',
  '38,595 38,606',
  '43,596 45,607',
  '49,595 52,606',
  '54,592 59,602',
].flatMap((s) => foot(s, [5, 3.4, 4.6]));
export const toes = [
  '31,606 30,615',
  '38,608 38,615',
  '45,609 47,615',
  '52,608 56,614',
  '60,604 64,610',
].flatMap((s) => foot(s, [4.6, 3.4, 4]));
