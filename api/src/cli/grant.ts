import { GRANT_PLANS, type GrantPlan } from '@prepward/contracts/plans';
import { UsersAdminService } from '@prepward/modules/auth';
import { SubscriptionsService } from '@prepward/modules/subscriptions';
import { withServices } from './context.js';

function isPlan(text: string): text is GrantPlan {
  return (GRANT_PLANS as readonly string[]).includes(text);
}

/** `grant <email> <plan>`: makes a subscriber. */
export async function grant([email = '', plan = '']: string[]): Promise<void> {
  if (email === '' || !isPlan(plan)) {
    throw new Error(`Expected: grant <email> <${GRANT_PLANS.join(' | ')}>`);
  }
  await withServices(async (app) => {
    const id = await app.get(UsersAdminService).idOf(email);
    if (id === undefined) throw new Error(`There is no account with the address ${email}`);
    const endsAt = await app.get(SubscriptionsService).grant(id, plan);
    console.log(
      `${email}: ${plan}, ${endsAt === null ? 'for ever' : `until ${endsAt.toISOString()}`}`,
    );
  });
}
