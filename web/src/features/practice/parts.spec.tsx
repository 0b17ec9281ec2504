import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { AttemptSummary } from '@prepward/contracts/attempt-history';
import type { BankOverview } from '@prepward/contracts/bank';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { topicOf } from '../../entities/topic/topics.js';
import { FakeServer } from '../../test/fake-server.js';
import { words } from '../../test/page.js';
import { renderSignedIn } from '../../test/render-signed-in.js';
import {
  bankOf,
  openSummaryOf,
  profileOf,
  progressOf,
  summaryOf as summary,
} from '../../test/student-data.js';
import { bankTree, summaryOf } from './bank-tree.js';
import { countOf, minutesAtPace, startLabel, timeOptions, usualTime } from './choices.js';
import { BankArea } from './components/bank-area.js';
import { CountsList } from './components/counts-list.js';
import { MasteryMark, masteredOf } from './components/mastery-mark.js';
import { MatchLine } from './components/match-line.js';
import { OpenAttemptChoice } from './components/open-attempt-choice.js';
import { PresetPicker } from './components/preset-picker.js';
import { TopicPicker } from './components/topic-picker.js';
import { TrialAreas } from './components/trial-areas.js';
import { choiceFor, matchingBody, startBody } from './practice-choice.js';
import { presetsOf } from './presets.js';
import { CategoryStartPage } from './routes/category-start-page.js';
import { DiagnosticStartPage } from './routes/diagnostic-start-page.js';
import FreeTrialBankPage from './routes/free-trial-bank-page.js';
import { ReviewStartPage } from './routes/review-start-page.js';
import { trialTree } from './trial-tree.js';

const nothing = () => undefined;
const inSite = (page: ReactNode) => render(<MemoryRouter>{page}</MemoryRouter>);
const hrefs = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));

const NODES = bankTree(bankOf(), progressOf()).flatMap(({ objectives }) => objectives);
const KNOWN = NODES.map(({ slug }) => slug);
const [NODE] = NODES;
if (!NODE) throw new Error('The bank is empty');
const MASTERY = { objective: NODE.slug, answers: 9, right: 8, mastery: 88.4 };

