import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { TestApi, type TestSession } from './harness.js';
import { newServiceToken } from './service-token.js';

let api: TestApi;
let visitor: TestSession;
let student: TestSession;
let admin: TestSession;
beforeAll(async () => {
  api = await TestApi.start({ RATE_LIMIT_FACTOR: '1000' });
  visitor = await api.visitor();
  student = await api.student('student@example.org');
  admin = await api.admin('admin@example.org');
});
afterAll(() => api.stop());

/** Who may call what. A new route fails the first test until it is here. */
const PUBLIC = [
  'POST /auth/v1/signup',
  'POST /auth/v1/verify',
  'POST /auth/v1/recover',
  'POST /auth/v1/resend',
  'POST /auth/v1/token',
  'POST /auth/v1/otp',
  'POST /api/v1/account/address/undo',
  'POST /auth/v1/sso',
  'GET /auth/v1/authorize',
  'GET /auth/v1/callback',
  'POST /auth/v1/passkeys/authentication/options',
  'POST /auth/v1/passkeys/authentication/verify',
  'GET /auth/v1/.well-known/jwks.json',
  'GET /auth/v1/settings',
  'GET /auth/v1/health',
  'GET /api/v1/health',
  'GET /api/v1/ready',
  'GET /api/v1/form-token',
  'POST /api/v1/quotes',
  'POST /api/v1/contacts',
  'GET /api/v1/papers',
  'GET /api/v1/papers/{file}',
  'GET /papers/{file}',
  'GET /api/v1/test-bank',
  'GET /api/v1/test-bank/samples/{file}',
  'GET /api/v1/purchases/{id}/file',
  'GET /api/v1/plans',
  'GET /api/v1/products',
  'POST /api/v1/webhooks/{gateway}',
  'GET /api/v1/unsubscribe',
  'GET /api/v1/privacy/exports/{id}/file',
  'POST /api/v1/unsubscribe',
];
const SESSION = [
  'GET /auth/v1/user',
  'POST /auth/v1/logout',
  'GET /auth/v1/reauthenticate',
  'GET /api/v1/me',
  'POST /functions/v1/check-subscription',
  'POST /api/v1/attempts',
  'GET /api/v1/attempts',
  'GET /api/v1/attempts/{id}',
  'PUT /api/v1/attempts/{id}/answers/{position}',
  'POST /api/v1/attempts/{id}/finish',
  'POST /api/v1/attempts/{id}/presence',
  'POST /api/v1/attempts/{id}/reports',
  'POST /api/v1/attempts/{id}/sections/{n}/finish',
  'POST /api/v1/attempts/{id}/sections/{n}/start',
  'POST /api/v1/attempts/matching',
];
const ACCOUNT = [
  'PUT /auth/v1/user',
  'GET /auth/v1/user/identities/authorize',
  'POST /auth/v1/passkeys/registration/options',
  'POST /auth/v1/passkeys/registration/verify',
  'GET /auth/v1/passkeys',
  'PATCH /auth/v1/passkeys/{id}',
  'DELETE /auth/v1/passkeys/{id}',
  'POST /auth/v1/factors',
  'POST /auth/v1/factors/{id}/challenge',
  'POST /auth/v1/factors/{id}/verify',
  'DELETE /auth/v1/factors/{id}',
  'GET /auth/v1/factors/recovery-codes',
  'POST /auth/v1/factors/recovery-codes',
  'POST /auth/v1/factors/recovery-codes/regenerate',
  'POST /auth/v1/factors/recovery-codes/verify',
  'DELETE /auth/v1/factors/recovery-codes',
  'DELETE /auth/v1/user/identities/{id}',
  'GET /api/v1/account/sessions',
  'DELETE /api/v1/account/sessions/{id}',
  'POST /api/v1/visitor/claim',
  'GET /api/v1/profile',
  'PATCH /api/v1/profile',
  'GET /api/v1/notifications',
  'GET /api/v1/privacy',
  'POST /api/v1/privacy/exports',
  'POST /api/v1/privacy/exports/{id}/link',
  'POST /api/v1/privacy/deletion',
  'DELETE /api/v1/privacy/deletion',
  'PATCH /api/v1/notifications',
  'GET /api/v1/bank',
  'GET /api/v1/bank/trial',
  'GET /api/v1/progress',
  'GET /api/v1/progress/history',
  'PUT /api/v1/review-items',
  'GET /api/v1/purchases',
  'POST /api/v1/papers/{slug}/link',
  'POST /api/v1/purchases/{id}/link',
  'POST /api/v1/checkout',
  'GET /api/v1/checkout/{session}',
  'GET /api/v1/payments',
  'GET /api/v1/payments/{id}/receipt',
  'POST /api/v1/payments/{id}/refund-request',
  'POST /api/v1/portal',
  'GET /api/v1/subscription',
  'POST /api/v1/subscription/cancel',
  'POST /api/v1/subscription/change',
  'POST /api/v1/subscription/change/preview',
  'POST /api/v1/subscription/resume',
];
const ADMIN = [
  'GET /api/v1/admin/enquiries',
  'GET /api/v1/admin/enquiries/{id}',
  'PUT /api/v1/admin/enquiries',
  'PUT /api/v1/admin/enquiries/{id}',
  'POST /api/v1/admin/enquiries/{id}/notes',
  'POST /api/v1/admin/enquiries/{id}/replies',
  'GET /api/v1/admin/canned-texts',
  'POST /api/v1/admin/canned-texts',
  'GET /api/v1/admin/canned-texts/{id}',
  'PUT /api/v1/admin/canned-texts/{id}',
  'DELETE /api/v1/admin/canned-texts/{id}',
  'GET /api/v1/admin/audit-entries',
  'GET /api/v1/admin/audit-entries/{id}',
  'GET /api/v1/admin/items',
  'GET /api/v1/admin/items/{id}',
  'PUT /api/v1/admin/items/{id}',
  'POST /api/v1/admin/items/{id}/check',
  'POST /api/v1/admin/items/{id}/status',
  'GET /api/v1/admin/files',
  'GET /api/v1/admin/files/{id}',
  'GET /api/v1/admin/files/{id}/content',
  'GET /api/v1/admin/files/{id}/pictures/{page}',
  'POST /api/v1/admin/files/{id}/publish',
  'POST /api/v1/admin/files/{id}/withdraw',
  'DELETE /api/v1/admin/files',
  'POST /api/v1/admin/file-uploads',
  'GET /api/v1/admin/file-uploads/{id}',
  'PUT /api/v1/admin/file-uploads/{id}/chunks/{n}',
  'POST /api/v1/admin/file-uploads/{id}/finish',
  'DELETE /api/v1/admin/file-uploads/{id}',
  'GET /api/v1/admin/downloads',
  'GET /api/v1/admin/item-reports',
  'GET /api/v1/admin/item-reports/{id}',
  'POST /api/v1/admin/item-reports/{id}/close',
  'GET /api/v1/admin/users',
  'GET /api/v1/admin/users/{id}',
  'GET /api/v1/admin/users/{id}/attempts',
  'GET /api/v1/admin/users/{id}/billing',
  'GET /api/v1/admin/users/{id}/profile',
  'GET /api/v1/admin/users/{id}/sessions',
  'POST /api/v1/admin/users/{id}/ban',
  'POST /api/v1/admin/users/{id}/end-grants',
  'POST /api/v1/admin/users/{id}/grant-plan',
  'POST /api/v1/admin/users/{id}/grant-role',
  'POST /api/v1/admin/users/{id}/remove-role',
  'POST /api/v1/admin/users/{id}/reset-two-step',
  'POST /api/v1/admin/users/{id}/sign-out',
  'POST /api/v1/admin/users/{id}/unban',
  'POST /api/v1/admin/users/{id}/view',
  'POST /api/v1/admin/queues-session',
  'GET /api/v1/admin/refund-requests',
  'GET /api/v1/admin/refund-requests/{id}',
  'POST /api/v1/admin/refund-requests/{id}/decision',
  'GET /api/v1/admin/orders',
  'GET /api/v1/admin/orders/{id}',
  'GET /api/v1/admin/payments',
  'GET /api/v1/admin/payments/{id}',
  'GET /api/v1/admin/disputes',
  'GET /api/v1/admin/disputes/{id}',
  'GET /api/v1/admin/webhook-events',
  'GET /api/v1/admin/webhook-events/{id}',
  'POST /api/v1/admin/webhook-events/{id}/replay',
  'GET /api/v1/admin/ledger-check',
  'GET /api/v1/admin/operations',
  'GET /api/v1/admin/settings',
  'GET /api/v1/admin/dead-letters',
  'GET /api/v1/admin/dead-letters/{id}',
  'POST /api/v1/admin/dead-letters/{id}/retry',
  'GET /api/v1/admin/mails',
  'GET /api/v1/admin/mails/{id}',
  'POST /api/v1/admin/mails/{id}/resend',
  'GET /api/v1/admin/users/{id}/privacy',
  'POST /api/v1/admin/users/{id}/export',
  'POST /api/v1/admin/users/{id}/delete',
  'POST /api/v1/admin/users/{id}/keep',
  'GET /api/v1/admin/claims',
  'POST /api/v1/admin/claims/{id}/confirm',
  'POST /api/v1/admin/claims/{id}/unconfirm',
  'GET /api/v1/admin/dashboard',
];
/** For programs with a service token, and staff. */
const SERVICE = [
  'GET /auth/v1/admin/users',
  'POST /auth/v1/admin/users',
  'GET /auth/v1/admin/users/{id}',
  'PUT /auth/v1/admin/users/{id}',
  'DELETE /auth/v1/admin/users/{id}',
  'GET /auth/v1/admin/users/{id}/factors',
  'DELETE /auth/v1/admin/users/{id}/factors/{factorId}',
  'GET /auth/v1/admin/users/{id}/passkeys',
  'DELETE /auth/v1/admin/users/{id}/passkeys/{passkeyId}',
  'POST /auth/v1/admin/generate_link',
  'POST /auth/v1/invite',
];

