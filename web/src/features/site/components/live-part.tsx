import type { FormKind } from '@prepward/contracts/quote-rules';
import type { Subject } from '@prepward/contracts/subjects';
import {
  type ComponentType,
  createElement,
  type ReactNode,
  useLayoutEffect,
  useState,
} from 'react';
import { createPortal } from 'react-dom';
import { lazyPage } from '../../../lib/lazy-page.js';

/** What a live part is given; it is written into the page, so it holds no functions. */
interface Given {
  quote: { only?: FormKind };
  quizScores: { subject: Subject };
  paperSize: { slug: string };
}

type PartName = keyof Given;

type Parts = {
  [Name in PartName]: ComponentType<Given[Name]> & { preload: (path: string) => Promise<void> };
};

/** What acts inside pages that otherwise stand still. */
const PARTS: Parts = {
  quote: lazyPage(async () => ({
    default: (await import('./quote-form/quote-form.js')).QuoteForm,
  })),
  quizScores: lazyPage(async () => ({ default: (await import('./quiz-scores.js')).QuizScores })),
  paperSize: lazyPage(async () => ({ default: (await import('./paper-size.js')).PaperSize })),
};

interface LivePartProps<Name extends PartName> {
  name: Name;
  given: Given[Name];
}

/** A part of a still page that acts: it comes alive also where the page is taken over as it stands. */
export function LivePart<Name extends PartName>({ name, given }: LivePartProps<Name>) {
  const Part: ComponentType<Given[Name]> = PARTS[name];
  return (
    <div data-live={name} data-given={JSON.stringify(given)}>
      {createElement(Part, given)}
    </div>
  );
}

function isPartName(name: string | undefined): name is PartName {
  return name !== undefined && name in PARTS;
}

function partsIn(box: HTMLElement): { node: HTMLElement; name: PartName; given: object }[] {
  return [...box.querySelectorAll<HTMLElement>('[data-live]')].flatMap((node) => {
    const { live: name, given = '{}' } = node.dataset;
    return isPartName(name) ? { node, name, given: JSON.parse(given) as object } : [];
  });
}

/** Draws the live parts of a page that was taken over in the places where they stand. */
export function useLiveParts(box: { current: HTMLElement | null }): ReactNode {
  const [parts, setParts] = useState<ReturnType<typeof partsIn>>([]);
  useLayoutEffect(() => {
    const found = box.current ? partsIn(box.current) : [];
    for (const { node } of found) {
      node.replaceChildren();
    }
    setParts(found);
  }, [box]);
  return parts.map(({ node, name, given }) =>
    createPortal(createElement(PARTS[name] as ComponentType<object>, given), node, name),
  );
}

/** Fetches the code of live parts by their names. */
export async function preloadLiveParts(names: readonly (string | undefined)[]): Promise<void> {
  await Promise.all(names.filter(isPartName).map((name) => PARTS[name].preload('')));
}
