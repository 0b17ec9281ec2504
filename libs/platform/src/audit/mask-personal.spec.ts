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
    [
      ['ann@example.org', 'to b@example.org'],
      ['a***@example.org', 'to b***@example.org'],
    ],
    [
      { address: { street: 'Elm 5', nonce: '123456', lines: ['Elm', 'x@y.org', ''], zip: 12345 } },
      { address: { street: 'E***', nonce: '***', lines: ['E***', 'x***@y.org', ''], zip: 12345 } },
    ],
    [
      { ip: '192.0.2.1', message: 'Hello', messages: 'Hello', zipCode: '12345', birthday: '2000' },
      { ip: '1***', message: 'H***', messages: 'Hello', zipCode: '***', birthday: '2***' },
    ],
    [
      { tokenHash: 'abc', codes: ['1'], secretKey: 'a' },
      { tokenHash: '***', codes: '***', secretKey: '***' },
    ],
  ])('hides persons and secrets of %j', (value, expected) => {
    expect(maskPersonal(value)).toEqual(expected);
  });

  it('hides no more than that: other names, and texts that are like them', () => {
    const others = { hashtag: 'x', namespace: 'x', addressed: 'x', errormessage: 'x', ipad: 'x' };
    expect(maskPersonal({ ...others, tip: 'x', note: 'at x@y.z' })).toEqual({
      ...others,
      tip: 'x',
      note: 'at x@y.z',
    });
    // A personal field that includes an email address keeps only its first letter.
    const names = { name: 'Ann ann@example.org', nickname: 'ann@example.org Ann' };
    expect(maskPersonal(names)).toEqual({ name: 'A***', nickname: 'a***' });
  });

  it.each([[{ plan: 'weekly', days: 7, ends: null, role: 'admin', key: ['a', 'c'] }], [null], [3]])(
    'leaves %j',
    (value) => {
      expect(maskPersonal(value)).toEqual(value);
    },
  );

  it('writes a moment down as it is, also among personal data', () => {
    const at = new Date('2026-03-04T05:06:07.000Z');
    const text = at.toISOString();
    expect(maskPersonal({ at, names: { since: at } })).toEqual({
      at: text,
      names: { since: text },
    });
  });

  it('says of bytes how many there were', () => {
    expect(maskPersonal({ file: Buffer.alloc(7) })).toEqual({ file: '7 bytes' });
  });

  it('reads nothing of a body that is streamed', () => {
    expect(maskPersonal(Readable.from(['a file']))).toBe('a file');
  });
});
