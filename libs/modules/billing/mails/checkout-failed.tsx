import { checkoutFailed } from '@prepward/contracts/events';
import { planOf } from '@prepward/contracts/plans';
import { defineMail, MailLayout, MailLink, MailText } from '@prepward/platform/mail';
import { nameOf } from '../domain/history.js';

/** A bank took days over a first payment, and said no. */
export const checkoutFailedMail = defineMail({
  name: 'billing.send-checkout-failed',
  on: checkoutFailed,
  template: 'checkout-failed',
  inject: [],
  load({ userId, item }) {
    const path = `/checkout?${planOf(item) === undefined ? 'product' : 'plan'}=${item}`;
    return { userId, data: { name: nameOf(item), path } };
  },
  subject: ({ name }) => `Your payment for ${name} didn’t go through`,
  view: ({ name, path }, site) => (
    <MailLayout preview="Nothing was charged." heading="Your payment didn’t go through">
      <MailText>
        Your bank didn’t send us the payment for {name}. Nothing was charged, and nothing was
        bought.
      </MailText>
      <MailText>You can try again, with another payment method if you like.</MailText>
      <MailLink href={site.url(path)}>Try again</MailLink>
    </MailLayout>
  ),
});
