import { BRAND } from '@prepward/contracts/brand';
import { LINK_MINUTES } from '@prepward/contracts/sign-in-rules';
import { MailLayout, MailLink, MailText } from '@prepward/platform/mail';

/** Asks a new student to prove the address. Repeats nothing typed: it may be a stranger's. */
export function VerifyAddressMail(props: { link: string }) {
  return (
    <MailLayout
      preview={`One click, and your ${BRAND.name} account is ready.`}
      heading="Verify your email address"
    >
      <MailText>
        You’re one click away. Verify your email address and start practicing. The link works once,
        for {LINK_MINUTES.confirmation} minutes.
      </MailText>
      <MailLink href={props.link}>Verify my email</MailLink>
      <MailText>
        Didn’t sign up? Ignore this email and don’t open the link. Without it, there’s no account.
      </MailText>
    </MailLayout>
  );
}
