import { randomBytes } from 'node:crypto';
import { BASE_PATH, HEALTH_PATH } from '@prepward/id-sandbox/paths';
import type { AppProcess } from '../app-processes.js';

/** Settings by which the api and the Google sandbox find and trust each other. */
export interface GoogleSandboxEnvironment {
  SANDBOX_GOOGLE_PORT: string;
  SANDBOX_GOOGLE_URL: string;
  SANDBOX_GOOGLE_SECRET: string;
}

/** @param port of the sandbox, on this machine */
export function googleSandboxEnvironment(port: number): GoogleSandboxEnvironment {
  return {
    SANDBOX_GOOGLE_PORT: String(port),
    SANDBOX_GOOGLE_URL: `http://127.0.0.1:${port}${BASE_PATH}`,
    // Nothing signed with it outlives a restart, so each start has its own.
    SANDBOX_GOOGLE_SECRET: randomBytes(24).toString('base64url'),
  };
}

/** The sandbox as one of the processes of `npm start`. */
export function googleSandboxProcess(port: number): AppProcess {
  return {
    name: 'prepward-google-sandbox',
    source: 'tools/id-sandbox/src/main.ts',
    readyUrl: `http://127.0.0.1:${port}${HEALTH_PATH}`,
  };
}
