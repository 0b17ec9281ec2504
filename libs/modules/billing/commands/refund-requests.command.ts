import {
  type AdminRefundRequest,
  REFUND_NOTE_MAX,
  refundDecisionBody,
} from '@prepward/contracts/billing';
import { dollars } from '@prepward/contracts/money';
import { commandSettings } from '@prepward/platform/config';
import type { ServiceCommand } from '@prepward/platform/manifest';
import * as z from 'zod';
import { BillingModule } from '../billing.module.js';
import { RefundsService } from '../refunds.service.js';

const USAGE = 'Expected: decide-refund <request> <approved | declined> [note to the student]';
const NOTE_TOO_LONG = `The note is too long: expected at most ${REFUND_NOTE_MAX} characters`;
/** As many as one page of the list has. */
const SHOWN = 100;

function lineOf({ id, createdAt, name, amountCents, reason, problem }: AdminRefundRequest): string {
  const line = `${id}  ${createdAt.slice(0, 10)}  ${dollars(amountCents)}  ${name}: ${reason}`;
  return problem === null ? line : `${line}\n  not paid: ${problem}`;
}

/** `refund-requests`: lists requests that wait for a decision or weren't paid out, oldest first. */
export const refundRequests: ServiceCommand = {
  modules: [BillingModule],
  run: async (_, app) => {
    const refunds = app.get(RefundsService);
    for (const [state, words] of [
      ['failed', 'approved and not refunded (decide again to retry)'],
      ['pending', 'waiting for a decision'],
    ] as const) {
      const { rows, total } = await refunds.list({
        sort: ['createdAt', 'ASC'],
        range: [0, SHOWN - 1],
        filter: { state },
      });
      for (const row of rows) console.log(lineOf(row));
      if (total > SHOWN) console.log(`and ${total - SHOWN} more`);
      console.log(`${total} ${words}`);
    }
  },
};

/**
 * `decide-refund <request> <approved | declined> [note]`: the worker then pays the money back, or
 * emails the refusal.
 */
export const decideRefund: ServiceCommand = {
  modules: [BillingModule],
  run: async ([id = '', decision = '', ...words], app) => {
    if (id === '' || (decision !== 'approved' && decision !== 'declined')) throw new Error(USAGE);
    if (!z.uuid().safeParse(id).success) {
      throw new Error(`No request has the id ${id}: expected an id listed by refund-requests`);
    }
    const body = refundDecisionBody.safeParse({ decision, note: words.join(' ') });
    if (!body.success) throw new Error(NOTE_TOO_LONG);
    const { note } = body.data;
    const refunds = app.get(RefundsService);
    const decided = await refunds.decide(id, decision, {
      operator: commandSettings().operator,
      note,
    });
    const then =
      decided.state === 'approved' ? 'the worker refunds it' : 'the student gets an email';
    console.log(`${decided.name}, ${dollars(decided.amountCents)}: ${decided.state}, ${then}`);
  },
};
