import { type Block } from './block.js';
import { text, words } from './blocks.js';
import { Flow } from './flow.js';
import { furnish, type Site, titleBlocks } from './furniture.js';
import { Sheet } from './sheet.js';
import { table } from './tables.js';
import { AREA, TEXT } from './theme.js';

/** What a receipt says, as readable text. */
export interface ReceiptFacts {
  number: string;
  /** Who paid, and who was paid. */
  buyer: string;
  seller: string;
  /** What is below the title: when it was paid, and for which order. */
  details: readonly { label: string; value: string }[];
  /** What was bought, taxes and refunds, each with its amount; the last one is the sum. */
  amounts: readonly { label: string; value: string }[];
  /** How to reach the seller, and other notes. */
  notes: readonly string[];
}

function pairs(
  sheet: Sheet,
  header: readonly [string, string],
  rows: readonly { label: string; value: string }[],
): Block {
  const source = {
    kind: 'table' as const,
    header: header.map((label) => words(label, 'strong')),
    rows: rows.map(({ label, value }) => [words(label), words(value)]),
  };
  return table(sheet, source, TEXT.sheet, AREA.width, 18);
}

/**
 * A receipt as a one-page tagged PDF. The same facts give the same bytes.
 *
 * @throws RangeError if none of the fonts has a character
 */
export async function setReceipt(site: Site, facts: ReceiptFacts): Promise<Uint8Array> {
  const title = `Receipt ${facts.number}`;
  const sheet = new Sheet({ title, subject: title, author: site.brand, date: site.date });
  const flow = new Flow(sheet);
  flow.newPage();
  const notes = [`From ${facts.seller}`, `To ${facts.buyer}`];
  flow.place(titleBlocks(sheet, site, { title: 'Receipt', kind: facts.number, notes }), sheet.root);
  flow.place([pairs(sheet, ['Payment', 'Details'], facts.details)], sheet.root);
  flow.place([pairs(sheet, ['What you bought', 'Amount'], facts.amounts)], sheet.root);
  const style = TEXT.sheet;
  const closing = facts.notes.map((note, i) =>
    text(sheet, words(note), style, AREA.width * 0.82, { before: i === 0 ? 24 : 4 }),
  );
  flow.place(closing, sheet.root);
  furnish(sheet, site, { title, note: `${facts.seller}, receipt ${facts.number}` });
  return sheet.finish();
}
