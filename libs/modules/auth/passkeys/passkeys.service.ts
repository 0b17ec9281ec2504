import { Injectable } from '@nestjs/common';
import { BRAND } from '@prepward/contracts/brand';
import { passkeyChanged } from '@prepward/contracts/events';
import { MOST_PASSKEYS } from '@prepward/contracts/passkey-rules';
import type { PasskeyView } from '@prepward/contracts/passkeys';
import type { RouteBody } from '@prepward/contracts/routes';
import { Clock, Ids } from '@prepward/platform/clock';
import { Transactions, type Tx } from '@prepward/platform/database';
import type { Principal } from '@prepward/platform/http';
import { Outbox } from '@prepward/platform/outbox';
import { securityEvent } from '@prepward/platform/telemetry';
import { generateRegistrationOptions, verifyRegistrationResponse } from '@simplewebauthn/server';
import { decodeAttestationObject, isoBase64URL } from '@simplewebauthn/server/helpers';
import { AuthError } from '../auth.errors.js';
import { FreshProof } from '../fresh-proof.js';
import { OwnerProof, type Prove } from '../owner-proof.js';
import { UserRepository } from '../user.repository.js';
import { toPasskeyView } from '../user-view.js';
import type { Passkey } from './passkey.entity.js';
import { PasskeyRepository } from './passkey.repository.js';
import { PasskeyChallenges } from './passkey-challenges.js';
import { RelyingParty } from './relying-party.js';

type Credential = RouteBody<'auth.registerPasskey'>['credential'];

