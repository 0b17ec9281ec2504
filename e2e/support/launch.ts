import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { addressOf } from '@prepward/contracts/route-addresses';
import { spawnService } from '@prepward/testing/processes';
import { ROOT } from '@prepward/testing/root';
import { ADMIN } from './ports.js';

/** A new folder for the data of a stack. */
export function newDataDir(): string {
  return mkdtempSync(path.join(tmpdir(), 'prepward-e2e-'));
}

/** `npm start`, which builds what has changed; and the same without its build. */
export const START = 'tools/scripts/start.mjs';
export const START_AS_BUILT = 'e2e/support/launcher.mjs';

/**
 * Starts the product.
 *
 * @param program START or START_AS_BUILT
 * @param dataDir is removed when the product stops, or doesn't start
 * @returns a function that stops it
 */
export async function launch(
  program: string,
  port: number,
  dataDir: string,
  env: Record<string, string> = {},
): Promise<() => Promise<void>> {
  const removeData = () => rmSync(dataDir, { recursive: true, force: true });
  const service = await spawnService({
    args: [program],
    cwd: ROOT,
    env: {
      PORT: String(port),
      DATA_DIR: dataDir,
      ADMIN_EMAIL: ADMIN.email,
      ADMIN_PASSWORD: ADMIN.password,
      // The journeys sign up more people from one IP address than the limit allows.
      RATE_LIMIT_FACTOR: '100',
      // A journey asks for two emails within a minute, which one address normally can't.
      AUTH_MAIL_INTERVAL_SECONDS: '0',
      ...env,
    },
    readyUrl: `http://localhost:${port}${addressOf('operations.ready').path}`,
    timeoutMs: 120_000,
  }).catch((error: unknown) => {
    removeData();
    throw error;
  });
  return async () => {
    await service.stop();
    removeData();
  };
}
