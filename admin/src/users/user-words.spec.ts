import { describe, expect, it } from '@jest/globals';
import type { AdminUser } from '@prepward/contracts/admin';
import { csvLine } from '../../test/csv-line.js';
import { fullTitleOf, inWords, isBanned, nameOf, titleOf, USER_COLUMNS } from './user-words.js';

const AT = '2026-11-02T10:00:00.000Z';
const UTC = '2026-11-02 10:00:00';

describe('a user in words', () => {
  const ann = {
    ...{ id: 'aaaaaaaa-0000', email: 'ann@x.org', firstName: 'Ann', lastName: 'Lee', roles: [] },
    ...{ isAnonymous: false, emailConfirmedAt: AT, bannedUntil: null, lastSignInAt: null },
    createdAt: AT,
  } as unknown as AdminUser;
  const nameless = { ...ann, firstName: '', lastName: '' };

  it('is called by what is known', () => {
    expect([nameOf(ann), nameOf({ ...ann, lastName: '' }), nameOf(nameless)]).toEqual([
      'Ann Lee',
      'Ann',
      '',
    ]);
    expect(titleOf(ann)).toBe('ann@x.org');
    expect(titleOf({ ...ann, email: null })).toBe('Ann Lee');
    expect(titleOf({ ...nameless, email: null })).toBe('Visitor aaaaaaaa');
    expect(fullTitleOf(ann)).toBe('Ann Lee, ann@x.org');
    expect(fullTitleOf(nameless)).toBe('ann@x.org');
    expect(fullTitleOf({ ...ann, email: null })).toBe('Ann Lee');
    expect([inWords('free-practice'), inWords('mock'), inWords('a_b-c')]).toEqual([
      'Free practice',
      'Mock',
      'A b c',
    ]);
  });

  it('is banned until that time', () => {
    const banned = { ...ann, bannedUntil: AT };
    expect(isBanned(banned, new Date(Date.parse(AT) - 1))).toBe(true);
    expect(isBanned(banned, new Date(AT))).toBe(false);
    expect(isBanned(ann, new Date(AT))).toBe(false);
  });

  it('is a line of a file', () => {
    const user = { ...ann, roles: ['admin', 'editor'], bannedUntil: AT, isAnonymous: true };
    expect(csvLine(USER_COLUMNS, user)).toEqual({
      ...{ Id: ann.id, Email: 'ann@x.org', Name: 'Ann Lee', Kind: 'Visitor' },
      ...{ Roles: 'admin editor', 'Verified (UTC)': UTC, 'Banned until (UTC)': UTC },
      ...{ 'Last sign-in (UTC)': undefined, 'Created (UTC)': UTC },
    });
    expect(csvLine(USER_COLUMNS, { ...ann, email: null })).toMatchObject({
      Email: undefined,
      Kind: 'Account',
    });
  });
});
