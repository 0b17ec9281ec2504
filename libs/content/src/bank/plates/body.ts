import { type Curve, symmetric } from './curve.js';

/**
 * The outline of a standing body seen from the front, 580 units high and 7.5 heads tall, with the
 * crown at y = 10 and the middle at `x`.
 */
export function bodyOutline(x: number): Curve {
  return symmetric(
    '0,10 16,13 26,26 29,44 27,62 20,78 12,86 13,98 24,108 46,114 62,122 72,138 76,162 79,190 84,216 90,244 95,272 98,290 104,304 108,322 106,338 100,350 94,352 88,342 87,322 85,304 82,288 74,258 68,230 63,206 57,176 53,160 52,186 48,214 45,238 50,262 57,288 61,316 60,350 54,392 48,424 48,448 51,474 46,508 38,540 35,560 40,572 44,584 38,590 24,590 16,588 15,572 18,556 17,530 12,494 11,466 13,440 10,404 6,360 2,320 0,314',
    x,
  );
}
