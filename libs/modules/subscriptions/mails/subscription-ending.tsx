import { isAccessOpen } from '@prepward/contracts/access-rules';
import { utcDay } from '@prepward/contracts/dates';
import { subscriptionExpiring } from '@prepward/contracts/events';
import { planOf, planTitle } from '@prepward/contracts/plans';
import { defineMail, MailLayout, MailLink, MailText } from '@prepward/platform/mail';
import { accessAt } from '../domain/access.js';
import { SubscriptionsService } from '../subscriptions.service.js';

export function planName(id: string): string {
  const plan = planOf(id);
  return plan === undefined ? 'access' : planTitle(plan);
}

/** Sent three days before access ends, unless it has been renewed in the meantime. */
export const subscriptionEndingMail = defineMail({
  name: 'subscriptions.send-ending',
  on: subscriptionExpiring,
  template: 'subscription-ending',
  inject: [SubscriptionsService],
  async load({ userId, plan, endsAt }, [subscriptions]) {
    const access = accessAt(await subscriptions.periodsOf(userId), new Date(endsAt));
    return isAccessOpen(access) ? null : { userId, data: { plan, endsAt } };
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
