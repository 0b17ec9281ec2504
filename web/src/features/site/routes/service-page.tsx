import { StaticPage } from '../../../hydrate/static-page.js';
import { LinkButtons } from '../../../ui/link-buttons.js';
import { TextPageBody, TextPageHead, type TextPageProps } from '../components/page-frame.js';
import { QuoteSection } from '../components/quote-section.js';

/** A page about tutoring: its text ends with the quote form. */
export function ServicePage({ page, picture }: TextPageProps) {
  return (
    <StaticPage>
      <TextPageHead page={page} picture={picture}>
        <LinkButtons links={page.cta} className="mt-8" />
      </TextPageHead>
      <TextPageBody page={page} />
      <QuoteSection />
    </StaticPage>
  );
}
