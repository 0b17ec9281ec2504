import { routeRequest } from '@prepward/contracts/route-request';
import { compare } from './compare.js';
import { CLIENTS } from './load.js';
import type { Stack } from './stack.js';
import { makeStudents } from './students.js';

/** CPU of `POST /functions/v1/check-subscription`, called by sessions with a subscription. */
export async function checkSubscription(stack: Stack): Promise<void> {
  const students = await makeStudents(stack, CLIENTS);
  await compare(stack, {
    callOf: (client) => ({
      ...routeRequest('account.checkSubscription'),
      token: students[client]?.token ?? '',
    }),
    accepts: (answer) => answer.subscribed === true && answer.product_id === 'monthly',
  });
}
