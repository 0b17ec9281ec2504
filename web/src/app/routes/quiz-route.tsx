import type { Subject } from '@prepward/contracts/subjects';
import { QuizRun } from '../../features/exam/routes/quiz-run.js';
import { DataProvider } from '../data-provider.js';

interface QuizRouteProps {
  subject: Subject;
  set: number;
}

/** /quiz/{subject}?set={set}; each quiz is a page of its own. */
export default function QuizRoute({ subject, set }: QuizRouteProps) {
  return (
    <DataProvider>
      <QuizRun key={`${subject}.${set}`} subject={subject} set={set} />
    </DataProvider>
  );
}
