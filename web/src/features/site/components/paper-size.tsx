import type { PaperFile, PaperList } from '@prepward/contracts/paper-files';
import { useEffect, useState } from 'react';
import { call } from '../../../lib/api.js';

/** 217600 → "218 kB". */
function size(bytes: number): string {
  return `${Math.round(bytes / 1000)} kB`;
}

/** What is known of the papers: nothing yet, or those that are made. */
type Known = readonly PaperFile[] | undefined;

/** One request for all papers of a page that ask at the same time. */
let asked: Promise<PaperList> | undefined;

function ask(): Promise<PaperList> {
  asked ??= call('papers.list').finally(() => {
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
    : `PDF · ${paper.pages} pages · ${size(paper.bytes)} · for Letter paper`;
}

/** How long and how large a paper is, once that is known. */
export function PaperSize({ slug }: { slug: string }) {
  const papers = useMadePapers();
  return <p className="mt-2 text-14 text-soft tabular-nums">{wordsOf(papers, slug)}</p>;
}
