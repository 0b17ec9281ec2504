import { describe, expect, it, jest } from '@jest/globals';
import type { BankItem } from '@prepward/content/bank/kit/types';
import { DESIGNS } from './designs.js';
import { quotasOf } from './item-mix.js';
import type { PaperJob } from './typeset-paper.js';

const set = jest.fn(async (_site: object, { items }: { items: BankItem[] }) => ({
  ...{ bytes: new Uint8Array(), pages: items.length, samples: [2] },
}));
const study = jest.fn(async () => ({ title: 'T', bytes: new Uint8Array(), pages: 3 }));
jest.unstable_mockModule('./sheet.js', () => ({ Sheet: class {} }));
jest.unstable_mockModule('./question.js', () => ({
  fitsPage: (_sheet: object, { id }: { id: string }) => id !== 'too long',
}));
jest.unstable_mockModule('./study-sheet.js', () => ({ studySheet: study }));
jest.unstable_mockModule('./question-paper.js', () => ({ questionPaper: set }));
const { typesetPaper } = await import('./typeset-paper.js');

const [FIRST = '', SECOND = ''] = quotasOf('math', 2).keys();
const SITE = { brand: 'B', date: new Date(0) };

let made = 0;
/** An item of its own family. */
function item(change: Partial<BankItem> = {}): BankItem {
  made += 1;
  return {
    ...{ id: `item-${made}`, family: `family-${made}`, seed: made, subject: 'math' },
    ...{ area: FIRST, objective: 'o', difficulty: 0, type: 'multiple-choice', stem: 'Which?' },
    ...change,
  } as BankItem;
}
const items = (count: number, change: Partial<BankItem> = {}) =>
  Array.from({ length: count }, () => item(change));

describe('a paper that lost a question', () => {
  it('is chosen again where none of its kind fits around the others', async () => {
    const quotas = quotasOf('math', DESIGNS.questions.questions);
    const types = ['hot-spot', 'supply', 'multiple-select', 'supply', 'multiple-select'] as const;
    // All of the first area, and all but one of the second.
    const kept = [
      ...items(quotas.get(FIRST) ?? 0),
      ...types.map((type) => item({ type, area: SECOND })),
      ...items((quotas.get(SECOND) ?? 0) - types.length - 1, { area: SECOND }),
    ];
    const ordered = item({ type: 'ordered' });
    const bank = [...kept, ordered, ...items(2), ...items(9, { area: SECOND })];
    const job = {
      kind: 'questions',
      site: SITE,
      subject: 'math',
      passages: [],
      written: new Map(),
    } as const;
    const paper = (all: BankItem[], before: BankItem[]) =>
      typesetPaper({ ...job, items: all, kept: before.map(({ id }) => id) } as never);
    const { itemIds } = await paper(bank, kept);
    const first = bank.filter(({ id, area }) => itemIds.includes(id) && area === FIRST);
    expect(first).toHaveLength(quotas.get(FIRST) ?? 0);
    expect([itemIds.length, itemIds.includes(ordered.id)]).toEqual([25, true]);
    const few = bank.filter((one) => one !== ordered);
    await expect(paper(few, kept)).rejects.toThrow('too few ordered items');
    // As long as it has all of its questions, nothing is chosen.
    const whole = [...kept, item()];
    expect((await paper(whole, whole)).itemIds).toEqual(whole.map(({ id }) => id));
  });
});

