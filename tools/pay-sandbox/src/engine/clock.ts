import { expireSession, settleSession } from './checkout.js';
import type { EngineContext } from './context.js';
import { endPeriod, retryInvoice } from './renewals.js';
import { DAY_MS, type SandboxState } from './state.js';

/** How long idempotency keys are remembered, in ms. */
const KEY_LASTS_MS = DAY_MS;

/** Something that happens automatically. */
interface Due {
  at: number;
  /** At the same time, the lower rank goes first: a retry decides whether there is a next period. */
  rank: number;
  happen: (context: EngineContext) => void;
}

function* coming(state: SandboxState): Generator<Due> {
  for (const invoice of Object.values(state.invoices)) {
    if (invoice.nextAttemptAt === null) continue;
    yield {
      at: invoice.nextAttemptAt,
      rank: 0,
      happen: (context) => retryInvoice(context, invoice),
    };
  }
  for (const payment of Object.values(state.payments)) {
    if (payment.status !== 'processing') continue;
    yield {
      at: payment.settlesAt ?? state.now,
      rank: 0,
      happen: (context) => settleSession(context, payment),
    };
  }
  for (const subscription of Object.values(state.subscriptions)) {
    // A subscription that isn't paid for anymore doesn't renew.
    if (subscription.status === 'canceled' || subscription.status === 'incomplete') continue;
    if (subscription.status === 'unpaid' && !subscription.cancelAtPeriodEnd) continue;
    yield {
      at: subscription.currentPeriodEnd,
      rank: 1,
      happen: (context) => endPeriod(context, subscription),
    };
  }
  for (const session of Object.values(state.sessions)) {
    if (session.status !== 'open') continue;
    yield {
      at: session.expiresAt,
      rank: 2,
      happen: (context) => void expireSession(context, session.id),
    };
  }
}

function nextDue(state: SandboxState, until: number): Due | undefined {
  let next: Due | undefined;
  for (const due of coming(state)) {
    if (due.at > until) continue;
    if (!next || due.at < next.at || (due.at === next.at && due.rank < next.rank)) next = due;
  }
  return next;
}

function forgetKeys(state: SandboxState): void {
  for (const [key, { createdAt }] of Object.entries(state.keptAnswers)) {
    if (createdAt + KEY_LASTS_MS <= state.now) delete state.keptAnswers[key];
  }
}

/**
 * Moves the clock forward, and does everything that falls due on the way, at its own time and in order.
 * A time in the past changes nothing.
 *
 * @param to ms since 1970
 */
export function advanceTo(context: EngineContext, to: number): void {
  const { state } = context;
  for (let due = nextDue(state, to); due; due = nextDue(state, to)) {
    state.now = Math.max(state.now, due.at);
    due.happen(context);
  }
  state.now = Math.max(state.now, to);
  forgetKeys(state);
}
