import { describe, expect, it } from '@jest/globals';
import { ROUTE_ADDRESSES, type RouteName } from '@prepward/contracts/route-addresses';
import { isAdminWrite } from '@prepward/contracts/routes';
import { ACTIONS, actionWords, actorWords } from './audit-words.js';
import { changesOf } from './changes.js';

describe('what the log says', () => {
  it('names each thing that the staff can do', () => {
    const writes = (Object.keys(ROUTE_ADDRESSES) as RouteName[]).filter(isAdminWrite);
    expect(writes.length).toBeGreaterThan(20);
    expect(writes.filter((name) => ACTIONS[name] === undefined)).toEqual([]);
  });

  it.each([
    ['admin.decideRefund', 'Decide refund'],
    ['command.correct-item', 'Correct item (command line)'],
  ])('%s as %s', (action, words) => expect(actionWords(action)).toBe(words));

  it.each([
    [{ actorId: null, actor: null }, 'Command line'],
    [{ actorId: '5e1d4f0a-0000-4000-8000-000000000001', actor: 'ann@x.org' }, 'ann@x.org'],
    [{ actorId: '5e1d4f0a-0000-4000-8000-000000000001', actor: null }, 'Deleted account 5e1d4f0a'],
  ])('%j was %s', (entry, words) => expect(actorWords(entry)).toBe(words));
});

describe('what changed', () => {
  it('is each field by its path, before and after', () => {
    const before = { roles: ['admin'], user: { email: 'a***@x.org', until: null } };
    const after = { roles: [], user: { email: 'a***@x.org', until: '2026-12-01' }, days: 7 };
    expect(changesOf(before, after)).toEqual([
      { field: 'roles', before: 'admin', after: 'none' },
      { field: 'user.email', before: 'a***@x.org', after: 'a***@x.org' },
      { field: 'user.until', before: 'none', after: '2026-12-01' },
      { field: 'days', before: undefined, after: '7' },
    ]);
  });

  it('names what was taken away, too', () => {
    expect(changesOf({ note: 'Call back', days: 7 }, { days: 7 })).toEqual([
      { field: 'note', before: 'Call back', after: undefined },
      { field: 'days', before: '7', after: '7' },
    ]);
  });

  it('is nothing where nothing is known, and a value where it is no object', () => {
    expect(changesOf(null, null)).toEqual([]);
    expect(changesOf(null, ['email', 'banned'])).toEqual([
      { field: 'value', before: undefined, after: 'email, banned' },
    ]);
  });
});
