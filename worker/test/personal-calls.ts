import { createHash, randomBytes } from 'node:crypto';
import type { PrivacyView } from '@prepward/contracts/privacy';
import { VERIFY_SIGN_UP } from '@prepward/testing/accounts';
import type { Stack } from './harness.js';

export const PASSWORD = 'correct horse 7';

/** Calls to the API about personal data, by people and by staff. */
export interface PersonalCalls {
  call<Body = { code: string }>(
    method: string,
    route: string,
    token: string,
    body?: object,
  ): Promise<{ status: number; body: Body }>;
  /** A student with a verified address. @returns their token */
  student(email: string): Promise<string>;
  /** As the command `issue-service-token` makes one. */
  serviceToken(): Promise<string>;
  deletion(
    token: string,
    proof: object,
  ): Promise<{ status: number; body: PrivacyView & { code: string } }>;
  /** Starts the worker, once: anything due before then waits. */
  work(): Promise<unknown>;
}

export function personalCalls(stack: () => Stack): PersonalCalls {
  let worker: Promise<unknown> | undefined;
  const call = async <Body>(method: string, route: string, token: string, body?: object) => {
    const response = await fetch(stack().apiUrl + route, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return { status: response.status, body: (await response.json()) as Body };
  };
  return {
    call,
    student: async (email) => {
      await stack().signUp(email);
      await stack().db.query(VERIFY_SIGN_UP, [email]);
      const { body } = await call<{ access_token: string }>(
        'POST',
        '/auth/v1/token?grant_type=password',
        '',
        { email, password: PASSWORD },
      );
      return body.access_token;
    },
    serviceToken: async () => {
      const token = `svc_${randomBytes(32).toString('base64url')}`;
      await stack().db.query(
        `INSERT INTO service_tokens (id, name, token_hash) VALUES (gen_random_uuid(), 'test', $1)`,
        [createHash('sha256').update(token).digest()],
      );
      return token;
    },
    deletion: (token, proof) => call('POST', '/api/v1/privacy/deletion', token, proof),
    work: () => {
      worker ??= stack().startWorker();
      return worker;
    },
  };
}
