import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { Answer, TestApi } from './harness.js';

const sha256 = (text: string) => createHash('sha256').update(text).digest();

/**
 * A browser's secret for the links that it asks for, and what it sends with the request (RFC 7636).
 */
export function newVerifier() {
  const verifier = randomBytes(32).toString('base64url');
  const asked = {
    code_challenge: sha256(verifier).toString('base64url'),
    code_challenge_method: 's256',
  };
  return { verifier, asked };
}

interface MadeLink {
  kind: string;
  email: string;
  lifeSeconds?: number;
}

interface RequestRow {
  id: string;
  kind: string;
  user_id: string | null;
  code_challenge: string | null;
}

/**
 * Makes links as the worker does when it sends their emails; the worker's own tests show that it
 * does.
 */
export class Links {
  constructor(private readonly api: TestApi) {}

  readonly verify = (body: object): Promise<Answer> =>
    this.api.call('POST', '/auth/v1/verify', { body });

  /** The link requests for an address, newest first. */
  requests(email: string): Promise<RequestRow[]> {
    return this.api.sql<RequestRow>(
      'SELECT * FROM link_requests WHERE email = $1 ORDER BY created_at DESC',
      [email],
    );
  }

  /** The link of the newest request for an address. */
  async of(email: string, kind = 'confirmation'): Promise<string> {
    const [request] = await this.requests(email);
    if (request === undefined) throw new Error(`Nothing was asked for ${email}`);
    const [user] = await this.api.sql<{ id: string }>('SELECT id FROM users WHERE email = $1', [
      email,
    ]);
    return this.insert(user?.id ?? request.user_id ?? '', { kind, email }, request);
  }

  /** A link that no browser asked for. */
  make(userId: string, kind: string, email: string, lifeSeconds = 3600): Promise<string> {
    return this.insert(userId, { kind, email, lifeSeconds });
  }

  /** A code as its email has it, which confirms who is there. */
  async proofCode(userId: string, email: string): Promise<string> {
    const code = '246813';
    await this.insert(userId, { kind: 'reauthentication', email });
    await this.api.sql(
      `UPDATE one_time_tokens SET code_hash = $2 WHERE user_id = $1 AND kind = 'reauthentication'`,
      [userId, sha256(`${email}\n${code}`)],
    );
    return code;
  }

  private async insert(
    userId: string,
    { kind, email, lifeSeconds = 3600 }: MadeLink,
    request?: RequestRow,
  ): Promise<string> {
    const token = randomBytes(32).toString('base64url');
    // In whole milliseconds, as the product's clock has them.
    await this.api.sql(
      `INSERT INTO one_time_tokens
         (id, user_id, kind, token_hash, email, expires_at, sign_up_id, code_challenge)
       VALUES ($1, $2, $3, $4, $5, date_trunc('milliseconds', now()) + make_interval(secs => $6),
               $7, $8)`,
      [
        randomUUID(),
        userId,
        kind,
        sha256(token),
        email,
        lifeSeconds,
        request?.kind === 'sign-up' ? request.id : null,
        request?.code_challenge ?? null,
      ],
    );
    return token;
  }
}
