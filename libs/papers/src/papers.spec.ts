import { beforeAll, describe, expect, it } from '@jest/globals';
import { STUDY_SHEETS } from '@prepward/content/site/study-sheets/index';
import { type BankItem, wholeBank } from '@prepward/content/whole-bank';
import { BRAND } from '@prepward/contracts/brand';
import { freePool } from '@prepward/contracts/free-pool';
import { AREAS } from '@prepward/contracts/objectives';
import { PAPER_QUESTIONS } from '@prepward/contracts/papers';
import { ITEM_TYPES, SUBJECT_NAMES, SUBJECTS, type Subject } from '@prepward/contracts/subjects';
import { type ReadPdf, readPdf } from '../test/read-pdf.js';
import { chooseItems } from './choose.js';
import { DESIGNS } from './designs.js';
import { quotasOf } from './item-mix.js';
import { type PaperJob, type TypesetPaper, typesetPaper } from './typeset-paper.js';

const QUESTIONS = PAPER_QUESTIONS.questions;
const DESIGN = DESIGNS.questions;

/** Making all papers takes seconds, longer on a busy machine. */
const PATIENCE = 180_000;

const { items, passages } = await wholeBank();
// Papers that anyone may download use only the free pool, so no mock exam has their questions.
const bank = SUBJECTS.flatMap((subject) =>
  freePool(
    items.filter((item) => item.subject === subject),
    ({ passageId }) => passageId,
  ),
);
const kinds = new Map(passages.map(({ id, kind }) => [id, kind]));
const site = {
  brand: BRAND.name,
  origin: 'https://prep.example',
  date: new Date('2026-11-21T00:00:00Z'),
};

function questionsOf(subject: Subject, items = bank, kept: string[] = []): PaperJob {
  const own = items.filter((item) => item.subject === subject);
  return { kind: 'questions', site, subject, items: own, passages, written: new Map(), kept };
}

interface Paper extends TypesetPaper {
  subject: Subject;
  kind: PaperJob['kind'];
}

const papers: Paper[] = [];
const read = new Map<string, ReadPdf>();
const nameOf = ({ subject, kind }: Paper) => `${subject}-${kind}`;

beforeAll(async () => {
  for (const sheet of STUDY_SHEETS) {
    const { subject } = sheet;
    const facts = await typesetPaper({ kind: 'study-sheet', site, sheet });
    papers.push({ ...facts, subject, kind: 'study-sheet' });
    papers.push({ ...(await typesetPaper(questionsOf(subject))), subject, kind: 'questions' });
  }
  for (const paper of papers) {
    read.set(nameOf(paper), readPdf(paper.bytes));
  }
}, PATIENCE);

