import { type ReactNode, useLayoutEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { PageMeta } from '../lib/page-meta.js';
import { FLOATING } from './floating-samples.js';
import { SAMPLES } from './samples.js';

const SCHEMES = ['light', 'dark'] as const;

/** One sample in both color schemes, side by side. */
function Pair({ file, children }: { file: string; children: (scheme: string) => ReactNode }) {
  return (
    <section
      aria-labelledby={`part-${file}`}
      data-part={file}
      className="border-t border-line py-6"
    >
      <h2 id={`part-${file}`} className="mb-4 text-18">
        {file}
      </h2>
      <div className="grid gap-4 lg:grid-cols-2">
        {SCHEMES.map((scheme) => (
          <div
            key={scheme}
            data-scheme={scheme}
            style={{ colorScheme: scheme }}
            className="min-w-0 rounded-md border border-line bg-paper p-4 text-ink"
          >
            {children(scheme)}
          </div>
        ))}
      </div>
    </section>
  );
}

/** A floating part covers its whole window, so it gets a window of its own. */
function FloatingPart({ file }: { file: string }) {
  const [query] = useSearchParams();
  const scheme = query.get('scheme') ?? 'light';
  useLayoutEffect(() => {
    document.documentElement.dataset.theme = scheme;
  }, [scheme]);
  const Part = FLOATING[file];
  return <main id="main">{Part ? <Part /> : <p>There is no part named {file}.</p>}</main>;
}

function Catalog() {
  return (
    <main id="main" className="page py-10">
      <h1 className="mb-6 text-28">Parts of the design system</h1>
      {SAMPLES.map(({ file, Samples }) => (
        <Pair key={file} file={file}>
          {() => <Samples />}
        </Pair>
      ))}
      {Object.keys(FLOATING).map((file) => (
        <Pair key={file} file={file}>
          {(scheme) => (
            <iframe
              title={`${file}, ${scheme}`}
              src={`/dev/ui?part=${file}&scheme=${scheme}`}
              className="h-96 w-full"
            />
          )}
        </Pair>
      ))}
    </main>
  );
}

/**
 * /dev/ui, in development only: every part of `ui` in all its states, light and dark. `?part=` and
 * `?scheme=` show one of the floating parts.
 */
export default function UiPage() {
  const [query] = useSearchParams();
  const part = query.get('part');
  return (
    <>
      <PageMeta
        title="Parts"
        description="Every part of the design system."
        path="/dev/ui"
        noIndex
      />
      {part === null ? <Catalog /> : <FloatingPart file={part} />}
    </>
  );
}
