import { type ReactNode, useId, useRef } from 'react';
import { Card } from '../../../ui/card.js';
import { useKeptFocus } from './use-kept-focus.js';

interface PartProps {
  title: string;
  /** What it is for, in a sentence. */
  lead?: ReactNode;
  /** Next to the title, such as a badge for its state. */
  aside?: ReactNode;
  children?: ReactNode;
}

/** One thing that can be set, in a card: title, words, and its form or buttons. */
export function Part({ title, lead, aside, children }: PartProps) {
  const heading = useId();
  const card = useRef<HTMLElement>(null);
  const head = useRef<HTMLHeadingElement>(null);
  useKeptFocus(card, head);
  return (
    <section ref={card} aria-labelledby={heading}>
      <Card>
        <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-2">
          <h2 id={heading} ref={head} tabIndex={-1} className="text-18">
            {title}
          </h2>
          {aside}
        </div>
        {lead ? <p className="mt-2 text-soft">{lead}</p> : null}
        {children ? <div className="mt-5">{children}</div> : null}
      </Card>
    </section>
  );
}

/** The cards of a section, one below the other. */
export function Parts({ children }: { children: ReactNode }) {
  return <div className="grid grid-cols-[minmax(0,1fr)] gap-6">{children}</div>;
}

/** Buttons of a card; on phones they fill its width. */
export function PartActions({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap gap-3 max-sm:*:grow">{children}</div>;
}
