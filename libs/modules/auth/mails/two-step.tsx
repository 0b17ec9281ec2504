import { BRAND } from '@prepward/contracts/brand';
import { twoStepChanged } from '@prepward/contracts/events';
import { defineMail, MailLayout, MailLink, MailText } from '@prepward/platform/mail';
import type * as z from 'zod';

type Change = z.infer<(typeof twoStepChanged)['schema']>['change'];

const TITLES: Record<Change, string> = {
  on: 'Two-step sign-in is on',
  off: 'Two-step sign-in is off',
  'code-used': 'A recovery code was used',
};

const WHAT_HAPPENED: Record<Change, string> = {
  on: 'From now on, signing in to your account takes your password and a code from your phone. All other devices were signed out.',
  off: 'From now on, your password is enough to sign in to your account.',
  'code-used':
    'Someone signed in to your account with your password and one of your recovery codes. That code won’t work again.',
};

/** Tells of a change to two-step sign-in, so that a stranger's is noticed. */
export function TwoStepMail({ change, link }: { change: Change; link: string }) {
  return (
    <MailLayout preview={TITLES[change]} heading={TITLES[change]}>
      <MailText>{WHAT_HAPPENED[change]}</MailText>
      <MailLink href={link}>Check your security settings</MailLink>
      <MailText>
        Wasn’t you? Change your password right away, and write to {BRAND.contactEmail}.
      </MailText>
    </MailLayout>
  );
}

export const twoStepMail = defineMail({
  name: 'auth.send-two-step-mail',
  on: twoStepChanged,
  template: 'two-step',
  inject: [],
  load: ({ userId, change }) => ({ userId, data: change }),
  subject: (change) => TITLES[change],
  view: (change, site) => <TwoStepMail change={change} link={site.url('/profile/security')} />,
});
