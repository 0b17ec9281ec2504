import { BRAND } from '@prepward/contracts/brand';
import type { twoStepChanged } from '@prepward/contracts/events';
import { MailLayout, MailLink, MailText } from '@prepward/platform/mail';
import type * as z from 'zod';

type Change = z.infer<(typeof twoStepChanged)['schema']>['change'];

export const TWO_STEP_TITLES: Record<Change, string> = {
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
    <MailLayout preview={TWO_STEP_TITLES[change]} heading={TWO_STEP_TITLES[change]}>
      <MailText>{WHAT_HAPPENED[change]}</MailText>
      <MailLink href={link}>Check your security settings</MailLink>
      <MailText>
        Wasn’t you? Change your password right away, and write to {BRAND.contactEmail}.
      </MailText>
    </MailLayout>
  );
}
