import { SESSION_KEY } from './session-storage.js';
import { sessionArea } from './web-storage.js';

/**
 * Whether the session of this browser is kept without "Remember me". In a file of its own, so that
 * pages that don't ask don't load it.
 */
export function endsWithTab(): boolean {
  return sessionArea.get(SESSION_KEY) !== null;
}
