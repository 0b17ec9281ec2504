import papers from 'virtual:papers';
import { Actions } from '../components/actions.js';
import { TextPageBody, TextPageHead, type TextPageProps } from '../components/page-frame.js';
import { PaperList } from '../components/paper-list.js';
import { StillPage } from '../components/still-page.js';

/** /downloads/{subject}: the files first, for everybody, then what they are. */
export function DownloadsPage({ page, picture }: TextPageProps) {
  const own = papers.filter(({ subject }) => page.path.endsWith(`/${subject}`));
  return (
    <StillPage>
      <TextPageHead page={page} picture={picture} />
      <TextPageBody page={page}>
        <div>
          <PaperList papers={own} />
          <Actions links={page.cta} />
        </div>
      </TextPageBody>
    </StillPage>
  );
}
