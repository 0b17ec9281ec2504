import { BRAND } from '@prepward/contracts/brand';
import { MailLayout, MailText } from '@prepward/platform/mail';

/** Tells of a changed password, so that a stranger's change is noticed. */
export function PasswordChangedMail() {
  return (
    <MailLayout preview="Your password was changed." heading="Your password was changed">
      <MailText>
        The password of your account was changed just now, and all other devices were signed out.
      </MailText>
      <MailText>
        It was not you? Reset your password at once with “Forgot password?” on the sign-in page, and
        write to {BRAND.contactEmail}.
      </MailText>
    </MailLayout>
  );
}
