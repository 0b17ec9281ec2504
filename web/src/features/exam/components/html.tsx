import type { JSX } from 'react';
import { cx } from '../../../ui/cx.js';

interface HtmlProps {
  html: string;
  as?: 'div' | 'span';
  id?: string;
  className?: string;
}

/** Text of an item, as our server rendered it: its HTML is made by our own code, never by users. */
export function Html({ html, as: Tag = 'div', id, className }: HtmlProps): JSX.Element {
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: trusted HTML from our own item bank
    <Tag id={id} className={cx('rich', className)} dangerouslySetInnerHTML={{ __html: html }} />
  );
}
