import { useSiteLinks } from '../../../hydrate/use-site-links.js';
import { cx } from '../../../ui/cx.js';
import '../prose.css';

interface RichTextProps {
  html: string;
  /** Set in the reading typeface, for long reads. */
  reading?: boolean;
}

/** A text of the site: HTML that our own build made from our own Markdown, never from users. */
export function RichText({ html, reading = false }: RichTextProps) {
  const box = useSiteLinks<HTMLDivElement>();
  return (
    <div
      ref={box}
      className={cx('prose', reading && 'prose-reading')}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: made at build time from our own texts
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
