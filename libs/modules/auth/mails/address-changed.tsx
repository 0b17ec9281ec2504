import { BRAND } from '@prepward/contracts/brand';
import { UNDO_ADDRESS_DAYS } from '@prepward/contracts/sign-in-rules';
import { MailLayout, MailLink, MailText } from '@prepward/platform/mail';

/** Goes to the address that an account had, with the way back. */
export function AddressChangedMail({ link }: { link: string }) {
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
