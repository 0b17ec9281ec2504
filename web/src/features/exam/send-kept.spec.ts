import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { MemoryStore } from '../../lib/device-store.js';
import { answersKey } from '../../lib/personal-memory.js';
import { markUnsent, unsentAttempts } from '../../lib/unsent.js';
import { FakeServer } from '../../test/fake-server.js';
import type { KeptAnswers } from './answer-types.js';
import { sendKept } from './send-kept.js';
import { openMock } from './test-items.js';

const ATTEMPT = 'a1';
const VIEW = `GET /api/v1/attempts/${ATTEMPT}`;
const SAVE = `PUT /api/v1/attempts/${ATTEMPT}/answers/2`;
const DANA = { id: 'dana', token: 'token-of-dana', isVisitor: false };
const GIVEN = {
  sequence: 70,
  response: { type: 'multiple-choice' as const, option: 'b' },
  flagged: false,
  elapsedMs: 4000,
};

let server: FakeServer;
let store: MemoryStore;
let restore: () => void;

beforeEach(async () => {
  localStorage.clear();
  store = new MemoryStore();
  const { serverTime } = openMock();
  server = new FakeServer()
    .on(VIEW, { status: 200, body: { ...openMock(), id: ATTEMPT } })
    .on(SAVE, { status: 200, body: { position: 2, stored: true, serverTime, ...GIVEN } });
  restore = server.install();
  await store.update<KeptAnswers>(answersKey(ATTEMPT), () => ({ 2: { ...GIVEN, saved: false } }));
  markUnsent(ATTEMPT, 'dana');
});
afterEach(() => restore());

describe('answers that a closed page kept', () => {
  it('are sent as they were given, once, for the student who gave them', async () => {
    await sendKept(DANA, store);
    const [sent, ...others] = server.asked(SAVE);
    expect(others).toEqual([]);
    expect(sent?.bearer).toBe('Bearer token-of-dana');
    expect(sent?.body).toMatchObject(GIVEN);
    expect(unsentAttempts()).toEqual({});
    await sendKept(DANA, store);
    expect(server.asked(SAVE)).toHaveLength(1);
  });

  it('wait while another person is here', async () => {
    await sendKept({ ...DANA, id: 'evan', token: 'token-of-evan' }, store);
    expect(server.seen).toEqual([]);
    expect(unsentAttempts()).toEqual({ [ATTEMPT]: 'dana' });
  });

  it('of a visitor go out with the account that followed', async () => {
    markUnsent(ATTEMPT, 'visitor');
    await sendKept(DANA, store);
    expect(server.asked(SAVE)).toHaveLength(1);
  });

  it('are left to the page of their own attempt', async () => {
    window.history.pushState(null, '', `/practice/attempt/${ATTEMPT}`);
    await sendKept(DANA, store);
    window.history.pushState(null, '', '/');
    expect(server.seen).toEqual([]);
  });

  it('stay here while the server does not answer', async () => {
    server.on(SAVE, () => {
      throw new TypeError('Failed to fetch');
    });
    await sendKept(DANA, store);
    expect(unsentAttempts()).toEqual({ [ATTEMPT]: 'dana' });
    expect(await store.get(answersKey(ATTEMPT))).toMatchObject({ 2: { saved: false } });
  });

  it('of other attempts wait too while there is no network, and go out past a refusal', async () => {
    markUnsent('a2', 'dana');
    const other = 'GET /api/v1/attempts/a2';
    server.on(VIEW, () => {
      throw new TypeError('Failed to fetch');
    });
    server.on(other, { status: 200, body: { ...openMock(), id: 'a2', state: 'finished' } });
    await sendKept(DANA, store);
    expect(server.asked(other)).toEqual([]);
    server.on(VIEW, { status: 503, body: { code: 'SERVICE_UNAVAILABLE', message: '' } });
    await sendKept(DANA, store);
    expect(server.asked(other)).toHaveLength(1);
    expect(unsentAttempts()).toEqual({ [ATTEMPT]: 'dana' });
    expect(await store.get(answersKey(ATTEMPT))).toBeDefined();
  });

  it('are given up with an attempt that has ended, or is gone', async () => {
    server.on(VIEW, { status: 200, body: { ...openMock(), id: ATTEMPT, state: 'finished' } });
    await sendKept(DANA, store);
    expect(unsentAttempts()).toEqual({});
    expect(await store.get(answersKey(ATTEMPT))).toBeUndefined();

    markUnsent(ATTEMPT, 'dana');
    server.on(VIEW, { status: 404, body: { code: 'ATTEMPT_NOT_FOUND', message: '' } });
    await sendKept(DANA, store);
    expect(unsentAttempts()).toEqual({});
    expect(server.asked(SAVE)).toEqual([]);
  });

  it('of a former visitor are given up by the next one, and wait while an account takes them over', async () => {
    markUnsent(ATTEMPT, 'visitor');
    server.on(VIEW, { status: 404, body: { code: 'ATTEMPT_NOT_FOUND', message: '' } });
    await sendKept(DANA, store);
    expect(unsentAttempts()).toEqual({ [ATTEMPT]: 'visitor' });
    await sendKept({ id: 'next', token: 'token-of-next', isVisitor: true }, store);
    expect(unsentAttempts()).toEqual({});
    expect(await store.get(answersKey(ATTEMPT))).toBeUndefined();
  });
});
