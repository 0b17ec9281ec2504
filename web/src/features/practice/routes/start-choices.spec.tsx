import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { BankOverview } from '@prepward/contracts/bank';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { useNavigationType } from 'react-router-dom';
import { topicOf } from '../../../entities/topic/topics.js';
import { metaInDocument } from '../../../lib/page-meta.js';
import { FakeServer } from '../../../test/fake-server.js';
import { button, words } from '../../../test/page.js';
import { renderSignedIn } from '../../../test/render-signed-in.js';
import { settled } from '../../../test/settled.js';
import { bankOf, openSummaryOf, profileOf, progressOf } from '../../../test/student-data.js';
import { CategoryStartPage } from './category-start-page.js';
import { DiagnosticStartPage } from './diagnostic-start-page.js';
import { MixedStartPage } from './mixed-start-page.js';
import { MockStartPage } from './mock-start-page.js';
import { ReviewStartPage } from './review-start-page.js';
import TestBankPage from './test-bank-page.js';

const START = 'POST /api/v1/attempts';
const LIST = 'GET /api/v1/attempts';

let server: FakeServer;
let restore: () => void;

beforeEach(() => {
  server = new FakeServer()
    .on('GET /api/v1/progress', { status: 200, body: progressOf() })
    .on('GET /api/v1/profile', { status: 200, body: profileOf({ accommodation: 2 }) })
    .on(LIST, { status: 200, body: { items: [], nextCursor: null } })
    .on('POST /api/v1/attempts/matching', { status: 200, body: { items: 40, atOnce: 30 } })
    .on(START, { status: 201, body: { id: 'new' } });
  restore = server.install();
});

afterEach(() => restore());

const href = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href');
const radio = (name: string | RegExp) =>
  screen.getByLabelText<HTMLInputElement>(name, { selector: '[type=radio]' });
const labels = () =>
  screen.getAllByRole('radio').map((input) => input.closest('label')?.textContent);

function open(page: ReactNode, bank: BankOverview = bankOf(), at = '/') {
  server.on('GET /api/v1/bank', { status: 200, body: bank });
  renderSignedIn(page, { at });
}

function category(slug: string): ReactNode {
  const topic = topicOf(slug);
  if (!topic) throw new Error(`${slug} is no topic`);
  return <CategoryStartPage topic={topic} />;
}

/** The bank with two questions due in each of its first objectives. */
function due(objectives: number): BankOverview {
  const bank = bankOf();
  return {
    ...bank,
    objectives: bank.objectives.map((one, index) => ({
      ...one,
      counts: { ...one.counts, due: index < objectives ? 2 : 0 },
    })),
  };
}

