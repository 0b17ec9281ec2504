import { MailLayout, MailLink, MailText } from '@prepward/platform/mail';

/**
 * Goes to both addresses: each must agree before the change counts.
 *
 * @param props.newEmail shown to the address that is proven; null in the email to the new one
 */
export function ChangeAddressMail(props: { newEmail: string | null; link: string }) {
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
