import { DIAGNOSTIC_ITEMS } from '@prepward/contracts/attempt-rules';
import { BRAND } from '@prepward/contracts/brand';
import { userVerified } from '@prepward/contracts/events';
import { defineMail, MailLayout, MailLink, MailText } from '@prepward/platform/mail';

/** Once the address is verified. */
function WelcomeMail(props: { hello: string; link: string; dashboard: string }) {
  return (
    <MailLayout
      preview="Your account is ready. Here’s where to start."
      heading={`Welcome to ${BRAND.name}`}
    >
      <MailText>
        {props.hello} your email address is verified and your account is ready. Here’s a good first
        half hour:
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
  inject: [],
  load: ({ userId }) => ({ userId, data: null }),
  subject: () => `Welcome to ${BRAND.name}`,
  view: (_none, site, hello) => (
    <WelcomeMail
      hello={hello}
      link={site.url('/practice/diagnostic')}
      dashboard={site.url('/dashboard')}
    />
  ),
});
