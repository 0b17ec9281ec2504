import { FREE_PRACTICE_ITEMS } from '@prepward/contracts/attempt-rules';
import { inWordsFirst } from '@prepward/contracts/number-words';
import { SUBJECT_NAMES, SUBJECTS } from '@prepward/contracts/subjects';
import { Link } from 'react-router-dom';
import { SubjectPicture } from '../../../ui/illustrations/subject-picture.js';

/** The four sections of the exam, each a way into its free practice. */
export function SubjectTiles() {
  return (
    <ul className="grid gap-3 sm:grid-cols-2" aria-label="Free practice">
      {SUBJECTS.map((subject) => (
        <li key={subject}>
          <Link
            to={`/practice/${subject}`}
            className="flex h-full items-center gap-4 rounded-md border border-line bg-surface p-4 transition-colors hover:border-primary hover:text-primary"
          >
            <SubjectPicture subject={subject} className="size-16" />
            <span>
              <span className="block text-18 font-semibold">{SUBJECT_NAMES[subject]}</span>
              <span className="block text-soft">
                {`${inWordsFirst(FREE_PRACTICE_ITEMS)} free questions`}
              </span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