async function routes(): Promise<string[]> {
  const { body } = await api.call('GET', '/api/v1/openapi.json');
  return Object.entries<Record<string, unknown>>(body.paths).flatMap(([route, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${route}`),
  );
}

function call(route: string, token?: string) {
  const [method = '', pattern = ''] = route.split(' ');
  const url = pattern
    .replace('{id}', '00000000-0000-4000-8000-000000000000')
    .replace('{session}', '00000000-0000-4000-8000-000000000000')
    .replace('{factorId}', '00000000-0000-4000-8000-000000000000')
    .replace('{passkeyId}', '00000000-0000-4000-8000-000000000000')
    .replace('{position}', '1')
    .replace('{n}', '1');
  return api.call(method, url, { token, ...(method === 'GET' ? {} : { body: {} }) });
}

describe('access', () => {
  it('is decided for every route', async () => {
    const known = [...PUBLIC, ...SESSION, ...ACCOUNT, ...ADMIN, ...SERVICE];
    expect((await routes()).sort()).toEqual(known.sort());
  });

  it.each([...SESSION, ...ACCOUNT, ...ADMIN, ...SERVICE])(
    '%s is closed to strangers',
    async (route) => {
      expect((await call(route)).status).toBe(401);
      expect((await call(route, 'not.a.token')).status).toBe(route.includes('/auth/') ? 403 : 401);
    },
  );

  it.each([...ACCOUNT, ...ADMIN, ...SERVICE])('%s is closed to visitors', async (route) => {
    expect((await call(route, visitor.access)).status).toBe(403);
  });

  it.each(ADMIN)('%s is closed to students and open to admins', async (route) => {
    const refused = await call(route, student.access);
    expect([refused.status, refused.body.code]).toEqual([403, 'FORBIDDEN']);
    expect((await call(route, admin.access)).status).not.toBe(403);
  });

  it.each(SERVICE)('%s is closed to students and open to programs and admins', async (route) => {
    const refused = await call(route, student.access);
    expect([refused.status, refused.body.code]).toEqual([403, 'not_admin']);
    expect((await call(route, await newServiceToken(api))).status).not.toBe(403);
    expect((await call(route, admin.access)).status).not.toBe(403);
  });

  it('is lost at once with the role', async () => {
    const passing = await api.admin('passing@example.org');
    expect((await call('GET /api/v1/admin/users', passing.access)).status).toBe(200);
    await api.sql('DELETE FROM user_roles WHERE user_id = $1', [passing.userId]);
    expect((await call('GET /api/v1/admin/users', passing.access)).status).toBe(403);
  });
});

describe('the queue board', () => {
  const open = (cookie?: string) =>
    api.call('GET', '/management_support/queues/', {
      headers: cookie === undefined ? {} : { cookie },
    });

  it('sends strangers to the admin sign-in', async () => {
    const answer = await open();
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/admin']);
    expect((await open('prepward_queues=forged')).status).toBe(303);
  });

  it('opens with a pass that only an admin gets, until the admin signs out', async () => {
    const operator = await api.admin('operator@example.org');
    const pass = await api.call('POST', '/api/v1/admin/queues-session', { token: operator.access });
    expect(pass.status).toBe(204);
    const cookie = pass.headers.get('set-cookie') ?? '';
    expect(cookie).toMatch(/HttpOnly; SameSite=Strict/);
    const [pair = ''] = cookie.split(';');
    const page = await open(pair);
    expect([page.status, page.text.includes('Prepward queues')]).toEqual([200, true]);
    const policy = page.headers.get('content-security-policy') ?? '';
    expect(policy).not.toContain('unsafe-inline');
    const [, nonce = ''] = /script-src 'self' 'nonce-([\w+/=]{24})'/.exec(policy) ?? [];
    expect(nonce).not.toBe('');
    // Everything that runs or styles carries this answer's nonce, or the policy would stop it.
    for (const [tag] of page.text.matchAll(/<(script|style)\b[^>]*>/g)) {
      expect(tag).toContain(`nonce="${nonce}"`);
    }
    expect(page.text).not.toMatch(/ style="| on[a-z]+="|https?:/);
    const again = await open(pair);
    expect(again.headers.get('content-security-policy')).not.toBe(policy);
    // The pass opens nothing else.
    expect((await call('GET /auth/v1/user', pair.split('=')[1])).status).toBe(403);
    await api.call('POST', '/auth/v1/logout', { token: operator.access });
    expect((await open(pair)).status).toBe(303);
  });

  it('says that a queue can’t be removed, and keeps it', async () => {
    const keeper = await api.admin('keeper@example.org');
    const pass = await api.call('POST', '/api/v1/admin/queues-session', { token: keeper.access });
    const [cookie = ''] = (pass.headers.get('set-cookie') ?? '').split(';');
    const board = (method: string, route: string) =>
      api.call(method, `/management_support/queues/api/queues${route}`, {
        headers: { cookie },
        ...(method === 'PUT' ? { body: {} } : {}),
      });
    const names = async () =>
      (await board('GET', '')).body.queues.map(({ name }: { name: string }) => name);
    const [first = ''] = await names();
    expect((await board('PUT', `/${first}/pause`)).status).toBe(200);
    const refused = await board('PUT', `/${first}/obliterate`);
    expect([refused.status, refused.body.message]).toEqual([
      405,
      'Queues can’t be removed. Empty this one, or clean jobs by their state, instead.',
    ]);
    expect(await names()).toContain(first);
    expect((await board('PUT', `/${first}/resume`)).status).toBe(200);
  });
});

describe('the users list', () => {
  const list = (query: Record<string, unknown>) => {
    const text = Object.entries(query).map(
      ([key, value]) => `${key}=${encodeURIComponent(JSON.stringify(value))}`,
    );
    return api.call('GET', `/api/v1/admin/users?${text.join('&')}`, { token: admin.access });
  };

  it('filters, sorts and pages as ra-data-simple-rest asks', async () => {
    const all = await list({
      filter: { isAnonymous: false },
      sort: ['email', 'ASC'],
      range: [0, 1],
    });
    expect(all.status).toBe(200);
    expect(all.body).toHaveLength(2);
    expect(all.body[0]).toMatchObject({ email: 'admin@example.org', roles: ['admin'] });
    expect(all.headers.get('content-range')).toMatch(/^users 0-1\/\d+$/);
    const found = await list({ filter: { q: 'STUDENT@' } });
    expect(found.body.map((user: { id: string }) => user.id)).toEqual([student.userId]);
    expect((await list({ filter: { q: '%' } })).body).toEqual([]);
    expect(found.text).not.toContain('password');
  });

  it('says what is wrong with a query', async () => {
    const wrong = await list({ range: [5, 1] });
    expect([wrong.status, wrong.body.code]).toEqual([400, 'VALIDATION_FAILED']);
    const garbage = await api.call('GET', '/api/v1/admin/users?filter={', { token: admin.access });
    // As react-admin reads it: an error per field, and a message above the form.
    const { message } = garbage.body;
    const root = { serverError: message };
    expect(garbage.body.errors).toEqual({ filter: 'expected JSON', root });
    expect(message).toEqual(expect.any(String));
  });
});

describe('the items list', () => {
  const find = (filter: object) =>
    api.call('GET', `/api/v1/admin/items?filter=${encodeURIComponent(JSON.stringify(filter))}`, {
      token: admin.access,
    });

  it('is searched by words, tags and status', async () => {
    const { body, headers } = await find({
      q: 'aorta',
      subject: 'science',
      type: 'multiple-choice',
    });
    expect(body.length).toBeGreaterThan(0);
    for (const item of body) {
      expect(item).toMatchObject({ subject: 'science', type: 'multiple-choice', status: 'live' });
      expect(`${item.id} ${item.stem}`.toLowerCase()).toContain('aorta');
    }
    expect(headers.get('content-range')).toMatch(/^items 0-\d+\/\d+$/);
    expect((await find({ status: 'quarantined' })).body).toEqual([]);
    expect((await find({ type: 'essay' })).status).toBe(400);
  });

  it('shows one item, or says that there is none', async () => {
    const [first] = (await find({ subject: 'math' })).body;
    const one = await api.call('GET', `/api/v1/admin/items/${first.id}`, { token: admin.access });
    expect(one.body).toMatchObject(first);
    expect(one.body.text).toMatchObject({ type: first.type });
    const none = await api.call('GET', '/api/v1/admin/items/nothing', { token: admin.access });
    expect([none.status, none.body.code]).toEqual([404, 'ITEM_NOT_FOUND']);
  });
});
