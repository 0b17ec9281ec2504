import { BRAND } from '@prepward/contracts/brand';
import { MailLayout, MailLink, MailText } from '@prepward/platform/mail';

/** A person's data is packed. */
export function ExportReadyMail({ until, link }: { until: string; link: string }) {
  return (
    <MailLayout preview={`Download it until ${until}.`} heading="Your data is ready">
      <MailText>
        You asked for a copy of your data. Log in and download it from your profile until {until}.
        After that we remove the file.
      </MailText>
      <MailLink href={link}>Get my data</MailLink>
      <MailText>
        Wasn’t you? Change your password right away: someone else may be signed in to your account.
      </MailText>
    </MailLayout>
  );
}

/** An account is to be deleted. */
export function DeletionRequestedMail({ on, link }: { on: string; link: string }) {
  return (
    <MailLayout
      preview="You can change your mind until then."
      heading={`Your account will be deleted on ${on}`}
    >
      <MailText>
        You asked us to delete your {BRAND.name} account. Until {on} everything stays as it is, and
        you can change your mind. Then your practice, results, files and personal details are
        deleted permanently. If you had a plan, it no longer renews.
      </MailText>
      <MailLink href={link}>Keep my account</MailLink>
      <MailText>Wasn’t you? Log in, keep your account and change your password.</MailText>
    </MailLayout>
  );
}

/** An account is being erased. */
export function DeletionBegunMail({ link }: { link: string }) {
  return (
    <MailLayout preview="This is our last email to you." heading="We’re deleting your account">
      <MailText>
        As you asked, your account and everything in it will be erased within the next few hours. We
        keep the amounts and dates of payments, as tax law requires, without your name or address.
      </MailText>
      <MailText>This is our last email to you. Good luck with your exam!</MailText>
      <MailLink href={link}>{`Visit ${BRAND.name}`}</MailLink>
    </MailLayout>
  );
}
