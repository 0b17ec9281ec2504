import type { AttemptSummary } from '@prepward/contracts/attempts';
import { SUBJECT_NAMES, SUBJECTS } from '@prepward/contracts/subjects';
import { messageOf } from '../../../lib/api.js';
import { PageMeta } from '../../../lib/page-meta.js';
import { useSession } from '../../../lib/session.js';
import { Alert } from '../../../ui/alert.js';
import { Button } from '../../../ui/button.js';
import { Card } from '../../../ui/card.js';
import { LinkButton } from '../../../ui/link-button.js';
import { Menu } from '../../../ui/menu.js';
import { Skeleton } from '../../../ui/skeleton.js';
import { useLatestAttempts } from '../api/attempts-list.js';
import { AttemptsTable } from '../components/attempts-table.js';
import { FirstSteps } from '../components/first-steps.js';
import { SubjectBars } from '../components/subject-bars.js';
import { SubscriptionCard } from '../components/subscription-card.js';
import { tallySubjects } from '../subject-tally.js';

const SHOWN = 6;

const PRACTICE_ITEMS = SUBJECTS.map((subject) => ({
  label: SUBJECT_NAMES[subject],
  to: `/practice/${subject}`,
}));

function OpenAttempt({ attempt }: { attempt: AttemptSummary }) {
  if (!attempt.subject) {
    return null;
  }
  return (
    <Card className="flex flex-wrap items-center justify-between gap-4 border-primary bg-tint">
      <div>
        <h2 className="text-21">Go on with {SUBJECT_NAMES[attempt.subject]}</h2>
        <p className="figures text-soft">
          {attempt.answered} of {attempt.items} answered. Your place is kept.
        </p>
      </div>
      <LinkButton to={`/practice/${attempt.subject}`} state={{ resume: true }} variant="accent">
        Continue
      </LinkButton>
    </Card>
  );
}

function Loading() {
  return (
    <div role="status" className="grid gap-6">
      <span className="sr-only">Loading your attempts…</span>
      <Skeleton className="h-72" />
      <Skeleton className="h-96" />
    </div>
  );
}

function Progressed({ attempts }: { attempts: readonly AttemptSummary[] }) {
  const open = attempts.find(({ state, kind }) => state === 'open' && kind === 'free-practice');
  return (
    <>
      {open ? <OpenAttempt attempt={open} /> : null}
      <Card className="grid gap-6">
        <h2 className="text-21">Right answers by subject</h2>
        <SubjectBars tallies={tallySubjects(attempts)} />
      </Card>
      <Card>
        <h2 className="mb-3 text-21">Last attempts</h2>
        <AttemptsTable attempts={attempts.slice(0, SHOWN)} />
      </Card>
    </>
  );
}

function Attempts() {
  const { data, error, refetch, isFetching } = useLatestAttempts();
  if (data) {
    return data.items.length > 0 ? <Progressed attempts={data.items} /> : <FirstSteps />;
  }
  if (error) {
    return (
      <Alert tone="error" title="Your attempts could not be read" live>
        <p>{messageOf(error)} They are safe on the server.</p>
        <Button
          variant="secondary"
          className="mt-3"
          busy={isFetching}
          onClick={() => void refetch()}
        >
          Try again
        </Button>
      </Alert>
    );
  }
  return <Loading />;
}

/** /dashboard */
export function DashboardPage() {
  const { user } = useSession();
  return (
    <div className="page py-10 lg:py-14">
      <PageMeta title="Dashboard" noIndex />
      <div className="mb-8 flex flex-wrap items-end justify-between gap-4">
        <h1 className="text-28 sm:text-38">
          {user?.firstName ? `Hello, ${user.firstName}` : 'Hello'}
        </h1>
        <Menu label="Practice a subject" items={PRACTICE_ITEMS} />
      </div>
      <div className="grid gap-6 lg:grid-cols-[1fr_20rem] lg:items-start">
        <div className="grid min-w-0 gap-6">
          <Attempts />
        </div>
        <SubscriptionCard />
      </div>
    </div>
  );
}
