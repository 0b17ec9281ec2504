import type { Attempt } from '@prepward/contracts/attempts';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import type { ResultRow } from '../../result-figures.js';
import { choicesOf, letterOf, namedIds } from '../../verdict-words.js';
import { Figure } from '../figure.js';
import { Html } from '../html.js';
import { feedbackOf } from './reviewed-item.js';

/** True from the moment printing begins until it is done. */
function usePrinting(): boolean {
  const [printing, setPrinting] = useState(false);
  useEffect(() => {
    // The browser lays out the pages as soon as this returns.
    const begin = (): void => flushSync(() => setPrinting(true));
    const end = (): void => setPrinting(false);
    window.addEventListener('beforeprint', begin);
    window.addEventListener('afterprint', end);
    return () => {
      window.removeEventListener('beforeprint', begin);
      window.removeEventListener('afterprint', end);
    };
  }, []);
  return printing;
}

/** The missed questions whose key may be shown, with those about the same passage together. */
function groupsOf(
  rows: readonly ResultRow[],
): { passageId: string | undefined; rows: ResultRow[] }[] {
  const groups: { passageId: string | undefined; rows: ResultRow[] }[] = [];
  for (const row of rows) {
    if (row.verdict === 'right' || !feedbackOf(row.entry)) continue;
    const { passageId } = row.item;
    const group = groups.find((one) => passageId !== undefined && one.passageId === passageId);
    if (group) group.rows.push(row);
    else groups.push({ passageId, rows: [row] });
  }
  return groups;
}

function PrintedChoices({ row: { item, entry } }: { row: ResultRow }) {
  const keyed = namedIds(entry.key ?? null);
  const picked = namedIds(entry.response);
  return (
    <ol>
      {choicesOf(item).map(({ id, html }, index) => (
        <li key={id} className={keyed.includes(id) ? 'printed-key' : undefined}>
          {letterOf(index)}. <Html as="span" html={html} />
          {keyed.includes(id) ? ' ✓' : picked.includes(id) ? ' ✗ your answer' : ''}
        </li>
      ))}
    </ol>
  );
}

/** An item's answer: its options, its steps in the correct order, or the text to type. */
function PrintedAnswer({ row }: { row: ResultRow }) {
  const { item, entry } = row;
  if (entry.key?.type === 'ordered') {
    const texts = new Map((item.options ?? []).map(({ id, html }) => [id, html]));
    return (
      <ol>
        {entry.key.order.map((id, index) => (
          <li key={id}>
            {index + 1}. <Html as="span" html={texts.get(id) ?? ''} />
          </li>
        ))}
      </ol>
    );
  }
  if (entry.key?.type === 'supply') {
    const typed = entry.response?.type === 'supply' ? entry.response.text : null;
    return (
      <p>
        Answer: <strong>{entry.key.answer}</strong>
        {typed === null ? '' : `; you typed ${typed}`}
      </p>
    );
  }
  return <PrintedChoices row={row} />;
}

/** Why the answer is correct: the item's own explanation, or the rationales of the keyed options. */
function whyOf({ entry }: ResultRow): string[] {
  const { why, rationale, rationales, key } = feedbackOf(entry) ?? {};
  if (Array.isArray(why)) return why;
  if (why ?? rationale) return [why ?? rationale ?? ''];
  const keyed = namedIds(key ?? null);
  return (rationales ?? []).flatMap(({ id, rationale: reason }) =>
    keyed.includes(id) ? reason : [],
  );
}

function PrintedItem({ row, shown }: { row: ResultRow; shown: string | undefined }) {
  const { item, name, verdict } = row;
  return (
    <article>
      <h3>
        {name}
        {verdict === 'unanswered' ? ', not answered' : ''}
      </h3>
      <Html html={item.stem} />
      {item.figure && item.figure.svg !== shown ? <Figure figure={item.figure} /> : null}
      <PrintedAnswer row={row} />
      {whyOf(row).map((text) => (
        <Html key={text} html={text} className="printed-why" />
      ))}
    </article>
  );
}

/** Printed instead of the list: what was missed, with passages, keys and rationales, in two columns. */
export function PrintedReview({ attempt, rows }: { attempt: Attempt; rows: readonly ResultRow[] }) {
  const printing = usePrinting();
  const groups = printing ? groupsOf(rows) : [];
  if (groups.length === 0) return null;
  return (
    <section className="printed-review">
      <h2>What you missed</h2>
      {groups.map(({ passageId, rows: missed }) => {
        const passage = attempt.passages.find(({ id }) => id === passageId);
        return (
          <div key={passageId ?? missed[0]?.entry.position}>
            {passage ? (
              <section className="printed-passage">
                <h3>{passage.title}</h3>
                <Html html={passage.html} />
                {passage.figure ? <Figure figure={passage.figure} /> : null}
              </section>
            ) : null}
            {missed.map((row) => (
              <PrintedItem key={row.entry.position} row={row} shown={passage?.figure?.svg} />
            ))}
          </div>
        );
      })}
    </section>
  );
}
