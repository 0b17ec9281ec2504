import { subscriptionExpired } from '@prepward/contracts/events';
import { GRACE_DAYS } from '@prepward/contracts/plans';
import { defineMail, MailLayout, MailLink, MailText } from '@prepward/platform/mail';
import { planName } from './subscription-ending.js';

const ENDED = {
  over: 'You can still see your history and progress. You can pick a plan again at any time.',
  unpaid: `We tried to charge your payment method for ${GRACE_DAYS} days and it didn't work, so your plan has ended. Nothing more will be charged. You can still see your history and progress.`,
};

/** Sent once access has ended. After a refund, a different email says so. */
export const subscriptionEndedMail = defineMail({
  name: 'subscriptions.send-ended',
  on: subscriptionExpired,
  template: 'subscription-ended',
  inject: [],
  load({ userId, plan, cause }) {
    if (cause === 'refund' || cause === 'dispute') return null;
    return { userId, data: { plan, text: ENDED[cause] } };
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
