import type { Anchor } from '../site-data.js';

function Entries({ anchors }: { anchors: readonly Anchor[] }) {
  return (
    <ul className="border-l border-line">
      {anchors.map(({ id, text }) => (
        <li key={id}>
          <a
            href={`#${id}`}
            className="-ml-px block border-l-2 border-transparent py-1.5 pl-4 text-14 text-soft hover:text-primary aria-[current]:border-primary aria-[current]:font-semibold aria-[current]:text-primary"
          >
            {text}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** The contents next to a long text; stays in view, and marks the part that is being read. */
export function ContentsList({ anchors }: { anchors: readonly Anchor[] }) {
  return (
    <nav aria-labelledby="contents" data-contents="" className="max-lg:hidden">
      <div className="sticky top-[calc(var(--header)+2rem)] max-h-[calc(100dvh-var(--header)-4rem)] overflow-y-auto">
        <h2 id="contents" className="mb-3 text-14 text-soft">
          On this page
        </h2>
        <Entries anchors={anchors} />
      </div>
    </nav>
  );
}

/** The same contents above the text, folded, where there is no room next to it. */
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
