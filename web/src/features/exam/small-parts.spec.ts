import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { STORAGE_KEYS } from '@prepward/browser/storage-keys';
import type { AnswerFeedback, AttemptItem, ItemResponse } from '@prepward/contracts/attempts';
import { MemoryStore } from '../../lib/device-store.js';
import { placeOn, targetWords } from './components/result/level-scale.js';
import { add, divide, multiply, toDecimal, toText } from './decimal.js';
import { Desk } from './desk.js';
import { evidenceIn } from './evidence.js';
import { formatClock, isMarkNear, markPassed, wordsLeft } from './exam-clock.js';
import { choiceAt } from './hooks/use-exam.js';
import { itemTexts, passageText, stemText } from './item-texts.js';
import { dropAttempt, keepAttempt, keptAttempt, ownerOf } from './kept-attempt.js';
import { Observable } from './observable.js';
import { openPractice } from './open-practice.js';
import { plainText } from './plain-text.js';
import { placedOf, readyResponse } from './responses.js';
import { formatSpan, paceAdvice, sectionShares } from './result-figures.js';
import { attemptName, sectionName, titleOf } from './sections.js';
import { sequenceAt } from './sequence.js';
import { Stopwatch } from './stopwatch.js';
import { clientId, renewClientId } from './tab-id.js';
import {
  CHOICE,
  CHOICE_FEEDBACK,
  HOT_SPOT,
  ORDERED,
  ORDERED_FEEDBACK,
  openAttempt,
  openMock,
  SELECT,
  SUPPLY,
  SUPPLY_FEEDBACK,
} from './test-items.js';
import { choicesOf, letterOf, namedIds, verdictWords } from './verdict-words.js';

const FIRST: ItemResponse = { type: 'multiple-choice', option: 'o0' };

describe('the desk of an attempt', () => {
  it('is there again with its place, drafts, strikes and highlights, until it is cleared', async () => {
    const store = new MemoryStore();
    const desk = await Desk.open('a', store);
    expect(desk.get()).toEqual({ at: null, seen: [], drafts: {}, struck: {}, marks: {} });
    desk.goTo(2);
    desk.goTo(1);
    desk.goTo(2);
    desk.draft(1, FIRST);
    desk.draft(2, FIRST);
    desk.dropDraft(2);
    desk.strike(1, 'o0');
    desk.strike(1, 'o1');
    desk.strike(1, 'o0');
    desk.mark('stem-1', [{ start: 0, end: 3 }]);
    const kept = {
      at: 2,
      seen: [2, 1],
      drafts: { 1: FIRST },
      struck: { 1: ['o1'] },
      marks: { 'stem-1': [{ start: 0, end: 3 }] },
    };
    expect(desk.get()).toEqual(kept);
    expect((await Desk.open('a', store)).get()).toEqual(kept);
    expect((await Desk.open('b', store)).get().at).toBeNull();
    desk.clear();
    expect((await Desk.open('a', store)).get().at).toBeNull();
  });
});

describe('what the screen follows', () => {
  class Counter extends Observable<{ count: number; name: string }> {
    constructor() {
      super({ count: 0, name: '' });
    }
    set(change: Partial<{ count: number; name: string }>): void {
      this.update(change);
    }
  }

  it('is told of every change, and of nothing that changes nothing', () => {
    const counter = new Counter();
    const told = jest.fn();
    const stop = counter.subscribe(told);
    const before = counter.get();
    counter.set({ count: 0 });
    expect(told).not.toHaveBeenCalled();
    expect(counter.get()).toBe(before);
    counter.set({ count: 0, name: 'one' });
    expect(told).toHaveBeenCalledTimes(1);
    expect(counter.get()).toEqual({ count: 0, name: 'one' });
    stop();
    counter.set({ count: 2 });
    expect(told).toHaveBeenCalledTimes(1);
  });
});

