import { createHash, randomBytes } from 'node:crypto';
import type { TestApi } from './harness.js';

/** A token as the command `issue-service-token` makes it. */
export async function newServiceToken(api: TestApi): Promise<string> {
  const token = `svc_${randomBytes(32).toString('base64url')}`;
  await api.sql(
    'INSERT INTO service_tokens (id, name, token_hash) VALUES (gen_random_uuid(), $1, $2)',
    ['test', createHash('sha256').update(token).digest()],
  );
  return token;
}
