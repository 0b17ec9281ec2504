import { Injectable } from '@nestjs/common';
import { noteForAudit } from '@prepward/platform/audit';
import { Clock, Ids } from '@prepward/platform/clock';
import { type AppConfig, InjectConfig } from '@prepward/platform/config';
import { Transactions } from '@prepward/platform/database';
import { decodeJwt, jwtVerify } from 'jose';
import { hashToken, newToken } from '../domain/tokens.js';
import { ServiceTokenRepository } from './service-token.repository.js';

/** What distinguishes a service token from a session's access token. */
const PREFIX = 'svc_';
/** A caller with a token of the conformance profile, which isn't a row of ours. */
const NO_ONE = '00000000-0000-0000-0000-000000000000';

/** Tokens of programs that manage accounts. Only hashes are stored. */
@Injectable()
export class ServiceTokens {
  constructor(
    private readonly tokens: ServiceTokenRepository,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
    private readonly ids: Ids,
    @InjectConfig() private readonly config: AppConfig,
  ) {}

  /** @returns the token, which is shown this once, and its id, by which it is revoked */
  async issue(name: string): Promise<{ id: string; token: string }> {
    const id = this.ids.uuid();
    const token = PREFIX + newToken();
    await this.transactions.run(async (tx) => {
      noteForAudit({ resourceId: id, after: { name } });
      await this.tokens.insert(tx, { id, name, tokenHash: hashToken(token) });
    });
    return { id, token };
  }

  /** @returns whether there was a valid token like that */
  revoke(id: string): Promise<boolean> {
    return this.transactions.run((tx) => {
      noteForAudit({ resourceId: id });
      return this.tokens.revoke(tx, id, this.clock.now());
    });
  }

  async list(): Promise<{ id: string; name: string; createdAt: Date; revokedAt: Date | null }[]> {
    return this.tokens.all();
  }

  /** Which service token a bearer token is: the id of its row; undefined for any other token. */
  async holderOf(bearer: string): Promise<string | undefined> {
    if (bearer.startsWith(PREFIX)) return (await this.tokens.findLive(hashToken(bearer)))?.id;
    return (await this.hasAdminRole(bearer)) ? NO_ONE : undefined;
  }

  /** Whether it's one of the tokens that other clients' test suites sign with a secret they know. */
  private async hasAdminRole(bearer: string): Promise<boolean> {
    const { adminRoles, signing } = this.config.auth;
    if (adminRoles.length === 0 || signing?.kind !== 'hs256') return false;
    try {
      const { role } = decodeJwt(bearer);
      if (typeof role !== 'string' || !adminRoles.includes(role)) return false;
      await jwtVerify(bearer, new TextEncoder().encode(signing.secret), { algorithms: ['HS256'] });
      return true;
    } catch {
      return false;
    }
  }
}
