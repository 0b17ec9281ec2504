import type { Progress, ProgressHistory } from '@prepward/contracts/progress';
import { useProgress } from '../../../entities/progress/progress.js';
import { LockedPrediction } from '../../../entities/subscription/locked-prediction.js';
import { localDay } from '../../../lib/dates.js';
import { PageMeta } from '../../../lib/page-meta.js';
import { Card } from '../../../ui/card.js';
import { LinkButton } from '../../../ui/link-button.js';
import { LoadError } from '../../../ui/load-error.js';
import { Skeleton } from '../../../ui/skeleton.js';
import { useProgressHistory } from '../api/history.js';
import { AttemptHistory } from '../components/attempt-history.js';
import { MasteryChart } from '../components/mastery-chart.js';
import { PracticeCalendar } from '../components/practice-calendar.js';
import { PredictionChart } from '../components/prediction-chart.js';
import { AccuracyChart, PaceChart } from '../components/week-charts.js';
import { WithheldPrediction } from '../components/withheld-prediction.js';

function Loading() {
  return (
    <div role="status" className="grid gap-6">
      <span className="sr-only">Loading your progress…</span>
      <Skeleton className="h-96" />
      <div className="grid gap-6 lg:grid-cols-2">
        <Skeleton className="h-80" />
        <Skeleton className="h-80" />
      </div>
      <Skeleton className="h-64" />
    </div>
  );
}

function NothingYet() {
  return (
    <Card className="grid justify-items-start gap-4">
      <h2 className="text-21">Your progress begins with your first answer</h2>
      <p className="max-w-reading text-soft">
        The diagnostic is the shortest way: 40 questions over all four subjects, and this page shows
        where your points are.
      </p>
      <LinkButton to="/practice/diagnostic" variant="accent">
        Take the diagnostic
      </LinkButton>
    </Card>
  );
}

interface ChartsProps {
  progress: Progress;
  history: ProgressHistory;
}

/** The predictions over time, or the present one while it is the only one. */
function predictionsOf({ progress, history }: ChartsProps): ProgressHistory['predictions'] {
  return history.predictions.length === 0 && progress.prediction
    ? [{ ...progress.prediction, at: new Date().toISOString(), attemptId: 'now' }]
    : history.predictions;
}

function Charts({ progress, history }: ChartsProps) {
  const { weeks, calendar } = history;
  const predictions = predictionsOf({ progress, history });
  const answered = progress.objectives.some(({ answers }) => answers > 0);
  const practiced = weeks.filter(({ answers }) => answers > 0);
  if (!answered && practiced.length === 0) {
    return <NothingYet />;
  }
  return (
    <>
      {progress.forecastLocked ? (
        <LockedPrediction />
      ) : progress.prediction === null ? (
        <WithheldPrediction missing={progress.missing} />
      ) : null}
      {predictions.length > 0 ? (
        <PredictionChart predictions={predictions} target={progress.targetScore} />
      ) : null}
      {practiced.length > 0 ? (
        <div className="grid gap-6 lg:grid-cols-2">
          <AccuracyChart weeks={practiced} />
          <PaceChart weeks={practiced} />
        </div>
      ) : null}
      <PracticeCalendar calendar={calendar} streak={progress.streak} today={localDay(new Date())} />
      <MasteryChart progress={progress} />
    </>
  );
}

function Overview() {
  const progress = useProgress();
  const history = useProgressHistory();
  if (progress.data && history.data) {
    return <Charts progress={progress.data} history={history.data} />;
  }
  const failed = [progress, history].find(({ error }) => error !== null);
  return failed ? (
    <LoadError
      title="We couldn't load your progress"
      error={failed.error}
      onRetry={() => {
        void progress.refetch();
        void history.refetch();
      }}
      retrying={progress.isFetching || history.isFetching}
    />
  ) : (
    <Loading />
  );
}

/** /track-progress: the student's level, how it developed, and every attempt. */
export default function TrackProgressPage() {
  return (
    <div className="page py-10 lg:py-14">
      <PageMeta title="Your progress" noIndex />
      <h1 className="mb-8 text-28 sm:text-38">Your progress</h1>
      <div className="grid gap-6">
        <Overview />
        <AttemptHistory />
      </div>
    </div>
  );
}
