import type { Progress as StudentProgress } from '@prepward/contracts/progress';
import { SUBJECT_NAMES } from '@prepward/contracts/subjects';
import { Link } from 'react-router-dom';
import { count } from '../../../lib/format.js';
import { SubjectPicture } from '../../../ui/illustrations/subject-picture.js';
import { Progress } from '../../../ui/progress.js';

type SubjectProgress = StudentProgress['subjects'][number];

function Bar({ subject, right, answers, expected }: SubjectProgress) {
  const name = SUBJECT_NAMES[subject];
  const share = answers > 0 ? Math.round((100 * right) / answers) : 0;
  return (
    <li className="relative grid grid-cols-[2.5rem_1fr] items-center gap-4">
      <SubjectPicture subject={subject} className="size-10" />
      <div className="min-w-0">
        <p className="flex flex-wrap items-baseline justify-between gap-x-3">
          <Link
            to={`/test-bank?subject=${subject}`}
            // The whole row is its target.
            className="font-medium after:absolute after:inset-0 hover:text-primary hover:underline"
          >
            {name}
          </Link>
          <span className="figures text-14 text-soft">
            {answers > 0
              ? `${count(right)} of ${count(answers)} correct · ${share}%`
              : 'Not practiced yet'}
          </span>
        </p>
        <Progress
          label={`${name}: share correct on the first try`}
          value={right}
          max={answers}
          valueText={
            answers > 0 ? `${count(right)} of ${count(answers)} correct` : 'Not practiced yet'
          }
          className="mt-1.5"
        />
        {expected === null ? null : (
          <p className="figures mt-1 text-14 text-soft">
            On the exam about {Math.round(expected)}% correct
          </p>
        )}
      </div>
    </li>
  );
}

/** One bar for each subject: questions correct on the first try, of those answered. */
export function SubjectBars({ subjects }: { subjects: readonly SubjectProgress[] }) {
  return (
    <ul className="grid gap-6">
      {subjects.map((subject) => (
        <Bar key={subject.subject} {...subject} />
      ))}
    </ul>
  );
}
