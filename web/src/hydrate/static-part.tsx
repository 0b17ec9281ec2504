import { type ComponentType, useState } from 'react';
import { useSiteLinks } from './use-site-links.js';

/** What the prerendered document holds under an id; nothing on the server and after navigation. */
function standingHtml(id: string): string | undefined {
  return typeof document === 'undefined' ? undefined : document.getElementById(id)?.innerHTML;
}

interface StaticPartProps {
  /** Unique in the document; the prerendered part is found by it. */
  id: string;
  /** Lazy, or its code is loaded with the page after all. It may hold links, but nothing that acts. */
  Content: ComponentType;
  className?: string;
}

/**
 * A part of a page that stands still. On the server, and when the page is reached by a link, it is
 * drawn by its component. Where the document already holds it, it is kept as it is: its code is
 * neither loaded nor run, which is most of what a long page would cost. Its links go by the router.
 */
export function StaticPart({ id, Content, className }: StaticPartProps) {
  const box = useSiteLinks<HTMLDivElement>();
  const [html] = useState(() => standingHtml(id));
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
      // biome-ignore lint/security/noDangerouslySetInnerHtml: what our own server has just drawn here
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