describe('a page that a practice starts from', () => {
  it.each([
    ['mixed', <MixedStartPage key="mixed" />, { kind: 'mixed' }, '25 min'],
    ['category', category('math.data'), { kind: 'category', objectives: ['math.data'] }, '30 min'],
    ['review', <ReviewStartPage key="review" />, { kind: 'review' }, '25 min'],
  ])('of %s follows the mode with its clock, until a time is chosen', async (...given) => {
    const [, page, kind, minutes] = given;
    open(page, due(20));
    const field = await screen.findByLabelText<HTMLInputElement>('Number of questions');
    expect([field.value, field.min, field.max]).toEqual(['20', '5', '100']);
    await waitFor(() => expect(button('Start 20 questions').disabled).toBe(false));
    expect([radio(/^Tutor/).checked, radio('No clock').checked]).toEqual([true, true]);
    expect(labels()).toContain(`Exam pace, ${minutes}`);
    fireEvent.click(radio(/^Exam ?Answers/));
    expect(radio(/^Double time/).checked).toBe(true);
    expect(words()).toMatch(/Extra time is for students who get it on exam day too/);
    fireEvent.click(radio(/^Time and a half/));
    fireEvent.click(radio(/^Tutor/));
    expect(radio(/^Time and a half/).checked).toBe(true);
    fireEvent.change(field, { target: { value: '101' } });
    expect(words()).toMatch(/Choose 5 to 100\./);
    expect([button('Start').disabled, labels().includes('Exam pace')]).toEqual([true, true]);
    fireEvent.change(field, { target: { value: '5' } });
    fireEvent.click(button('Start 5 questions'));
    await waitFor(() => expect(server.asked(START)).toHaveLength(1));
    expect(server.asked(START)[0]?.body).toEqual({
      ...{ ...kind, count: 5, mode: 'tutor', time: 1.5 },
    });
  });

  it.each([
    ['mixed', <MixedStartPage key="mixed" />, 'Mixed practice', /mixed practice over the whole/],
    ['category', category('math'), 'Math', /practice of every topic/],
    ['review', <ReviewStartPage key="review" />, 'Review', /the review queue/],
    ['mock', <MockStartPage key="mock" />, 'Mock exam', /unlimited mock exams/],
  ])(
    'of %s says what is locked, and leads back to what is open',
    async (kind, page, title, what) => {
      const category = kind === 'category' ? { category: 'math' } : {};
      const left = openSummaryOf({ kind: kind as never, ...category });
      // Sets of similar questions and practice of other topics aren't offered to continue.
      const similar = kind !== 'category';
      const other = openSummaryOf({ ...left, id: 'other', category: 'science', similar });
      server.on(LIST, { status: 200, body: { items: [other, left], nextCursor: null } });
      open(page, bankOf({ subscribed: false, expired: true }));
      await screen.findByRole('link', { name: 'Continue' });
      expect(href('Continue')).toBe(`/practice/attempt/${left.id}`);
      expect(screen.getByRole('heading', { name: 'Your membership has ended' })).toBeTruthy();
      expect(words()).toMatch(what);
      expect(words()).not.toMatch(/Starting a new one ends it/);
      expect(words()).toMatch(/How it works|Your questions/);
      expect(screen.queryByRole('button')).toBeNull();
      expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title);
      expect(metaInDocument()).toMatchObject({ title, noIndex: true });
      expect(href('Test bank')).toBe('/test-bank');
      const asked = server.asked(LIST).map(({ query }) => query.get('kind'));
      expect(new Set(asked)).toEqual(new Set([kind]));
    },
  );

  it('shows the minutes of a mock at the pace of the exam until another is chosen', async () => {
    server.on('GET /api/v1/profile', { status: 500, body: { code: 'INTERNAL_ERROR' } });
    open(<MockStartPage />);
    await screen.findByText('Choose your time to start.');
    const rows = () => [...document.querySelectorAll('tbody tr')].map((row) => row.textContent);
    expect([rows()[0], rows().at(-1)]).toEqual([
      'Reading4555',
      'Together, without the break170209',
    ]);
    expect(words()).toMatch(/All 170 questions count here\. In the real exam 20 of them/);
    fireEvent.click(radio('No clock'));
    expect([rows()[0], rows()[2]]).toEqual(['Reading45No clock', 'Break10']);
    expect(rows().at(-1)).toBe('Together, without the break170No clock');
    fireEvent.click(radio(/^Time and a half/));
    expect(rows().at(-1)).toBe('Together, without the break170313.5');
    await waitFor(() => expect(button('Start the mock exam').disabled).toBe(false));
  });

  it('says how long the diagnostic is', async () => {
    open(<DiagnosticStartPage />, bankOf({ subscribed: false, diagnosticTaken: false }));
    expect(await screen.findByRole('radio', { name: 'Exam pace, 50 min' })).toBeTruthy();
    expect(words()).toMatch(/^.*40 questions that show your level.*about 50 minutes at exam pace/);
    expect(metaInDocument()).toMatchObject({ title: 'Diagnostic', noIndex: true });
  });

  it('does not say that the diagnostic was taken before it knows that none is open', async () => {
    const answers: ((given: object) => void)[] = [];
    server.on(LIST, () => new Promise((done) => answers.push(done as never)));
    open(<DiagnosticStartPage />, bankOf({ subscribed: false, diagnosticTaken: true }));
    expect(await settled(server)).not.toMatch(/You've taken/);
    answers[0]?.({ status: 200, body: { items: [], nextCursor: null } });
    expect(await screen.findByText(/You've taken/)).toBeTruthy();
  });

  it('of the review has no more to offer where nothing is due', async () => {
    open(<ReviewStartPage />);
    await screen.findByRole('heading', { name: 'Nothing is due' });
    expect(href('Go to the test bank')).toBe('/test-bank');
    expect(document.querySelector('.bg-accent')?.textContent).toBe('Go to the test bank');
    expect(screen.queryByText(/^You have one open/)).toBeNull();
  });

  it.each([
    ['science', 'A section of the exam.'],
    ['math.data', 'An area of Math.'],
    ['math.data.units', 'An objective of Math.'],
  ])('of a topic says what it is: %s', async (slug, lead) => {
    server.on('GET /api/v1/progress', { status: 500, body: { code: 'INTERNAL_ERROR' } });
    open(category(slug));
    expect(await screen.findByText(lead)).toBeTruthy();
    await settled(server);
    // An unknown mastery isn't mentioned.
    expect(screen.queryByText('Your mastery')).toBeNull();
  });
});

describe('the test bank', () => {
  function Kind() {
    return <output data-testid="kind">{useNavigationType()}</output>;
  }
  const page = (
    <>
      <TestBankPage />
      <Kind />
    </>
  );

  it('leads to everything else there is to practice, and keeps its tab in place', async () => {
    open(page, bankOf(), '/test-bank?subject=nothing');
    expect(await screen.findByRole('heading', { name: 'All of Reading' })).toBeTruthy();
    expect([href('Mock exam'), href('Mixed practice')]).toEqual([
      '/practice/mock',
      '/practice/mixed',
    ]);
    expect(metaInDocument()).toMatchObject({ title: 'Test bank', noIndex: true });
    expect(document.querySelector('.bg-accent')?.textContent).toBe('Configure practice');
    fireEvent.mouseDown(screen.getByRole('tab', { name: 'Math' }), { button: 0 });
    expect(screen.getByTestId('place').textContent).toBe('/test-bank?subject=math');
    expect(screen.getByTestId('kind').textContent).toBe('REPLACE');
  });

  it('practices a whole subject or area, in a dialog that closes', async () => {
    open(page, bankOf(), '/test-bank?subject=math');
    const practice = await screen.findByRole('button', { name: 'Practice all of Math' });
    const area = screen.getByRole('link', { name: 'Measurement and data' });
    const head = area.closest('h3')?.parentElement?.parentElement;
    const objectives = bankOf().objectives.filter((one) => one.area === 'math.data').length;
    expect(head?.textContent).toMatch(
      new RegExp(`0 of ${objectives} masteredAll${objectives * 10}Unseen${objectives * 6}`),
    );
    expect(screen.getByRole('button', { name: 'Practice Measurement and data' })).toBeTruthy();
    fireEvent.click(practice);
    expect((await screen.findByLabelText<HTMLSelectElement>('Subject')).value).toBe('math');
    fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('says what it waits for', () => {
    open(page);
    expect(words()).toMatch(/Loading your questions…/);
  });

  it('says where a subject has no questions, and what is open first', async () => {
    const left = openSummaryOf();
    server.on(LIST, { status: 200, body: { items: [left], nextCursor: null } });
    const objectives = bankOf().objectives.filter(({ slug }) => slug.startsWith('math'));
    open(page, { ...bankOf(), objectives });
    expect(await screen.findByText('There are no questions in Reading yet.')).toBeTruthy();
    await screen.findByText(/^You have one open/);
    expect(words()).not.toMatch(/Starting a new one ends it/);
    // The main action is to continue the open attempt.
    expect(document.querySelector('.bg-accent')).toBeNull();
  });
});
