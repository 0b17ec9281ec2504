import type { RouteAnswer } from '@prepward/contracts/routes';
import { siteAddressOf } from '@prepward/contracts/site-addresses';
import type { Subject } from '@prepward/contracts/subjects';
import type { SoldPaper } from '@prepward/contracts/test-bank';
import { useEffect, useState } from 'react';

/** Doesn't use `call` of lib/api, like `paper-download.tsx`: no error is explained here. */
async function fetchSold(): Promise<RouteAnswer<'papers.sold'>> {
  const response = await fetch(siteAddressOf('papers.sold').path);
  if (!response.ok) {
    throw new Error(`The list of sold papers answered ${response.status}`);
  }
  return response.json();
}

/** One request for all papers of a page that ask at the same time. */
let asked: ReturnType<typeof fetchSold> | undefined;

function ask(): ReturnType<typeof fetchSold> {
  asked ??= fetchSold().finally(() => {
    asked = undefined;
  });
  return asked;
}

/**
 * A product's papers as they are now, all four if `subject` is null; undefined until they are known, or
 * if they can't be: the page works without them.
 */
export function useSoldPapers(subject: Subject | null): readonly SoldPaper[] | undefined {
  const [papers, setPapers] = useState<readonly SoldPaper[]>();
  useEffect(() => {
    let left = false;
    ask()
      .then(({ items }) => {
        if (!left) {
          setPapers(items.filter((paper) => subject === null || paper.subject === subject));
        }
      })
      .catch(() => undefined);
    return () => {
      left = true;
    };
  }, [subject]);
  return papers;
}
