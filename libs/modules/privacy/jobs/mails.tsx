import { BRAND } from '@prepward/contracts/brand';
import { deletionBegun, deletionRequested, exportReady } from '@prepward/contracts/events';
import { defineMail, Recipients } from '@prepward/platform/mail';
import { AccountDeletionRepository } from '../account-deletion.repository.js';
import { DataExportRepository } from '../data-export.repository.js';
import { DeletionBegunMail, DeletionRequestedMail, ExportReadyMail } from '../mails/privacy.js';

/** Where a student finds both: the file, and the way to keep the account. */
const DATA_SECTION = '/profile/data';

const DATE = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** The file is ready. The link leads to the profile: the mail itself opens nothing. */
export const exportReadyMail = defineMail({
  name: 'privacy.send-export-ready',
  on: exportReady,
  template: 'export-ready',
  inject: [Recipients, DataExportRepository],
  async load({ exportId, userId }, [recipients, exports]) {
    const [person, made] = await Promise.all([recipients.find(userId), exports.find(exportId)]);
    if (person === null || made === undefined || made.expires_at === null) return null;
    return { to: person.email, data: { until: DATE.format(made.expires_at) } };
  },
  subject: () => `Your data from ${BRAND.name} is ready`,
  view: (data, site) => <ExportReadyMail {...data} link={site.url(DATA_SECTION)} />,
});

/** Right after a student asked for the deletion; not where they changed their mind meanwhile. */
export const deletionRequestedMail = defineMail({
  name: 'privacy.send-deletion-requested',
  on: deletionRequested,
  template: 'deletion-requested',
  inject: [Recipients, AccountDeletionRepository],
  async load({ deletionId, userId }, [recipients, deletions]) {
    const [person, wish] = await Promise.all([recipients.find(userId), deletions.find(deletionId)]);
    if (person === null || wish === undefined) return null;
    return { to: person.email, data: { on: DATE.format(wish.due_at) } };
  },
  subject: ({ on }) => `Your ${BRAND.name} account will be deleted on ${on}`,
  view: (data, site) => <DeletionRequestedMail {...data} link={site.url(DATA_SECTION)} />,
});

/** The last mail; the address is erased after it. */
export const deletionBegunMail = defineMail({
  name: 'privacy.send-deletion-begun',
  on: deletionBegun,
  template: 'deletion-begun',
  inject: [Recipients],
  async load({ userId }, [recipients]) {
    const person = await recipients.find(userId);
    return person === null ? null : { to: person.email, data: null };
  },
  subject: () => `We're deleting your ${BRAND.name} account`,
  view: (_none, site) => <DeletionBegunMail link={site.url('/')} />,
});
