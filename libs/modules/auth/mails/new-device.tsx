import { BRAND } from '@prepward/contracts/brand';
import { MailLayout, MailLink, MailText } from '@prepward/platform/mail';

/** What signed in; null where it was signed out again before the email left. */
export type NewDevice = { device: string; at: string } | null;

const AT = new Intl.DateTimeFormat('en-US', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'UTC',
});

/** Tells of a sign-in by a browser that the account had never used. */
export function NewDeviceMail({ used, link }: { used: NewDevice; link: string }) {
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
