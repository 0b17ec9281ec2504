import { BRAND } from '@prepward/contracts/brand';
import { utcDay } from '@prepward/contracts/dates';
import { deletionBegun, deletionRequested, exportReady } from '@prepward/contracts/events';
import { defineMail, Recipients } from '@prepward/platform/mail';
import { DeletionBegunMail, DeletionRequestedMail, ExportReadyMail } from '../mails/privacy.js';
import { PrivacyService } from '../privacy.service.js';

/** Where a student finds both: the file, and the way to keep the account. */
const DATA_SECTION = '/profile/data';

/** The file is ready. The link leads to the profile: the email itself opens nothing. */
export const exportReadyMail = defineMail({
  name: 'privacy.send-export-ready',
  on: exportReady,
  template: 'export-ready',
  inject: [Recipients, PrivacyService],
  async load({ exportId, userId }, [recipients, privacy]) {
    const [person, end] = await Promise.all([recipients.find(userId), privacy.exportEnd(exportId)]);
    if (person === null || end === undefined) return null;
    return { to: person.email, data: { until: utcDay(end) } };
  },
  subject: () => `Your data from ${BRAND.name} is ready`,
  view: (data, site) => <ExportReadyMail {...data} link={site.url(DATA_SECTION)} />,
});

/** Right after a student asked for the deletion; not where they changed their mind meanwhile. */
export const deletionRequestedMail = defineMail({
  name: 'privacy.send-deletion-requested',
  on: deletionRequested,
  template: 'deletion-requested',
  inject: [Recipients, PrivacyService],
  async load({ deletionId, userId }, [recipients, privacy]) {
    const [person, due] = await Promise.all([
      recipients.find(userId),
      privacy.deletionDue(deletionId),
    ]);
    if (person === null || due === undefined) return null;
    return { to: person.email, data: { on: utcDay(due) } };
  },
  subject: ({ on }) => `Your ${BRAND.name} account will be deleted on ${on}`,
  view: (data, site) => <DeletionRequestedMail {...data} link={site.url(DATA_SECTION)} />,
});

/** The last email; the address is erased after it. */
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
