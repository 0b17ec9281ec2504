import type { Subject } from '@prepward/contracts/subjects';
import { useSearchParams } from 'react-router-dom';
import { QuizRun } from '../../features/exam/routes/quiz-run.js';
import { PageMeta } from '../../lib/page-meta.js';
import { DataProvider } from '../data-provider.js';

/** /quiz/{subject}?set=: one quiz, from its start to its result. */
export default function QuizRoute({ subject, set }: { subject: Subject; set: number }) {
  const [, setSearch] = useSearchParams();
  return (
    <DataProvider>
      <PageMeta title={`Quiz ${set}`} path={`/quiz/${subject}`} noIndex />
      <QuizRun
        key={`${subject}:${set}`}
        subject={subject}
        set={set}
        onSet={(next) => setSearch({ set: String(next) })}
      />
    </DataProvider>
  );
}
