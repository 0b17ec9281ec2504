import type { FormKind } from '@prepward/contracts/quote-rules';
import { type ComponentType, type RefObject, useEffect, useRef, useState } from 'react';
import { Skeleton } from '../../../../ui/skeleton.js';

interface QuoteFormProps {
  /** What the form is for; without it, the sender chooses. */
  only?: FormKind;
}

type Code = { Form: ComponentType<QuoteFormProps> } | 'awaited' | 'missing';

/** The form's code is fetched this far before it is scrolled into sight. */
const AHEAD = '300px';

/** Calls `act` once, when the box is near, or at once if the browser can't tell. Returns how to stop. */
function whenNear(box: Element | null, act: () => void): () => void {
  if (!box || typeof IntersectionObserver === 'undefined') {
    act();
    return () => undefined;
  }
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some((entry) => entry.isIntersecting)) {
        observer.disconnect();
        act();
      }
    },
    { rootMargin: AHEAD },
  );
  observer.observe(box);
  return () => observer.disconnect();
}

/** Pages with the form must not wait for it: its code is loaded when a reader scrolls near it. */
function useFormCode(box: RefObject<Element | null>): Code {
  const [code, setCode] = useState<Code>('awaited');
  useEffect(() => {
    let gone = false;
    const settle = (found: Code): void => {
      if (!gone) {
        setCode(found);
      }
    };
    const forget = whenNear(box.current, () => {
      import('./enquiry-form.js').then(
        ({ EnquiryForm }) => settle({ Form: EnquiryForm }),
        () => settle('missing'),
      );
    });
    return () => {
      gone = true;
      forget();
    };
  }, [box]);
  return code;
}

/** Placeholder rows; the last two become columns of others if there is room. */
const ROWS = [1, 2, 3, 4, 5];
const WIDE_ROWS = 3;

/** As high as the form, so that nothing moves when it appears. */
function Placeholder({ choice }: { choice: boolean }) {
  return (
    <div aria-hidden="true" className="grid gap-5 noscript:hidden">
      {choice ? <Skeleton className="h-31 sm:h-20" /> : null}
      {ROWS.map((row) => (
        <Skeleton key={row} className={row > WIDE_ROWS ? 'h-19 sm:hidden' : 'h-19'} />
      ))}
      <Skeleton className="h-54" />
      <Skeleton className="h-44 sm:h-32" />
    </div>
  );
}

/**
 * The quote form, or a choice between quote and contact form. It needs scripts: without them it says so,
 * and the surrounding page shows the other ways to reach us.
 */
export function QuoteForm({ only }: QuoteFormProps) {
  const box = useRef<HTMLDivElement>(null);
  const code = useFormCode(box);
  return (
    <div ref={box}>
      {code === 'awaited' ? <Placeholder choice={only === undefined} /> : null}
      {code === 'missing' ? (
        <p role="alert">
          We couldn’t load the form. Reload the page, or use the contact options next to it.
        </p>
      ) : null}
      {typeof code === 'object' ? <code.Form only={only} /> : null}
      <noscript>
        <p>
          The form needs JavaScript, which is turned off here. The contact options work without it.
        </p>
      </noscript>
    </div>
  );
}
