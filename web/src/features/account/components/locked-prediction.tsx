import { PLANS_PATH } from '../../../entities/plan/plans-path.js';
import { Card } from '../../../ui/card.js';
import { LinkButton } from '../../../ui/link-button.js';

/** Takes the place of plan and prediction for a student whose account includes neither. */
export function LockedPrediction() {
  return (
    <Card className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
      <div className="min-w-0 grow basis-64">
        <h2 className="text-21">See the score you'd likely get</h2>
        <p className="mt-1 text-soft">
          A membership adds your predicted score, a daily study plan, mock exams and the whole bank.
          You keep free practice and your progress.
        </p>
      </div>
      <LinkButton to={PLANS_PATH} variant="secondary" className="max-sm:w-full">
        See the plans
      </LinkButton>
    </Card>
  );
}
