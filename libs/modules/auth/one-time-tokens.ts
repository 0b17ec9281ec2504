import { randomInt } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { DAY_MS, MINUTE_MS } from '@prepward/contracts/durations';
import { LINK_MINUTES, UNDO_ADDRESS_DAYS } from '@prepward/contracts/sign-in-rules';
import { Clock, Ids } from '@prepward/platform/clock';
import type { Tx } from '@prepward/platform/database';
import { hashToken, newToken, s256 } from './domain/tokens.js';
import type { OneTimeKind, OneTimeToken } from './one-time-token.entity.js';
import { OneTimeTokenRepository } from './one-time-token.repository.js';

const CODE_DIGITS = 6;
const CONFIRMATION_MS = LINK_MINUTES.confirmation * MINUTE_MS;
/** How long a link is good, from the moment its email is sent. */
const LIFETIME_MS: Record<OneTimeKind, number> = {
  confirmation: CONFIRMATION_MS,
  recovery: LINK_MINUTES.recovery * MINUTE_MS,
  'email-change-current': CONFIRMATION_MS,
  'email-change-new': CONFIRMATION_MS,
  // How long the owner of an account has to undo a change of its address.
  'email-change-undo': UNDO_ADDRESS_DAYS * DAY_MS,
  'sign-in': LINK_MINUTES.signIn * MINUTE_MS,
  reauthentication: LINK_MINUTES.proof * MINUTE_MS,
};

/** Old links are remembered this long, so we can tell a reused one from one never sent. */
const REMEMBERED_DAYS = 7;

/** What a link is for, besides its kind. */
export interface LinkPurpose {
  kind: OneTimeKind;
  /** Where it is sent. */
  email: string;
  /** See {@link OneTimeToken.codeChallenge}. */
  codeChallenge: string | null;
  /** See {@link OneTimeToken.signUpId}. */
  signUpId?: string | undefined;
}

/** What an email holds: the secret of its link, and a code to type in its place. */
export interface IssuedToken {
  token: string;
  /** Six digits. */
  code: string;
}

function newCode(): string {
  return String(randomInt(1_000_000)).padStart(CODE_DIGITS, '0');
}

/** Six digits are few, so the address is hashed with them, and tries are limited. */
function hashCode(email: string, code: string): Buffer {
  return hashToken(`${email}\n${code}`);
}

/** Whether a token is a code that was typed, and not a link's secret. */
export function isCode(token: string): boolean {
  return token.length === CODE_DIGITS && /^\d+$/.test(token);
}

/**
 * Whether opening a link may open a session: a client that sent a challenge must have its verifier, and
 * one that sent none must have none.
 *
 * @param verifiers those that the opening browser keeps; undefined for a client without any
 */
export function opensSession(token: OneTimeToken, verifiers: readonly string[] | undefined) {
  if (verifiers === undefined) return token.codeChallenge === null;
  return verifiers.some((verifier) => s256(verifier) === token.codeChallenge);
}

/** The secrets of links in emails. */
@Injectable()
export class OneTimeTokens {
  constructor(
    private readonly tokens: OneTimeTokenRepository,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  /**
   * Makes a link's secret. The worker calls this as it sends the email, so that no event, queue, or log
   * ever holds one and the lifetime starts when the email leaves. Earlier codes of this kind can't be
   * typed anymore.
   */
  async issue(userId: string, purpose: LinkPurpose): Promise<IssuedToken> {
    const token = newToken();
    const code = newCode();
    // Many valid codes would give one guess as many chances; the links stay valid.
    await this.tokens.dropCodes(userId, purpose.kind);
    await this.tokens.insert({
      id: this.ids.uuid(),
      userId,
      kind: purpose.kind,
      tokenHash: hashToken(token),
      codeHash: hashCode(purpose.email, code),
      email: purpose.email,
      codeChallenge: purpose.codeChallenge,
      signUpId: purpose.signUpId ?? null,
      expiresAt: new Date(this.clock.now().getTime() + LIFETIME_MS[purpose.kind]),
    });
    return { token, code };
  }

  /** The row of a link, held until the transaction ends; null for one that was never sent. */
  find(tx: Tx, token: string, kinds: readonly OneTimeKind[]): Promise<OneTimeToken | null> {
    return this.tokens.findForUpdate(tx, hashToken(token), kinds);
  }

  /** The row of a code that was emailed to an address, held until the transaction ends. */
  findCode(
    tx: Tx,
    email: string,
    code: string,
    kinds: readonly OneTimeKind[],
  ): Promise<OneTimeToken | null> {
    return this.tokens.findByCodeForUpdate(tx, hashCode(email, code), kinds);
  }

  /** Whether a link can still be used. */
  isGood(token: OneTimeToken): boolean {
    return token.spentAt === null && token.expiresAt > this.clock.now();
  }

  /** Invalidates all of a user's links of these kinds: the one that was used, and the others. */
  spend(tx: Tx, userId: string, kinds: readonly OneTimeKind[]): Promise<void> {
    return this.tokens.spend(tx, userId, kinds, this.clock.now());
  }

  /** Invalidates a link, and those of its kind that the user got later; earlier ones stay valid. */
  spendFrom(tx: Tx, token: OneTimeToken): Promise<void> {
    return this.tokens.spendFrom(tx, token, this.clock.now());
  }

  /** When a link was made: as its email was sent. */
  issuedAt({ kind, expiresAt }: OneTimeToken): Date {
    return new Date(expiresAt.getTime() - LIFETIME_MS[kind]);
  }

  /** Forgets all links of a user. */
  forget(tx: Tx, userId: string): Promise<void> {
    return this.tokens.deleteOfUser(tx, userId);
  }

  purge(): Promise<void> {
    return this.tokens.purge(REMEMBERED_DAYS);
  }
}
