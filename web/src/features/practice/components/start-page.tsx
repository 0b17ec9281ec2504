import type { AttemptKind } from '@prepward/contracts/attempts';
import type { ReactNode } from 'react';
import { PageMeta } from '../../../lib/page-meta.js';
import { Card } from '../../../ui/card.js';
import type { Lock } from '../locks.js';
import { LockPanel } from './lock-panel.js';
import { PageHead } from './page-head.js';
import { OpenAlone } from './start-box.js';

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
  lock: Lock;
  expired: boolean;
  /** What is locked, as in "A plan opens …". */
  what: string;
  about: ReactNode;
}

/** What stands where an attempt of the kind may not be started. */
export function LockedStart({ kind, about, ...lock }: LockedStartProps) {
  return (
    <div className="grid gap-8">
      <LockPanel {...lock} />
      <OpenAlone kind={kind} />
      {about}
    </div>
  );
}

/** What is to know beside what is to choose; one under the other on a phone. */
export function StartColumns({ about, children }: { about: ReactNode; children: ReactNode }) {
  return (
    <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_24rem] lg:items-start">
      <div className="grid min-w-0 gap-8">{about}</div>
      <Card className="grid gap-6">{children}</Card>
    </div>
  );
}

/** Short facts, one a line. */
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
