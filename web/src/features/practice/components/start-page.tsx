import type { AttemptKind } from '@prepward/contracts/attempts';
import type { ReactNode } from 'react';
import { LockPanel } from '../../../entities/subscription/lock-panel.js';
import type { Lock } from '../../../entities/subscription/locks.js';
import { PageMeta } from '../../../lib/page-meta.js';
import { Card } from '../../../ui/card.js';
import { useOpenAttempt } from '../api/open-attempt.js';
import { OpenAttemptChoice, OpenAttemptNotice } from './open-attempt-choice.js';
import { PageHead } from './page-head.js';

interface StartPageProps {
  heading: string;
  lead: string;
  children: ReactNode;
}

/** The frame of a page that one attempt starts from. */
export function StartPage({ heading, lead, children }: StartPageProps) {
  return (
    <div className="page py-10 lg:py-14">
      <PageMeta title={heading} noIndex />
      <PageHead heading={heading} lead={lead} above={{ to: '/test-bank', label: 'Test bank' }} />
      {children}
    </div>
  );
}

interface LockedStartProps {
  kind: AttemptKind;
  /** `category`: slug of the topic. */
  category?: string;
  lock: Lock;
  expired: boolean;
  /** What is locked, as in "A membership unlocks …". */
  what: string;
  about: ReactNode;
}

/**
 * Shown in place of the start if the student may not start an attempt of this kind. An open one can still
 * be continued; an open diagnostic counts as taken, so it is shown without the lock.
 */
export function LockedStart({ kind, category, about, ...lock }: LockedStartProps) {
  const { open, reading } = useOpenAttempt(kind, category);
  const begun = lock.lock === 'DIAGNOSTIC_TAKEN' && (reading || open !== undefined);
  return (
    <div className="grid gap-8">
      {begun ? null : <LockPanel {...lock} />}
      {open ? <OpenAttemptChoice attempt={open} /> : null}
      {about}
    </div>
  );
}

interface StartColumnsProps {
  kind: AttemptKind;
  /** `category`: slug of the topic. */
  category?: string;
  about: ReactNode;
  children: ReactNode;
}

/**
 * The facts next to the choices, with the choices first on a phone; above both, the attempt that is
 * still open.
 */
export function StartColumns({ kind, category, about, children }: StartColumnsProps) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <OpenAttemptNotice kind={kind} {...(category ? { category } : {})} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-8 lg:grid-cols-[minmax(0,1fr)_24rem] lg:items-start">
        <Card className="grid gap-6 lg:order-2">{children}</Card>
        <div className="grid min-w-0 gap-8">{about}</div>
      </div>
    </div>
  );
}

/** Short facts, one per line. */
export function FactList({ heading, facts }: { heading: string; facts: readonly string[] }) {
  return (
    <section>
      <h2 className="text-21">{heading}</h2>
      <ul className="mt-3 grid max-w-reading list-disc gap-2 pl-5">
        {facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
    </section>
  );
}
