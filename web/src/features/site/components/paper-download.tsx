import { sizeText } from '@prepward/browser/size-text';
import type { PaperFile } from '@prepward/contracts/paper-files';
import { paperHref } from '@prepward/contracts/papers';
import type { RouteAnswer } from '@prepward/contracts/routes';
import { siteAddressOf } from '@prepward/contracts/site-addresses';
import { type MouseEvent, useEffect, useState } from 'react';
import { isChangedClick } from '../../../lib/changed-click.js';
import { leave } from '../../../lib/leave.js';
import { useSession } from '../../../lib/session/session.js';
import { buttonStyle } from '../../../ui/button-style.js';

/** The papers that have been made; undefined until that is known. */
type Known = readonly PaperFile[] | undefined;

/**
 * Doesn't use `call` of lib/api: its code for explaining errors, which aren't shown here, would weigh
 * more than the rest of this part.
 */
async function fetchPapers(): Promise<RouteAnswer<'papers.list'>> {
  const response = await fetch(siteAddressOf('papers.list').path);
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
      // The page works without it.
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

/** For a signed-in student the download carries their name; for others the link is a plain one. */
function useNamedLink(slug: string) {
  const session = useSession();
  return async (event: MouseEvent<HTMLAnchorElement>): Promise<void> => {
    const isVisitor = session.user === null && !session.loading;
    if (isVisitor || isChangedClick(event)) return;
    event.preventDefault();
    const plain = event.currentTarget.href;
    // The code may fail to load too, for example after a release; the plain link still works.
    const address = await import('./named-download.js').then(
      ({ paperAddress }) => paperAddress(session, slug, plain),
      () => plain,
    );
    leave.to(address);
  };
}

/** The file of a paper: how long and how large it is, once that is known, and the link to it. */
export function PaperDownload({ slug, action }: { slug: string; action: string }) {
  const papers = useMadePapers();
  const follow = useNamedLink(slug);
  return (
    <>
      <p className="mt-2 text-14 text-soft tabular-nums">{wordsOf(papers, slug)}</p>
      <a
        href={paperHref(slug)}
        download
        type="application/pdf"
        onClick={(event) => void follow(event)}
        className={buttonStyle('primary', 'medium', 'mt-4 max-sm:w-full')}
      >
        {action}
      </a>
    </>
  );
}
