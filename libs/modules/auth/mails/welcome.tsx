import { BRAND } from '@prepward/contracts/brand';
import { MailLayout, MailLink, MailText } from '@prepward/platform/mail';

/** Once the address is verified. */
export function WelcomeMail(props: { firstName: string; link: string }) {
  return (
    <MailLayout preview="Your account is ready." heading={`Welcome to ${BRAND.name}`}>
      <MailText>
        {props.firstName === '' ? 'Hi,' : `Hi ${props.firstName},`} your email address is verified
        and your account is ready.
      </MailText>
      <MailText>
        Your dashboard keeps your practice, your scores and your progress in one place.
      </MailText>
      <MailLink href={props.link}>Open your dashboard</MailLink>
    </MailLayout>
  );
}