/** Only letters and digits: quotes are printed differently, and spaces are only distance. */
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
  it('have the pages that are told of them, and number each page', () => {
    expect(papers).toHaveLength(2 * SUBJECTS.length);
    for (const paper of papers) {
      const { pages } = read.get(nameOf(paper)) ?? { pages: [] };
      expect(pages).toHaveLength(paper.pages);
      pages.forEach((page, i) => {
        expect(page).toContain(`Page ${i + 1} of ${paper.pages}`);
      });
    }
  });

  it('have two to five pages of facts', () => {
    const sheets = papers.filter(({ kind }) => kind === 'study-sheet');
    for (const { pages } of sheets) {
      expect(pages).toBeGreaterThanOrEqual(2);
      expect(pages).toBeLessThanOrEqual(5);
    }
  });

  it('are tagged, in English, and go by their title', () => {
    for (const paper of papers) {
      const { outline } = read.get(nameOf(paper)) ?? { outline: '' };
      expect(outline).toContain('/Marked true');
      expect(outline).toContain('/Lang (en-US)');
      expect(outline).toContain('/DisplayDocTitle true');
      expect(outline).toContain(`\n(${SUBJECT_NAMES[paper.subject]}: `);
      expect(outline).toMatch(/\/S \/H1\b/);
      expect(outline).toMatch(/\/S \/H2\b/);
    }
  });

  it('have a glyph for every sign', () => {
    expect([...read.values()].map(({ missing }) => missing)).toEqual(papers.map(() => 0));
  });

  it('lead to the site', () => {
    for (const paper of papers) {
      const { outline } = read.get(nameOf(paper)) ?? { outline: '' };
      expect(outline).toContain(`/URI (https://prep.example/practice/${paper.subject})`);
    }
  });

  it('describe every figure and formula in words', () => {
    for (const { outline } of read.values()) {
      const pictures = outline.match(/\/S \/(?:Figure|Formula)\b/g) ?? [];
      const described = outline.match(/\/S \/(?:Figure|Formula)\n\/Alt /g) ?? [];
      expect(described).toHaveLength(pictures.length);
    }
    expect(read.get('math-questions')?.outline).toContain('/S /Figure');
  });

  it('say that they are no real exam items', () => {
    for (const paper of papers.filter(({ kind }) => kind === 'questions')) {
      const text = read.get(nameOf(paper))?.pages.join(' ') ?? '';
      expect(text).toContain('None is a real exam item.');
    }
  });

  it.each(SUBJECTS)('hold 25 questions and the reason for every option: %s', (subject) => {
    const { pages, outline } = read.get(`${subject}-questions`) ?? {
      pages: [],
      outline: '',
    };
    const numbers = [...outline.matchAll(/\/ActualText \(Question (\d+)\)/g)].map(([, n]) => n);
    expect(numbers.map(Number)).toEqual(Array.from({ length: QUESTIONS }, (_, i) => i + 1));
    const text = letters(pages.join(''));
    for (const item of chooseItems(subject, DESIGN, bank, kinds)) {
      for (const words of [item.stem, ...rationalesOf(item)].flatMap(wordsIn)) {
        expect(text).toContain(words);
      }
    }
  });

  it(
    'are the same bytes when they are made again',
    async () => {
      const again = await typesetPaper(questionsOf('english'));
      const first = papers.find((paper) => nameOf(paper) === 'english-questions');
      expect(Buffer.from(again.bytes).equals(first?.bytes ?? new Uint8Array())).toBe(true);
    },
    PATIENCE,
  );

  it(
    'keep their questions, in their order, also where there are others now',
    async () => {
      const before = papers.find((paper) => nameOf(paper) === 'english-questions')?.itemIds ?? [];
      const same = await typesetPaper(questionsOf('english', bank, before));
      expect(same.itemIds).toEqual(before);
      const [gone, ...staying] = before;
      const rest = bank.filter(({ id }) => id !== gone);
      const changed = await typesetPaper(questionsOf('english', rest, staying));
      expect(changed.itemIds).toHaveLength(QUESTIONS);
      expect(changed.itemIds).toEqual(expect.arrayContaining(staying));
    },
    PATIENCE,
  );
});

describe('the choice of questions', () => {
  it.each(SUBJECTS)('follows the blueprint and shows every item type: %s', (subject) => {
    const items = chooseItems(subject, DESIGN, bank, kinds);
    expect(items).toHaveLength(QUESTIONS);
    expect(new Set(items.map(({ type }) => type))).toEqual(new Set(ITEM_TYPES));
    for (const { slug } of AREAS.filter((area) => area.subject === subject)) {
      const count = items.filter(({ area }) => area === slug).length;
      expect([slug, count]).toEqual([slug, quotasOf(subject, QUESTIONS).get(slug)]);
    }
  });

  it.each(SUBJECTS)('takes no two questions of one model but on one text: %s', (subject) => {
    const items = chooseItems(subject, DESIGN, bank, kinds);
    const alone = items.filter(({ passageId }) => passageId === undefined);
    expect(new Set(alone.map(({ model }) => model)).size).toBe(alone.length);
    expect(new Set(items.map(({ id }) => id)).size).toBe(items.length);
  });

  it('keeps the questions on a text together', () => {
    const ids = chooseItems('reading', DESIGN, bank, kinds).map(
      ({ id, passageId }) => passageId ?? id,
    );
    const starts = ids.filter((id, i) => id !== ids[i - 1]);
    expect(new Set(starts).size).toBe(starts.length);
  });

  it('gives every area its share of 25', () => {
    expect([...quotasOf('math', QUESTIONS).values()]).toEqual([13, 12]);
    expect([...quotasOf('science', QUESTIONS).values()]).toEqual([10, 5, 5, 5]);
    expect([...quotasOf('reading', QUESTIONS).values()].reduce((sum, count) => sum + count)).toBe(
      25,
    );
  });

  it('says so when the bank has too little', () => {
    const few = bank.filter(({ type }) => type !== 'ordered');
    expect(() => chooseItems('math', DESIGN, few, kinds)).toThrow('too few ordered items in math');
  });
});