/** A student's own passkeys: adds, names and removes them. */
@Injectable()
export class PasskeysService {
  constructor(
    private readonly passkeys: PasskeyRepository,
    private readonly challenges: PasskeyChallenges,
    private readonly party: RelyingParty,
    private readonly users: UserRepository,
    private readonly proof: FreshProof,
    private readonly owner: OwnerProof,
    private readonly transactions: Transactions,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  async list({ userId }: Principal): Promise<PasskeyView[]> {
    return (await this.passkeys.ofUser(userId)).map(toPasskeyView);
  }

  /**
   * What the browser asks a device to create: a key that it can find by itself later (discoverable) and
   * uses only for its owner (user verification).
   *
   * @throws AuthError too_many_passkeys, insufficient_aal or reauthentication_needed for a session
   * that didn't just confirm the user's identity
   */
  async askToAdd(principal: Principal) {
    const { userId, email } = principal;
    await this.transactions.run((tx) => this.proof.insist(tx, principal));
    const known = await this.passkeys.ofUser(userId);
    if (known.length >= MOST_PASSKEYS) throw new AuthError('too_many_passkeys');
    const options = await generateRegistrationOptions({
      rpName: BRAND.name,
      rpID: this.party.id,
      userID: new Uint8Array(Buffer.from(userId)),
      userName: email ?? userId,
      userDisplayName: email ?? '',
      challenge: this.challenges.newChallenge(),
      timeout: this.challenges.timeoutMs,
      attestationType: 'none',
      excludeCredentials: known.map(({ credentialId, transports }) => ({
        id: credentialId,
        transports,
      })),
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
    return this.challenges.keep(options, userId);
  }

  /**
   * Stores the key that a device made. It opens the account from now on; the owner gets an email.
   *
   * @throws AuthError webauthn_challenge_not_found, webauthn_challenge_expired,
   *   webauthn_verification_failed, webauthn_credential_exists, too_many_passkeys, insufficient_aal if
   *   another passkey or factor came first and the session didn't use it
   */
  async add(principal: Principal, challengeId: string, credential: Credential) {
    const { userId } = principal;
    const challenge = await this.challenges.take(challengeId, userId);
    const made = await this.verified(credential, challenge);
    const passkey = await this.transactions.run(async (tx) => {
      // Two answers at once are counted one after the other.
      await this.users.findByIdForUpdate(userId, tx);
      await this.proof.insistOnLevel(tx, principal);
      const known = await this.passkeys.ofUser(userId, tx);
      if (known.length >= MOST_PASSKEYS) throw new AuthError('too_many_passkeys');
      const row = {
        ...made,
        id: this.ids.uuid(),
        userId,
        friendlyName: nameFor(known),
        createdAt: this.clock.now(),
        lastUsedAt: null,
      };
      if (!(await this.passkeys.insert(tx, row))) throw new AuthError('webauthn_credential_exists');
      await this.outbox.record(tx, passkeyChanged, { userId, change: 'added' });
      return row;
    });
    securityEvent('passkey.added', { userId });
    return toPasskeyView(passkey);
  }

  /** @throws AuthError passkey_not_found */
  rename({ userId }: Principal, id: string, friendlyName: string): Promise<PasskeyView> {
    return this.transactions.run(async (tx) => {
      const passkey = await this.passkeys.findForUpdate(tx, userId, id);
      if (passkey === null) throw new AuthError('passkey_not_found');
      await this.passkeys.update(tx, id, { friendlyName });
      return toPasskeyView({ ...passkey, friendlyName });
    });
  }

  /**
   * Removes a passkey: it opens nothing anymore. The owner gets an email.
   *
   * @param nonce an emailed code replaces the second step if passkeys are the only one
   * @throws AuthError passkey_not_found, insufficient_aal for a session that did no second step
   *   just now, reauthentication_not_valid, over_request_rate_limit
   */
  async remove(principal: Principal, id: string, nonce: string | undefined): Promise<void> {
    const { userId } = principal;
    await this.owner.during(principal, { nonce }, (prove) =>
      this.transactions.run((tx) => this.drop(tx, principal, id, nonce ? prove : undefined)),
    );
    securityEvent('passkey.removed', { userId });
  }

  private async drop(
    tx: Tx,
    principal: Principal,
    id: string,
    prove: Prove | undefined,
  ): Promise<void> {
    const { userId } = principal;
    const passkey = await this.passkeys.findForUpdate(tx, userId, id);
    if (passkey === null) throw new AuthError('passkey_not_found');
    const user = await this.users.findById(userId, tx);
    if (user === null) throw new AuthError('user_not_found');
    await this.proof.insistOrCode(tx, principal, user, prove);
    await this.passkeys.delete(tx, id);
    await this.outbox.record(tx, passkeyChanged, { userId, change: 'removed' });
  }

  private async verified(given: Credential, expectedChallenge: string) {
    const { transports, ...response } = given.response;
    try {
      refuseCertificates(given.response.attestationObject);
      const { registrationInfo } = await verifyRegistrationResponse({
        response: {
          ...given,
          response: { ...response, transports: transports ?? [] },
          clientExtensionResults: {},
        },
        expectedChallenge,
        expectedOrigin: this.party.origins,
        expectedRPID: this.party.id,
        requireUserVerification: true,
      });
      if (registrationInfo === undefined) throw new AuthError('webauthn_verification_failed');
      const { id, publicKey, counter } = registrationInfo.credential;
      return {
        credentialId: id,
        publicKey: Buffer.from(publicKey),
        counter,
        transports: [...(transports ?? [])],
      };
    } catch {
      throw new AuthError('webauthn_verification_failed');
    }
  }
}

/**
 * Refuses an attestation with certificates. We ask for none (`attestationType`), and checking them
 * would mean fetching URLs that a stranger put into them.
 *
 * @throws AuthError webauthn_verification_failed
 */
function refuseCertificates(attestationObject: string): void {
  const attestation = decodeAttestationObject(isoBase64URL.toBuffer(attestationObject));
  const format = attestation.get('fmt');
  const isOwn = format === 'packed' && attestation.get('attStmt').get('x5c') === undefined;
  if (format !== 'none' && !isOwn) throw new AuthError('webauthn_verification_failed');
}

/** The first free name; the owner can choose a better one. */
function nameFor(known: readonly Passkey[]): string {
  const taken = new Set(known.map(({ friendlyName }) => friendlyName));
  const numbers = Array.from({ length: known.length + 1 }, (_, index) => index + 1);
  const free = numbers.find((number) => !taken.has(`Passkey ${number}`)) ?? known.length + 1;
  return `Passkey ${free}`;
}
