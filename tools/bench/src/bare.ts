import path from 'node:path';
import { spawnService } from '@prepward/testing/processes';
import type { Stack } from './stack.js';

/** A running bare server: the limit. */
export interface BareServer {
  url: string;
  pid: number;
}

/**
 * Starts a bare server.
 *
 * @param verify check the token's ES256 signature, as the product does; otherwise only read its claims
 */
export async function startBare(stack: Stack, verify: boolean, port: number): Promise<BareServer> {
  const url = `http://127.0.0.1:${port}`;
  const service = await spawnService({
    args: [...process.execArgv, 'tools/bench/src/bare-server.ts'],
    cwd: path.resolve(import.meta.dirname, '../../..'),
    env: {
      NODE_ENV: 'production',
      DATABASE_URL: stack.databaseUrl,
      KEY_FILE: stack.keyFile,
      BARE_PORT: String(port),
      BARE_VERIFY: String(verify),
    },
    readyUrl: `${url}/ready`,
  });
  stack.onStop(() => service.stop());
  return { url, pid: service.pid };
}
