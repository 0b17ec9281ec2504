import type { Attempt } from '@prepward/contracts/attempts';
import type { TextRange } from '../highlighting.js';
import { Figure } from './figure.js';
import { MarkedHtml, type Marking } from './html.js';

interface PassageProps {
  passage: Attempt['passages'][number];
  marking?: Marking | undefined;
  evidence?: readonly TextRange[] | undefined;
}

/** The text an item is about, in the reading face; from 1024 px it scrolls on its own. */
export function Passage({ passage, marking, evidence }: PassageProps) {
  return (
    <section
      aria-label={`Passage: ${passage.title}`}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
      tabIndex={0}
      className="passage rounded-md border border-line bg-surface p-5 sm:p-8"
    >
      <h2 className="text-21">{passage.title}</h2>
      <MarkedHtml
        html={passage.html}
        marking={marking}
        evidence={evidence}
        className="mt-4 font-serif text-18"
      />
      {passage.figure ? (
        <div className="mt-5">
          <Figure figure={passage.figure} />
        </div>
      ) : null}
    </section>
  );
}
