import { Readable } from 'node:stream';
import { describe, expect, it } from '@jest/globals';
import { maskPersonal } from './mask-personal.js';

describe('maskPersonal', () => {
  it.each([
    [{ email: 'ann.lee@example.org' }, { email: 'a***@example.org' }],
    [
      { firstName: 'Ann', last_name: 'Lee', phone: '+1 555' },
      { firstName: 'A***', last_name: 'L***', phone: '+***' },
    ],
    [
      { password: 'correct horse 7', accessToken: 'abc' },
      { password: '***', accessToken: '***' },
    ],
    [{ note: 'wrote from ann@example.org twice' }, { note: 'wrote from a***@example.org twice' }],
    [{ user: [{ displayName: 'Ann Lee' }] }, { user: [{ displayName: 'A***' }] }],
    [
      { phones: ['+1 555'], phone: ['+1 555'] },
      { phones: ['+***'], phone: ['+***'] },
    ],
    [{ name: { first: 'Ann', last: 'Lee' } }, { name: { first: 'A***', last: 'L***' } }],
    [{ displayName: 'Ann Lee @home' }, { displayName: 'A***' }],
    ['Ann <ann@example.org>', 'Ann <a***@example.org>'],
  ])('hides persons and secrets of %j', (value, expected) => {
    expect(maskPersonal(value)).toEqual(expected);
  });

  it.each([[{ plan: 'weekly', days: 7, ends: null, role: 'admin', key: ['a', 'c'] }], [null], [3]])(
    'leaves %j',
    (value) => {
      expect(maskPersonal(value)).toEqual(value);
    },
  );

  it('says of bytes how many there were', () => {
    expect(maskPersonal({ file: Buffer.alloc(7) })).toEqual({ file: '7 bytes' });
  });

  it('reads nothing of a body that is streamed', () => {
    expect(maskPersonal(Readable.from(['a file']))).toBe('a file');
  });
});
