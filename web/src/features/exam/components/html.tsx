import { type JSX, useMemo } from 'react';
import { cx } from '../../../ui/cx.js';
import { type TextRange, withMarks } from '../highlighting.js';

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

/** The name of a text that can be highlighted, and its highlights. */
export interface Marking {
  text: string;
  marks: readonly TextRange[];
}

interface MarkedHtmlProps extends Omit<HtmlProps, 'as'> {
  marking: Marking | undefined;
  /** What proves the key, once it is known. */
  evidence?: readonly TextRange[] | undefined;
}

/** Text of an item with the student's highlights, and with what proves the key. */
export function MarkedHtml({
  html,
  marking,
  evidence,
  id,
  className,
}: MarkedHtmlProps): JSX.Element {
  const marks = marking?.marks;
  const marked = useMemo(
    () => withMarks(withMarks(html, marks ?? []), evidence ?? [], 'evidence'),
    [html, marks, evidence],
  );
  return (
    <div
      id={id}
      data-text={marking?.text}
      className={cx('rich', className)}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: trusted HTML from our own item bank
      dangerouslySetInnerHTML={{ __html: marked }}
    />
  );
}
