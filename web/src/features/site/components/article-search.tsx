import { useEffect, useId, useState } from 'react';

/** The cards of `ArticleList`. */
const ARTICLE_CARDS = '[data-article]';

/** Hides the articles on the page that don't hold every word of the query. Returns how many are left. */
function narrow(query: string): number {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  const cards = [...document.querySelectorAll<HTMLElement>(ARTICLE_CARDS)];
  for (const card of cards) {
    const text = (card.textContent ?? '').toLowerCase();
    card.hidden = !words.every((word) => text.includes(word));
  }
  return cards.filter(({ hidden }) => !hidden).length;
}

/** How many articles the search found; nothing without a query. */
function foundWords(query: string, count: number): string {
  const words = query.trim();
  if (words === '') {
    return '';
  }
  if (count === 0) {
    return `No articles match “${words}”. Try a section, like Science, or a topic.`;
  }
  return count === 1 ? '1 article' : `${count} articles`;
}

/**
 * A field that searches the articles listed on the page. It works on the cards in the document, so that
 * their data needn't be loaded. It appears once scripts run: without them the list is complete, and a
 * field in the prerendered page would mean loading all of the page's code.
 */
export function ArticleSearch() {
  const id = useId();
  const [query, setQuery] = useState('');
  const [count, setCount] = useState(0);
  const [running, setRunning] = useState(false);
  useEffect(() => {
    setRunning(true);
    return () => void narrow('');
  }, []);
  return (
    <div className="flex min-h-12 flex-wrap items-center gap-x-4 gap-y-2">
      {running ? (
        <input
          id={id}
          type="search"
          aria-label="Search articles"
          value={query}
          onChange={({ target }) => {
            setQuery(target.value);
            setCount(narrow(target.value));
          }}
          placeholder="Search articles"
          className="h-12 w-full max-w-md rounded-md border border-line-strong bg-surface px-4 placeholder:text-soft"
        />
      ) : null}
      <p role="status" className="text-soft">
        {foundWords(query, count)}
      </p>
    </div>
  );
}
