import { expect, it } from '@jest/globals';
import { isBanned, PERMANENTLY_MS } from './ban.js';

const NOW = new Date('2026-03-04T10:00:00.000Z');
const after = (ms: number) => new Date(NOW.getTime() + ms);

it.each<[string, Date | null, Date | null, boolean]>([
  ['an account like any other', null, null, false],
  ['a ban to the last millisecond', after(1), null, true],
  ['a ban that ends now', NOW, null, false],
  ['a ban that is over', after(-1), null, false],
  ['an account that is closed', null, after(-1), true],
  ['a closed account whose ban is over', after(-1), after(-1), true],
])('opens for no one or not: %s', (_, bannedUntil, deletedAt, banned) => {
  expect(isBanned({ bannedUntil, deletedAt }, NOW)).toBe(banned);
});

it('a ban without an end is longer than anyone lives', () => {
  expect(PERMANENTLY_MS).toBe(3_153_600_000_000);
});
