import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { MINUTE_MS } from '@prepward/contracts/durations';
import { Clock, Ids } from '@prepward/platform/clock';
import { AuthError } from '../auth.errors.js';
import { PasskeyRepository } from './passkey.repository.js';

/** A person handles the device, and has to find their phone in this time. */
const CHALLENGE_MS = 5 * MINUTE_MS;

/** What devices are asked to sign: random, valid once, and for a few minutes. */
@Injectable()
export class PasskeyChallenges {
  constructor(
    private readonly passkeys: PasskeyRepository,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  /** How long a browser may take, ms. */
  readonly timeoutMs = CHALLENGE_MS;

  /** 256 bits. */
  newChallenge(): Uint8Array<ArrayBuffer> {
    return new Uint8Array(randomBytes(32));
  }

  /**
   * Stores a challenge.
   *
   * @param userId who is adding a passkey; null for a sign-in
   */
  async keep(options: { challenge: string }, userId: string | null) {
    const id = this.ids.uuid();
    const expiresAt = new Date(this.clock.now().getTime() + CHALLENGE_MS);
    await this.passkeys.insertChallenge({ id, userId, challenge: options.challenge, expiresAt });
    return {
      challenge_id: id,
      options: { ...Object.fromEntries(Object.entries(options)), challenge: options.challenge },
      expires_at: Math.floor(expiresAt.getTime() / 1000),
    };
  }

  /**
   * Withdraws the challenge: whatever the answer, there's no second one.
   *
   * @throws AuthError webauthn_challenge_not_found, webauthn_challenge_expired
   */
  async take(id: string, userId: string | null): Promise<string> {
    const taken = await this.passkeys.takeChallenge(id, userId);
    if (taken === undefined) throw new AuthError('webauthn_challenge_not_found');
    if (taken.expires_at <= this.clock.now()) throw new AuthError('webauthn_challenge_expired');
    return taken.challenge;
  }
}
