import { SESSION_KEY, sessionStorageAdapter } from '@prepward/browser/session-storage';

function stored(key: string): unknown {
  try {
    return JSON.parse(sessionStorageAdapter.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

/**
 * The PKCE verifiers that the auth client keeps in this browser, one for each link that was asked
 * for here and not yet forgotten: the last five by their own keys, the last also by a fixed one. The
 * client never takes one out for a link in an email, so the confirm page does.
 */
export function keptVerifiers(): string[] {
  const index = stored(`${SESSION_KEY}-flows-code-verifier`);
  const flows: unknown[] = Array.isArray(index) ? index : [];
  const keys = [
    `${SESSION_KEY}-code-verifier`,
    ...flows.map((flow) => `${SESSION_KEY}-flow-${String(flow)}-code-verifier`),
  ];
  const kept = keys
    .map(stored)
    .filter((value) => typeof value === 'string')
    // After a slash, the client notes what the flow was for.
    .map((value) => value.split('/')[0] ?? '');
  return [...new Set(kept)].filter((verifier) => verifier !== '');
}
