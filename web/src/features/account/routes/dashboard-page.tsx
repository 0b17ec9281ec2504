import type { AttemptSummary } from '@prepward/contracts/attempts';
import type { Progress } from '@prepward/contracts/progress';
import { SUBJECT_NAMES, SUBJECTS } from '@prepward/contracts/subjects';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useAttempts } from '../../../entities/attempt/attempts.js';
import { useProgress } from '../../../entities/progress/progress.js';
import { PageMeta } from '../../../lib/page-meta.js';
import { useSession } from '../../../lib/session/session.js';
import { Card } from '../../../ui/card.js';
import { LoadError } from '../../../ui/load-error.js';
import { Menu } from '../../../ui/menu.js';
import { Skeleton } from '../../../ui/skeleton.js';
import { AttemptsTable } from '../components/attempts-table.js';
import { DiagnosticCard } from '../components/diagnostic-card.js';
import { ExamCard } from '../components/exam-card.js';
import { FirstSteps } from '../components/first-steps.js';
import { LockedForecast } from '../components/locked-forecast.js';
import { OpenAttempts } from '../components/open-attempts.js';
import { PlanCard } from '../components/plan-card.js';
import { PredictionCard } from '../components/prediction-card.js';
import { StreakCard } from '../components/streak-card.js';
import { SubjectBars } from '../components/subject-bars.js';
import { SubscriptionCard } from '../components/subscription-card.js';

const SHOWN = 6;
/** A student has one open attempt of a kind. */
const MOST_OPEN = 20;

const PRACTICE_ITEMS = SUBJECTS.map((subject) => ({
  label: SUBJECT_NAMES[subject],
  to: `/practice/${subject}`,
}));

/** What the page reads, each part for itself: one that fails leaves the others in place. */
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
      <div className="mb-3 flex flex-wrap items-center justify-between gap-x-4">
        <h2 className="text-21">Last attempts</h2>
        <Link to="/track-progress" className="text-link inline-flex min-h-target items-center">
          All attempts
        </Link>
      </div>
      <AttemptsTable attempts={attempts} />
    </Card>
  );
}

function Level({ progress, main }: { progress: Progress; main: boolean }) {
  return (
    <>
      {progress.forecastLocked ? (
        <>
          {progress.diagnosticTaken ? null : <DiagnosticCard main={main} />}
          <LockedForecast main={main && progress.diagnosticTaken} />
        </>
      ) : (
        <>
          <PlanCard plan={progress.plan} main={main} practiced={progress.streak.today} />
          <PredictionCard progress={progress} />
        </>
      )}
      <Card className="grid gap-6">
        <h2 className="text-21">Correct answers by subject</h2>
        <SubjectBars subjects={progress.subjects} />
      </Card>
    </>
  );
}

function Loading() {
  return (
    <div role="status" className="grid gap-6">
      <span className="sr-only">Loading your dashboard…</span>
      <Skeleton className="h-72" />
      <Skeleton className="h-48" />
      <Skeleton className="h-96" />
    </div>
  );
}

function ProgressPart({ progress, main }: { progress: Dashboard['progress']; main: boolean }) {
  if (progress.data) {
    return <Level progress={progress.data} main={main} />;
  }
  return progress.error ? (
    <LoadError
      title="We couldn't load your progress"
      error={progress.error}
      onRetry={() => void progress.refetch()}
      retrying={progress.isFetching}
    />
  ) : (
    <Skeleton className="h-96" />
  );
}

interface MainProps {
  dashboard: Dashboard;
  onExamDate: () => void;
}

function Main({ dashboard, onExamDate }: MainProps) {
  const { open, latest, progress } = dashboard;
  const unfinished = (open.data?.items ?? []).filter(({ similar }) => !similar);
  if (!latest.data && latest.error) {
    return (
      <>
        <LoadError
          title="We couldn't load your attempts"
          error={latest.error}
          onRetry={() => void Promise.all([latest.refetch(), open.refetch()])}
          retrying={latest.isFetching}
        >
          They are safe on the server.
        </LoadError>
        <ProgressPart progress={progress} main />
      </>
    );
  }
  if (!latest.data || open.isPending) {
    return <Loading />;
  }
  if (latest.data.items.length === 0) {
    const dated = progress.data !== undefined && progress.data.examDate !== null;
    return <FirstSteps dated={dated} onExamDate={onExamDate} />;
  }
  return (
    <>
      {unfinished.length > 0 ? <OpenAttempts attempts={unfinished} /> : null}
      <ProgressPart progress={progress} main={unfinished.length === 0} />
      <LatestAttempts attempts={latest.data.items} />
    </>
  );
}

/** /dashboard: what to continue, what to do today, and how the student is doing. */
export default function DashboardPage() {
  const { user } = useSession();
  const dashboard = useDashboard();
  const [editing, setEditing] = useState(false);
  const progress = dashboard.progress.data;
  return (
    <div className="page py-10 lg:py-14">
      <PageMeta title="Dashboard" noIndex />
      <div className="mb-8 flex flex-wrap items-end justify-between gap-4">
        <h1 className="min-w-0 text-28 [overflow-wrap:anywhere] sm:text-38">
          {user?.firstName ? `Hello, ${user.firstName}` : 'Hello'}
        </h1>
        <Menu label="Practice a subject" items={PRACTICE_ITEMS} />
      </div>
      <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_20rem] lg:items-start">
        <div className="grid min-w-0 gap-6">
          <Main dashboard={dashboard} onExamDate={() => setEditing(true)} />
        </div>
        <div className="grid gap-6">
          {progress ? (
            <>
              <ExamCard exam={progress} editing={editing} onEditing={setEditing} />
              <StreakCard streak={progress.streak} />
            </>
          ) : dashboard.progress.isPending ? (
            <Skeleton className="h-40" />
          ) : null}
          <SubscriptionCard />
        </div>
      </div>
    </div>
  );
}
