import { BRAND } from '@prepward/contracts/brand';
import { googleLinked } from '@prepward/contracts/events';
import { defineMail, MailLayout, MailLink, MailText } from '@prepward/platform/mail';

const TITLE = 'You can now log in with Google';

function GoogleLinkedMail({ link }: { link: string }) {
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

/**
 * Tells the owner of an account with a password that a Google account can open it, too, so that they
 * notice a stranger's.
 */
export const googleLinkedMail = defineMail({
  name: 'auth.send-google-linked-mail',
  on: googleLinked,
  template: 'google-linked',
  inject: [],
  load: ({ userId }) => ({ userId, data: null }),
  subject: () => `You can now log in to ${BRAND.name} with Google`,
  view: (_none, site) => <GoogleLinkedMail link={site.url('/profile/security')} />,
});
