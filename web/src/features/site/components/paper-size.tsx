import { sizeText } from '@prepward/browser/size-text';
import type { PaperFile } from '@prepward/contracts/paper-files';
import { addressOf } from '@prepward/contracts/route-addresses';
import type { RouteAnswer } from '@prepward/contracts/routes';
import { useEffect, useState } from 'react';

/** What is known of the papers: nothing yet, or those that are made. */
type Known = readonly PaperFile[] | undefined;

/**
 * Not by `call` of lib/api: what that brings along to explain errors, which aren't shown here, would
 * weigh more than the rest of this part.
 */
async function fetchPapers(): Promise<RouteAnswer<'papers.list'>> {
  const response = await fetch(addressOf('papers.list').path);
  if (!response.ok) {
    throw new Error(`The list of papers answered ${response.status}`);
  }
  return response.json();
}

/** One request for all papers of a page that ask at the same time. */
let asked: ReturnType<typeof fetchPapers> | undefined;

function ask(): ReturnType<typeof fetchPapers> {
  asked ??= fetchPapers().finally(() => {
    asked = undefined;
  });
  return asked;
}

function useMadePapers(): Known {
  const [papers, setPapers] = useState<Known>();
  useEffect(() => {
    let left = false;
    ask()
      .then(({ items }) => {
        if (!left) {
          setPapers(items);
        }
      })
      // The page is whole without it.
      .catch(() => undefined);
    return () => {
      left = true;
    };
  }, []);
  return papers;
}

function wordsOf(papers: Known, slug: string): string {
  if (papers === undefined) {
    return 'PDF · for Letter paper';
  }
  const paper = papers.find((one) => one.slug === slug);
  return paper === undefined
    ? 'We’re making this paper right now. Please try again in a minute.'
    : `PDF · ${paper.pages} pages · ${sizeText(paper.bytes)} · for Letter paper`;
}

/** How long and how large a paper is, once that is known. */
export function PaperSize({ slug }: { slug: string }) {
  const papers = useMadePapers();
  return <p className="mt-2 text-14 text-soft tabular-nums">{wordsOf(papers, slug)}</p>;
}
