import { SESSION_KEY } from './session-storage.js';
import { sessionArea } from './web-storage.js';

/**
 * Whether the session of this browser is kept without "Remember me". In its own file, so that
 * pages that don't ask don't load it.
 */
export function endsWithTab(): boolean {
  return sessionArea.get(SESSION_KEY) !== null;
}
