import { DIAGNOSTIC_ITEMS } from '@prepward/contracts/attempt-rules';
import type { Progress, ProgressHistory } from '@prepward/contracts/progress';
import { AnswerFigures } from '../../../entities/progress/answer-figures.js';
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

function NothingYet() {
  return (
    <Card className="grid justify-items-start gap-4">
      <h2 className="text-21">Your progress starts with your first answer</h2>
      <p className="max-w-reading text-soft">
        The diagnostic is the fastest way: {DIAGNOSTIC_ITEMS} questions across all four subjects,
        and this page shows where your points are.
      </p>
      <LinkButton to="/practice/diagnostic" variant="accent">
        Take the diagnostic
      </LinkButton>
    </Card>
  );
}

/** The predictions over time, or the current one if the history has none yet. */
function predictionsOf(progress: Progress, history: ProgressHistory) {
  return history.predictions.length === 0 && progress.prediction
    ? [{ ...progress.prediction, at: new Date().toISOString(), attemptId: 'now' }]
    : history.predictions;
}

/** The height of the prediction with its chart, at each width. */
const PREDICTION_HEIGHT = 'h-116 sm:h-100 lg:h-96';

/** A part of the page that is still loading, as high as its content will be. */
function Coming({ className }: { className: string }) {
  return <Skeleton className={className} />;
}

interface ChartsProps {
  progress: Progress;
  /** Undefined while loading: it takes longer than the rest. */
  history: ProgressHistory | undefined;
}

function Prediction({ progress, history }: ChartsProps) {
  if (progress.predictionLocked) {
    return <LockedPrediction />;
  }
  const predictions = history ? predictionsOf(progress, history) : [];
  return (
    <>
      {progress.prediction === null ? <WithheldPrediction missing={progress.missing} /> : null}
      {predictions.length > 0 ? (
        <PredictionChart predictions={predictions} target={progress.targetScore} />
      ) : null}
      {progress.prediction && !history ? <Coming className={PREDICTION_HEIGHT} /> : null}
    </>
  );
}

function Weeks({ history }: { history: ProgressHistory }) {
  const practiced = history.weeks.filter(({ answers }) => answers > 0);
  return practiced.length > 0 ? (
    <div className="grid gap-6 lg:grid-cols-2">
      <AccuracyChart weeks={practiced} />
      <PaceChart weeks={practiced} />
    </div>
  ) : null;
}

function Charts({ progress, history }: ChartsProps) {
  const answered = progress.objectives.some(({ answers }) => answers > 0);
  if (!answered && history?.weeks.every(({ answers }) => answers === 0)) {
    return <NothingYet />;
  }
  return (
    <>
      <Prediction progress={progress} history={history} />
      <Card>
        <h2 className="mb-4 text-21">Your answers</h2>
        <AnswerFigures progress={progress} />
      </Card>
      {history ? (
        <>
          <Weeks history={history} />
          <PracticeCalendar
            calendar={history.calendar}
            streak={progress.streak}
            today={localDay(new Date())}
          />
        </>
      ) : (
        <Coming className="h-160 lg:h-140" />
      )}
      <MasteryChart progress={progress} />
    </>
  );
}

function Overview() {
  const progress = useProgress();
  const history = useProgressHistory();
  const failed = [progress, history].find(({ data, error }) => !data && error !== null);
  if (failed) {
    return (
      <LoadError
        title="We couldn't load your progress"
        error={failed.error}
        onRetry={() => {
          void progress.refetch();
          void history.refetch();
        }}
        retrying={progress.isFetching || history.isFetching}
      />
    );
  }
  return progress.data ? (
    <Charts progress={progress.data} history={history.data} />
  ) : (
    <div role="status" className="grid gap-6">
      <span className="sr-only">Loading your progress…</span>
      <Coming className={PREDICTION_HEIGHT} />
      <Coming className="h-64 sm:h-44" />
      <Coming className="h-160 lg:h-140" />
    </div>
  );
}

/** /track-progress: the student's level, how it developed, and every attempt. */
export default function TrackProgressPage() {
  return (
    <div className="page py-6 md:py-10">
      <PageMeta title="Your progress" noIndex />
      <h1 className="mb-6 text-28 sm:text-38">Your progress</h1>
      <div className="grid gap-6">
        <Overview />
        <AttemptHistory />
      </div>
    </div>
  );
}
