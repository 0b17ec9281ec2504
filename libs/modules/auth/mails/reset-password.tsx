import { LINK_MINUTES } from '@prepward/contracts/sign-in-rules';
import { MailLayout, MailLink, MailText } from '@prepward/platform/mail';

/** The link to set a new password. */
export function ResetPasswordMail(props: { link: string }) {
  return (
    <MailLayout preview="Choose a new password." heading="Reset your password">
      <MailText>
        Someone asked to reset the password of your account. Choose a new one with the button below.
        It works once, for {LINK_MINUTES.recovery} minutes.
      </MailText>
      <MailLink href={props.link}>Choose a new password</MailLink>
      <MailText>Wasn’t you? Ignore this email. Your password stays the same.</MailText>
    </MailLayout>
  );
}
