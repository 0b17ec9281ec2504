import { DIAGNOSTIC_ITEMS } from '@prepward/contracts/attempt-rules';
import { BRAND } from '@prepward/contracts/brand';
import { userVerified } from '@prepward/contracts/events';
import {
  defineMail,
  greeting,
  MailLayout,
  MailLink,
  MailText,
  Recipients,
} from '@prepward/platform/mail';

/** Once the address is verified. */
function WelcomeMail(props: { firstName: string; link: string; dashboard: string }) {
  return (
    <MailLayout
      preview="Your account is ready. Here’s where to start."
      heading={`Welcome to ${BRAND.name}`}
    >
      <MailText>
        {greeting(props)} your email address is verified and your account is ready. Here’s a good
        first half hour:
      </MailText>
      <MailText>
        <strong>1. Take the free diagnostic.</strong> {DIAGNOSTIC_ITEMS} questions show where you
        stand in all four sections.
      </MailText>
      <MailText>
        <strong>2. Add your exam date.</strong> Your plan counts back from it.
      </MailText>
      <MailText>
        <strong>3. Practice your weakest topic.</strong> Every answer is explained, so a miss is
        worth something.
      </MailText>
      <MailLink href={props.link}>Start the diagnostic</MailLink>
      <MailText>
        Your dashboard keeps your practice, scores, and progress together: {props.dashboard}
      </MailText>
    </MailLayout>
  );
}

export const welcomeMail = defineMail({
  name: 'auth.send-welcome-mail',
  on: userVerified,
  template: 'welcome',
  inject: [Recipients],
  async load({ userId }, [recipients]) {
    const student = await recipients.find(userId);
    return student === null ? null : { to: student.email, data: student.firstName };
  },
  subject: () => `Welcome to ${BRAND.name}`,
  view: (firstName, site) => (
    <WelcomeMail
      firstName={firstName}
      link={site.url('/practice/diagnostic')}
      dashboard={site.url('/dashboard')}
    />
  ),
});
