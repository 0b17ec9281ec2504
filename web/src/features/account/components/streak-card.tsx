import type { Progress } from '@prepward/contracts/progress';
import { Card } from '../../../ui/card.js';

function days(count: number): string {
  return count === 1 ? '1 day' : `${count} days`;
}

/** Days in a row with practice. */
export function StreakCard({ streak }: Pick<Progress, 'streak'>) {
  const { current, longest, today } = streak;
  return (
    <Card>
      <h2 className="figures text-21">
        {current === 0 ? 'No streak yet' : `${days(current)} in a row`}
      </h2>
      <p className="figures mt-1 text-soft">
        {today ? 'You have practiced today. ' : 'One answer today keeps it going. '}
        {longest > 0 ? `Your longest: ${days(longest)}.` : ''}
      </p>
    </Card>
  );
}
