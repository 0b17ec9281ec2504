import { describe, expect, it } from '@jest/globals';
import { readPdf } from '../test/read-pdf.js';
import { setReceipt } from './receipt.js';

const SITE = {
  origin: 'https://prep.example',
  brand: 'Prepward',
  date: new Date('2026-11-01T00:00:00Z'),
};
const FACTS = {
  number: 'R-1A2B3C4D',
  buyer: 'Ann Lee, ann@example.org',
  seller: 'Prepward LLC',
  details: [{ label: 'Paid on', value: 'November 1, 2026' }],
  amounts: [
    { label: 'Weekly plan', value: '$19.99' },
    { label: 'Refunded', value: '−$19.99' },
    { label: 'Total', value: '$0.00' },
  ],
  notes: ['Questions? Write to us.'],
};

describe('a receipt', () => {
  it('says who paid whom for what, on one page, in signs that all are drawn', async () => {
    const { pages, missing } = readPdf(await setReceipt(SITE, FACTS));
    expect([pages.length, missing]).toEqual([1, 0]);
    const [text = ''] = pages;
    const said = [
      FACTS.number,
      FACTS.buyer,
      FACTS.seller,
      ...[...FACTS.details, ...FACTS.amounts].flatMap(({ label, value }) => [label, value]),
      ...FACTS.notes,
    ];
    expect(said.filter((words) => !text.includes(words))).toEqual([]);
  });

  it('is tagged, in English, goes by its title, and its tables have heads and cells', async () => {
    const { outline } = readPdf(await setReceipt(SITE, FACTS));
    for (const mark of [
      '/Marked true',
      '/Lang (en-US)',
      '/DisplayDocTitle true',
      '/StructTreeRoot',
    ]) {
      expect(outline).toContain(mark);
    }
    expect(outline).toContain(`(Receipt ${FACTS.number})`);
    const count = (tag: string) => [...outline.matchAll(new RegExp(`/S /${tag}\\b`, 'g'))].length;
    expect([count('H1'), count('Table')]).toEqual([1, 2]);
    const rows = FACTS.details.length + FACTS.amounts.length;
    expect(count('TH') + count('TD')).toBe(2 * (rows + 2));
    expect(count('TH')).toBeGreaterThanOrEqual(4);
  });

  it('is the same file for the same facts', async () => {
    const [one, two] = [await setReceipt(SITE, FACTS), await setReceipt(SITE, FACTS)];
    expect(Buffer.compare(one, two)).toBe(0);
  });
});
