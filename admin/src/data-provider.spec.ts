import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { ERROR_WORDS } from '@prepward/contracts/error-words';
import { fakeFetch, fakeSession } from '../test/fake-session.js';
import { createDataProvider } from './data-provider.js';
import { UnreachableError } from './session/session.js';

const realFetch = globalThis.fetch;
const USER = { id: '5e1d4f0a-0000-4000-8000-000000000001', email: 'ada@x.org' };
const LIST = {
  pagination: { page: 2, perPage: 25 },
  sort: { field: 'email', order: 'ASC' as const },
  filter: { q: 'ada' },
};

function answerWith(answer: Response | Error) {
  const fetcher = fakeFetch(answer);
  globalThis.fetch = fetcher;
  return fetcher.requests;
}

beforeEach(() => {
  answerWith(new Error('No answer was prepared.'));
});
afterEach(() => {
  globalThis.fetch = realFetch;
});

describe('the data provider', () => {
  it('reads a page of a list as the api wants to be asked', async () => {
    const requests = answerWith(
      new Response(JSON.stringify([USER]), { headers: { 'content-range': 'users 25-25/26' } }),
    );
    await expect(createDataProvider(fakeSession('tok')).getList('users', LIST)).resolves.toEqual({
      data: [USER],
      total: 26,
    });
    const request = requests[0];
    const url = new URL(request?.url ?? '');
    expect(url.pathname).toBe('/api/v1/admin/users');
    expect(Object.fromEntries(url.searchParams)).toEqual({
      sort: '["email","ASC"]',
      range: '[25,49]',
      filter: '{"q":"ada"}',
    });
    expect(request?.headers.get('authorization')).toBe('Bearer tok');
  });

  it('sends the bearer also where it reads one user', async () => {
    const requests = answerWith(new Response(JSON.stringify(USER)));
    const { data } = await createDataProvider(fakeSession('tok')).getOne('users', { id: USER.id });
    expect(data).toEqual(USER);
    expect(new URL(requests[0]?.url ?? '').pathname).toBe(`/api/v1/admin/users/${USER.id}`);
    expect(requests[0]?.headers.get('authorization')).toBe('Bearer tok');
  });

  it('asks nothing once the session has ended', async () => {
    const requests = answerWith(new Response('[]'));
    const reading = createDataProvider(fakeSession(null)).getList('users', LIST);
    await expect(reading).rejects.toMatchObject({ status: 401 });
    expect(requests).toHaveLength(0);
  });

  it("passes on the api's own status and message", async () => {
    answerWith(
      new Response(JSON.stringify({ code: 'FORBIDDEN', message: 'For staff only.' }), {
        status: 403,
      }),
    );
    const reading = createDataProvider(fakeSession('tok')).getOne('users', { id: USER.id });
    await expect(reading).rejects.toMatchObject({ status: 403, message: 'For staff only.' });
  });

  it('says that the server was out of reach', async () => {
    answerWith(new TypeError('Failed to fetch'));
    const reading = createDataProvider(fakeSession('tok')).getOne('users', { id: USER.id });
    await expect(reading).rejects.toThrow(UnreachableError);
  });

  it('changes and deletes many records by one call each', async () => {
    const ids = ['a', 'b'];
    const requests = answerWith(new Response(JSON.stringify(ids)));
    const provider = createDataProvider(fakeSession('tok'));
    const change = { ids, data: { status: 'closed', reason: 'Old' } };
    expect(await provider.updateMany('enquiries', change)).toEqual({ data: ids });
    expect(requests).toHaveLength(1);
    const [request] = requests;
    expect(request?.method).toBe('PUT');
    const url = new URL(request?.url ?? '');
    expect([url.pathname, url.searchParams.get('filter')]).toEqual([
      '/api/v1/admin/enquiries',
      '{"id":["a","b"]}',
    ]);
    expect(await request?.json()).toEqual(change.data);

    const deleted = answerWith(new Response(JSON.stringify(ids)));
    await provider.deleteMany('files', { ids, meta: { reason: 'Spam' } });
    expect(deleted.map(({ method }) => method)).toEqual(['DELETE']);
    expect(await deleted[0]?.json()).toEqual({ reason: 'Spam' });
  });

  it('calls a route by its name', async () => {
    const requests = answerWith(new Response(null, { status: 204 }));
    const input = { params: { id: 'a/b' }, body: { until: null, reason: 'Spam' } };
    await createDataProvider(fakeSession('tok')).call('admin.banUser', input);
    expect([requests[0]?.method, new URL(requests[0]?.url ?? '').pathname]).toEqual([
      'POST',
      '/api/v1/admin/users/a%2Fb/ban',
    ]);
    expect(await requests[0]?.json()).toEqual(input.body);
    expect(requests[0]?.headers.get('authorization')).toBe('Bearer tok');
  });

  it('reads what a route answers', async () => {
    const answer = { students: 2, differences: [], next: null };
    const requests = answerWith(new Response(JSON.stringify(answer)));
    const query = { after: USER.id };
    const reading = createDataProvider(fakeSession('tok')).call('admin.checkLedger', { query });
    expect(await reading).toEqual({ data: answer });
    const url = new URL(requests[0]?.url ?? '');
    expect(url.pathname + url.search).toBe(`/api/v1/admin/ledger-check?after=${USER.id}`);
  });

  it('changes many records only where the table has a route for it', async () => {
    const requests = answerWith(new Response('[]'));
    const provider = createDataProvider(fakeSession('tok'));
    const change = { ids: ['a'], data: { email: 'x@y.org' } };
    await expect(provider.updateMany('users', change)).rejects.toThrow('No route is at PUT');
    expect(requests).toHaveLength(0);
  });

  it("shows the words of an error's code in forms, and never the api's own message", async () => {
    const body = {
      code: 'VALIDATION_FAILED',
      message: 'Invalid input',
      errors: { email: 'Enter your email.', root: { serverError: 'Invalid input' } },
    };
    answerWith(new Response(JSON.stringify(body), { status: 400 }));
    const saving = createDataProvider(fakeSession('tok')).create('users', { data: {} });
    await expect(saving).rejects.toMatchObject({
      body: {
        errors: {
          email: 'Enter your email.',
          root: { serverError: ERROR_WORDS.VALIDATION_FAILED },
        },
      },
    });
  });
});
