import { describe, expect, it } from '@jest/globals';
import { decodeCursor, encodeCursor } from './cursor.js';

const ID = '0193f2a0-1111-7000-8000-0123456789ab';
const TIME = '2026-11-22T02:10:07.123456Z';
const crafted = (startedAt: string, id = ID) => decodeCursor(encodeCursor({ startedAt, id }));

describe('a cursor', () => {
  it('has two parts, no more and no fewer', () => {
    expect(crafted(TIME, `${ID}|`)).toBeUndefined();
    expect(decodeCursor(Buffer.from(TIME).toString('base64url'))).toBeUndefined();
  });

  it('comes back as it was made', () => {
    expect(crafted(TIME)).toEqual({ startedAt: TIME, id: ID });
  });

  it.each([
    'Sun, 22 Nov 2026 02:10:07 GMT (or so)',
    '+275760-09-13T00:00:00.000Z',
    '2026-11-22 02:10:07.123456+00',
    '2026-11-22T02:10:07Z',
    '2026-02-30T00:00:00.000000Z',
    '2026-11-22T25:00:00.000000Z',
    '2026-11-22T02:10:07.123456+15:00',
    '0000-01-01T00:00:00.000000Z',
    '1926-11-22T02:10:07.123456Z',
    '1',
    'infinity',
    '',
  ])('with the time %j isn’t ours', (startedAt) => {
    expect(crafted(startedAt)).toBeUndefined();
  });

  it('with anything behind it isn’t ours', () => {
    expect(decodeCursor(Buffer.from(`${TIME}|${ID}|more`).toString('base64url'))).toBeUndefined();
  });

  it.each(['------------------------------------', '0'.repeat(36), 'x', ''])(
    'with the id %j isn’t ours',
    (id) => {
      expect(crafted(TIME, id)).toBeUndefined();
    },
  );
});
