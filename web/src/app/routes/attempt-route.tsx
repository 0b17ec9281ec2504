import { useParams } from 'react-router-dom';
import { ExamPage } from '../../features/exam/routes/exam-page.js';

/** /practice/attempt/{id}: the whole screen belongs to the exam until it shows its result. */
export default function AttemptRoute() {
  const { attemptId = '' } = useParams();
  return <ExamPage key={attemptId} attemptId={attemptId} />;
}
