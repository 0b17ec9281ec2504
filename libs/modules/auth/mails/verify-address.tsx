import { BRAND } from '@prepward/contracts/brand';
import { verificationRequested } from '@prepward/contracts/events';
import { LINK_MINUTES } from '@prepward/contracts/sign-in-rules';
import { defineMail, MailLayout, MailLink, MailText } from '@prepward/platform/mail';
import { LinkMakerService } from '../link-maker.service.js';
import { LinkRequests } from '../link-requests.js';

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

/** After a sign-up, or when someone asks for the link again. */
export const verifyAddressMail = defineMail({
  name: 'auth.send-verification-mail',
  on: verificationRequested,
  template: 'verify-address',
  inject: [LinkMakerService, LinkRequests],
  async load({ requestId }, [links, requests]) {
    const target = await links.find(requestId);
    if (target === undefined || (await links.isTaken(target.user))) return null;
    const { request, user, email } = target;
    const signUpId = request.kind === 'sign-up' ? request.id : await requests.onlySignUp(user.id);
    return { to: email, data: await links.make(target, 'confirmation', email, signUpId) };
  },
  subject: () => `Verify your email address for ${BRAND.name}`,
  view: (link) => <VerifyAddressMail link={link} />,
});
