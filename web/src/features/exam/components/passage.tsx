import type { Attempt } from '@prepward/contracts/attempts';
import { Figure } from './figure.js';
import { Html } from './html.js';

/** The text an item is about, in the reading face; from 1024 px it scrolls on its own. */
export function Passage({ passage }: { passage: Attempt['passages'][number] }) {
  return (
    <section
      aria-label={`Passage: ${passage.title}`}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
      tabIndex={0}
      className="rounded-md border border-line bg-surface p-5 sm:p-8 lg:sticky lg:top-[calc(var(--header)+1.5rem)] lg:max-h-[calc(100dvh-var(--header)-3rem)] lg:overflow-y-auto"
    >
      <h2 className="text-21">{passage.title}</h2>
      <Html html={passage.html} className="mt-4 font-serif text-18" />
      {passage.figure ? (
        <div className="mt-5">
          <Figure figure={passage.figure} />
        </div>
      ) : null}
    </section>
  );
}
