import { utcDay } from '@prepward/contracts/dates';
import { paymentFailed } from '@prepward/contracts/events';
import { planOf } from '@prepward/contracts/plans';
import { SubscriptionsService } from '@prepward/modules/subscriptions';
import { defineMail, MailLayout, MailLink, MailText } from '@prepward/platform/mail';

const FAILED_SUBJECTS = {
  1: 'We couldn’t renew your plan',
  2: 'Your plan still needs a payment method that works',
  3: 'Your access ends tomorrow',
} as const;

/** For a renewal that isn't paid, in three stages; not sent once it's paid. */
export const paymentFailedMail = defineMail({
  name: 'billing.send-payment-failed',
  on: paymentFailed,
  template: 'payment-failed',
  inject: [SubscriptionsService],
  async load({ userId, plan, stage, accessUntil }, [subscriptions]) {
    const { paymentProblem } = await subscriptions.access(userId);
    if (paymentProblem === null) return null;
    const subject = FAILED_SUBJECTS[stage === 1 || stage === 2 ? stage : 3];
    return { userId, data: { plan, accessUntil: new Date(accessUntil), subject } };
  },
  subject: ({ subject }) => subject,
  view: ({ plan, accessUntil, subject }, site) => (
    <MailLayout preview={`You keep access until ${utcDay(accessUntil)}.`} heading={subject}>
      <MailText>
        The payment for your {planOf(plan)?.name ?? ''} plan didn’t go through. We’ll try again over
        the next few days.
      </MailText>
      <MailText>
        You keep full access until {utcDay(accessUntil)}. To stay subscribed, check your payment
        method before then.
      </MailText>
      <MailLink href={site.url('/subscription')}>Update your payment method</MailLink>
    </MailLayout>
  ),
});
