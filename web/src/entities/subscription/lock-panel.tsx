import { Lock as LockIcon } from 'lucide-react';
import { LinkButton } from '../../ui/link-button.js';
import { PLANS_PATH } from '../plan/plans-path.js';
import type { Lock } from './locks.js';

interface LockPanelProps {
  lock: Lock;
  /** The student was subscribed once and isn't anymore. */
  expired: boolean;
  /** What is locked, as in "A membership unlocks …". */
  what: string;
  /** It appears after a click, so it's announced. */
  live?: boolean;
}

interface Words {
  title: string;
  text: string;
  action: string;
  to: string;
}

function wordsOf({ lock, expired, what }: LockPanelProps): Words {
  if (lock === 'ACCOUNT_REQUIRED') {
    return {
      title: 'This needs a free account',
      text: 'Sign up in 30 seconds. Your practice in this browser moves to your account.',
      action: 'Sign up for free',
      to: '/signup',
    };
  }
  if (lock === 'DIAGNOSTIC_TAKEN') {
    return {
      title: "You've taken your free diagnostic",
      text: 'Your result stays in your progress. With a membership, you can take it again anytime.',
      action: 'See the plans',
      to: PLANS_PATH,
    };
  }
  return expired
    ? {
        title: 'Your membership has ended',
        text: `You can still see your history and progress. A membership unlocks ${what} again.`,
        action: 'Renew your membership',
        to: PLANS_PATH,
      }
    : {
        title: 'This comes with a membership',
        text: `A membership unlocks ${what}.`,
        action: 'See the plans',
        to: PLANS_PATH,
      };
}

/** Says what is locked, what unlocks it, and leads there with one button. */
export function LockPanel(props: LockPanelProps) {
  const { title, text, action, to } = wordsOf(props);
  return (
    <section
      role={props.live ? 'alert' : undefined}
      className="flex flex-wrap items-center gap-x-6 gap-y-4 rounded-md border border-line bg-tint p-6 max-sm:p-4"
    >
      <LockIcon aria-hidden="true" className="size-8 text-primary max-sm:hidden" />
      <div className="min-w-0 grow basis-64">
        <h2 className="text-21">{title}</h2>
        <p className="mt-1 max-w-reading">{text}</p>
      </div>
      <LinkButton to={to} variant="accent" className="max-sm:w-full">
        {action}
      </LinkButton>
    </section>
  );
}
