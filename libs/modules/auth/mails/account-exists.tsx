import { BRAND } from '@prepward/contracts/brand';
import { MailLayout, MailLink, MailText } from '@prepward/platform/mail';

/** To the owner of an account whose address someone signed up with. Repeats nothing typed. */
export function AccountExistsMail(props: { logIn: string; newPassword: string }) {
  return (
    <MailLayout preview="Log in instead of signing up." heading="You already have an account">
      <MailText>
        Someone just signed up for {BRAND.name} with this email address, but you already have an
        account. If it was you, just log in. Nothing about your account has changed.
      </MailText>
      <MailLink href={props.logIn}>Log in</MailLink>
      <MailText>Forgot your password? Choose a new one: {props.newPassword}</MailText>
      <MailText>If it wasn’t you, you can ignore this email.</MailText>
    </MailLayout>
  );
}
