import { SessionEngine, type SessionHost } from '../session-engine.js';
import { authClient } from './auth-client.js';

/** Loads the auth client and begins to follow its session. */
export async function openEngine(host: SessionHost): Promise<SessionEngine> {
  return new SessionEngine(await authClient(), host);
}
