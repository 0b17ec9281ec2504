import { Actions } from '../components/actions.js';
import { Closing } from '../components/closing.js';
import { TextPageBody, TextPageHead, type TextPageProps } from '../components/page-frame.js';
import { SubjectTiles } from '../components/subject-tiles.js';

/** A page of text: what it is about, its sections, its questions, and what to do next. */
export function ContentPage({ page, picture }: TextPageProps) {
  return (
    <>
      <TextPageHead page={page} picture={picture}>
        {page.cta.length > 0 ? <Actions links={page.cta} /> : null}
      </TextPageHead>
      <TextPageBody page={page} faqsFirst={page.path === '/faqs'}>
        {page.path === '/exam-practice' ? <SubjectTiles /> : null}
      </TextPageBody>
      <Closing links={page.cta} />
    </>
  );
}
