import type { ReactNode } from 'react';

interface FigureProps {
  figure: { svg: string; alt: string };
  /** Drawn over the picture, in its coordinates. */
  children?: ReactNode;
}

/** The picture of an item, with its text alternative. */
export function Figure({ figure, children }: FigureProps) {
  return (
    <div className="figure relative mx-auto w-full max-w-xl rounded-md border border-line bg-surface p-3">
      <div className="relative">
        <div
          role="img"
          aria-label={figure.alt}
          // biome-ignore lint/security/noDangerouslySetInnerHtml: SVG drawn by our own code
          dangerouslySetInnerHTML={{ __html: figure.svg }}
        />
        {children}
      </div>
    </div>
  );
}
