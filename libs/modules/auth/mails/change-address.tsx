import { MailLayout, MailLink, MailText } from '@prepward/platform/mail';

/** Goes to both addresses: each must agree before the change counts. */
export function ChangeAddressMail(props: { newEmail: string; link: string }) {
  return (
    <MailLayout preview="Confirm your new email address." heading="Confirm your new email address">
      <MailText>
        Your account’s address is to change to {props.newEmail}. The change counts once the link in
        the mail to your old address and the one in the mail to your new address were both opened.
      </MailText>
      <MailLink href={props.link}>Confirm the change</MailLink>
      <MailText>It was not you? Then ignore this mail, and change your password.</MailText>
    </MailLayout>
  );
}
