import { beforeAll, describe, expect, it } from '@jest/globals';
import { allPassages, type BankItem, generateBank } from '@prepward/content/bank';
import { freePool } from '@prepward/contracts/free-pool';
import { AREAS } from '@prepward/contracts/objectives';
import { ITEM_TYPES, SUBJECT_NAMES, SUBJECTS } from '@prepward/contracts/subjects';
import { type ReadPdf, readPdf } from '../test/read-pdf.js';
import { chooseItems, QUESTIONS, quotasOf } from './choose.js';
import { type Paper, renderPapers } from './render.js';

/** Making all papers takes seconds, more where other work goes on. */
const PATIENCE = 180_000;

const items = generateBank().map(({ item }) => item);
// What anybody may download is of the free pool, so that no mock exam asks it.
const bank = SUBJECTS.flatMap((subject) =>
  freePool(
    items.filter((item) => item.subject === subject),
    ({ passageId }) => passageId,
  ),
);
const kinds = new Map(allPassages().map(({ id, kind }) => [id, kind]));

let papers: Paper[] = [];
let read = new Map<string, ReadPdf>();

beforeAll(async () => {
  papers = await renderPapers('https://prep.example');
  read = new Map(papers.map(({ file, bytes }) => [file.href, readPdf(bytes)]));
}, PATIENCE);

/** Only letters and figures: quotes are printed differently, spaces are only distance. */
const letters = (text: string): string => text.replace(/[^\p{L}\p{N}]/gu, '');

/** Words of a Markdown text outside its formulas. */
function wordsIn(source: string): string[] {
  return source
    .split(/(?<!\\)\$(?:\\.|[^$\\])+\$/)
    .map(letters)
    .filter((words) => words !== '');
}

function rationalesOf(item: BankItem): string[] {
  switch (item.type) {
    case 'multiple-choice':
    case 'multiple-select':
      return item.options.map(({ rationale }) => rationale);
    case 'hot-spot':
      return item.regions.map(({ rationale }) => rationale);
    case 'ordered':
      return [item.rationale, ...item.options.map(({ rationale }) => rationale)];
    case 'supply':
      return [item.rationale, ...item.commonErrors.map(({ rationale }) => rationale)];
  }
}

