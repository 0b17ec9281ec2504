import { beforeAll, describe, expect, it } from '@jest/globals';
import { type BankItem, wholeBank } from '@prepward/content/whole-bank';
import { BRAND } from '@prepward/contracts/brand';
import { freePool } from '@prepward/contracts/free-pool';
import { AREAS } from '@prepward/contracts/objectives';
import { ITEM_TYPES, SUBJECTS, type Subject } from '@prepward/contracts/subjects';
import { pageTexts } from '../test/page-texts.js';
import { readPdf } from '../test/read-pdf.js';
import { chooseItems } from './choose.js';
import { DESIGNS } from './designs.js';
import { quotasOf } from './item-mix.js';
import { picturePages } from './pictures.js';
import { setsOf } from './sets.js';
import { stampPaper } from './stamp.js';
import { type PaperJob, type TypesetPaper, typesetPaper } from './typeset-paper.js';

/** Typesetting takes seconds, longer on a busy machine. */
const PATIENCE = 240_000;
const DESIGN = DESIGNS['test-bank'];

const { items: bank, passages } = await wholeBank();
const kinds = new Map(passages.map(({ id, kind }) => [id, kind]));
const site = { brand: BRAND.name, origin: '', date: new Date('2026-11-21T00:00:00Z') };
const free = new Set<string>();
for (const subject of SUBJECTS) {
  const own = bank.filter((item) => item.subject === subject);
  for (const { id } of freePool(own, ({ passageId }) => passageId)) free.add(id);
}
const paid = bank.filter(({ id }) => !free.has(id));

const chosen = new Map<Subject, BankItem[]>();
const choose = (subject: Subject) => {
  const items = chosen.get(subject) ?? chooseItems(subject, DESIGN, paid, kinds);
  chosen.set(subject, items);
  return items;
};

function jobOf(subject: Subject): PaperJob {
  const items = paid.filter((item) => item.subject === subject);
  return { kind: 'test-bank', site, subject, items, passages, written: new Map(), kept: [] };
}

describe('the questions of a test bank', () => {
  it.each(SUBJECTS)('are 100, each once, and none that is free: %s', (subject) => {
    const items = choose(subject);
    expect(new Set(items.map(({ id }) => id)).size).toBe(100);
    expect(new Set(items.map(({ type }) => type))).toEqual(new Set(ITEM_TYPES));
    const shared = chooseItems(
      subject,
      DESIGNS.questions,
      bank.filter(({ id }) => free.has(id)),
      kinds,
    ).filter((item) => items.includes(item));
    expect(shared).toEqual([]);
  });

  it.each(SUBJECTS)(
    'follow the blueprint, in the paper and nearly so in each set: %s',
    (subject) => {
      const items = choose(subject);
      const areas = AREAS.filter((area) => area.subject === subject);
      const countOf = (list: readonly BankItem[], slug: string) =>
        list.filter(({ area }) => area === slug).length;
      const sets = setsOf(items, DESIGN.sets);
      expect(sets.flatMap((set) => set.items)).toEqual(items);
      for (const { slug } of areas) {
        const quota = quotasOf(subject, 100).get(slug) ?? 0;
        expect([slug, countOf(items, slug)]).toEqual([slug, quota]);
        for (const set of sets) {
          expect(Math.abs(countOf(set.items, slug) - quota / sets.length)).toBeLessThan(3);
        }
      }
      for (const { items: own } of sets) expect(Math.abs(own.length - 25)).toBeLessThanOrEqual(2);
    },
  );

  it.each(SUBJECTS)('are of many families, easy and hard ones too: %s', (subject) => {
    const items = choose(subject);
    const families = new Map<string, number>();
    for (const { family, passageId } of items) {
      if (passageId === undefined) families.set(family, (families.get(family) ?? 0) + 1);
    }
    expect(Math.max(...families.values())).toBeLessThanOrEqual(DESIGN.mostAlike);
    expect(items.filter(({ difficulty }) => difficulty < -0.2).length).toBeGreaterThanOrEqual(10);
    expect(items.filter(({ difficulty }) => difficulty > 0.2).length).toBeGreaterThanOrEqual(15);
  });

  it('stand together in one set where they are about one text', () => {
    for (const { items } of setsOf(choose('reading'), DESIGN.sets)) {
      const ids = items.map(({ id, passageId }) => passageId ?? id);
      const starts = ids.filter((id, i) => id !== ids[i - 1]);
      expect(new Set(starts).size).toBe(starts.length);
    }
    const of = (n: number) =>
      new Set(setsOf(choose('reading'), DESIGN.sets)[n]?.items.flatMap((i) => i.passageId ?? []));
    expect([...of(0)].filter((id) => of(1).has(id))).toEqual([]);
  });
});

