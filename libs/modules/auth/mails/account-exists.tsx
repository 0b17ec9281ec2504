import { BRAND } from '@prepward/contracts/brand';
import { verificationRequested } from '@prepward/contracts/events';
import { defineMail, MailLayout, MailLink, MailText } from '@prepward/platform/mail';
import { LinkMaker } from '../link-maker.js';

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
  inject: [LinkMaker],
  async load({ requestId }, [links]) {
    const wish = await links.find(requestId);
    if (wish === undefined || wish.request.kind !== 'sign-up') return null;
    return (await links.isTaken(wish.user)) ? { to: wish.email, data: null } : null;
  },
  subject: () => `You already have a ${BRAND.name} account`,
  view: (_none, site) => (
    <AccountExistsMail logIn={site.url('/login')} newPassword={site.url('/forgot-password')} />
  ),
});
