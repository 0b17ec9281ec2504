import { BRAND } from '@prepward/contracts/brand';
import { passwordGuessed } from '@prepward/contracts/events';
import { defineMail, MailLayout, MailLink, MailText } from '@prepward/platform/mail';
import { LinkMakerService } from '../link-maker.service.js';

/** Tells of very many wrong passwords. */
function PasswordGuessedMail(props: { newPassword: string; security: string }) {
  return (
    <MailLayout
      preview="No one got in this way."
      heading="Too many wrong passwords for your account"
    >
      <MailText>
        Someone tried many wrong passwords for your account, so we made them wait. You can still
        sign in on a device that you’ve used before.
      </MailText>
      <MailText>
        Was it you? Choose a new password. If not, check that yours is long and used nowhere else,
        and turn on two-step sign-in.
      </MailText>
      <MailLink href={props.newPassword}>Choose a new password</MailLink>
      <MailLink href={props.security}>Check your security settings</MailLink>
    </MailLayout>
  );
}

/** To the owner of an account whose password someone is trying to guess. */
export const passwordGuessedMail = defineMail({
  name: 'auth.send-password-guessed-mail',
  on: passwordGuessed,
  template: 'password-guessed',
  inject: [LinkMakerService],
  async load({ requestId }, [links]) {
    const target = await links.find(requestId);
    if (target === undefined || target.user.emailConfirmedAt === null) return null;
    return { to: target.email, data: null };
  },
  subject: () => `Too many wrong passwords for your ${BRAND.name} account`,
  view: (_none, site) => (
    <PasswordGuessedMail
      newPassword={site.url('/forgot-password')}
      security={site.url('/profile/security')}
    />
  ),
});
