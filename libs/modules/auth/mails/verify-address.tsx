import { BRAND } from '@prepward/contracts/brand';
import { MailLayout, MailLink, MailText } from '@prepward/platform/mail';

/** Asks a new student to prove the address. Repeats nothing typed: it may be a stranger's. */
export function VerifyAddressMail(props: { link: string }) {
  return (
    <MailLayout
      preview={`One click, and your ${BRAND.name} account is ready.`}
      heading="Verify your email address"
    >
      <MailText>
        Welcome! Open this link to verify your address and start practicing. It works once, for one
        hour.
      </MailText>
      <MailLink href={props.link}>Verify my address</MailLink>
      <MailText>
        Didn’t sign up? Don’t open the link, and ignore this email: no account is made without it.
      </MailText>
    </MailLayout>
  );
}
