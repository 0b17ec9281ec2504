import type { AttemptSummary } from '@prepward/contracts/attempt-history';
import type { Progress } from '@prepward/contracts/progress';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { AttemptDays } from '../../../entities/attempt/attempt-days.js';
import { useAttempts } from '../../../entities/attempt/attempts.js';
import { AnswerFigures } from '../../../entities/progress/answer-figures.js';
import { useProgress } from '../../../entities/progress/progress.js';
import { localDay } from '../../../lib/dates.js';
import { PageMeta } from '../../../lib/page-meta.js';
import { useSession } from '../../../lib/session/session.js';
import { Card } from '../../../ui/card.js';
import { LoadError } from '../../../ui/load-error.js';
import { Skeleton } from '../../../ui/skeleton.js';
import { ExamCard } from '../components/exam-card.js';
import { FirstSteps } from '../components/first-steps.js';
import { LockedPrediction } from '../components/locked-prediction.js';
import { PlanCard } from '../components/plan-card.js';
import { PredictionCard } from '../components/prediction-card.js';
import { StartCard } from '../components/start-card.js';
import { SubjectBars } from '../components/subject-bars.js';
import { SubscriptionCard } from '../components/subscription-card.js';
import { WeekCard } from '../components/week-card.js';
import { nextSteps } from '../next-step.js';

const SHOWN = 6;
/** A student has one open attempt of a kind. */
const MOST_OPEN = 20;

/** What the page reads, each part on its own: one that fails leaves the others in place. */
function useDashboard() {
  return {
    open: useAttempts({ state: 'open' }, MOST_OPEN),
    latest: useAttempts({}, SHOWN),
    progress: useProgress(),
  };
}

type Dashboard = ReturnType<typeof useDashboard>;

function LatestAttempts({ attempts }: { attempts: readonly AttemptSummary[] }) {
  return (
    <Card className="min-w-0">
      <div className="mb-2 flex flex-wrap items-center justify-between gap-x-4">
        <h2 className="text-21">Recent attempts</h2>
        <Link to="/track-progress" className="text-link inline-flex min-h-target items-center">
          All attempts
        </Link>
      </div>
      <AttemptDays attempts={attempts} />
    </Card>
  );
}

function Level({ progress }: { progress: Progress }) {
  return (
    <>
      {progress.predictionLocked ? <LockedPrediction /> : <PredictionCard progress={progress} />}
      <Card className="grid gap-6">
        <h2 className="text-21">Your answers</h2>
        <AnswerFigures progress={progress} />
        <h3 className="border-t border-line pt-6 text-18 tracking-normal">First try by subject</h3>
        <SubjectBars subjects={progress.subjects} />
      </Card>
    </>
  );
}

function StartSkeleton() {
  return (
    <div role="status">
      <span className="sr-only">Loading your dashboard…</span>
      <Skeleton className="h-52 sm:h-36" />
    </div>
  );
}

/** What to do first; waits for attempts and progress, and says if the attempts couldn't be read. */
function Start({ dashboard, onExamDate }: { dashboard: Dashboard; onExamDate: () => void }) {
  const { open, latest, progress } = dashboard;
  if (latest.data?.items.length === 0) {
    const dated = progress.data !== undefined && progress.data.examDate !== null;
    return <FirstSteps dated={dated} onExamDate={onExamDate} />;
  }
  if (!latest.data && latest.error) {
    return (
      <LoadError
        title="We couldn't load your attempts"
        error={latest.error}
        onRetry={() => void Promise.all([latest.refetch(), open.refetch()])}
        retrying={latest.isFetching}
      >
        They're safe on the server.
      </LoadError>
    );
  }
  if (!latest.data || open.isPending || progress.isPending) {
    return <StartSkeleton />;
  }
  const [first] = nextSteps(unfinished(open.data?.items), progress.data);
  return first ? <StartCard step={first} /> : null;
}

function unfinished(open: readonly AttemptSummary[] = []): AttemptSummary[] {
  return open.filter(({ similar }) => !similar);
}

function Rest({ dashboard }: { dashboard: Dashboard }) {
  const { open, latest, progress } = dashboard;
  if (latest.data?.items.length === 0) {
    return null;
  }
  const [, ...later] = nextSteps(unfinished(open.data?.items), progress.data);
  return (
    <>
      {later.length > 0 ? <PlanCard steps={later} /> : null}
      {progress.data ? (
        <Level progress={progress.data} />
      ) : progress.error ? (
        <LoadError
          title="We couldn't load your progress"
          error={progress.error}
          onRetry={() => void progress.refetch()}
          retrying={progress.isFetching}
        />
      ) : (
        <>
          <Skeleton className="h-56" />
          <Skeleton className="h-144" />
        </>
      )}
      {latest.data ? <LatestAttempts attempts={latest.data.items} /> : null}
    </>
  );
}

interface AsideProps {
  progress: Dashboard['progress'];
  editing: boolean;
  onEditing: (editing: boolean) => void;
}

/** Countdown and week; on phones they follow the first thing to do. */
function Aside({ progress, editing, onEditing }: AsideProps) {
  if (progress.data) {
    return (
      <>
        <ExamCard exam={progress.data} editing={editing} onEditing={onEditing} />
        <WeekCard progress={progress.data} today={localDay(new Date())} />
      </>
    );
  }
  return progress.isPending ? (
    <>
      <Skeleton className="h-24 sm:max-lg:h-52 lg:h-38" />
      <Skeleton className="h-44 sm:h-52" />
    </>
  ) : null;
}

/** /dashboard: what to do now, how long it is to the exam, and how the student is doing. */
export default function DashboardPage() {
  const { user } = useSession();
  const dashboard = useDashboard();
  const [editing, setEditing] = useState(false);
  return (
    <div className="page py-6 md:py-10">
      <PageMeta title="Dashboard" noIndex />
      <h1 className="mb-6 text-28 [overflow-wrap:anywhere] sm:text-38">
        {user?.firstName ? `Hello, ${user.firstName}` : 'Hello'}
      </h1>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6 lg:grid-cols-[minmax(0,1fr)_20rem] lg:grid-rows-[auto_auto_1fr]">
        <div>
          <Start dashboard={dashboard} onExamDate={() => setEditing(true)} />
        </div>
        <div className="grid content-start gap-6 sm:max-lg:grid-cols-2 lg:col-start-2 lg:row-span-2 lg:row-start-1">
          <Aside progress={dashboard.progress} editing={editing} onEditing={setEditing} />
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-6 empty:hidden lg:row-span-2">
          <Rest dashboard={dashboard} />
        </div>
        <div className="lg:col-start-2">
          <SubscriptionCard />
        </div>
      </div>
    </div>
  );
}
