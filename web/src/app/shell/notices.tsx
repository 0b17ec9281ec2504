import { BRAND } from '@prepward/contracts/brand';
import { useEffect, useState } from 'react';
import { useUnreachable } from '../../lib/connection.js';
import { leave } from '../../lib/leave.js';
import { Alert } from '../../ui/alert.js';
import { Button } from '../../ui/button.js';
import { followReleases, takeOver } from './releases.js';

/** Above a page that may be out of date, since it was loaded the last time there was a network. */
function OfflineNotice() {
  return useUnreachable() ? (
    <Alert tone="notice" title="You're offline" live>
      <p>You're seeing what's saved on this device. It updates when you're back online.</p>
    </Alert>
  ) : null;
}

/** A newer release is waiting. Reloading is the student's choice: no page changes by itself. */
function ReleaseNotice({ waiting }: { waiting: ServiceWorker }) {
  const [state, setState] = useState<'offered' | 'loading' | 'others'>('offered');
  const reload = async (): Promise<void> => {
    setState('loading');
    if ((await takeOver(waiting)) === 'others') {
      setState('others');
    } else {
      leave.again();
    }
  };
  return (
    <Alert title={`A new version of ${BRAND.name} is ready`} live>
      {state === 'others' ? (
        <p>{BRAND.name} is open in another tab or window. Close it first, then reload here.</p>
      ) : null}
      <Button
        variant="secondary"
        className="mt-3"
        busy={state === 'loading'}
        onClick={() => void reload()}
      >
        Reload
      </Button>
    </Alert>
  );
}

/**
 * Notices for all of a student's pages, above the page. A newer release is offered when another page opens,
 * so that nothing moves under a finger; during an attempt, no notices appear.
 */
export function ShellNotices({ at, attempt }: { at: string; attempt: boolean }) {
  const [waiting, setWaiting] = useState<ServiceWorker | null>(null);
  const [offered, setOffered] = useState<ServiceWorker | null>(null);
  useEffect(() => followReleases(setWaiting), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: offered when the page changes, not before
  useEffect(() => setOffered(waiting), [at]);
  if (attempt) {
    return null;
  }
  return (
    <div className="page grid gap-4 pt-6 empty:hidden print:hidden">
      <OfflineNotice />
      {offered ? <ReleaseNotice waiting={offered} /> : null}
    </div>
  );
}
