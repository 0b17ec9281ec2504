import { SESSION_KEY } from './session-storage.js';
import { sessionArea } from './web-storage.js';

/**
 * Whether this browser's session ends with the tab (no "Remember me"). In its own file, so that pages
 * that don't need it don't load it.
 */
export function endsWithTab(): boolean {
  return sessionArea.get(SESSION_KEY) !== null;
}
