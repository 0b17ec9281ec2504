import { QUIZ_ITEMS, QUIZ_SETS } from '@prepward/contracts/attempt-rules';
import { SUBJECT_NAMES, SUBJECTS, type Subject } from '@prepward/contracts/subjects';
import { Link } from 'react-router-dom';
import { StaticPage } from '../../../hydrate/static-page.js';
import { buttonStyle } from '../../../ui/button-style.js';
import { LinkButtons } from '../../../ui/link-buttons.js';
import { TextPageBody, TextPageHead, type TextPageProps } from '../components/page-frame.js';
import { Island } from '../islands.js';

function subjectOf(path: string): Subject {
  const subject = SUBJECTS.find((one) => path.endsWith(`/${one}`));
  if (!subject) {
    throw new Error(`No subject in the address ${path}`);
  }
  return subject;
}

/** The quizzes of a subject: `?set=` opens one of them in this page's place. */
function QuizList({ path }: { path: string }) {
  const name = SUBJECT_NAMES[subjectOf(path)];
  return (
    <ul className="grid gap-4 sm:grid-cols-2" aria-label={`${name} quizzes`}>
      {Array.from({ length: QUIZ_SETS }, (_, i) => i + 1).map((set) => (
        <li
          key={set}
          className="grid content-between gap-4 rounded-md border border-line bg-surface p-5"
        >
          <div>
            <h2 className="text-21">Quiz {set}</h2>
            <p className="mt-1 text-soft">
              {QUIZ_ITEMS} questions over all content areas, each explained as soon as you answer.
            </p>
          </div>
          <Link to={`${path}?set=${set}`} className={buttonStyle('secondary', 'medium')}>
            <span>
              Start <span className="sr-only">{name} </span>quiz {set}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** /quiz/{subject}: what the quizzes are, and the four of them. */
export function QuizPage({ page, picture }: TextPageProps) {
  return (
    <StaticPage>
      <TextPageHead page={page} picture={picture}>
        <LinkButtons
          links={[{ label: 'Start quiz 1', to: `${page.path}?set=1` }, ...page.cta]}
          className="mt-8"
        />
      </TextPageHead>
      <TextPageBody page={page}>
        <Island name="quizScores" props={{ subject: subjectOf(page.path) }} />
        <QuizList path={page.path} />
      </TextPageBody>
    </StaticPage>
  );
}
