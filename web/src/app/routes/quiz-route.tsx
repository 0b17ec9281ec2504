import type { Subject } from '@prepward/contracts/subjects';
import { QuizRun } from '../../features/exam/routes/quiz-run.js';
import DataLayout from '../layouts/data-layout.js';

interface QuizRouteProps {
  subject: Subject;
  set: number;
}

/**
 * /quiz/{subject}?set={set}; each quiz is its own page. It has no layout route: routes don't match on `set`,
 * so one for the path would also load the query library for the text page at the same address.
 */
export default function QuizRoute({ subject, set }: QuizRouteProps) {
  return (
    <DataLayout>
      <QuizRun key={`${subject}.${set}`} subject={subject} set={set} />
    </DataLayout>
  );
}
