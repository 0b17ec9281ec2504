import { BRAND } from '@prepward/contracts/brand';
import { addressChanged } from '@prepward/contracts/events';
import { UNDO_ADDRESS_DAYS } from '@prepward/contracts/sign-in-rules';
import { defineMail, MailLayout, MailLink, MailText } from '@prepward/platform/mail';
import { LinkMakerService } from '../link-maker.service.js';

function AddressChangedMail({ link }: { link: string }) {
  return (
    <MailLayout
      preview="If you didn’t change it, you can undo it."
      heading="Your email address was changed"
    >
      <MailText>
        Your {BRAND.name} account has another email address now. From now on, you sign in with that
        one, and we write to it.
      </MailText>
      <MailText>
        Wasn’t you? Undo the change within {UNDO_ADDRESS_DAYS} days. Your account gets this address
        back, every device is signed out, and you choose a new password.
      </MailText>
      <MailLink href={link}>Undo the change</MailLink>
    </MailLayout>
  );
}

/** To the account's previous address: its owner may undo the change. */
export const addressChangedMail = defineMail({
  name: 'auth.send-address-changed-mail',
  on: addressChanged,
  template: 'address-changed',
  inject: [LinkMakerService],
  async load({ requestId }, [links]) {
    const target = await links.find(requestId);
    if (target === undefined) return null;
    const { email } = target.request;
    return { to: email, data: await links.make(target, 'email-change-undo', email) };
  },
  subject: () => `Your ${BRAND.name} email address was changed`,
  view: (link) => <AddressChangedMail link={link} />,
});
