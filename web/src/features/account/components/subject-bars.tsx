import { SUBJECT_NAMES } from '@prepward/contracts/subjects';
import { Link } from 'react-router-dom';
import { SubjectPicture } from '../../../ui/illustrations/subject-picture.js';
import { Progress } from '../../../ui/progress.js';
import type { SubjectTally } from '../subject-tally.js';

function Bar({ subject, right, answered }: SubjectTally) {
  const name = SUBJECT_NAMES[subject];
  const share = answered > 0 ? Math.round((100 * right) / answered) : 0;
  return (
    <li className="grid grid-cols-[2.5rem_1fr] items-center gap-4">
      <SubjectPicture subject={subject} className="size-10" />
      <div>
        <p className="flex flex-wrap items-baseline justify-between gap-x-3">
          <Link
            to={`/practice/${subject}`}
            className="font-medium hover:text-primary hover:underline"
          >
            {name}
          </Link>
          <span className="figures text-14 text-soft">
            {answered > 0 ? `${right} of ${answered} right · ${share}%` : 'Not practiced yet'}
          </span>
        </p>
        <Progress
          label={`${name}: share of right answers`}
          value={right}
          max={answered}
          valueText={answered > 0 ? `${right} of ${answered} right` : 'Not practiced yet'}
          className="mt-1.5"
        />
      </div>
    </li>
  );
}

/** One bar for each subject: right answers of those given. */
export function SubjectBars({ tallies }: { tallies: readonly SubjectTally[] }) {
  return (
    <ul className="grid gap-6">
      {tallies.map((tally) => (
        <Bar key={tally.subject} {...tally} />
      ))}
    </ul>
  );
}
