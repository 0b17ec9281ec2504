import { MailLayout, MailLink, MailText } from '@prepward/platform/mail';

/** The link to set a new password. */
export function ResetPasswordMail(props: { link: string }) {
  return (
    <MailLayout preview="Set a new password." heading="Reset your password">
      <MailText>
        Somebody asked for a new password for your account. Open this link to choose one. It works
        once, for ten minutes.
      </MailText>
      <MailLink href={props.link}>Choose a new password</MailLink>
      <MailText>It was not you? Then ignore this mail: your password stays as it is.</MailText>
    </MailLayout>
  );
}
