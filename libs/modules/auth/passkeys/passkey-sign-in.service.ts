import { Injectable } from '@nestjs/common';
import type { RouteBody } from '@prepward/contracts/routes';
import { PASSKEY_METHOD } from '@prepward/contracts/sign-in-rules';
import { Clock } from '@prepward/platform/clock';
import { Transactions, type Tx } from '@prepward/platform/database';
import { securityEvent } from '@prepward/platform/telemetry';
import {
  generateAuthenticationOptions,
  verifyAuthenticationResponse,
} from '@simplewebauthn/server';
import { AuthError } from '../auth.errors.js';
import { isBanned } from '../domain/ban.js';
import { KnownDevices } from '../known-devices.js';
import type { SessionView } from '../session-answers.js';
import { SessionsService } from '../sessions.service.js';
import type { Client } from '../sign-in.service.js';
import type { User } from '../user.entity.js';
import { UserRepository } from '../user.repository.js';
import type { Passkey } from './passkey.entity.js';
import { PasskeyRepository } from './passkey.repository.js';
import { PasskeyChallenges } from './passkey-challenges.js';
import { RelyingParty } from './relying-party.js';

type Credential = RouteBody<'auth.signInWithPasskey'>['credential'];

/** Signs in people whose device signs the challenge. */
@Injectable()
export class PasskeySignInService {
  constructor(
    private readonly passkeys: PasskeyRepository,
    private readonly challenges: PasskeyChallenges,
    private readonly party: RelyingParty,
    private readonly users: UserRepository,
    private readonly sessions: SessionsService,
    private readonly devices: KnownDevices,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /**
   * What a browser asks any device: no one has said who they are yet, so it reveals nothing about
   * anyone.
   */
  async ask() {
    const options = await generateAuthenticationOptions({
      rpID: this.party.id,
      challenge: this.challenges.newChallenge(),
      timeout: this.challenges.timeoutMs,
      userVerification: 'required',
    });
    return this.challenges.keep(options, null);
  }

  /**
   * Opens a session with level aal2: the device is something the user has, and it responds only to
   * their finger, face, or PIN (decision 44).
   *
   * @throws AuthError webauthn_challenge_not_found, webauthn_challenge_expired,
   *   webauthn_verification_failed (an unknown passkey's too), user_banned
   */
  async signIn(challengeId: string, credential: Credential, client: Client): Promise<SessionView> {
    const challenge = await this.challenges.take(challengeId, null);
    return this.transactions.run(async (tx) => {
      const passkey = await this.passkeys.findByCredentialForUpdate(tx, credential.id);
      if (passkey === null) throw new AuthError('webauthn_verification_failed');
      const counter = await this.verified(passkey, credential, challenge);
      const user = await this.owner(tx, passkey);
      await this.passkeys.update(tx, passkey.id, { counter, lastUsedAt: this.clock.now() });
      const isNewDevice = !(await this.devices.isKnown(client.device, user.id));
      const session = { aal: 'aal2', isNewDevice } as const;
      return this.sessions.open(tx, user, PASSKEY_METHOD, client.userAgent, session);
    });
  }

  private async owner(tx: Tx, { userId }: Passkey): Promise<User> {
    const user = await this.users.findById(userId, tx);
    if (user === null) throw new AuthError('webauthn_verification_failed');
    if (isBanned(user, this.clock.now())) {
      throw new AuthError('user_banned');
    }
    return user;
  }

  /**
   * @returns how often the passkey was used, by the device's count. A count that doesn't grow is
   *   refused: two devices have the key, so one of them has a copy.
   */
  private async verified(
    passkey: Passkey,
    given: Credential,
    expectedChallenge: string,
  ): Promise<number> {
    const { userHandle, ...response } = given.response;
    const { userId, credentialId, publicKey, counter } = passkey;
    try {
      if (Buffer.from(userHandle ?? '', 'base64url').toString() !== userId) {
        throw new Error('The passkey is of another account');
      }
      const { verified, authenticationInfo } = await verifyAuthenticationResponse({
        response: { ...given, response, clientExtensionResults: {} },
        expectedChallenge,
        expectedOrigin: this.party.origins,
        expectedRPID: this.party.id,
        requireUserVerification: true,
        credential: { id: credentialId, publicKey: new Uint8Array(publicKey), counter },
      });
      if (!verified) throw new Error('The signature is of another key');
      return authenticationInfo.newCounter;
    } catch {
      securityEvent('passkey.refused', { userId });
      throw new AuthError('webauthn_verification_failed');
    }
  }
}
