import { PUBLIC_PAPERS } from '@prepward/contracts/papers';
import { StaticPage } from '../../../hydrate/static-page.js';
import { LinkButton } from '../../../ui/link-button.js';
import { TextPageBody, TextPageHead, type TextPageProps } from '../components/page-frame.js';
import { PaperList } from '../components/paper-list.js';

/** /downloads/{subject}: first the files, free for anyone, then what they are. */
export function DownloadsPage({ page, picture }: TextPageProps) {
  const own = PUBLIC_PAPERS.filter(({ subject }) => page.path.endsWith(`/${subject}`));
  return (
    <StaticPage>
      <TextPageHead page={page} picture={picture} />
      <TextPageBody page={page}>
        <div>
          <PaperList papers={own} />
          <div className="mt-6 flex flex-wrap gap-3">
            {page.cta.map(({ label, to }) => (
              <LinkButton key={to} to={to} variant="secondary" className="max-sm:w-full">
                {label}
              </LinkButton>
            ))}
          </div>
        </div>
      </TextPageBody>
    </StaticPage>
  );
}
