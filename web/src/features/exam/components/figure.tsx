import type { ReactNode } from 'react';
import { cx } from '../../../ui/cx.js';

interface FigureProps {
  figure: { svg: string; alt: string };
  /** The picture is the answer: it may take more of the screen than one next to options. */
  large?: boolean;
  /** Drawn over the picture, in its coordinates. */
  children?: ReactNode;
}

/** The picture of an item, with its text alternative. */
export function Figure({ figure, large = false, children }: FigureProps) {
  return (
    <div
      className={cx(
        'figure relative mx-auto w-full max-w-xl rounded-md border border-line bg-surface p-3',
        large && 'figure-large',
      )}
    >
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
