import { randomUUID } from 'node:crypto';
import { compare } from './compare.js';
import type { Stack } from './stack.js';
import { makeVisitors } from './visitors.js';

/** CPU of `POST /functions/v1/check-subscription`, asked by sessions with a subscription. */
export async function checkSubscription(stack: Stack): Promise<void> {
  const visitors = await makeVisitors(stack);
  for (const { userId } of visitors) {
    await stack.db.query(
      `INSERT INTO subscriptions (id, user_id, plan, ends_at)
       VALUES ($1, $2, 'monthly', now() + interval '30 days')`,
      [randomUUID(), userId],
    );
  }
  await compare(stack, {
    limits: [
      { name: 'bare, same SQL, token not verified', verify: false },
      { name: 'bare, same SQL, ES256 verified with jose', verify: true },
    ],
    callOf: (client) => ({
      method: 'POST',
      path: '/functions/v1/check-subscription',
      token: visitors[client]?.token ?? '',
    }),
    accepts: (answer) => answer.subscribed === true && answer.product_id === 'monthly',
  });
}
