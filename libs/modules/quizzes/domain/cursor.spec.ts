import { describe, expect, it } from '@jest/globals';
import { decodeCursor, encodeCursor } from './cursor.js';

const ID = '0193f2a0-1111-7000-8000-0123456789ab';
const TIME = '2026-11-22 02:10:07.123456+00';
const crafted = (startedAt: string, id = ID) => decodeCursor(encodeCursor({ startedAt, id }));

describe('a cursor', () => {
  it.each([TIME, '2026-11-22 02:10:07+00', '2026-11-22 02:10:07.1-03:30'])(
    'comes back as it was made: %s',
    (startedAt) => {
      expect(crafted(startedAt)).toEqual({ startedAt, id: ID });
    },
  );

  it.each([
    'Sun, 22 Nov 2026 02:10:07 GMT (or so)',
    '+275760-09-13T00:00:00.000Z',
    '2026-02-30 00:00:00+00',
    '2026-11-22 25:00:00+00',
    '2026-11-22 24:00:00+00',
    '2026-11-22 02:10:07+15',
    '0000-01-01 00:00:00+00',
    '1',
    'infinity',
    '',
  ])('with the time %j isn’t ours', (startedAt) => {
    expect(crafted(startedAt)).toBeUndefined();
  });

  it.each(['------------------------------------', '0'.repeat(36), 'x', ''])(
    'with the id %j isn’t ours',
    (id) => {
      expect(crafted(TIME, id)).toBeUndefined();
    },
  );
});
