import { BRAND } from '@prepward/contracts/brand';
import { passkeyChanged } from '@prepward/contracts/events';
import { defineMail, MailLayout, MailLink, MailText } from '@prepward/platform/mail';
import type * as z from 'zod';

type Change = z.infer<(typeof passkeyChanged)['schema']>['change'];

const TITLES: Record<Change, string> = {
  added: 'A passkey was added to your account',
  removed: 'A passkey was removed from your account',
};

const WHAT_HAPPENED: Record<Change, string> = {
  added:
    'From now on, the device that keeps it opens your account with a fingerprint, a face or a PIN, without your password.',
  removed: 'The device that keeps it no longer opens your account.',
};

/** Tells of a passkey that was added or removed, so that a stranger's is noticed. */
export function PasskeyMail({ change, link }: { change: Change; link: string }) {
  return (
    <MailLayout preview={TITLES[change]} heading={TITLES[change]}>
      <MailText>{WHAT_HAPPENED[change]}</MailText>
      <MailLink href={link}>Check your passkeys</MailLink>
      <MailText>
        Wasn’t you? Remove any passkeys you don’t recognize, change your password right away, and
        write to {BRAND.contactEmail}.
      </MailText>
    </MailLayout>
  );
}

export const passkeyMail = defineMail({
  name: 'auth.send-passkey-mail',
  on: passkeyChanged,
  template: 'passkey',
  inject: [],
  load: ({ userId, change }) => ({ userId, data: change }),
  subject: (change) => TITLES[change],
  view: (change, site) => <PasskeyMail change={change} link={site.url('/profile/security')} />,
});