describe('papers', () => {
  it('are a study sheet and a paper of questions for each subject', () => {
    expect(papers.map(({ file }) => file.href)).toEqual(
      SUBJECTS.flatMap((subject) => [
        `/papers/${subject}-study-sheet.pdf`,
        `/papers/${subject}-25-questions.pdf`,
      ]),
    );
  });

  it('have the pages and the size that pages tell of them, and number each page', () => {
    for (const { file, bytes } of papers) {
      const { pages } = read.get(file.href) ?? { pages: [] };
      expect(pages).toHaveLength(file.pages);
      expect(bytes).toHaveLength(file.bytes);
      pages.forEach((page, i) => {
        expect(page).toContain(`Page ${i + 1} of ${file.pages}`);
      });
    }
  });

  it('have two to five pages of facts', () => {
    const sheets = papers.filter(({ file }) => file.kind === 'study-sheet');
    for (const { file } of sheets) {
      expect(file.pages).toBeGreaterThanOrEqual(2);
      expect(file.pages).toBeLessThanOrEqual(5);
    }
  });

  it('are tagged, in English, and go by their title', () => {
    for (const { file } of papers) {
      const { outline } = read.get(file.href) ?? { outline: '' };
      expect(outline).toContain('/Marked true');
      expect(outline).toContain('/Lang (en-US)');
      expect(outline).toContain('/DisplayDocTitle true');
      expect(outline).toContain(`\n(${SUBJECT_NAMES[file.subject]}: `);
      expect(outline).toMatch(/\/S \/H1\b/);
      expect(outline).toMatch(/\/S \/H2\b/);
    }
  });

  it('have a glyph for every sign', () => {
    expect([...read.values()].map(({ missing }) => missing)).toEqual(papers.map(() => 0));
  });

  it('lead to the site', () => {
    for (const { file } of papers) {
      const { outline } = read.get(file.href) ?? { outline: '' };
      expect(outline).toContain(`/URI (https://prep.example/practice/${file.subject})`);
    }
  });

  it('describe every figure and formula in words', () => {
    for (const { outline } of read.values()) {
      const pictures = outline.match(/\/S \/(?:Figure|Formula)\b/g) ?? [];
      const described = outline.match(/\/S \/(?:Figure|Formula)\n\/Alt /g) ?? [];
      expect(described).toHaveLength(pictures.length);
    }
    expect(read.get('/papers/math-25-questions.pdf')?.outline).toContain('/S /Figure');
  });

  it('say that they are no real exam items', () => {
    for (const { file } of papers.filter(({ file: { kind } }) => kind === 'questions')) {
      const text = read.get(file.href)?.pages.join(' ') ?? '';
      expect(text).toContain('None is a real exam item.');
    }
  });

  it.each(SUBJECTS)('hold 25 questions and the reason for every option: %s', (subject) => {
    const { pages, outline } = read.get(`/papers/${subject}-25-questions.pdf`) ?? {
      pages: [],
      outline: '',
    };
    const numbers = [...outline.matchAll(/\/ActualText \(Question (\d+)\)/g)].map(([, n]) => n);
    expect(numbers.map(Number)).toEqual(Array.from({ length: QUESTIONS }, (_, i) => i + 1));
    const text = letters(pages.join(''));
    for (const item of chooseItems(subject, bank, kinds)) {
      for (const words of [item.stem, ...rationalesOf(item)].flatMap(wordsIn)) {
        expect(text).toContain(words);
      }
    }
  });

  it(
    'are the same bytes when they are made again',
    async () => {
      const again = await renderPapers('https://prep.example', ['english']);
      const first = papers.filter(({ file }) => file.subject === 'english');
      expect(again.map(({ bytes }) => Buffer.from(bytes).toString('base64'))).toEqual(
        first.map(({ bytes }) => Buffer.from(bytes).toString('base64')),
      );
    },
    PATIENCE,
  );
});

describe('the choice of questions', () => {
  it.each(SUBJECTS)('follows the blueprint and shows every item type: %s', (subject) => {
    const items = chooseItems(subject, bank, kinds);
    expect(items).toHaveLength(QUESTIONS);
    expect(new Set(items.map(({ type }) => type))).toEqual(new Set(ITEM_TYPES));
    for (const { slug } of AREAS.filter((area) => area.subject === subject)) {
      const count = items.filter(({ area }) => area === slug).length;
      expect([slug, count]).toEqual([slug, quotasOf(subject).get(slug)]);
    }
  });

  it.each(SUBJECTS)('takes no two questions of one model but on one text: %s', (subject) => {
    const items = chooseItems(subject, bank, kinds);
    const alone = items.filter(({ passageId }) => passageId === undefined);
    expect(new Set(alone.map(({ model }) => model)).size).toBe(alone.length);
    expect(new Set(items.map(({ id }) => id)).size).toBe(items.length);
  });

  it('keeps the questions on a text together', () => {
    const ids = chooseItems('reading', bank, kinds).map(({ id, passageId }) => passageId ?? id);
    const starts = ids.filter((id, i) => id !== ids[i - 1]);
    expect(new Set(starts).size).toBe(starts.length);
  });

  it('gives every area its share of 25', () => {
    expect([...quotasOf('math').values()]).toEqual([13, 12]);
    expect([...quotasOf('science').values()]).toEqual([10, 5, 5, 5]);
    expect([...quotasOf('reading').values()].reduce((sum, count) => sum + count)).toBe(25);
  });

  it('says so when the bank has too little', () => {
    const few = bank.filter(({ type }) => type !== 'ordered');
    expect(() => chooseItems('math', few, kinds)).toThrow('too few ordered items in math');
  });
});
