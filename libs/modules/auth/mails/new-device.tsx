import { BRAND } from '@prepward/contracts/brand';
import { newDeviceUsed } from '@prepward/contracts/events';
import { defineMail, MailLayout, MailLink, MailText } from '@prepward/platform/mail';
import { SessionsService } from '../sessions.service.js';

/** What signed in; null if it was signed out before the email was sent. */
type NewDevice = { device: string; at: string } | null;

const AT = new Intl.DateTimeFormat('en-US', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'UTC',
});

/** Tells of a sign-in from a browser that is new to the account. */
function NewDeviceMail({ used, link }: { used: NewDevice; link: string }) {
  return (
    <MailLayout
      preview="If it was you, there’s nothing to do."
      heading="New sign-in to your account"
    >
      <MailText>
        {used === null
          ? 'Someone just signed in to your account on a device that we hadn’t seen before, and signed out again.'
          : `Someone signed in to your account with ${used.device} on ${AT.format(new Date(used.at))} UTC. We hadn’t seen that device before.`}
      </MailText>
      <MailText>Was it you? Then there’s nothing to do.</MailText>
      <MailLink href={link}>See where you’re signed in</MailLink>
      <MailText>
        Wasn’t you? Sign that device out, change your password right away, and write to{' '}
        {BRAND.contactEmail}.
      </MailText>
    </MailLayout>
  );
}

export const newDeviceMail = defineMail({
  name: 'auth.send-new-device-mail',
  on: newDeviceUsed,
  template: 'new-device',
  inject: [SessionsService],
  async load({ userId, sessionId }, [sessions]) {
    return { userId, data: { used: (await sessions.deviceOf(sessionId)) ?? null } };
  },
  subject: () => `New sign-in to your ${BRAND.name} account`,
  view: ({ used }, site) => <NewDeviceMail used={used} link={site.url('/profile/security')} />,
});
