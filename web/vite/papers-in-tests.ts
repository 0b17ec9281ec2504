import type { PaperFile } from '@prepward/contracts/papers';
import { SUBJECTS } from '@prepward/contracts/subjects';

/** Stands for `virtual:papers` in Jest, which knows no Vite plugins: same shape, made-up sizes. */
const papers: readonly PaperFile[] = SUBJECTS.flatMap((subject) => [
  {
    subject,
    kind: 'study-sheet' as const,
    href: `/papers/${subject}-study-sheet.pdf`,
    pages: 3,
    bytes: 62_400,
  },
  {
    subject,
    kind: 'questions' as const,
    href: `/papers/${subject}-25-questions.pdf`,
    pages: 14,
    bytes: 217_600,
  },
]);

export default papers;
