import type { ReactNode } from 'react';
import { StaticPage } from '../../../hydrate/static-page.js';
import { LinkButtons } from '../../../ui/link-buttons.js';
import { Closing } from '../components/closing.js';
import { TextPageBody, TextPageHead, type TextPageProps } from '../components/page-frame.js';

interface ContentPageProps extends TextPageProps {
  /** A part of its own before the sections. */
  children?: ReactNode;
  /** `children` is what the page sells, so no button above leads past it. */
  sells?: boolean;
}

/** A page of text: what it is about, its sections, its questions, and what to do next. */
export function ContentPage({ page, picture, children, sells = false }: ContentPageProps) {
  return (
    <StaticPage>
      <TextPageHead page={page} picture={picture}>
        {!sells && page.cta.length > 0 ? <LinkButtons links={page.cta} className="mt-8" /> : null}
      </TextPageHead>
      <TextPageBody page={page} faqsFirst={page.path === '/faqs'}>
        {children}
      </TextPageBody>
      <Closing links={page.cta} />
    </StaticPage>
  );
}