describe('a paper', () => {
  const texts = ['too long', 'fitting', 'not asked about'].map((id) => ({ id, kind: id }));
  const of = (passageId: string, count: number) =>
    Array.from({ length: count }, (_, i) =>
      item({ subject: 'science', area: 'science.anatomy', objective: `${i}`, passageId }),
    );
  const areas = ['anatomy', 'biology', 'chemistry', 'reasoning'].map((slug) => `science.${slug}`);
  const others = areas.flatMap((area) =>
    (['multiple-choice', ...DESIGNS.questions.alternates] as const).flatMap((type) =>
      items(type === 'multiple-choice' ? 12 : 1, {
        subject: 'science',
        area,
        type,
        objective: type,
      }),
    ),
  );
  const job = {
    ...{ kind: 'questions', subject: 'science', site: SITE },
    ...{ passages: texts, written: new Map(), kept: [] },
  };

  it('asks about no text that is longer than a page, however much that would ask', async () => {
    const bank = [...of('too long', 6), ...of('fitting', 4), ...others];
    const { itemIds, pages, samples } = await typesetPaper({ ...job, items: bank } as never);
    const asked = bank.filter(({ id }) => itemIds.includes(id));
    const about = asked.flatMap(({ passageId }) => passageId ?? []);
    expect([asked.length, new Set(about), pages, samples]).toEqual([
      25,
      new Set(['fitting']),
      25,
      [2],
    ]);
    // It's set from the chosen items, in their order, with all texts by their ids.
    const [site, paper] = set.mock.lastCall ?? [];
    expect([site, paper?.items.map(({ id }) => id)]).toEqual([SITE, itemIds]);
    expect(paper).toMatchObject({
      ...{ kind: 'questions', subject: 'science' },
      passages: new Map(texts.map((text) => [text.id, text])),
    });
  });

  it('asks about a text that is too long only where it already did', async () => {
    const long = of('too long', 6);
    const held = long.slice(0, 1);
    const bank = [...long, ...of('fitting', 4), ...others];
    const about = async (kept: readonly BankItem[]) => {
      const before = { kept: kept.map(({ id }) => id) };
      const { itemIds } = await typesetPaper({ ...job, ...before, items: bank } as never);
      return long.filter(({ id }) => itemIds.includes(id));
    };
    expect(await about(held)).toEqual(held);
    // These leave no room for the other types, so all are chosen again.
    const plain = areas.flatMap((area, i) => {
      const own = others.filter((one) => one.area === area && one.type === 'multiple-choice');
      return own.slice(0, [4, 5, 5, 4][i]);
    });
    expect(await about([...long, ...plain])).toEqual([]);
  });

  it('keeps its order while it is whole, and says so where there never were enough', async () => {
    const bank = [...of('fitting', 4), ...others];
    const { itemIds } = await typesetPaper({ ...job, items: bank } as never);
    const kept = itemIds.toReversed();
    expect((await typesetPaper({ ...job, items: bank, kept } as never)).itemIds).toEqual(kept);
    // What left the bank isn't kept.
    const less = await typesetPaper({
      ...job,
      items: bank,
      kept: ['gone', ...kept.slice(1)],
    } as never);
    expect(less.itemIds).toHaveLength(25);
    expect(less.itemIds).toEqual(expect.arrayContaining(kept.slice(1)));
    await expect(typesetPaper({ ...job, items: others.slice(0, 9) } as never)).rejects.toThrow(
      'too few',
    );
  });

  it('is as old as the newest of its questions, also when it is set again', async () => {
    const bank = [...of('too long', 1), ...others];
    const [never] = bank;
    const dayOf = (day: number) => new Date(Date.UTC(2027, 0, day));
    const written = new Map(bank.map(({ id }, i) => [id, dayOf(1 + (i % 5))]));
    written.set(never?.id ?? '', dayOf(20));
    const { itemIds } = await typesetPaper({ ...job, items: bank, written } as never);
    expect(itemIds).not.toContain(never?.id);
    const [site] = set.mock.lastCall ?? [];
    expect(site).toEqual({ ...SITE, date: dayOf(5) });
    const kept = bank.filter(({ id }) => itemIds.includes(id));
    await typesetPaper({ ...job, items: kept, written, kept: itemIds } as never);
    expect(set.mock.lastCall?.[0]).toEqual(site);
  });

  it('of facts has no questions, and no samples', async () => {
    const sheet = { subject: 'math' };
    const facts = await typesetPaper({
      kind: 'study-sheet',
      site: SITE,
      sheet,
    } as unknown as PaperJob);
    expect(facts).toMatchObject({ pages: 3, itemIds: [], samples: [] });
    expect(study.mock.lastCall).toEqual([SITE, sheet]);
  });
});
