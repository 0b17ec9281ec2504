import { userInfo } from 'node:os';
import { dollars } from '@prepward/contracts/money';
import type { ServiceCommand } from '@prepward/platform/manifest';
import { BillingModule } from '../billing.module.js';
import { RefundsService } from '../refunds.service.js';

const USAGE = 'Expected: decide-refund <request> <approved | declined> [note to the student]';

/** `refund-requests`: lists the requests that wait for a decision, oldest first. */
export const refundRequests: ServiceCommand = {
  modules: [BillingModule],
  run: async (_, app) => {
    const { rows, total } = await app.get(RefundsService).list({
      sort: ['createdAt', 'ASC'],
      range: [0, 99],
      filter: { state: 'pending' },
    });
    for (const { id, createdAt, name, amountCents, reason } of rows) {
      console.log(`${id}  ${createdAt}  ${dollars(amountCents)}  ${name}: ${reason}`);
    }
    console.log(`${total} waiting`);
  },
};

/** `decide-refund <request> <approved | declined> [note]`: the worker then pays back, or mails the no. */
export const decideRefund: ServiceCommand = {
  modules: [BillingModule],
  run: async ([id = '', decision = '', ...words], app) => {
    if (id === '' || (decision !== 'approved' && decision !== 'declined')) throw new Error(USAGE);
    const operator = process.env.OPERATOR ?? userInfo().username;
    const note = words.join(' ');
    const refunds = app.get(RefundsService);
    const { name, amountCents, state } = await refunds.decide(id, decision, { operator, note });
    console.log(`${name}, ${dollars(amountCents)}: ${state}`);
  },
};
