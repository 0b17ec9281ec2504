import { useParams } from 'react-router-dom';
import { ExamPage } from '../../features/exam/routes/exam-page.js';

/** /practice/attempt/{id}: the whole screen belongs to the exam, so it is in no layout with a bar. */
export default function AttemptRoute() {
  const { attemptId = '' } = useParams();
  return (
    <main id="main" tabIndex={-1}>
      <ExamPage key={attemptId} attemptId={attemptId} />
    </main>
  );
}
