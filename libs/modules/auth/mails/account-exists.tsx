import { BRAND } from '@prepward/contracts/brand';
import { verificationRequested } from '@prepward/contracts/events';
import { defineMail, MailLayout, MailLink, MailText } from '@prepward/platform/mail';
import { LinkMakerService } from '../link-maker.service.js';

function AccountExistsMail(props: { logIn: string; newPassword: string }) {
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

/** To the owner of an account whose address someone signed up with. Repeats nothing typed. */
export const accountExistsMail = defineMail({
  name: 'auth.send-account-exists-mail',
  on: verificationRequested,
  template: 'account-exists',
  inject: [LinkMakerService],
  async load({ requestId }, [links]) {
    const target = await links.find(requestId);
    if (target === undefined || target.request.kind !== 'sign-up') return null;
    return (await links.isTaken(target.user)) ? { to: target.email, data: null } : null;
  },
  subject: () => `You already have a ${BRAND.name} account`,
  view: (_none, site) => (
    <AccountExistsMail logIn={site.url('/login')} newPassword={site.url('/forgot-password')} />
  ),
});