describe('a test bank', () => {
  let paper: TypesetPaper;
  let copy: Uint8Array;
  let pictures: { width: number; height: number; bytes: Uint8Array }[];
  const owner = { name: 'Łucja Nguyễn-O’Hara', email: 'lucja@example.org', order: '7F3A91BC' };
  beforeAll(async () => {
    paper = await typesetPaper(jobOf('math'));
    copy = await stampPaper({ kind: 'stamp', paper: paper.bytes, owner });
    pictures = await picturePages({
      kind: 'pictures',
      paper: paper.bytes,
      pages: [1, ...paper.samples],
    });
  }, PATIENCE);

  it('tells on its cover what is in it', async () => {
    const [cover = ''] = await pageTexts(paper.bytes);
    const said = cover.replace(/\s+/g, ' ');
    expect(said).toContain('100 practice questions');
    expect(said).toMatch(new RegExp(`\\b${paper.pages}\\b`));
    expect(said).toContain('4 sets of 25');
    expect(said).toContain('none is a real exam item');
    expect(said).toContain('Edition of November 21, 2026');
    expect(said).not.toContain('Order');
  });

  it('numbers its questions through, and gives the answers apart', () => {
    const { outline, pages, missing } = readPdf(paper.bytes);
    expect([pages.length, missing]).toEqual([paper.pages, 0]);
    const asked = [...outline.matchAll(/\/ActualText \(Question (\d+)\)/g)].map(([, n]) =>
      Number(n),
    );
    const answered = [...outline.matchAll(/\/ActualText \(Question (\d+): /g)].map(([, n]) =>
      Number(n),
    );
    const all = Array.from({ length: 100 }, (_, i) => i + 1);
    expect([asked, answered]).toEqual([all, all]);
    const answers = pages.findIndex((page) =>
      page.replace(/\s/g, '').includes('Answersandrationales'),
    );
    expect(answers).toBeGreaterThan(10);
    // Its samples are a page of questions, and one well within the reviews of answers.
    const [questions = 0, reviews = 0] = paper.samples;
    expect([questions > 2, questions <= answers, reviews > answers + 2]).toEqual([
      true,
      true,
      true,
    ]);
    expect(pages.slice(0, answers).join('')).not.toContain('Remember:');
  });

  it('says on every page of a copy whose it is, and what it said before', async () => {
    const [before, stamped] = await Promise.all([pageTexts(paper.bytes), pageTexts(copy)]);
    expect(stamped).toHaveLength(paper.pages);
    stamped.forEach((page, i) => {
      const text = page.replace(/\s+/g, ' ');
      expect(text).toContain(`${owner.name} · ${owner.email} · Order ${owner.order}`);
      expect(page.replace(/\s+/g, '')).toContain(
        (before[i] ?? '').replace(/\s+/g, '').slice(0, 200),
      );
    });
  });

  it('keeps its tags in a copy, which say whose it is', () => {
    const marks = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1');
    const [before, after] = [marks(paper.bytes), marks(copy)];
    const count = (text: string, pattern: RegExp) => (text.match(pattern) ?? []).length;
    for (const tag of [/\/S \/H3\b/g, /\/S \/Figure\b/g, /\/S \/Formula\b/g, /\/Alt /g]) {
      expect(count(after, tag)).toBe(count(before, tag));
      expect(count(after, tag)).toBeGreaterThan(0);
    }
    expect(after).toMatch(/\/Marked true/);
    const spoken = Buffer.from(
      `\ufeffThis copy belongs to: ${owner.name}, ${owner.email}`,
      'utf16le',
    );
    expect(after.toUpperCase()).toContain(spoken.swap16().toString('hex').toUpperCase());
  });

  it(
    'leaves a name out that our fonts have no letters for',
    async () => {
      const other = await stampPaper({
        kind: 'stamp',
        paper: paper.bytes,
        owner: { ...owner, name: '王小明' },
      });
      const [cover = ''] = await pageTexts(other);
      expect(cover.replace(/\s+/g, ' ')).toContain(`${owner.email} · Order ${owner.order}`);
    },
    PATIENCE,
  );

  it(
    'is stamped to the same bytes again, and to others for another order',
    async () => {
      const again = await stampPaper({ kind: 'stamp', paper: paper.bytes, owner });
      const renamed = { ...owner, order: '00000000' };
      const other = await stampPaper({ kind: 'stamp', paper: paper.bytes, owner: renamed });
      expect(Buffer.from(again).equals(Buffer.from(copy))).toBe(true);
      expect(Buffer.from(other).equals(Buffer.from(copy))).toBe(false);
    },
    PATIENCE,
  );

  it('shows its cover, questions and answers as pictures', () => {
    expect(pictures).toHaveLength(3);
    for (const { width, height, bytes } of pictures) {
      expect(width / height).toBeCloseTo(612 / 792, 2);
      expect(Buffer.from(bytes.subarray(8, 12)).toString()).toBe('WEBP');
      // A blank page would be a few kB.
      expect(bytes.length).toBeGreaterThan(15_000);
    }
  });
});
