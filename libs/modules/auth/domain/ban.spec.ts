import { expect, it } from '@jest/globals';
import { isBanned } from './ban.js';

const NOW = new Date('2026-06-30T12:00:00.000Z');
const at = (ms: number) => new Date(NOW.getTime() + ms);

it.each([
  ['is in use', null, null, false],
  ['is banned until later', at(1), null, true],
  ['was banned until now', at(0), null, false],
  ['is deleted', null, at(-1), true],
  ['is deleted, and was banned', at(-1), at(-1), true],
])('an account that %s opens, or not', (_, bannedUntil, deletedAt, banned) => {
  expect(isBanned({ bannedUntil, deletedAt }, NOW)).toBe(banned);
});
