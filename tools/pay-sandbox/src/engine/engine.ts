import type { CardInput } from './cards.js';
import { type CatalogEntry, setCatalog } from './catalog.js';
import {
  answerChallenge,
  type CheckoutResult,
  createPortalSession,
  createSession,
  expireSession,
  paySession,
  requirePortalSession,
  type SessionInput,
} from './checkout.js';
import { advanceTo } from './clock.js';
import type { EngineContext } from './context.js';
import {
  type CustomerInput,
  createCustomer,
  replaceCard,
  updateCustomer,
  voidCredit,
} from './customers.js';
import { find } from './failure.js';
import { once } from './idempotency.js';
import type { ChangePreview } from './proration.js';
import { closeDispute, openDispute, type RefundInput, refund } from './refunds.js';
import {
  type CheckoutSession,
  type Customer,
  type Dispute,
  emptyState,
  type PaymentMethod,
  type PortalSession,
  type Price,
  type Refund,
  type SandboxEvent,
  type SandboxState,
  type Subscription,
} from './state.js';
import {
  type CancelOptions,
  cancelSubscription,
  changePlan,
  type PlanChange,
  previewChange,
  resumeSubscription,
} from './subscriptions.js';
import { type CustomerRecord, customerRecord } from './views.js';

export interface EngineOptions {
  /** State to continue from; without it, an empty one that starts at `startsAt`. */
  state?: SandboxState;
  /** ms since 1970; 0 by default. */
  startsAt?: number;
  /** Makes ids that begin with a prefix. By default they count up, the same in each run. */
  newId?: (prefix: string) => string;
  /** What happens to a subscription when its last retry fails; `cancel` by default. */
  afterRetries?: 'cancel' | 'unpaid';
}

/** Ids that count up from the number of events and entries there are. */
function countingIds(state: SandboxState): (prefix: string) => string {
  const { events, now: _now, ...records } = state;
  let count = Object.values(records).reduce((sum, one) => sum + Object.keys(one).length, 0);
  count += events.length;
  return (prefix) => {
    count += 1;
    return `${prefix}_${String(count).padStart(8, '0')}`;
  };
}

/**
 * A payment gateway without a network: customers, checkouts, subscriptions, invoices, payments,
 * refunds, disputes and a clock that only moves when told. The same calls give the same state. It
 * returns copies. Every call throws {@link EngineFailure} when it can't be done.
 */
export class PaymentEngine {
  private readonly context: EngineContext;

  constructor({ state, startsAt = 0, newId, afterRetries = 'cancel' }: EngineOptions = {}) {
    const own = state ?? emptyState(startsAt);
    this.context = { state: own, newId: newId ?? countingIds(own), afterRetries };
  }

  /** The engine's clock, ms since 1970. */
  get now(): number {
    return this.context.state.now;
  }

  /** The whole state, to save. It's live, not a copy: don't change it. */
  get state(): Readonly<SandboxState> {
    return this.context.state;
  }

  /** Moves the clock forward; what falls due happens in order. A time in the past changes nothing. */
  advanceTo(to: number): void {
    advanceTo(this.context, to);
  }

  /** Runs a call once per key; see {@link EngineFailure} `idempotency_key_reused`. */
  once<T>(key: string, fingerprint: string, call: () => T): T {
    return once(this.context, key, fingerprint, call);
  }

  setCatalog(entries: readonly CatalogEntry[]): void {
    setCatalog(this.context, entries);
  }

  prices(): Price[] {
    return structuredClone(Object.values(this.state.prices).filter((price) => price.active));
  }

  createCustomer(input: CustomerInput): Customer {
    return structuredClone(createCustomer(this.context, input));
  }

  updateCustomer(id: string, change: Partial<CustomerInput>): Customer {
    return structuredClone(updateCustomer(this.context, id, change));
  }

  /** Makes a card the one that renewals charge, and tries open invoices with it. */
  replaceCard(customerId: string, card: CardInput): PaymentMethod {
    return structuredClone(replaceCard(this.context, customerId, card));
  }

  /** Removes credit that later invoices would use. */
  voidCredit(customerId: string, cents: number): Customer {
    return structuredClone(voidCredit(this.context, customerId, cents));
  }

  /** Everything about a customer, at one moment. */
  customerRecord(id: string): CustomerRecord {
    return structuredClone(customerRecord(this.context, id));
  }

  createSession(input: SessionInput): CheckoutSession {
    return structuredClone(createSession(this.context, input));
  }

  session(id: string): CheckoutSession {
    return structuredClone(find(this.state.sessions, id, 'checkout session'));
  }

  expireSession(id: string): CheckoutSession {
    return structuredClone(expireSession(this.context, id));
  }

  /** Pays a session by card, as the hosted page does. */
  paySession(id: string, card: CardInput): CheckoutResult {
    return structuredClone(paySession(this.context, id, card));
  }

  /** Records the bank's answer about a payment that `requires_action`. */
  answerChallenge(id: string, passed: boolean): CheckoutResult {
    return structuredClone(answerChallenge(this.context, id, passed));
  }

  createPortalSession(customerId: string, returnUrl: string): PortalSession {
    return structuredClone(createPortalSession(this.context, customerId, returnUrl));
  }

  portalSession(id: string): PortalSession {
    return structuredClone(requirePortalSession(this.context, id));
  }

  subscription(id: string): Subscription {
    return structuredClone(find(this.state.subscriptions, id, 'subscription'));
  }

  cancelSubscription(id: string, options: CancelOptions): Subscription {
    return structuredClone(cancelSubscription(this.context, id, options));
  }

  resumeSubscription(id: string): Subscription {
    return structuredClone(resumeSubscription(this.context, id));
  }

  previewChange(id: string, change: PlanChange): ChangePreview {
    return previewChange(this.context, id, change);
  }

  changePlan(id: string, change: PlanChange): Subscription {
    return structuredClone(changePlan(this.context, id, change));
  }

  refund(input: RefundInput): Refund {
    return structuredClone(refund(this.context, input));
  }

  openDispute(paymentId: string, reason?: string): Dispute {
    return structuredClone(openDispute(this.context, paymentId, reason));
  }

  closeDispute(id: string, outcome: 'won' | 'lost'): Dispute {
    return structuredClone(closeDispute(this.context, id, outcome));
  }

  /** Events after the first `seen`, oldest first. */
  events(seen = 0): SandboxEvent[] {
    return structuredClone(this.state.events.slice(seen));
  }
}
