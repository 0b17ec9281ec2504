import type { Attempt } from '@prepward/contracts/attempts';
import type { DeviceStore } from '../../lib/device-store.js';
import type { AttemptApi } from './api/attempts.js';
import type { Channel } from './presence.js';

/** The state of an attempt that is open on a page. */
export interface RunState {
  attempt: Attempt;
  /** The attempt is open in another tab or on another device too. */
  others: boolean;
  /** The time is up here; the server is asked what comes next. */
  locked: boolean;
  /** The server was asked and didn't answer; it is asked again automatically. */
  unreachable: boolean;
}

/** What an open attempt needs. */
export interface RunHost {
  api: AttemptApi;
  store: DeviceStore;
  /** The attempt's owner, for what this device saves. */
  owner: string;
  /** The attempt comes from this device, not from the server: it is read again when it can be. */
  stale?: boolean;
  now?: () => number;
  channel?: (name: string) => Channel | null;
}
