import { LINK_MINUTES } from '@prepward/contracts/sign-in-rules';
import { MailCode, MailLayout, MailLink, MailText } from '@prepward/platform/mail';

/** A code and a link, either of which signs in. */
export function SignInCodeMail({ code, link }: { code: string; link: string }) {
  return (
    <MailLayout preview={`Your code is ${code}.`} heading="Your sign-in code">
      <MailText>Enter this code where you asked for it:</MailText>
      <MailCode>{code}</MailCode>
      <MailText>
        Or open this link in the same browser. Both work once, for {LINK_MINUTES.signIn} minutes.
      </MailText>
      <MailLink href={link}>Sign in</MailLink>
      <MailText>
        Didn’t ask for it? Ignore this email, and never give the code to anyone: we won’t ask for
        it.
      </MailText>
    </MailLayout>
  );
}

/** A code that confirms the user's identity in a session. */
export function ConfirmationCodeMail({ code }: { code: string }) {
  return (
    <MailLayout preview={`Your code is ${code}.`} heading="Confirm it’s you">
      <MailText>Enter this code to change your password or email address:</MailText>
      <MailCode>{code}</MailCode>
      <MailText>It works once, for {LINK_MINUTES.proof} minutes.</MailText>
      <MailText>
        Didn’t ask for it? Then someone is signed in to your account. Change your password right
        away.
      </MailText>
    </MailLayout>
  );
}
