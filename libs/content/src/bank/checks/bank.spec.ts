import { mkdirSync, writeFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { SUBJECTS } from '@prepward/contracts/subjects';
import { allPassages, generateBank } from '../../bank.js';
import { wholeBank } from '../../whole-bank.js';
import type { GeneratedItem } from '../kit/generate.js';
import { createRng } from '../kit/rng.js';
import { namedMistakes } from '../mistakes.js';
import { checkAsks } from './asks.js';
import { checkAuthor } from './author.js';
import { mistakesOf } from './contents.js';
import { checkContradictions } from './contradictions.js';
import { checkCoverage } from './coverage.js';
import { bankStats, type CheckedBank, checkBank, checkDeterminism, type Finding } from './index.js';
import { checkMistakes } from './mistakes.js';
import { CROSS_FAULTS, type CrossFault, changeAll, SHARE_FAULTS } from './planted-bank.js';
import { copyOf, frozen, type PlantedFault } from './planted-fault.js';
import { PLANTED_FAULTS, plantInto } from './planted-faults.js';
import { checkPositions } from './positions.js';
import { checkSpelling } from './spelling.js';
import { checkQuestions, checkTexts, isParagraph } from './texts.js';
import type { Check } from './types.js';
import { checkUsage } from './usage.js';

/** How many items each kind of fault is planted into. */
const TIMES = 6;

/** Rule 10: generate and check on two cores. CPU time counts, because a busy machine only adds waiting. */
const MOST_WORK_MS = 60_000;
const LIMIT_MS = 300_000;

let bank: CheckedBank;
/** The findings in the real bank: it may ship only with none. */
let faults: Finding[];
let workMs: number;

beforeAll(() => {
  const before = process.cpuUsage();
  bank = { subjects: SUBJECTS, items: generateBank(), passages: allPassages() };
  faults = checkBank(bank);
  workMs = process.cpuUsage(before).user / 1000;
  // What the checks keep about an item would be wrong after a change in place.
  frozen([bank.items.map(({ item }) => item), bank.passages]);
}, LIMIT_MS);

describe('the question bank', () => {
  it('passes every check, with under a minute of work', () => {
    expect(faults).toEqual([]);
    expect(workMs).toBeLessThan(MOST_WORK_MS);
  });

  // The build generates the bank in another process: equal results show that it's deterministic.
  it('is what the build keeps for those who load it', async () => {
    const items = bank.items.map(({ item }) => item);
    expect(isDeepStrictEqual(await wholeBank(), { items, passages: bank.passages })).toBe(true);
  });

  it('holds what the site may claim, counted from the items', () => {
    const stats = bankStats(bank);
    const items = Object.values(stats.subjects).map((s) => s.items);
    expect(items).toHaveLength(SUBJECTS.length);
    expect(items.reduce((a, b) => a + b, 0)).toBe(stats.total);
    expect(new Set(bank.items.map((g) => g.item.id)).size).toBe(stats.total);
  });
});

/** The findings about one item alone, without the bank around it. */
function findingsOf(generated: GeneratedItem): Finding[] {
  const passages = bank.passages.filter(({ id }) => id === generated.item.passageId);
  const alone = { subjects: [], items: [generated], passages };
  return checkBank(alone).filter((f) => f.id === generated.item.id);
}

interface Planted {
  fault: string;
  item: string;
  caughtBy: number[];
  ok: boolean;
}

function plantAll(fault: PlantedFault): Planted[] {
  const rng = createRng(`planted:${fault.name}`);
  const planted: Planted[] = [];
  for (const generated of rng.shuffle(bank.items)) {
    if (planted.length === TIMES) break;
    const changed = plantInto(generated, fault, rng);
    // Only with a sound item can we tell that the planted fault is what was found.
    if (!changed || findingsOf(generated).length > 0) continue;
    const caughtBy = [...new Set(findingsOf(changed).map((f) => f.rule))].sort((a, b) => a - b);
    const ok = caughtBy.some((rule) => fault.rules.includes(rule));
    planted.push({ fault: fault.name, item: generated.item.id, caughtBy, ok });
  }
  return planted;
}

const print = (f: Finding) => `${f.rule} ${f.id} ${f.message}`;

/** What a check finds in a changed bank but not in the real one. */
function news(check: Check, changed: CheckedBank): Finding[] {
  const known = new Set(faults.map(print));
  return check(changed).filter((f) => !known.has(print(f)));
}

/** Plants a fault into several items at once, each with another item of its subject at hand. */
function plantCross({ name, check, plant, times = TIMES }: CrossFault): Planted[] {
  const rng = createRng(`planted:${name}`);
  const changed = new Map<string, GeneratedItem>();
  const used = new Set<string>();
  const shuffled = rng.shuffle(bank.items);
  for (const [i, generated] of shuffled.entries()) {
    if (changed.size === times) break;
    const { item, model } = generated;
    const other = shuffled
      .slice(i + 1, i + 50)
      .find((o) => o.item.subject === item.subject && o.item.family !== item.family);
    const applies = check !== checkAsks || model.asks === 'apply';
    if (!other || !applies || used.has(other.item.id) || used.has(item.id)) continue;
    const copy = { ...generated, item: copyOf(item) };
    if (!plant(copy.item, other.item, rng)) continue;
    changed.set(item.id, copy);
    used.add(item.id).add(other.item.id);
  }
  const found = news(
    check,
    changeItems((g) => [changed.get(g.item.id) ?? g]),
  );
  return [...changed.keys()].map((item) => {
    const caughtBy = [...new Set(found.filter(({ id }) => id === item).map(({ rule }) => rule))];
    return { fault: name, item, caughtBy, ok: caughtBy.length > 0 };
  });
}

function changeItems(change: (generated: GeneratedItem) => GeneratedItem[]): CheckedBank {
  return { ...bank, items: bank.items.flatMap(change) };
}

const longKey = (generated: GeneratedItem): GeneratedItem[] => {
  const { item } = generated;
  if (item.type !== 'multiple-choice' || item.subject !== 'english') return [generated];
  const options = item.options.map((o) => (o.id === item.key ? { ...o, text: `${o.text} …` } : o));
  const longest = Math.max(...options.map((o) => o.text.length));
  const padded = options.map((o) =>
    o.id === item.key ? { ...o, text: o.text.padEnd(longest + 1, '.') } : o,
  );
  return [{ ...generated, item: { ...item, options: padded } }];
};

describe('the checks against planted faults', () => {
  it('finds every one of at least 600 faults within items, by the rule that is meant', () => {
    const planted = [...PLANTED_FAULTS.flatMap(plantAll), ...CROSS_FAULTS.flatMap(plantCross)];
    mkdirSync('test-results', { recursive: true });
    writeFileSync(
      'test-results/planted-faults.txt',
      planted
        .map(
          (p) =>
            `${p.ok ? 'caught' : 'MISSED'} by ${p.caughtBy.join(', ')}: ${p.fault} (${p.item})\n`,
        )
        .join(''),
    );
    expect(planted.filter((p) => !p.ok)).toEqual([]);
    const kinds = PLANTED_FAULTS.length + CROSS_FAULTS.length;
    expect(new Set(planted.map((p) => p.fault)).size).toBe(kinds);
    expect(planted.length).toBeGreaterThanOrEqual(600);
  });

  it('finds an item twice, under another id and under another model', () => {
    // Long enough for near duplicates to be told from chance.
    const first = bank.items.find((g) => g.item.subject === 'math' && g.item.stem.length > 80);
    if (!first) throw new Error('the bank is empty');
    const twin = { ...first, item: { ...first.item, id: 'math.twin:1' } };
    expect(news(checkTexts, { ...bank, items: [first, twin] })).toHaveLength(1);
    const other = {
      ...twin,
      model: { ...first.model, id: 'math.twin' },
      item: { ...twin.item, stem: `${first.item.stem} Now.` },
    };
    expect(news(checkTexts, { ...bank, items: [first, other] })).not.toEqual([]);
    expect(news(checkCoverage, { ...bank, items: [...bank.items, first] })).not.toEqual([]);
  });

  it('finds an answer that is right in one item and wrong in another', () => {
    const first = bank.items.find((g) => g.item.type === 'multiple-choice');
    if (first?.item.type !== 'multiple-choice') throw new Error('no multiple choice');
    const { item } = first;
    const key = item.options.find((o) => o.id !== item.key)?.id ?? '';
    const twin = { ...first, item: { ...item, id: 'math.twin:1', key } };
    const found = news(checkContradictions, { ...bank, items: [...bank.items, twin] });
    expect(found.map((f) => f.id)).toEqual([item.id, 'math.twin:1']);
  });

  it('finds the name of a mistake that no item has', () => {
    const without = changeItems((g) => (mistakesOf(g.item).includes('wrong-whole') ? [] : [g]));
    expect(news(checkMistakes, without).map((f) => f.id)).toContain('wrong-whole');
  });

  it.each(SUBJECTS)('finds a mistake of %s that too few items or models can show', (subject) => {
    const rng = createRng(`rare:${subject}`);
    const { id } = rng.pick(namedMistakes().filter((mistake) => mistake.subject === subject));
    const showing = bank.items.filter((g) => mistakesOf(g.item).includes(id));
    const keep = (left: readonly GeneratedItem[]) =>
      changeItems((g) => (showing.includes(g) && !left.includes(g) ? [] : [g]));
    const found = (changed: CheckedBank) =>
      news(checkMistakes, changed).flatMap((f) => (f.id === id ? [f.message] : []));
    const oneModel = showing.filter((g) => g.model.id === showing[0]?.model.id);
    const others = showing.filter((g) => !oneModel.includes(g));
    const mixed = [...oneModel.slice(0, 1), ...others.slice(0, 1)];
    const four = [...mixed, ...showing.filter((g) => !mixed.includes(g))].slice(0, 4);
    expect(found(keep(four))).toEqual([]);
    expect(found(keep(four.slice(1))).join()).toMatch(/^3 items of \d models can show/);
    expect(found(keep(oneModel)).join()).toMatch(/^\d+ items of 1 models can show/);
  });

  it('finds keys that stick out', () => {
    expect(news(checkPositions, changeItems(longKey))).not.toEqual([]);
  });

  it.each(SHARE_FAULTS)('finds what comes too often: $name', ({ check, says, change }) => {
    const found = news(check, changeAll(bank, change)).map((f) => `${f.id} ${f.message}`);
    for (const words of says) expect(found.join('\n')).toContain(words);
  });

  it('finds texts that end in aphorisms', () => {
    const passages = bank.passages.map((p) => ({
      ...p,
      text: `${p.text} A closed door is also an answer.`,
    }));
    const found = news(checkAuthor, { ...bank, passages }).map(({ message }) => message);
    expect(found.join()).toContain('end in an aphorism');
  });

  it('finds a model that gives more items than twelve', () => {
    const first = bank.items.find((g) => g.item.subject === 'reading');
    if (!first) throw new Error('the bank is empty');
    const items = Array.from({ length: 13 }, (_, i) => ({
      ...first,
      item: { ...first.item, id: `${first.model.id}:${i + 100}` },
    }));
    const found = news(checkCoverage, { ...bank, items: [...bank.items, ...items] });
    expect(found.map((f) => f.id)).toEqual([first.model.id]);
    expect(found[0]?.message).toContain('at most 12');
  });

  it('finds an objective, an item type and a share that are missing', () => {
    const without = (drop: (g: GeneratedItem) => boolean) =>
      news(
        checkCoverage,
        changeItems((g) => (drop(g) ? [] : [g])),
      ).map((f) => f.message);
    const objective = bank.items[0]?.item.objective;
    expect(without((g) => g.item.objective === objective)).toContain('the objective has no items');
    expect(without((g) => g.item.subject === 'math' && g.item.type === 'ordered')).toContain(
      'no item of type ordered',
    );
    expect(without((g) => g.item.type === 'multiple-choice').join()).toContain('100.0 % alternate');
  });

  it('finds a passage that is too hard, too easy, too short, too long, unused or there twice', () => {
    const passage = bank.passages.find((p) => p.kind === 'informational');
    if (!passage) throw new Error('no passage');
    const withText = (text: string) => ({
      ...bank,
      items: [],
      passages: bank.passages.map((p) => (p === passage ? { ...p, text } : p)),
    });
    const hard =
      'Interdepartmental pharmaceutical considerations necessitate administrative collaboration. ';
    expect(news(checkTexts, withText(hard.repeat(20)))).toHaveLength(1);
    expect(news(checkTexts, withText('The cat sat on the mat. '.repeat(20)))).toHaveLength(1);
    const short = passage.text.split(' ').slice(0, 50).join(' ');
    expect(news(checkTexts, withText(short))).toHaveLength(1);
    expect(news(checkTexts, withText(`${passage.text} ${passage.text}`))).toHaveLength(1);
    expect(news(checkCoverage, { ...bank, passages: [...bank.passages, passage] })).toHaveLength(1);
    const unused = { ...passage, id: 'reading.unused' };
    expect(news(checkCoverage, { ...bank, passages: [...bank.passages, unused] })).toHaveLength(1);
  });

  it('finds too few single paragraphs, and a text with too few questions, too many, or of one kind', () => {
    const two = bank.passages.map((p) => ({ ...p, text: `${p.text}\n\nMore follows.` }));
    const mixed = news(checkTexts, { ...bank, items: [], passages: two });
    expect(mixed.map(({ message }) => message)).toContain(
      '0.0 % of the prose texts are single paragraphs',
    );
    const text = bank.passages.find((p) => p.kind === 'paragraph' && isParagraph(p))?.id;
    const about = bank.items.filter(({ item }) => item.passageId === text);
    const asked = (items: GeneratedItem[]) =>
      [checkQuestions, checkCoverage]
        .flatMap((check) => news(check, { ...bank, items }))
        .filter(({ id }) => id === text)
        .map(({ message }) => message);
    const others = bank.items.filter((g) => !about.includes(g));
    expect(asked([...others, ...about.slice(0, 2)]).join()).toContain(
      '2 questions on a single paragraph',
    );
    const six = [...about, ...about].slice(0, 6);
    expect(asked([...others, ...six]).join()).toContain(
      '6 questions on a single paragraph, wanted 3 to 5',
    );
    const longer = bank.passages.find((p) => p.kind === 'informational' && !isParagraph(p))?.id;
    const onLonger = bank.items.filter(({ item }) => item.passageId === longer);
    const seven = [...onLonger, ...onLonger].slice(0, 7);
    const crowded = bank.items.filter((g) => !onLonger.includes(g)).concat(seven);
    expect(news(checkQuestions, { ...bank, items: crowded })).toEqual([
      expect.objectContaining({ id: longer, message: '7 questions on a text, wanted 3 to 6' }),
    ]);
    const oneKind = about.map((g) => ({
      ...g,
      item: { ...g.item, objective: 'reading.key-ideas.infer' },
    }));
    expect(asked([...others, ...oneKind]).join()).toContain('asked under 1 objectives');
  });

  it('finds a misspelled word and a word of another country in a passage', () => {
    const [first, ...rest] = bank.passages;
    if (!first) throw new Error('no passage');
    const withText = (text: string) => ({
      ...bank,
      items: [],
      passages: [{ ...first, text }, ...rest],
    });
    expect(news(checkSpelling, withText(`${first.text} It was a suprise.`))).toHaveLength(1);
    expect(news(checkUsage, withText(`${first.text} Nobody came in autumn.`))).toHaveLength(2);
  });

  it('finds a generation that differs by one byte', () => {
    const [first, ...rest] = bank.items;
    if (!first) throw new Error('the bank is empty');
    const changed = { ...first, item: { ...first.item, stem: `${first.item.stem} ` } };
    expect(checkDeterminism(bank, { ...bank, items: [changed, ...rest] })).toHaveLength(1);
    expect(checkDeterminism(bank, { ...bank, items: rest })).toHaveLength(1);
  });
});
