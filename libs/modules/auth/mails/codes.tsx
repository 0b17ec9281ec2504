import { BRAND } from '@prepward/contracts/brand';
import { reauthenticationRequested, signInCodeRequested } from '@prepward/contracts/events';
import { LINK_MINUTES } from '@prepward/contracts/sign-in-rules';
import { defineMail, MailCode, MailLayout, MailLink, MailText } from '@prepward/platform/mail';
import { LinkMakerService } from '../link-maker.service.js';

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

export const signInCodeMail = defineMail({
  name: 'auth.send-sign-in-code-mail',
  on: signInCodeRequested,
  template: 'sign-in-code',
  inject: [LinkMakerService],
  async load({ requestId }, [links]) {
    const target = await links.find(requestId);
    if (target === undefined) return null;
    const { email } = target;
    return { to: email, data: await links.makeWithCode(target, 'sign-in', email, requestId) };
  },
  subject: () => `Your ${BRAND.name} sign-in code`,
  view: (data) => <SignInCodeMail {...data} />,
});

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

export const confirmationCodeMail = defineMail({
  name: 'auth.send-reauthentication-mail',
  on: reauthenticationRequested,
  template: 'reauthentication',
  inject: [LinkMakerService],
  async load({ requestId }, [links]) {
    const target = await links.find(requestId);
    if (target === undefined) return null;
    const { code } = await links.makeWithCode(target, 'reauthentication', target.email);
    return { to: target.email, data: code };
  },
  subject: () => `Your ${BRAND.name} confirmation code`,
  view: (code) => <ConfirmationCodeMail code={code} />,
});