describe('an attempt that this device keeps', () => {
  beforeEach(() => {
    jest.useFakeTimers({ now: Date.parse('2026-11-21T08:00:00.000Z') });
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it('is its owner’s, with the time that has passed, also of a break', async () => {
    const store = new MemoryStore();
    const pause = {
      beforeSection: 3,
      endsAt: '2026-11-21T05:01:00.000Z',
      remainingMs: 60_000,
    };
    const attempt = openMock({ break: pause, remainingMs: 90_000 });
    keepAttempt(store, 'dana', attempt);
    expect(await keptAttempt(store, 'evan', attempt.id)).toBeNull();
    jest.setSystemTime(Date.now() + 40_000);
    expect(await keptAttempt(store, 'dana', attempt.id)).toMatchObject({
      serverTime: '2026-11-21T05:00:40.000Z',
      remainingMs: 50_000,
      break: { beforeSection: 3, remainingMs: 20_000 },
    });
    jest.setSystemTime(Date.now() + 60_000);
    const late = await keptAttempt(store, 'dana', attempt.id);
    expect([late?.remainingMs, late?.break?.remainingMs]).toEqual([0, 0]);
    jest.setSystemTime(Date.now() - 3_600_000);
    expect((await keptAttempt(store, 'dana', attempt.id))?.remainingMs).toBe(90_000);
    dropAttempt(store, attempt.id);
    expect(await keptAttempt(store, 'dana', attempt.id)).toBeNull();
  });

  it('has no clock where none runs, and is a visitor’s without an account', async () => {
    const store = new MemoryStore();
    const attempt = openAttempt([CHOICE]);
    expect(ownerOf({ user: null })).toBe('visitor');
    keepAttempt(store, ownerOf({ user: null }), attempt);
    const kept = await keptAttempt(store, 'visitor', attempt.id);
    expect([kept?.remainingMs, kept?.break]).toEqual([undefined, undefined]);
  });
});

describe('what can be given', () => {
  const several = (...options: string[]): ItemResponse => ({ type: 'multiple-select', options });
  const typed = (text: string): ItemResponse => ({ type: 'supply', text });
  const order = (...ids: string[]): ItemResponse => ({ type: 'ordered', order: ids });
  const spot: ItemResponse = { type: 'hot-spot', region: 'b' };

  it.each<[string, AttemptItem, ItemResponse | null, boolean]>([
    ['an option', CHOICE, FIRST, true],
    ['nothing', CHOICE, null, false],
    ['several options', SELECT, several('o0'), true],
    ['no options', SELECT, several(), false],
    ['a text', SUPPLY, typed(' 7 '), true],
    ['blanks', SUPPLY, typed('  '), false],
    ['all steps', ORDERED, order('o1', 'o0', 'o2'), true],
    ['some steps', ORDERED, order('o1', 'o0'), false],
    ['a place', HOT_SPOT, spot, true],
  ])('%s', (_name, item, value, ready) => {
    expect(readyResponse(item, value)).toEqual(ready ? value : null);
  });

  it('is in the order of the steps that are placed', () => {
    expect(placedOf(order('o1', 'o0'))).toEqual(['o1', 'o0']);
    expect([placedOf(null), placedOf(FIRST)]).toEqual([[], []]);
  });

  it('by a key is the option or the place there', () => {
    expect(choiceAt(CHOICE, null, 2)).toEqual({ type: 'multiple-choice', option: 'o2' });
    expect(choiceAt(CHOICE, null, 3)).toBeNull();
    expect(choiceAt(SELECT, several('o0'), 1)).toEqual(several('o0', 'o1'));
    expect(choiceAt(SELECT, several('o0', 'o1'), 0)).toEqual(several('o1'));
    expect(choiceAt(HOT_SPOT, null, 1)).toEqual(spot);
    expect(choiceAt(SUPPLY, null, 0)).toBeNull();
    expect(choiceAt(ORDERED, null, 0)).toBeNull();
  });
});

describe('the verdict on an answer', () => {
  const feedback = (key: AnswerFeedback['key'], correct = false): AnswerFeedback => ({
    correct,
    key,
    rationales: [],
  });

  it('names what is right by its letters', () => {
    expect(verdictWords(CHOICE, { ...CHOICE_FEEDBACK, correct: true })).toBe('Correct');
    expect(verdictWords(CHOICE, CHOICE_FEEDBACK)).toBe('Not quite. The answer is C.');
    const of = (...options: string[]) => feedback({ type: 'multiple-select', options });
    expect(verdictWords(SELECT, of('o2', 'o0'))).toBe('Not quite. The answers are A and C.');
    expect(verdictWords(SELECT, of('o0', 'o1', 'o2'))).toBe(
      'Not quite. The answers are A, B and C.',
    );
    expect(verdictWords(HOT_SPOT, feedback({ type: 'hot-spot', region: 'b' }))).toBe(
      'Not quite. The answer is B.',
    );
    expect(verdictWords(SUPPLY, SUPPLY_FEEDBACK)).toBe('Not quite. The answer is 750.');
    expect(verdictWords(ORDERED, ORDERED_FEEDBACK)).toBe('Not quite');
  });

  it('knows options and places by their ids', () => {
    expect(namedIds(FIRST)).toEqual(['o0']);
    expect(namedIds({ type: 'multiple-select', options: ['o0', 'o2'] })).toEqual(['o0', 'o2']);
    expect(namedIds({ type: 'hot-spot', region: 'b' })).toEqual(['b']);
    expect([namedIds(null), namedIds({ type: 'supply', text: '7' })]).toEqual([[], []]);
    expect(choicesOf(HOT_SPOT)[1]).toEqual({ id: 'b', html: 'Round body' });
    expect([choicesOf(SUPPLY), choicesOf(CHOICE).length]).toEqual([[], 3]);
    expect([0, 6].map(letterOf)).toEqual(['A', 'G']);
  });
});

describe('the texts that can be highlighted', () => {
  it('are the question, and its passage before it', () => {
    const passage = { id: 'p', kind: 'text', title: 'Bones', html: '<p>One. Two.</p>' };
    const about = { ...CHOICE, passageId: 'p' };
    expect(itemTexts(CHOICE, [passage]).map(({ text }) => text)).toEqual(['stem-1']);
    expect(itemTexts(about, [passage]).map(({ text, title }) => [text, title])).toEqual([
      [passageText('p'), 'Bones'],
      [stemText(about), 'Question'],
    ]);
    expect(itemTexts(about, [passage])[0]?.sentences).toHaveLength(2);
    expect(itemTexts({ ...CHOICE, stem: 'One. Two.' }, [])[0]?.sentences).toHaveLength(2);
  });

  it('prove the key in at most two sentences', () => {
    const html = '<p>A red cell. A red nose. A red hat.</p>';
    const feedback = { ...CHOICE_FEEDBACK, rationale: '<p>See “a red”.</p>', rationales: [] };
    expect(evidenceIn(html, feedback).map(({ text }) => text)).toEqual([
      'A red cell.',
      'A red nose.',
    ]);
  });
});

describe('the time on an item', () => {
  it('is added up over sittings, without the time away', () => {
    let now = 0;
    const watch = new Stopwatch(() => now);
    watch.begin(1, 500);
    watch.begin(1, 300);
    watch.show(1);
    now = 1000;
    expect([watch.elapsed(1), watch.elapsed(2)]).toEqual([1500, 0]);
    watch.show(2);
    now = 1500;
    watch.pause();
    now = 9000;
    expect([watch.elapsed(1), watch.elapsed(2)]).toEqual([1500, 500]);
    watch.show(2);
    now = 9100;
    expect(watch.elapsed(2)).toBe(600);
  });

  it.each([
    [0, '0:00'],
    [59_600, '1:00'],
    [65_000, '1:05'],
    [600_000, '10:00'],
  ])('of %d ms is shown as %s', (ms, text) => expect(formatSpan(ms)).toBe(text));

  it('is a part of the points that is rounded to a tenth', () => {
    const result = (right: number) =>
      ({ areas: [{ area: 'math.data', right, items: 3 }], items: 3 }) as never;
    expect(sectionShares(result(1))[0]).toMatchObject({ percent: 33.3, toWin: 66.7 });
    expect(sectionShares(result(2))[0]).toMatchObject({ percent: 66.7, toWin: 33.3 });
    expect(plainText('<p> A <b>bone</b>\n</p>')).toBe('A bone');
  });

  it('says which of two paces goes wrong more often', () => {
    const pace = { fastRight: 2, fastWrong: 2, slowRight: 2, slowWrong: 2, yoursMs: 1, examMs: 1 };
    expect(paceAdvice(pace)).toMatch(/^2 of 4 incorrect answers came fast/);
    expect(paceAdvice({ ...pace, slowWrong: 3 })).toMatch(/^3 of 5 incorrect answers took long/);
    expect(paceAdvice({ ...pace, fastWrong: 0, slowWrong: 0 })).toBe('Fast and correct.');
    expect(paceAdvice({ ...pace, fastWrong: 0, slowWrong: 0, slowRight: 3 })).toMatch(/speed/);
  });
});

describe('the clock', () => {
  it('counts a started second, and writes hours where there are any', () => {
    expect([0, 1, 59_001, 3_600_000, 3_727_000].map(formatClock)).toEqual([
      '0:00',
      '0:01',
      '1:00',
      '1:00:00',
      '1:02:07',
    ]);
  });

  it('passes a mark once, at its minute, and shows itself for twenty seconds then', () => {
    expect(markPassed(60_001, 60_000)).toBe(1);
    expect(markPassed(60_000, 59_000)).toBeNull();
    expect(markPassed(1_000_000, 200_000)).toBe(5);
    expect(markPassed(1_800_001, 1_799_000)).toBe(30);
    expect([900_001, 900_000, 880_001, 880_000].map(isMarkNear)).toEqual([
      false,
      true,
      true,
      false,
    ]);
    expect([60_000, 1].map(isMarkNear)).toEqual([true, true]);
    expect([1, 5].map(wordsLeft)).toEqual(['1 minute left', '5 minutes left']);
  });

  it('gives answers their order in tenths of a second', () => {
    const started = '2026-11-21T05:00:00.000Z';
    const at = (ms: number) => sequenceAt(Date.parse(started) + ms, started);
    expect([0, 99, 100, 1999, -5000].map(at)).toEqual([0, 0, 1, 19, 0]);
    expect(at(Number.MAX_SAFE_INTEGER / 2)).toBe(2_147_483_647);
  });
});

describe('the place on the scale', () => {
  it('stays on it, and is worked out within its level', () => {
    expect(placeOn(-5)).toBe(0);
    expect(placeOn(20.65)).toBeCloseTo(10, 5);
    expect(placeOn(95.35)).toBeCloseTo(90, 5);
    expect(placeOn(120)).toBe(100);
    expect(targetWords(79.96, 80)).toBe('You reached your target of 80%');
    expect(targetWords(79.9, 80)).toBe('0.1 points to your target of 80%');
  });
});

describe('names of attempts', () => {
  const one = (kind: 'practice' | 'category' | 'free-bank' | 'quiz' | 'review') => {
    const sections = [{ n: 1, state: 'open' as const, items: 1 }];
    return [
      attemptName(openAttempt([CHOICE], { kind })),
      attemptName(openAttempt([CHOICE], { kind, sections })),
    ];
  };

  it('are of their subject, where there is one', () => {
    expect(one('practice')[0]).toBe('Science');
    expect(one('category')[0]).toBe('Science');
    expect(one('free-bank')[0]).toBe('Science practice');
    expect(one('quiz')[0]).toBe('Science quiz');
    for (const kind of ['practice', 'category', 'free-bank', 'quiz', 'review'] as const) {
      expect(one(kind)[1]).not.toMatch(/Science/);
    }
    expect(attemptName(openAttempt([CHOICE], { kind: 'quiz', category: 'math.data' }))).toMatch(
      / quiz$/,
    );
  });

  it('say the section only among several', () => {
    const [section] = openMock().sections;
    expect(titleOf(openMock({ sections: section ? [section] : [] }))).toBe('Mock exam');
    expect([sectionName(section), sectionName(undefined)]).toEqual(['Reading', 'This section']);
  });
});

it('numbers are worked out without rounding errors', () => {
  const text = (value: ReturnType<typeof divide>) => (value ? toText(value, 10) : null);
  expect(text(add(toDecimal('0.1'), toDecimal('0.20')))).toBe('0.3');
  expect(text(multiply(toDecimal('-0.5'), toDecimal('3.')))).toBe('-1.5');
  expect(text(divide(toDecimal('2'), toDecimal('3')))).toBe('0.666666667');
  expect(text(divide(toDecimal('-2'), toDecimal('3')))).toBe('-0.666666667');
  expect(divide(toDecimal('1'), toDecimal('0'))).toBeNull();
  expect(toText(toDecimal('12345678901'), 10)).toBeNull();
  expect([toText(toDecimal('12'), 10), toText(toDecimal('-3.0'), 10)]).toEqual(['12', '-3']);
  expect(toText(toDecimal('0.00000000001'), 10)).toBe('0');
});

it('a practice that was begun is known by its subject until it ends', () => {
  openPractice.mark('math', 'attempt-1');
  expect([openPractice.get('math'), openPractice.get('science')]).toEqual(['attempt-1', null]);
  openPractice.clear('math');
  expect(openPractice.get('math')).toBeNull();
});

it('a tab keeps its name over a reload, until it takes another one', () => {
  const first = clientId();
  expect(clientId()).toBe(first);
  expect(sessionStorage.getItem(STORAGE_KEYS.tab)).toBe(first);
  renewClientId();
  expect(clientId()).not.toBe(first);
  expect(sessionStorage.getItem(STORAGE_KEYS.tab)).toBe(clientId());
});
