import { GRANT_PLANS, type GrantPlan } from '@prepward/contracts/plans';
import { AuthModule, UsersAdminService } from '@prepward/modules/auth';
import { BillingModule, GrantsService } from '@prepward/modules/billing';
import { noteForAudit } from '@prepward/platform/audit';
import { operator, type ServiceCommand } from '@prepward/platform/manifest';

const USAGE = `Expected: grant <email> <${GRANT_PLANS.join(' | ')} | none> [reason]`;

function isPlan(text: string): text is GrantPlan {
  return (GRANT_PLANS as readonly string[]).includes(text);
}

/**
 * `grant <email> <plan> [reason]`: makes a subscriber; `none` takes all grants back. A row of the ledger
 * says who did it and why.
 */
export const grant: ServiceCommand = {
  modules: [AuthModule, BillingModule],
  run: async ([email = '', plan = '', ...words], app) => {
    if (email === '' || !(isPlan(plan) || plan === 'none')) throw new Error(USAGE);
    const note = { operator: operator(), reason: words.join(' ') || 'On the command line' };
    const id = await app.get(UsersAdminService).idOf(email);
    if (id === undefined) throw new Error(`There is no account with the address ${email}`);
    noteForAudit({ resourceId: id, after: { plan, operator: note.operator }, reason: note.reason });
    const grants = app.get(GrantsService);
    if (plan === 'none') {
      console.log(`${email}: ${await grants.revoke(id, note)} grants taken back`);
      return;
    }
    const endsAt = await grants.grant(id, plan, note);
    console.log(
      `${email}: ${plan}, ${endsAt === null ? 'permanently' : `until ${endsAt.toISOString()}`}`,
    );
  },
};
