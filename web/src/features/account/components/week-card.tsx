import type { Progress } from '@prepward/contracts/progress';
import { dayMs } from '../../../lib/dates.js';
import { Card } from '../../../ui/card.js';
import { cx } from '../../../ui/cx.js';
import { Icon } from '../../../ui/icon.js';

const LETTER = new Intl.DateTimeFormat('en-US', { weekday: 'narrow', timeZone: 'UTC' });
const NAME = new Intl.DateTimeFormat('en-US', { weekday: 'long', timeZone: 'UTC' });

function days(count: number): string {
  return count === 1 ? '1 day' : `${count} days`;
}

function answersOn(answers: number): string {
  return answers === 0 ? 'no answers' : answers === 1 ? '1 answer' : `${answers} answers`;
}

interface DotProps {
  day: string;
  answers: number;
  today: string;
}

/** A day of the week: filled once it has an answer, a ring around today. */
function Dot({ day, answers, today }: DotProps) {
  return (
    <li className="grid min-w-0 max-w-8 grow justify-items-center gap-1">
      <span
        aria-hidden="true"
        className={cx('text-14', day === today ? 'font-semibold' : 'text-soft')}
      >
        {LETTER.format(dayMs(day))}
      </span>
      <span
        className={cx(
          'grid aspect-square w-full place-items-center rounded-full border-2',
          answers > 0 ? 'border-primary bg-primary text-on-primary' : 'border-line',
          day === today && answers === 0 && 'border-primary',
          day === today && 'outline-2 outline-offset-2 outline-primary',
        )}
      >
        {answers > 0 ? <Icon name="check" className="size-1/2" /> : null}
        <span className="sr-only">
          {NAME.format(dayMs(day))}: {day > today ? 'to come' : answersOn(answers)}
        </span>
      </span>
    </li>
  );
}

interface WeekCardProps {
  progress: Pick<Progress, 'week' | 'streak'>;
  /** Today in the student's time zone. */
  today: string;
}

/** This week as seven dots, and how many days in a row. */
export function WeekCard({ progress, today }: WeekCardProps) {
  const { week, streak } = progress;
  return (
    <Card>
      <h2 className="figures text-21">
        {streak.current === 0 ? 'This week' : `${days(streak.current)} in a row`}
      </h2>
      <ul aria-label="This week" className="mt-4 flex justify-between gap-1">
        {week.map(({ day, answers }) => (
          <Dot key={day} day={day} answers={answers} today={today} />
        ))}
      </ul>
      <p className="figures mt-4 text-14 text-soft">
        {streak.today ? 'You practiced today.' : 'One answer today counts as a day.'}
        {streak.longest > 1 ? ` Your longest streak: ${days(streak.longest)}.` : ''}
      </p>
    </Card>
  );
}
