import { BRAND } from '@prepward/contracts/brand';
import { MailLayout, MailLink, MailText } from '@prepward/platform/mail';

const TITLE = 'You can now log in with Google';

/** Tells that an account of Google's opens this one, so that a stranger's is noticed. */
export function GoogleLinkedMail({ link }: { link: string }) {
  return (
    <MailLayout preview={TITLE} heading={TITLE}>
      <MailText>
        Someone signed in to your account with the Google account that has this email address. From
        now on, both Google and your password open it.
      </MailText>
      <MailLink href={link}>Check your security settings</MailLink>
      <MailText>
        Wasn’t you? Change the password of your Google account right away, and write to{' '}
        {BRAND.contactEmail}.
      </MailText>
    </MailLayout>
  );
}
