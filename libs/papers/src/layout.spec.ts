import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { watchDrawing } from '../test/drawing.js';
import { readPdf } from '../test/read-pdf.js';
import { ITEMS, PASSAGE } from '../test/sample-items.js';
import { questionPaper } from './question-paper.js';
import { setReceipt } from './receipt.js';
import { studySheet } from './study-sheet.js';

/*
 * Where everything is on a page: what is drawn, with its place, its size and its color, and the elements
 * that screen readers follow. After a design change, look at the papers, then update the snapshot with
 * `-u`. The rules behind the places are in the other tests.
 */

const site = {
  brand: 'Prepward',
  origin: 'https://prep.example',
  date: new Date('2026-11-21T00:00:00Z'),
};
const unread = { ...PASSAGE, id: 'unread' };
const passages = new Map([PASSAGE, unread].map((passage) => [passage.id, passage]));

const LONG = 'carries what is needed to where it is needed';

afterEach(() => {
  jest.restoreAllMocks();
});

/** Keeps printable ASCII only: a text with other characters is in raw bytes here. */
const plain = (text: string) => text.replace(/[^\x20-\x7e]/g, '');

/** What is drawn, and what the file's metadata says about it. */
async function drawn(make: () => Promise<Uint8Array | { bytes: Uint8Array }>): Promise<string> {
  const { lines } = watchDrawing();
  const made = await make();
  const { bytes, ...told } = made instanceof Uint8Array ? { bytes: made } : made;
  const about = readPdf(bytes).outline.match(/^\(.*\)$/gm);
  return [JSON.stringify(told), ...(about ?? []).map(plain), ...lines].join('\n');
}

describe('what is drawn, and where', () => {
  it('of a receipt', async () => {
    const amounts = [
      { label: 'Weekly plan', value: '$19.99' },
      { label: 'Total', value: '$19.99' },
    ];
    const facts = {
      ...{ number: 'R-1', buyer: 'Ann Lee', seller: 'Prepward LLC', amounts },
      details: [{ label: 'Paid on', value: 'November 1, 2026' }],
      notes: ['Questions?', Array(4).fill(LONG).join(', ')],
    };
    expect(await drawn(() => setReceipt(site, facts))).toMatchSnapshot();
  });

  it('of a study sheet', async () => {
    const parts = [
      {
        area: 'math.data',
        blocks: [
          { heading: 'Wide', body: '| A | B |\n| - | - |\n| one | 2 |', wide: true as const },
          {
            heading: 'Left',
            body: `First.\n\n| Organ | Work |\n| - | - |\n| ${LONG} | ${LONG} ${LONG} |`,
          },
          { heading: 'Right', body: '- one\n- two' },
        ],
      },
    ];
    const sheet = { subject: 'math', lead: Array(4).fill(LONG).join(', '), parts } as const;
    expect(await drawn(() => studySheet({ ...site, origin: '' }, sheet))).toMatchSnapshot();
  });

  it('of a paper with one question, which doesn’t teach', async () => {
    const items = ITEMS.slice(0, 1);
    const paper = { kind: 'questions', subject: 'math', items, passages } as const;
    expect(await drawn(() => questionPaper(site, paper))).toMatchSnapshot();
  });

  it('of a book of all types of questions', async () => {
    const paper = { kind: 'test-bank', subject: 'math', items: ITEMS, passages } as const;
    expect(await drawn(() => questionPaper(site, paper))).toMatchSnapshot();
  });
});
