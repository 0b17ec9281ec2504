import { useParams } from 'react-router-dom';
import { ExamPage } from '../../features/exam/routes/exam-page.js';
import { DataProvider } from '../data-provider.js';

/** /practice/attempt/{id}: the whole screen belongs to the exam, so it stands in no layout. */
export default function AttemptRoute() {
  const { attemptId = '' } = useParams();
  return (
    <main id="main" tabIndex={-1}>
      <DataProvider>
        <ExamPage key={attemptId} attemptId={attemptId} />
      </DataProvider>
    </main>
  );
}
