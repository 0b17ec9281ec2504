import type { Subject } from '@prepward/contracts/subjects';
import { QuizRun } from '../../features/exam/routes/quiz-run.js';
import DataLayout from '../layouts/data-layout.js';

interface QuizRouteProps {
  subject: Subject;
  set: number;
}

/**
 * /quiz/{subject}?set={set}; each quiz is its own page. No layout route holds it: routes don't see
 * `set`, and one for the path would load the query library with the page of text at the same address.
 */
export default function QuizRoute({ subject, set }: QuizRouteProps) {
  return (
    <DataLayout>
      <QuizRun key={`${subject}.${set}`} subject={subject} set={set} />
    </DataLayout>
  );
}
