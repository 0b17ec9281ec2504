import { BRAND } from '@prepward/contracts/brand';
import { recoveryRequested } from '@prepward/contracts/events';
import { LINK_MINUTES } from '@prepward/contracts/sign-in-rules';
import { defineMail, MailLayout, MailLink, MailText } from '@prepward/platform/mail';
import { LinkMaker } from '../link-maker.js';

/** The link to set a new password. */
export function ResetPasswordMail(props: { link: string }) {
  return (
    <MailLayout preview="Choose a new password." heading="Reset your password">
      <MailText>
        Someone asked to reset the password of your account. Choose a new one with the button below.
        It works once, for {LINK_MINUTES.recovery} minutes.
      </MailText>
      <MailLink href={props.link}>Choose a new password</MailLink>
      <MailText>Wasn’t you? Ignore this email. Your password stays the same.</MailText>
    </MailLayout>
  );
}

export const resetPasswordMail = defineMail({
  name: 'auth.send-recovery-mail',
  on: recoveryRequested,
  template: 'reset-password',
  inject: [LinkMaker],
  async load({ requestId }, [links]) {
    const wish = await links.find(requestId);
    if (wish === undefined) return null;
    return { to: wish.email, data: await links.make(wish, 'recovery', wish.email) };
  },
  subject: () => `Reset your ${BRAND.name} password`,
  view: (link) => <ResetPasswordMail link={link} />,
});
