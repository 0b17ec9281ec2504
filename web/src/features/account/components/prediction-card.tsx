import type { Prediction, Progress } from '@prepward/contracts/progress';
import { LEVEL_NAMES } from '@prepward/contracts/scores';
import { Link } from 'react-router-dom';
import { missingWords } from '../../../entities/progress/progress.js';
import { Badge } from '../../../ui/badge.js';
import { Card } from '../../../ui/card.js';

/**
 * The band on a line from 0 to 100, with the middle and the target; the words next to it say it
 * all.
 */
function BandLine({ total, low, high, target }: Prediction & { target: number | null }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 100 8"
      preserveAspectRatio="none"
      className="mt-4 h-4 w-full"
    >
      <rect y="3" width="100" height="2" className="fill-line" />
      <rect x={low} y="1" width={high - low} height="6" className="fill-primary opacity-40" />
      <rect x={total - 0.5} y="0" width="1" height="8" className="fill-primary" />
      {target === null ? null : (
        <rect x={target - 0.3} y="0" width="0.6" height="8" className="fill-ink" />
      )}
    </svg>
  );
}

function targetWords(total: number, target: number): string {
  const gap = Math.round((target - total) * 10) / 10;
  return gap > 0
    ? `${gap} points to your target of ${target}%.`
    : `At or above your target of ${target}%.`;
}

/** The predicted total with its band and level; left out while there are too few answers. */
export function PredictionCard({ progress }: { progress: Progress }) {
  const { prediction, missing, targetScore } = progress;
  if (prediction === null) {
    const lacking = missingWords(missing);
    return (
      <Card>
        <h2 className="text-21">Your predicted score</h2>
        <p className="mt-1 font-medium">Answer a few more questions to see your prediction.</p>
        <p className="figures mt-1 text-soft">
          {lacking === ''
            ? "It appears once it's more than a guess."
            : `It still needs ${lacking}.`}
        </p>
      </Card>
    );
  }
  const { total, low, high, level } = prediction;
  return (
    <Card>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-21">Your predicted score</h2>
        <Badge tone="primary">{LEVEL_NAMES[level]}</Badge>
      </div>
      <p className="figures mt-2 text-38 leading-heading font-semibold">{Math.round(total)}%</p>
      <p className="figures mt-1 text-soft">
        On test day, you'd likely score {Math.round(low)}–{Math.round(high)}% (90% confidence).{' '}
        {targetScore === null ? '' : targetWords(total, targetScore)}
      </p>
      <BandLine {...prediction} target={targetScore} />
      <Link to="/track-progress" className="text-link mt-3 inline-flex min-h-target items-center">
        See how it changed
      </Link>
    </Card>
  );
}
