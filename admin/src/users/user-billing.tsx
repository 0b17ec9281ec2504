import { MenuItem, Stack, Typography } from '@mui/material';
import type { AdminUser } from '@prepward/contracts/admin';
import type { AdminUserBilling } from '@prepward/contracts/admin-users';
import { dollars } from '@prepward/contracts/money';
import { GRANT_PLANS, type GrantPlan, planOf, productOf } from '@prepward/contracts/plans';
import { ActionButton } from '../ui/action-button.js';
import { chosen } from '../ui/chosen.js';
import { Section } from '../ui/facts.js';
import { FormField } from '../ui/form-field.js';
import { Moment } from '../ui/moment.js';
import { StatusChip, type Tone } from '../ui/status-chip.js';
import { Read, Rows } from '../ui/sub-list.js';
import { inWords } from './user-words.js';

type Access = AdminUserBilling['access'];
type Grant = AdminUserBilling['grants'][number];
type Payment = AdminUserBilling['payments'][number];

const planName = (plan: GrantPlan) => planOf(plan)?.name ?? 'Lifetime';

const ACCESS_TONES: Partial<Record<Access['state'], Tone>> = {
  active: 'good',
  grace: 'waiting',
  ended: 'neutral',
};

function AccessLine({ access }: { access: Access }) {
  const { state, plan, source, until, renews } = access;
  const by = source === 'grant' ? 'granted by staff' : 'paid';
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 1, py: 1 }}>
      <StatusChip label={inWords(state)} tone={ACCESS_TONES[state] ?? 'neutral'} />
      {plan === null ? null : (
        <Typography component="span">
          {planName(plan)}, {by}, {renews ? 'renews ' : 'until '}
          <Moment at={until} never="permanently" exact />
        </Typography>
      )}
    </Stack>
  );
}

function GrantPlanButton({ id }: { id: string }) {
  return (
    <ActionButton
      route="admin.grantPlan"
      id={id}
      label="Grant a plan"
      title="Grant a plan?"
      text="The plan starts now and runs for its days, without a payment."
      inputs={
        <FormField select name="plan" label="Plan" defaultValue="weekly">
          {GRANT_PLANS.map((plan) => (
            <MenuItem key={plan} value={plan}>
              {planName(plan)}
            </MenuItem>
          ))}
        </FormField>
      }
      confirm="Grant plan"
      toBody={({ plan, reason }) => ({ plan: chosen(GRANT_PLANS, plan), reason })}
      done="Plan granted."
    />
  );
}

function EndGrantsButton({ id }: { id: string }) {
  return (
    <ActionButton
      route="admin.endGrants"
      id={id}
      label="Revoke"
      danger
      title="Revoke granted plans?"
      text="Every active plan granted by staff ends now. What the student paid for stays."
      confirm="Revoke"
      done="The granted plans ended."
    />
  );
}

const GRANT_COLUMNS = {
  Plan: ({ plan }: Grant) => planName(plan),
  From: ({ startsAt }: Grant) => <Moment at={startsAt} never="–" />,
  Until: ({ endsAt }: Grant) => <Moment at={endsAt} never="Permanently" />,
  Revoked: ({ takenBackAt }: Grant) => <Moment at={takenBackAt} never="–" />,
};

const PAYMENT_COLUMNS = {
  Paid: ({ at }: Payment) => <Moment at={at} never="–" />,
  For: ({ name }: Payment) => name,
  Amount: ({ amountCents }: Payment) => dollars(amountCents),
  Refunded: ({ refundedCents }: Payment) => (refundedCents === 0 ? '–' : dollars(refundedCents)),
  State: ({ state }: Payment) => inWords(state),
};

const PURCHASE_COLUMNS = {
  Product: ({ product }: AdminUserBilling['purchases'][number]) =>
    productOf(product)?.name ?? product,
  Paid: ({ paidAt }: AdminUserBilling['purchases'][number]) => <Moment at={paidAt} never="–" />,
  State: ({ owned }: AdminUserBilling['purchases'][number]) => (owned ? 'Owned' : 'Paid back'),
};

const isRunning = ({ endsAt, takenBackAt }: Grant) =>
  takenBackAt === null && (endsAt === null || new Date(endsAt) > new Date());

function AccessSection({ user, billing }: { user: AdminUser; billing: AdminUserBilling }) {
  const { id, emailConfirmedAt } = user;
  const { access, grants } = billing;
  return (
    <Section
      title="Access"
      actions={
        <>
          {grants.some(isRunning) ? <EndGrantsButton id={id} /> : null}
          {emailConfirmedAt === null ? null : <GrantPlanButton id={id} />}
        </>
      }
    >
      <AccessLine access={access} />
      <Rows
        label="Plans granted by staff"
        rows={grants}
        keyOf={(grant) => grant.id}
        columns={GRANT_COLUMNS}
        none="No plans granted by staff."
      />
    </Section>
  );
}

/** The student's access, payments, and purchases. */
export function UserBilling({ user }: { user: AdminUser }) {
  return (
    <Read route="admin.userBilling" input={{ params: { id: user.id } }}>
      {(billing) => (
        <>
          <AccessSection user={user} billing={billing} />
          <Section title="Payments">
            <Rows
              label="Payments"
              rows={billing.payments}
              keyOf={(payment) => payment.id}
              columns={PAYMENT_COLUMNS}
              none="No payments yet."
            />
          </Section>
          <Section title="Purchases">
            <Rows
              label="Purchases"
              rows={billing.purchases}
              keyOf={(purchase) => purchase.orderId}
              columns={PURCHASE_COLUMNS}
              none="No test banks bought."
            />
          </Section>
        </>
      )}
    </Read>
  );
}
