import { BRAND } from '@prepward/contracts/brand';
import { emailChangeRequested } from '@prepward/contracts/events';
import { defineMail, MailLayout, MailLink, MailText } from '@prepward/platform/mail';
import { LinkMakerService } from '../link-maker.service.js';

/**
 * Goes to both addresses: each must confirm before the change takes effect.
 *
 * @param props.newEmail shown to the address that is proven; null in the email to the new one
 */
function ChangeAddressMail(props: { newEmail: string | null; link: string }) {
  return (
    <MailLayout preview="Confirm your new email address." heading="Confirm your new email address">
      <MailText>
        You asked to change your account’s email address to {props.newEmail ?? 'this one'}. The
        change takes effect once you’ve opened both links: the one sent to your old address and the
        one sent to your new address.
      </MailText>
      <MailLink href={props.link}>Confirm the change</MailLink>
      <MailText>
        {props.newEmail === null
          ? 'Wasn’t you? Ignore this email.'
          : 'Wasn’t you? Ignore this email and change your password.'}
      </MailText>
    </MailLayout>
  );
}

/** To the account's current address: it's proven, so the new one may be named. */
export const changeFromMail = defineMail({
  name: 'auth.send-email-change-current-mail',
  on: emailChangeRequested,
  template: 'email-change-current',
  inject: [LinkMakerService],
  async load({ requestId }, [links]) {
    const target = await links.findChange(requestId);
    if (target === undefined) return null;
    const link = await links.make(target, 'email-change-current', target.email);
    return { to: target.email, data: { link, newEmail: target.newEmail } };
  },
  subject: () => `Confirm your new email address for ${BRAND.name}`,
  view: (data) => <ChangeAddressMail {...data} />,
});

/** To the address that was typed: no one has proven it, so nothing typed is repeated. */
export const changeToMail = defineMail({
  name: 'auth.send-email-change-new-mail',
  on: emailChangeRequested,
  template: 'email-change-new',
  inject: [LinkMakerService],
  async load({ requestId }, [links]) {
    const target = await links.findChange(requestId);
    if (target === undefined) return null;
    const link = await links.make(target, 'email-change-new', target.newEmail);
    return { to: target.newEmail, data: link };
  },
  subject: () => `Confirm your new email address for ${BRAND.name}`,
  view: (link) => <ChangeAddressMail link={link} newEmail={null} />,
});
