import { Injectable } from '@nestjs/common';
import { type AppConfig, InjectConfig } from '@prepward/platform/config';
import type { JWTPayload } from 'jose';
import { SigningKeys } from './signing-keys.js';

/**
 * Short signed statements that a browser keeps and brings back. They're signed with the access tokens'
 * keys, each kind for its own audience, so that none can be used as another.
 */
@Injectable()
export class SignedPasses {
  constructor(
    private readonly keys: SigningKeys,
    @InjectConfig() private readonly config: AppConfig,
  ) {}

  /** @param seconds how long the pass is good */
  issue(audience: string, claims: JWTPayload, seconds: number): Promise<string> {
    const now = Math.floor(Date.now() / 1000);
    const { issuer } = this.config.auth;
    return this.keys.sign({ ...claims, iss: issuer, aud: audience, iat: now, exp: now + seconds });
  }

  /** What a pass says; undefined if there is none, or it isn't ours, for another audience, or expired. */
  async read(audience: string, pass: string | undefined): Promise<JWTPayload | undefined> {
    if (pass === undefined) return undefined;
    try {
      return await this.keys.verify(pass, audience, ['exp', 'iat']);
    } catch {
      return undefined;
    }
  }
}
