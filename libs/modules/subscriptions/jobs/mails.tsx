import { isAccessOpen } from '@prepward/contracts/access-rules';
import { utcDay } from '@prepward/contracts/dates';
import { subscriptionExpired, subscriptionExpiring } from '@prepward/contracts/events';
import { GRACE_DAYS, planOf, planTitle } from '@prepward/contracts/plans';
import { defineMail, MailLayout, MailLink, MailText, Recipients } from '@prepward/platform/mail';
import { accessAt } from '../domain/access.js';
import { SubscriptionsService } from '../subscriptions.service.js';

function planName(id: string): string {
  const plan = planOf(id);
  return plan === undefined ? 'access' : planTitle(plan);
}

/** Three days before access ends; not where it was renewed meanwhile. */
export const subscriptionEnding = defineMail({
  name: 'subscriptions.send-ending',
  on: subscriptionExpiring,
  template: 'subscription-ending',
  inject: [Recipients, SubscriptionsService],
  async load({ userId, plan, endsAt }, [recipients, subscriptions]) {
    const recipient = await recipients.find(userId);
    const access = accessAt(await subscriptions.periodsOf(userId), new Date(endsAt));
    if (recipient === null || isAccessOpen(access)) return null;
    return { to: recipient.email, data: { plan, endsAt } };
  },
  subject: ({ endsAt }) => `Your plan ends on ${utcDay(new Date(endsAt))}`,
  view: ({ plan, endsAt }, site) => (
    <MailLayout
      preview="Nothing more will be charged."
      heading={`Your ${planName(plan)} ends on ${utcDay(new Date(endsAt))}`}
    >
      <MailText>
        Until then the whole question bank, mock exams and your review queue stay available. Nothing
        more will be charged.
      </MailText>
      <MailText>After that you keep your history and your progress, free.</MailText>
      <MailLink href={site.url('/subscription')}>See your plan</MailLink>
    </MailLayout>
  ),
});

const ENDED = {
  over: 'You can still see your history and progress. You can pick a plan again at any time.',
  unpaid: `We tried to charge your payment method for ${GRACE_DAYS} days and it didn't work, so your plan has ended. Nothing more will be charged. You can still see your history and progress.`,
};

/** Once access has ended. Who was refunded reads of that in another mail. */
export const subscriptionEnded = defineMail({
  name: 'subscriptions.send-ended',
  on: subscriptionExpired,
  template: 'subscription-ended',
  inject: [Recipients],
  async load({ userId, plan, cause }, [recipients]) {
    const recipient = await recipients.find(userId);
    if (recipient === null || cause === 'refund' || cause === 'dispute') return null;
    return { to: recipient.email, data: { plan, text: ENDED[cause] } };
  },
  subject: () => 'Your plan has ended',
  view: ({ plan, text }, site) => (
    <MailLayout
      preview="Your progress is still yours."
      heading={`Your ${planName(plan)} has ended`}
    >
      <MailText>{text}</MailText>
      <MailLink href={site.url('/pricing')}>See the plans</MailLink>
    </MailLayout>
  ),
});
