import { BRAND } from '@prepward/contracts/brand';
import { MailLayout, MailLink, MailText } from '@prepward/platform/mail';

/** Asks a new student to prove the address. */
export function VerifyAddressMail(props: { firstName: string; link: string }) {
  return (
    <MailLayout
      preview={`One click, and your ${BRAND.name} account is ready.`}
      heading="Verify your email address"
    >
      <MailText>
        {props.firstName === '' ? 'Welcome!' : `Welcome, ${props.firstName}!`} Open this link to
        verify your address and start practicing. It works once, for one hour.
      </MailText>
      <MailLink href={props.link}>Verify my address</MailLink>
      <MailText>
        You did not sign up? Then ignore this mail: without the link nothing happens.
      </MailText>
    </MailLayout>
  );
}
