import { cx } from '../../../ui/cx.js';
import { useCurrentSection } from '../hooks/use-current-section.js';
import type { Anchor } from '../site-data.js';

function Entries({ anchors, current }: { anchors: readonly Anchor[]; current?: string }) {
  return (
    <ul className="border-l border-line">
      {anchors.map(({ id, text }) => (
        <li key={id}>
          <a
            href={`#${id}`}
            aria-current={current === id ? 'location' : undefined}
            className={cx(
              '-ml-px block border-l-2 py-1.5 pl-4 text-14 hover:text-primary',
              current === id
                ? 'border-primary font-semibold text-primary'
                : 'border-transparent text-soft',
            )}
          >
            {text}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** The contents beside a long text; stays in view, and marks the part that is being read. */
export function ContentsList({ anchors }: { anchors: readonly Anchor[] }) {
  const current = useCurrentSection(anchors.map(({ id }) => id));
  return (
    <nav aria-labelledby="contents" className="max-lg:hidden">
      <div className="sticky top-[calc(var(--header)+2rem)] max-h-[calc(100dvh-var(--header)-4rem)] overflow-y-auto">
        <h2 id="contents" className="mb-3 text-14 text-soft">
          On this page
        </h2>
        <Entries anchors={anchors} current={current} />
      </div>
    </nav>
  );
}

/** The same contents above the text, folded, where there is no room beside it. */
export function FoldedContents({ anchors }: { anchors: readonly Anchor[] }) {
  return (
    <details className="mb-10 rounded-md border border-line bg-surface lg:hidden">
      <summary className="min-h-target px-4 py-2.5 font-semibold">On this page</summary>
      <nav aria-label="On this page" className="px-4 pb-4">
        <Entries anchors={anchors} />
      </nav>
    </details>
  );
}
