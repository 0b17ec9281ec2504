import { MailLayout, MailLink, MailText } from '@prepward/platform/mail';

/** Tells of very many wrong passwords. */
export function PasswordGuessedMail(props: { newPassword: string; security: string }) {
  return (
    <MailLayout
      preview="No one got in this way."
      heading="Too many wrong passwords for your account"
    >
      <MailText>
        Someone tried many wrong passwords for your account, so we made them wait. You can still
        sign in on a device that you’ve used before.
      </MailText>
      <MailText>
        Was it you? Choose a new password. If not, check that yours is long and used nowhere else,
        and turn on two-step sign-in.
      </MailText>
      <MailLink href={props.newPassword}>Choose a new password</MailLink>
      <MailLink href={props.security}>Check your security settings</MailLink>
    </MailLayout>
  );
}
