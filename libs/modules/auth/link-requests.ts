import { Injectable } from '@nestjs/common';
import { HOUR_MS } from '@prepward/contracts/durations';
import { UNDO_ADDRESS_DAYS } from '@prepward/contracts/sign-in-rules';
import { Clock, Ids } from '@prepward/platform/clock';
import { type AppConfig, InjectConfig } from '@prepward/platform/config';
import type { Tx } from '@prepward/platform/database';
import type { LinkRequest, LinkRequestKind } from './link-request.entity.js';
import { LinkRequestRepository } from './link-request.repository.js';

/** A sign-up whose link was not opened is forgotten after this, most other requests after a day. */
const SIGN_UP_DAYS = 7;
/** The link that undoes an address change needs its time. A day more, as its email may have left late. */
const ADDRESS_CHANGED_DAYS = UNDO_ADDRESS_DAYS + 1;
/** For this long, a browser that asked for a link can open any of that kind to the same address. */
const ASKED_MS = HOUR_MS;

/** Who asks for a link, and where it is to lead. */
export interface Asking {
  /** S256 of the verifier that the browser keeps. */
  codeChallenge: string | null;
  /** A page whose origin is allowed; null for the site's own. */
  redirectTo: string | null;
}

type NewLinkRequest = Pick<LinkRequest, 'kind' | 'email'> &
  Partial<
    Pick<LinkRequest, 'userId' | 'passwordHash' | 'userMetadata' | 'codeChallenge' | 'redirectTo'>
  >;

/** A sign-up and a resent link are the same email; other kinds have rates of their own. */
const VERIFICATION: readonly LinkRequestKind[] = ['sign-up', 'resend'];
const sameMail = (kind: LinkRequestKind): readonly LinkRequestKind[] =>
  VERIFICATION.includes(kind) ? VERIFICATION : [kind];

/**
 * The requests for emails with links, and their rate: one of a kind per minute and address (the
 * operator's setting).
 */
@Injectable()
export class LinkRequests {
  constructor(
    private readonly requests: LinkRequestRepository,
    private readonly clock: Clock,
    private readonly ids: Ids,
    @InjectConfig() private readonly config: AppConfig,
  ) {}

  /** Makes transactions that deal with the same address run one at a time, whether or not anyone has it. */
  lockAddress(tx: Tx, email: string): Promise<void> {
    return this.requests.lockAddress(tx, email);
  }

  /**
   * Stores a request. The address must be locked.
   *
   * The first sign-up of an address has no minimum interval, so its link always arrives. Whether
   * it's the first depends only on the stored requests, not on an account: otherwise the pace of
   * the next email would show who has one.
   *
   * @returns its id, or undefined when another email to the address or account was asked for a
   * moment ago
   */
  async open(tx: Tx, asked: NewLinkRequest): Promise<string | undefined> {
    const isFirst = asked.kind === 'sign-up' && !(await this.requests.hasSignUp(tx, asked.email));
    if (!isFirst && (await this.isTooSoon(tx, asked, this.clock.now()))) return undefined;
    return this.insert(tx, asked, true);
  }

  /**
   * Stores a request that came too soon: no email goes out, but the link sent before also opens in this
   * browser. Otherwise, a stranger who keeps asking could keep the owner from getting a link that
   * works.
   */
  async note(tx: Tx, asked: NewLinkRequest): Promise<void> {
    await this.insert(tx, asked, false);
  }

  /** Whether a browser with one of these challenges asked for a link of the kind to the address. */
  askedBy(
    tx: Tx,
    link: Pick<NewLinkRequest, 'kind' | 'email'>,
    challenges: string[],
  ): Promise<boolean> {
    const since = new Date(this.clock.now().getTime() - ASKED_MS);
    return this.requests.hasAskedBy(tx, link, challenges, since);
  }

  /** Stores a request for which no email is sent. */
  keep(tx: Tx, asked: NewLinkRequest): Promise<string> {
    return this.insert(tx, asked, false);
  }

  find(id: string, tx?: Tx): Promise<LinkRequest | null> {
    return this.requests.findById(id, tx);
  }

  /** The password of the newest sign-up whose link hasn't been used to verify the address. */
  waitingPassword(email: string): Promise<string | null> {
    return this.requests.findWaitingPassword(email);
  }

  /**
   * The one sign-up that a resent link can mean. Undefined if several are pending: we can't tell which
   * one belongs to the person asking.
   */
  async onlySignUp(userId: string): Promise<string | undefined> {
    const ids = await this.requests.findWaitingSignUps(userId);
    return ids.length === 1 ? ids[0] : undefined;
  }

  /**
   * When the user's address was last changed from this one, up to this time; undefined if no longer
   * known.
   */
  addressChangedAt(tx: Tx, userId: string, email: string, until: Date): Promise<Date | undefined> {
    return this.requests.findAddressChange(tx, userId, email, until);
  }

  /** Deletes the requests for an account. */
  forget(tx: Tx, userId: string): Promise<void> {
    return this.requests.deleteOfUser(tx, userId);
  }

  purge(): Promise<void> {
    return this.requests.purge(SIGN_UP_DAYS, ADDRESS_CHANGED_DAYS);
  }

  private async insert(tx: Tx, asked: NewLinkRequest, mailed: boolean): Promise<string> {
    const id = this.ids.uuid();
    await this.requests.insert(tx, { ...asked, id, mailed, createdAt: this.clock.now() });
    return id;
  }

  private async isTooSoon(tx: Tx, asked: NewLinkRequest, now: Date): Promise<boolean> {
    const waitMs = this.config.auth.mailIntervalSeconds * 1000;
    const since = new Date(now.getTime() - waitMs);
    const to = { email: asked.email, userId: asked.userId ?? null };
    return waitMs > 0 && (await this.requests.hasMailed(tx, to, sameMail(asked.kind), since));
  }
}