describe('the bank', () => {
  it('adds up what a topic holds', () => {
    const { counts, atOnce, objectives } = summaryOf('math.data', bankOf(), undefined);
    const many = objectives.length;
    expect(counts).toEqual({
      ...{ all: many * 10, unseen: many * 6, wrong: many * 2, flagged: many, due: 0 },
    });
    expect(atOnce).toBe(many * 4);
    expect(objectives[0]?.mastery).toBeUndefined();
    const due = bankOf().objectives.map((one) => ({ ...one, counts: { ...one.counts, due: 2 } }));
    expect(summaryOf('math.data', { ...bankOf(), objectives: due }, undefined).counts.due).toBe(
      many * 2,
    );
  });

  it('is in the order of the exam, without areas that have nothing', () => {
    const objectives = bankOf().objectives.filter(({ area }) => area === 'math.data');
    const tree = bankTree({ ...bankOf(), objectives }, progressOf());
    expect(tree.map(({ subject, areas }) => [subject, areas.length])).toEqual([
      ['reading', 0],
      ['math', 1],
      ['science', 0],
      ['english', 0],
    ]);
    expect(tree[1]?.areas[0]?.objectives[0]?.mastery?.state).toBe('new');
  });

  it('says how much is mastered once that is known', () => {
    const mastered = { ...NODE, mastery: { ...MASTERY, state: 'mastered' as const } };
    expect(masteredOf([mastered, NODE])).toBe('1 of 2 mastered');
    expect(masteredOf([])).toBeNull();
    expect(masteredOf([mastered, { ...NODE, mastery: undefined }])).toBeNull();
  });

  it('shows a bar of mastery with its words', () => {
    const state = 'mastered' as const;
    const { rerender } = render(<MasteryMark name="A" mastery={{ ...MASTERY, state }} />);
    expect(words()).toMatch(/, 88%$/);
    const bar = screen.getByRole('progressbar', { name: 'Mastery of A' });
    expect([bar.ariaValueNow, bar.ariaValueMax]).toEqual(['88.4', '100']);
    rerender(<MasteryMark name="A" mastery={{ ...MASTERY, state, answers: 0 }} />);
    expect(words()).toBe('Not practiced yet');
    rerender(<MasteryMark name="A" mastery={{ ...MASTERY, state, mastery: null }} />);
    expect(words()).toBe('Not practiced yet');
    rerender(<MasteryMark name="A" mastery={undefined} />);
    expect(words()).toBe('');
  });

  it('has a way to practice unless that is locked', () => {
    const [area] = bankTree(bankOf(), progressOf())[1]?.areas ?? [];
    if (!area) throw new Error('no area');
    const practice = jest.fn();
    const { unmount } = inSite(<BankArea area={area} onPractice={practice} />);
    const [first, second] = screen.getAllByRole('button', { name: /^Practice/ });
    for (const button of [first, second]) if (button) fireEvent.click(button);
    expect(practice.mock.calls).toEqual([[area.slug], [area.objectives[0]?.slug]]);
    expect(hrefs().slice(0, 2)).toEqual([
      `/test-bank-practice/${area.slug}`,
      `/test-bank-practice/${area.objectives[0]?.slug}`,
    ]);
    unmount();
    inSite(<BankArea area={area} onPractice={undefined} />);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('lists its counts by name', () => {
    const counts = { all: 1200, unseen: 900, wrong: 30, flagged: 4, due: 5 };
    render(<CountsList counts={counts} />);
    expect(words()).toBe('All1,200Unseen900Incorrect30Flagged4');
  });
});

describe('what a practice is made of', () => {
  it('takes numbers between its limits', () => {
    expect(['4', '5', '100', '101', ' 7 ', '7.5', '', '-7'].map((text) => countOf(text))).toEqual([
      null,
      5,
      100,
      null,
      7,
      null,
      null,
      null,
    ]);
    expect([countOf('8', 8), countOf('9', 8)]).toEqual([8, null]);
    expect([startLabel(1), startLabel(2)]).toEqual(['Start 1 question', 'Start 2 questions']);
  });

  it('has a clock of its own in exam mode only', () => {
    expect([usualTime('exam', 1.5), usualTime('exam', undefined), usualTime('tutor', 2)]).toEqual([
      1.5,
      undefined,
      'none',
    ]);
    expect(timeOptions(null).map(({ label }) => label)).toEqual([
      'Exam pace',
      'Time and a half',
      'Double time',
      'No clock',
    ]);
    expect(timeOptions(10.1)[1]?.label).toBe('Time and a half, 16 min');
    expect(minutesAtPace(null)).toBeNull();
  });

  it('names an area as a whole once all of it is chosen', () => {
    const area = choiceFor('math.data', KNOWN);
    expect(area).toMatchObject({ subject: 'math', count: '20', pool: 'all', mode: 'tutor' });
    expect(matchingBody(area, KNOWN)).toEqual({
      kind: 'practice',
      pool: 'all',
      subject: 'math',
      objectives: ['math.data'],
    });
    const [first = '', second = ''] = area.objectives;
    const some = { ...area, objectives: [first], difficulty: 'hard' as const };
    expect(matchingBody({ ...some, itemTypes: ['supply'] }, KNOWN)).toMatchObject({
      objectives: [first],
      difficulty: 'hard',
      itemTypes: ['supply'],
    });
    expect(second).not.toBe('');
    expect(choiceFor('math', KNOWN)).toMatchObject({ subject: 'math', objectives: [] });
    expect(choiceFor(undefined, KNOWN)).toMatchObject({ subject: 'all', objectives: [] });
    expect(matchingBody(choiceFor(undefined, KNOWN), KNOWN)).toEqual({
      kind: 'practice',
      pool: 'all',
    });
  });

  it('starts with its number, mode and time, or not at all', () => {
    const all = choiceFor(undefined, KNOWN);
    expect(startBody(all, KNOWN, undefined)).toMatchObject({ count: 20, time: 'none' });
    expect(startBody({ ...all, mode: 'exam' }, KNOWN, 2)).toMatchObject({ mode: 'exam', time: 2 });
    expect(startBody({ ...all, mode: 'exam', time: 1 }, KNOWN, 2)).toMatchObject({ time: 1 });
    expect(startBody({ ...all, mode: 'exam' }, KNOWN, undefined)).toBeNull();
    expect(startBody({ ...all, count: '3' }, KNOWN, 1)).toBeNull();
  });

  it('set up with one press says how much there is', () => {
    const nodes = (wrong: number, due: number) => [
      { ...NODE, counts: { ...NODE.counts, wrong, due } },
    ];
    const [, mistakes, due] = presetsOf(nodes(1, 1));
    expect(mistakes?.hint).toBe('1 question you missed last time');
    expect([due?.hint, due?.change]).toEqual([
      '1 question to review',
      { pool: 'due', count: '5', mode: 'tutor' },
    ]);
    expect(presetsOf(nodes(1200, 0))[1]?.hint).toBe('1,200 questions you missed last time');
    expect(presetsOf(nodes(12, 40))[1]?.change).toMatchObject({ pool: 'wrong', count: '12' });
    expect(presetsOf(nodes(12, 40))[2]).toMatchObject({
      hint: '40 questions to review',
      change: { count: '20' },
    });
    expect(presetsOf(nodes(0, 0))[2]).toMatchObject({ hint: "You're up to date", change: null });
    const mastery = { ...MASTERY, state: 'learning' as const };
    expect(presetsOf([{ ...NODE, mastery }])[0]?.hint).toBe(NODE.name);
    const unanswered = { ...mastery, answers: 0 };
    expect(presetsOf([{ ...NODE, mastery: unanswered }])[0]?.change).toBeNull();
    const empty = { ...NODE.counts, all: 0 };
    expect(presetsOf([{ ...NODE, mastery, counts: empty }])[0]?.change).toBeNull();
  });

  it('is offered by presets that have something in them', () => {
    const picked = jest.fn();
    const presets = presetsOf([NODE]);
    const { rerender } = render(<PresetPicker presets={presets} onPick={picked} />);
    const button = (name: RegExp) => screen.getByRole<HTMLButtonElement>('button', { name });
    expect(button(/^Due today/).disabled).toBe(true);
    expect(button(/^My mistakes/).disabled).toBe(false);
    expect(button(/^Timed/).hasAttribute('aria-pressed')).toBe(false);
    const inOneRow = () => screen.getByRole('list').classList.contains('lg:grid-cols-4');
    expect(inOneRow()).toBe(false);
    rerender(<PresetPicker presets={presets} wide onPick={picked} />);
    expect(inOneRow()).toBe(true);
    rerender(<PresetPicker presets={presets} chosen="timed" onPick={picked} />);
    expect(button(/^Timed/).getAttribute('aria-pressed')).toBe('true');
    expect(button(/^My mistakes/).getAttribute('aria-pressed')).toBe('false');
    fireEvent.click(button(/^Timed/));
    expect(picked).toHaveBeenCalledWith(presets[3]);
  });

  it.each([
    [0, 0, 5, /^No questions match\./],
    [1, 1, 5, /^1 question matches. Your practice will have 1.$/],
    [1200, 30, 30, /^1,200 questions match.$/],
    [1200, 30, 31, /^1,200 questions match. One practice holds up to 30/],
    [8, 8, 20, /^8 questions match. Your practice will have 8.$/],
    [8, 8, null, /^8 questions match.$/],
  ])('with %d matches, %d at once and %s wanted it says so', (items, atOnce, wanted, said) => {
    const line = (counting: boolean) => (
      <MatchLine
        {...{ matching: { items, atOnce }, counting, wanted }}
        error={null}
        onRetry={nothing}
      />
    );
    const { rerender } = render(line(false));
    expect(screen.getByRole('status').textContent).toMatch(said);
    rerender(line(true));
    expect(screen.getByRole('status').textContent).toBe('Counting…');
  });

  it('is chosen by areas and objectives, which leave other choices alone', () => {
    const chosen = jest.fn();
    const tree = bankTree(bankOf(), progressOf());
    const areas = tree[1]?.areas ?? [];
    const [first, second] = areas;
    if (!first || !second) throw new Error('no areas');
    const slugs = first.objectives.map(({ slug }) => slug);
    const other = second.objectives[0]?.slug ?? '';
    const picker = (objectives: readonly string[], subject: 'math' | 'all' = 'math') => (
      <TopicPicker tree={tree} choice={{ subject, objectives }} onChoice={chosen} />
    );
    const box = (name: RegExp) => screen.getByRole<HTMLInputElement>('checkbox', { name });
    const area = new RegExp(`^${first.name}`);
    const { rerender } = render(picker([other]));
    expect([box(area).checked, box(area).indeterminate]).toEqual([false, false]);
    fireEvent.click(box(area));
    expect(chosen).toHaveBeenLastCalledWith({ subject: 'math', objectives: [other, ...slugs] });
    rerender(picker([other, ...slugs.slice(1)]));
    expect([box(area).checked, box(area).indeterminate]).toEqual([false, true]);
    expect(words()).toContain(`${slugs.length - 1} of ${slugs.length} objectives`);
    rerender(picker([other, ...slugs]));
    expect([box(area).checked, box(area).indeterminate]).toEqual([true, false]);
    fireEvent.click(box(area));
    expect(chosen).toHaveBeenLastCalledWith({ subject: 'math', objectives: [other] });
    fireEvent.click(box(new RegExp(`^${first.objectives[0]?.name}`)));
    expect(chosen).toHaveBeenLastCalledWith({
      subject: 'math',
      objectives: [other, ...slugs.slice(1)],
    });
    fireEvent.change(screen.getByLabelText('Subject'), { target: { value: 'science' } });
    expect(chosen).toHaveBeenLastCalledWith({ subject: 'science', objectives: [] });
    rerender(
      <TopicPicker
        tree={bankTree({ ...bankOf(), objectives: [] }, undefined)}
        choice={{ subject: 'math', objectives: [] }}
        onChoice={chosen}
      />,
    );
    expect(screen.queryByRole('group')).toBeNull();
    rerender(picker([], 'all'));
    expect(screen.queryAllByRole('checkbox')).toEqual([]);
  });

  it('says what is still open, and that a new one ends it', () => {
    const attempt = openSummaryOf();
    const { unmount } = inSite(<OpenAttemptChoice attempt={attempt} />);
    expect(words()).toBe('You have one open: MathPractice, 2 of 20 answered.Continue');
    expect(hrefs()).toEqual([`/practice/attempt/${attempt.id}`]);
    unmount();
    inSite(<OpenAttemptChoice attempt={attempt} replaceable />);
    expect(words()).toMatch(/Starting a new one ends it/);
  });
});

describe('the trial bank', () => {
  const area = 'math.data';
  const bank = {
    objectives: [
      { slug: 'math.data.units', area, items: 4, done: 3, right: 2 },
      { slug: 'math.data.statistics', area, items: 2, done: 0, right: 0 },
      { slug: 'math.data.formulas', area, items: 2, done: 1, right: 0 },
    ],
  };

  it('adds up its areas, without those that have nothing', () => {
    const [only, ...more] = trialTree(bank, undefined, 'math');
    expect(only).toMatchObject({ slug: area, items: 8, done: 4, right: 2 });
    expect(more).toEqual([]);
    expect(trialTree(bank, undefined, 'science')).toEqual([]);
    render(<TrialAreas areas={only ? [only] : []} />);
    expect(words()).toMatch(
      /4 of 8 done, 2 correct.*3 of 4 done, 2 correct.*2 to do.*1 of 2 done, 0 correct/,
    );
  });
});

describe('a page that leads to practice', () => {
  let server: FakeServer;
  let restore: () => void;
  beforeEach(() => {
    server = new FakeServer()
      .on('GET /api/v1/progress', { status: 200, body: progressOf() })
      .on('GET /api/v1/profile', { status: 200, body: profileOf() })
      .on('GET /api/v1/bank/trial', { status: 500, body: { code: 'INTERNAL_ERROR' } });
    restore = server.install();
    attempts();
  });
  afterEach(() => restore());

  const attempts = (...items: AttemptSummary[]) =>
    server.on('GET /api/v1/attempts', { status: 200, body: { items, nextCursor: null } });
  const bankWith = (due: number, change: Partial<BankOverview['access']> = {}) => {
    const [first, ...rest] = bankOf(change).objectives;
    if (!first) throw new Error('no objectives');
    const objectives = [{ ...first, counts: { ...first.counts, due } }, ...rest];
    return server.on('GET /api/v1/bank', { status: 200, body: { ...bankOf(change), objectives } });
  };
  const countField = () => screen.findByLabelText<HTMLInputElement>('Number of questions');

  it.each([
    [1, '5', 'Start 1 question', /1 question is due/, /Only 1 are due today/],
    [12, '12', 'Start 12 questions', /12 questions are due/, null],
    [44, '20', 'Start 20 questions', /44 questions are due/, null],
  ])('of review offers what is due: %d', async (due, count, label, said, hint) => {
    bankWith(due);
    renderSignedIn(<ReviewStartPage />);
    expect((await countField()).value).toBe(count);
    expect(screen.getByRole('button', { name: label })).toBeTruthy();
    expect(words()).toMatch(said);
    if (hint) expect(words()).toMatch(hint);
    else expect(words()).not.toMatch(/are due today/);
  });

  it('of review leads back to what is open where nothing is due', async () => {
    bankWith(0);
    attempts(openSummaryOf({ kind: 'review' }));
    renderSignedIn(<ReviewStartPage />);
    expect(await screen.findByRole('link', { name: 'Continue' })).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Nothing is due' })).toBeTruthy();
  });

  it('of a topic says where fewer come than are asked for', async () => {
    bankWith(0);
    const topic = topicOf('reading.integration');
    if (!topic) throw new Error('no topic');
    renderSignedIn(<CategoryStartPage topic={topic} />);
    const field = await countField();
    expect(words()).toMatch(/One practice of this topic has up to 16/);
    fireEvent.change(field, { target: { value: '16' } });
    expect(words()).not.toMatch(/At most/);
    expect(screen.getByRole('button', { name: 'Start 16 questions' })).toBeTruthy();
    fireEvent.change(field, { target: { value: '2' } });
    expect(words()).toMatch(/Choose 5 to 100/);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Start' }).disabled).toBe(true);
    expect(words()).toMatch(/An area of Reading/);
  });

  it('of an objective shows its own mastery, and of an area that of its objectives', async () => {
    bankWith(0);
    const objectives = progressOf().objectives.map((one) =>
      one.objective.startsWith('math.data.')
        ? { ...one, answers: 9, mastery: 61.6, state: 'learning' as const }
        : one,
    );
    server.on('GET /api/v1/progress', { status: 200, body: progressOf({ objectives }) });
    const page = async (slug: string) => {
      cleanup();
      const topic = topicOf(slug);
      if (!topic) throw new Error('no topic');
      renderSignedIn(<CategoryStartPage topic={topic} />);
      await screen.findByRole('heading', { name: 'Your mastery' });
      return words();
    };
    expect(await page('math.data.units')).not.toMatch(/Objectives: /);
    expect(screen.getAllByRole('progressbar')).toHaveLength(1);
    expect(await page('math.data')).toMatch(/Objectives: 0 of \d+ mastered/);
    expect(screen.getAllByRole('progressbar').length).toBeGreaterThan(1);
  });

  it('of the diagnostic starts it at the pace of the exam', async () => {
    bankWith(0);
    server.on('POST /api/v1/attempts', { status: 201, body: { id: 'new' } });
    renderSignedIn(<DiagnosticStartPage />);
    const start = await screen.findByRole<HTMLButtonElement>('button', {
      name: 'Start the diagnostic',
    });
    await waitFor(() => expect(start.disabled).toBe(false));
    fireEvent.click(start);
    await waitFor(() => expect(server.asked('POST /api/v1/attempts')).toHaveLength(1));
    expect(server.asked('POST /api/v1/attempts')[0]?.body).toEqual({
      ...{ kind: 'diagnostic', mode: 'exam', time: 1 },
    });
    const open = server.asked('GET /api/v1/attempts').map(({ query }) => query.toString());
    expect(open).toContain('limit=100&state=open&kind=diagnostic');
  });

  it('of the trial bank has one main way on', async () => {
    const main = () =>
      [...document.querySelectorAll('li')]
        .filter((card) => card.querySelector('h2') && card.querySelector('.bg-accent'))
        .map((card) => card.querySelector('h2')?.textContent);
    const done = (subject: 'reading' | 'math') => summary({ kind: 'free-bank', subject });
    attempts(done('reading'));
    renderSignedIn(<FreeTrialBankPage />);
    await screen.findByText('Done');
    expect(main()).toEqual(['Math']);
    expect(words()).toMatch(/80%, 8 of 10 correct last time/);
    expect(screen.getByRole('button', { name: 'Practice again in Reading' })).toBeTruthy();
  });
});
