import { describe, expect, it } from '@jest/globals';
import type { RouteName } from './route-addresses.js';
import { isAdminWrite, ROUTES, type RouteContract } from './routes.js';

const NAMES = Object.keys(ROUTES) as RouteName[];

const namesWhere = (holds: (row: RouteContract, name: RouteName) => boolean) =>
  NAMES.filter((name) => holds(ROUTES[name], name)).sort();

const listed = (...groups: [prefix: string, names: string][]) =>
  groups.flatMap(([prefix, names]) => names.split(' ').map((name) => `${prefix}.${name}`)).sort();

describe('who may call a route', () => {
  it('is anyone for what needs no session, or carries its own proof', () => {
    expect(namesWhere(({ access }) => access === 'public')).toEqual(
      listed(
        ['auth', 'signUp verify recover resend token askForPasskey signInWithPasskey otp sso'],
        ['auth', 'authorize callback keys settings health'],
        ['account', 'undoAddressChange'],
        ['notifications', 'unsubscribePage unsubscribe'],
        ['privacy', 'exportFile'],
        ['papers', 'list version current sold sample'],
        ['billing', 'plans products webhook'],
        ['purchases', 'file'],
        ['forms', 'open quote contact'],
        ['operations', 'health ready'],
      ),
    );
  });

  it('is a visitor too for attempts, and for what tells who is here', () => {
    expect(namesWhere(({ access }) => access === 'session')).toEqual(
      listed(
        ['auth', 'user logout reauthenticate'],
        ['account', 'me checkSubscription'],
        ['attempts', 'start matching list view save startSection finishSection finish'],
        ['attempts', 'presence report'],
      ),
    );
  });

  it('is the staff for the back-office, a program only where it manages accounts', () => {
    expect(namesWhere(({ access }) => access === 'admin')).toEqual(
      namesWhere((_, name) => name.startsWith('admin.')),
    );
    expect(namesWhere(({ access }) => access === 'service')).toEqual(
      namesWhere((_, name) => name.startsWith('authAdmin.')),
    );
  });

  it('is one whose code is still to come for what leads there, and nothing else', () => {
    expect(namesWhere(({ betweenSteps }) => betweenSteps === true)).toEqual(
      listed([
        'auth',
        'user logout enrollFactor challengeFactor verifyFactor unenrollFactor recoveryCodes verifyRecoveryCode',
      ]),
    );
  });

  it('is staff in a view for reads of nine pages, never for a write', () => {
    expect(namesWhere(({ viewable }) => viewable === true)).toEqual(
      listed(
        ['attempts', 'list view'],
        ['bank', 'overview trial'],
        ['progress', 'now history'],
        ['billing', 'payments'],
        ['subscription', 'view'],
        ['purchases', 'list'],
      ),
    );
  });
});

describe('a write', () => {
  it('is done once by its key where it starts, buys or sends something', () => {
    expect(namesWhere(({ idempotent }) => idempotent === true)).toEqual(
      listed(['attempts', 'start'], ['billing', 'checkout'], ['forms', 'quote contact']),
    );
  });

  it('of the staff leaves an audit entry, but for the steps of an upload and for a check', () => {
    const staff = ['admin', 'service'];
    const silent = namesWhere(({ access }, name) => staff.includes(access) && !isAdminWrite(name));
    expect(silent.filter((name) => !/^(admin|authAdmin)\.\w+$/.test(name))).toEqual([]);
    expect(namesWhere(({ unaudited }) => unaudited === true)).toEqual(
      listed(['admin', 'beginFileUpload sendFileChunk dropFileUpload checkItem']),
    );
    expect(isAdminWrite('admin.banUser')).toBe(true);
    expect(isAdminWrite('authAdmin.deleteUser')).toBe(true);
    expect(isAdminWrite('admin.users')).toBe(false);
    expect(isAdminWrite('admin.checkItem')).toBe(false);
    expect(isAdminWrite('profile.update')).toBe(false);
  });
});
