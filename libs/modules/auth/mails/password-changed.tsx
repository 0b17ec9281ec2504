import { BRAND } from '@prepward/contracts/brand';
import { passwordChanged } from '@prepward/contracts/events';
import { defineMail, MailLayout, MailText } from '@prepward/platform/mail';

/** Tells of a changed password, so that a stranger's change is noticed. */
function PasswordChangedMail() {
  return (
    <MailLayout preview="Your password was changed." heading="Your password was changed">
      <MailText>
        We just changed your password, and signed you out on all your other devices.
      </MailText>
      <MailText>
        Wasn’t you? Reset your password right away with “Forgot password?” on the log-in page, and
        let us know at {BRAND.contactEmail}.
      </MailText>
    </MailLayout>
  );
}

export const passwordChangedMail = defineMail({
  name: 'auth.send-password-changed-mail',
  on: passwordChanged,
  template: 'password-changed',
  inject: [],
  load: ({ userId }) => ({ userId, data: null }),
  subject: () => `Your ${BRAND.name} password was changed`,
  view: () => <PasswordChangedMail />,
});
