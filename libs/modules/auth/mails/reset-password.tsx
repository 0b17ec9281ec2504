import { BRAND } from '@prepward/contracts/brand';
import { recoveryRequested } from '@prepward/contracts/events';
import { LINK_MINUTES } from '@prepward/contracts/sign-in-rules';
import { defineMail, MailLayout, MailLink, MailText } from '@prepward/platform/mail';
import { LinkMakerService } from '../link-maker.service.js';

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
  inject: [LinkMakerService],
  async load({ requestId }, [links]) {
    const target = await links.find(requestId);
    if (target === undefined) return null;
    return { to: target.email, data: await links.make(target, 'recovery', target.email) };
  },
  subject: () => `Reset your ${BRAND.name} password`,
  view: (link) => <ResetPasswordMail link={link} />,
});
