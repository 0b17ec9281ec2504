import { beforeEach, jest } from '@jest/globals';
import { sessionFor } from '../../test/fake-server.js';
import { CLAIM, DANA, SessionStage } from '../../test/session-stage.js';
import type { SessionStore } from './session-store.js';

/** For tests: a stage whose server signs Dana in, and lets anyone begin as a visitor. */
export function signInStage(): SessionStage {
  const stage = new SessionStage();
  beforeEach(() => {
    stage.server
      .on(CLAIM, { status: 202, body: { id: 'job' } })
      .on('POST /auth/v1/logout', { status: 204 })
      .on('POST /auth/v1/signup', () => ({
        status: 200,
        body: sessionFor({ id: 'visitor', anonymous: true }),
      }))
      .on('POST /auth/v1/token', () => ({ status: 200, body: sessionFor(DANA) }));
  });
  return stage;
}

export async function signIn(store: SessionStore): Promise<void> {
  await (await store.client()).signInWithPassword({ email: DANA.email, password: 'secret1' });
  await jest.advanceTimersByTimeAsync(1);
}
