import type { Subject } from '@prepward/contracts/subjects';
import { SUBJECT_NAMES, SUBJECTS } from '@prepward/contracts/subjects';
import { Actions } from '../components/actions.js';
import { NotYet } from '../components/not-yet.js';
import { TextPageBody, TextPageHead, type TextPageProps } from '../components/page-frame.js';
import { StillPage } from '../components/still-page.js';

function subjectOf(path: string): Subject {
  const subject = SUBJECTS.find((one) => path.endsWith(`/${one}`));
  if (!subject) {
    throw new Error(`No subject in the address ${path}`);
  }
  return subject;
}

/** /quiz/{subject}, as long as there are no quizzes to list. */
export function SubjectPage({ page, picture }: TextPageProps) {
  const subject = subjectOf(page.path);
  const practice = `/practice/${subject}`;
  const others = page.cta.filter(({ to }) => to !== practice);
  return (
    <StillPage>
      <TextPageHead page={page} picture={picture}>
        <Actions links={[{ label: 'Practice five questions now', to: practice }, ...others]} />
      </TextPageHead>
      <TextPageBody page={page}>
        <NotYet title="The quizzes are not open yet">
          They will stand here. Until then the free {SUBJECT_NAMES[subject]} practice has five
          questions, each with the reason for every option.
        </NotYet>
      </TextPageBody>
    </StillPage>
  );
}
