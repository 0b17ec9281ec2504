import { type ComponentType, useState } from 'react';
import { useSiteLinks } from './use-site-links.js';

/** The HTML that the prerendered document holds under an id; none on the server and after navigation. */
function prerenderedHtml(id: string): string | undefined {
  return typeof document === 'undefined' ? undefined : document.getElementById(id)?.innerHTML;
}

interface StaticPartProps {
  /** Unique in the document; the prerendered part is found by it. */
  id: string;
  /** Must be lazy, or its code is loaded with the page anyway. May hold links, but nothing interactive. */
  Content: ComponentType;
  className?: string;
}

/**
 * A part of a page with nothing interactive in it. On the server, and when the page is reached by a
 * link, its component renders it. Where the document already holds it, its HTML is kept: its code is
 * neither loaded nor run, which is most of what a long page would cost. The router follows its links.
 */
export function StaticPart({ id, Content, className }: StaticPartProps) {
  const box = useSiteLinks<HTMLDivElement>();
  const [html] = useState(() => prerenderedHtml(id));
  if (html === undefined) {
    return (
      <div ref={box} id={id} className={className}>
        <Content />
      </div>
    );
  }
  return (
    <div
      ref={box}
      id={id}
      className={className}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: what our own build prerendered here
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
