import { BRAND } from '@prepward/contracts/brand';
import { utcDay } from '@prepward/contracts/dates';
import { deletionBegun, deletionRequested } from '@prepward/contracts/events';
import { defineMail, MailLayout, MailLink, MailText } from '@prepward/platform/mail';
import { PrivacyService } from '../privacy.service.js';
import { DATA_SECTION } from './export-ready.js';

/** An account is to be deleted. */
function DeletionRequestedMail({ on, link }: { on: string; link: string }) {
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

/** Sent right after a student requests deletion, unless they've changed their mind in the meantime. */
export const deletionRequestedMail = defineMail({
  name: 'privacy.send-deletion-requested',
  on: deletionRequested,
  template: 'deletion-requested',
  inject: [PrivacyService],
  async load({ deletionId, userId }, [privacy]) {
    const due = await privacy.deletionDue(deletionId);
    return due === undefined ? null : { userId, data: { on: utcDay(due) } };
  },
  subject: ({ on }) => `Your ${BRAND.name} account will be deleted on ${on}`,
  view: (data, site) => <DeletionRequestedMail {...data} link={site.url(DATA_SECTION)} />,
});

/** An account is being erased. */
function DeletionBegunMail({ link }: { link: string }) {
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

/** The last email; the address is erased after it. */
export const deletionBegunMail = defineMail({
  name: 'privacy.send-deletion-begun',
  on: deletionBegun,
  template: 'deletion-begun',
  inject: [],
  load: ({ userId }) => ({ userId, data: null }),
  subject: () => `We're deleting your ${BRAND.name} account`,
  view: (_none, site) => <DeletionBegunMail link={site.url('/')} />,
});
