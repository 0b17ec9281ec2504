import { SUBJECTS, type Subject } from '@prepward/contracts/subjects';
import { StaticPage } from '../../../hydrate/static-page.js';
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
        <Island name="quizList" props={{ subject: subjectOf(page.path) }} />
      </TextPageBody>
    </StaticPage>
  );
}
