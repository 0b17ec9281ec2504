import type { Subject } from '@prepward/contracts/subjects';
import { PracticePage } from '../../features/exam/routes/practice-page.js';
import { DataProvider } from '../data-provider.js';

/** /practice/{subject}; each subject is a page of its own. */
export default function PracticeRoute({ subject }: { subject: Subject }) {
  return (
    <DataProvider>
      <PracticePage key={subject} subject={subject} />
    </DataProvider>
  );
}
