import { BRAND } from '@prepward/contracts/brand';
import { utcDay } from '@prepward/contracts/dates';
import { exportReady } from '@prepward/contracts/events';
import { defineMail, MailLayout, MailLink, MailText } from '@prepward/platform/mail';
import { PrivacyService } from '../privacy.service.js';

/** Where a student finds both the file and the option to keep the account. */
export const DATA_SECTION = '/profile/data';

/** A person's data is ready to download. */
function ExportReadyMail({ until, link }: { until: string; link: string }) {
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

/** The file is ready. The link leads to the profile: the email alone gives access to nothing. */
export const exportReadyMail = defineMail({
  name: 'privacy.send-export-ready',
  on: exportReady,
  template: 'export-ready',
  inject: [PrivacyService],
  async load({ exportId, userId }, [privacy]) {
    const end = await privacy.exportEnd(exportId);
    return end === undefined ? null : { userId, data: { until: utcDay(end) } };
  },
  subject: () => `Your data from ${BRAND.name} is ready`,
  view: (data, site) => <ExportReadyMail {...data} link={site.url(DATA_SECTION)} />,
});
