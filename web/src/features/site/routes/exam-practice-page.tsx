import type { TextPageProps } from '../components/page-frame.js';
import { SubjectTiles } from '../components/subject-tiles.js';
import { ContentPage } from './content-page.js';

/** /exam-practice: the four sections first, then the text. */
export function ExamPracticePage(props: TextPageProps) {
  return (
    <ContentPage {...props}>
      <SubjectTiles />
    </ContentPage>
  );
}
