import { reasonText } from '@prepward/contracts/admin-lists';
import { GRANT_PLANS, type GrantPlan } from '@prepward/contracts/plans';
import { REASON_LENGTH } from '@prepward/contracts/reason-rules';
import { AuthModule, UsersAdminService } from '@prepward/modules/auth';
import { BillingModule, GrantsService } from '@prepward/modules/billing';
import { noteForAudit } from '@prepward/platform/audit';
import { commandSettings } from '@prepward/platform/config';
import type { ServiceCommand } from '@prepward/platform/manifest';

const USAGE = `Expected: grant <email> <${GRANT_PLANS.join(' | ')} | none> [reason]`;
const REASON = `The reason is too short or too long: expected ${REASON_LENGTH.least} to ${REASON_LENGTH.most} characters`;

function isPlan(text: string): text is GrantPlan {
  return (GRANT_PLANS as readonly string[]).includes(text);
}

/**
 * `grant <email> <plan> [reason]`: grants a plan to a student; `none` revokes all grants. A row in the
 * ledger says who did it and why.
 */
export const grant: ServiceCommand = {
  modules: [AuthModule, BillingModule],
  run: async ([email = '', plan = '', ...words], app) => {
    if (email === '' || !(isPlan(plan) || plan === 'none')) throw new Error(USAGE);
    const reason = reasonText.safeParse(words.join(' ') || 'On the command line');
    if (!reason.success) throw new Error(REASON);
    const note = { operator: commandSettings().operator, reason: reason.data };
    const id = await app.get(UsersAdminService).idOf(email);
    if (id === undefined) throw new Error(`No account has the address ${email}`);
    noteForAudit({ resourceId: id, after: { plan, operator: note.operator }, reason: note.reason });
    const grants = app.get(GrantsService);
    if (plan === 'none') {
      const taken = await grants.revoke(id, note);
      console.log(`${email}: ${taken} ${taken === 1 ? 'grant' : 'grants'} revoked`);
      return;
    }
    const endsAt = await grants.grant(id, plan, note);
    console.log(
      `${email}: ${plan}, ${endsAt === null ? 'permanently' : `until ${endsAt.toISOString()}`}`,
    );
  },
};
