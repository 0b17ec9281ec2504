import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { Progress, ProgressHistory } from '@prepward/contracts/progress';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useNavigationType } from 'react-router-dom';
import { metaInDocument } from '../../../lib/page-meta.js';
import { FakeServer } from '../../../test/fake-server.js';
import { words } from '../../../test/page.js';
import { renderSignedIn } from '../../../test/render-signed-in.js';
import { settled } from '../../../test/settled.js';
import { historyOf, progressOf, summaryOf } from '../../../test/student-data.js';
import { all, placed } from '../components/test-drawing.js';
import TrackProgressPage from './track-progress-page.js';

const NOW = 'GET /api/v1/progress';
const HISTORY = 'GET /api/v1/progress/history';
const LIST = 'GET /api/v1/attempts';
const BUSY = { status: 503, body: { code: 'SERVICE_UNAVAILABLE', message: 'Busy.' } };
const never = () => new Promise<never>(() => undefined);

describe('the page of progress', () => {
  const PREDICTION = { total: 68.4, low: 60, high: 76, level: 'proficient' } as const;
  const PRACTICED: Partial<Progress> = {
    prediction: PREDICTION,
    objectives: progressOf().objectives.map((objective, index) =>
      index === 0
        ? { ...objective, answers: 12, right: 5, mastery: 38.2, state: 'learning' as const }
        : objective,
    ),
  };
  const WEEKS = [
    { week: '2026-11-02', answers: 50, right: 25, medianMs: 80_000 },
    { week: '2026-11-09', answers: 0, right: 0, medianMs: null },
  ];
  let server: FakeServer;
  let restore: () => void;
  beforeEach(() => {
    server = new FakeServer().on(LIST, { status: 200, body: { items: [], nextCursor: null } });
    restore = server.install();
  });
  afterEach(() => restore());

  function Kind() {
    return <output data-testid="kind">{useNavigationType()}</output>;
  }
  function open(progress: Partial<Progress>, history?: Partial<ProgressHistory>, at = '/') {
    server.on(NOW, { status: 200, body: progressOf(progress) });
    server.on(HISTORY, history ? { status: 200, body: historyOf(history) } : never);
    const page = (
      <>
        <TrackProgressPage />
        <Kind />
      </>
    );
    renderSignedIn(page, { at });
    return settled(server);
  }

  it('shows what is known while the history is on its way', async () => {
    const said = await open(PRACTICED);
    expect(said).toMatch(/Your answers.*objectives mastered/);
    expect(said).not.toMatch(/You practiced on|Predicted score|starts with/);
    expect(all('.skeleton')).toHaveLength(2);
    expect(metaInDocument()).toMatchObject({ title: 'Your progress', noIndex: true });
  });

  it('keeps a place for the history only, where no prediction comes with it', async () => {
    expect(await open({})).not.toMatch(/starts with your first answer/);
    expect(all('.skeleton')).toHaveLength(1);
  });

  it('leads a student without an answer to the diagnostic, unless a week has one', async () => {
    await open({}, {});
    expect(screen.getByRole('link', { name: 'Take the diagnostic' }).getAttribute('href')).toBe(
      '/practice/diagnostic',
    );
    expect(words()).not.toMatch(/Your answers/);
  });

  it('leaves out weeks without an answer', async () => {
    const said = await open({}, { weeks: WEEKS });
    expect(said).not.toMatch(/starts with your first answer/);
    expect(said).toMatch(/50% correct.*You'll see a trend/);
  });

  it('shows former predictions beside what a new one still needs', async () => {
    const before = { ...PREDICTION, at: '2026-10-03T10:00:00.000Z', attemptId: 'a' };
    const said = await open({ ...PRACTICED, prediction: null }, { predictions: [before] });
    expect(said).toMatch(/Answer a few more questions.*Predicted score: 68%/);
  });

  it('has bars of the mastery by subject', async () => {
    await open(PRACTICED, {});
    expect(words()).toMatch(/Learning, 38% \(12 answers\)/);
    expect(all('.skeleton')).toHaveLength(0);
    expect(placed('[role=tabpanel] rect', 'width').slice(0, 4)).toEqual([[100], [38], [100], [0]]);
    fireEvent.mouseDown(screen.getByRole('tab', { name: 'Math' }), { button: 0 });
    const panel = screen.getByRole('tabpanel');
    expect(panel.querySelector('a')?.getAttribute('href')).toMatch(/^\/test-bank-practice\/math\./);
    expect(panel.textContent).toMatch(/^Numbers and algebra/);
  });

  it('reads both parts again where one could not be read', async () => {
    server.on(NOW, BUSY).on(HISTORY, BUSY);
    renderSignedIn(<TrackProgressPage />);
    expect(await settled(server)).toMatch(/We couldn't load your progress/);
    server.on(NOW, { status: 200, body: progressOf(PRACTICED) });
    server.on(HISTORY, { status: 200, body: historyOf() });
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await settled(server)).toMatch(/Predicted score: 68%.*You practiced on 0 days/);
  });

  it('keeps what it shows where it cannot be read again', async () => {
    await open(PRACTICED, { weeks: WEEKS });
    const asked = server.seen.length;
    server.on(NOW, BUSY).on(HISTORY, BUSY);
    fireEvent(window, new Event('visibilitychange'));
    await waitFor(() => expect(server.seen.length).toBeGreaterThan(asked + 1));
    expect(await settled(server)).toMatch(/Predicted score: 68%.*50% correct/);
    expect(words()).not.toMatch(/We couldn't load your progress/);
  });

  it('can take one filter away, in place, and offers that where nothing matches', async () => {
    await open({}, {}, '/track-progress?kind=mock&state=open&page=2');
    const place = () => screen.getByTestId('place').textContent;
    const chosen = all('select').map((select) => (select as HTMLSelectElement).value);
    expect(chosen).toEqual(['mock', '', 'open']);
    fireEvent.change(screen.getByLabelText('Kind'), { target: { value: '' } });
    expect(place()).toBe('/track-progress?state=open&page=2');
    expect(screen.getByTestId('kind').textContent).toBe('REPLACE');
    fireEvent.click(await screen.findByRole('button', { name: 'Clear the filters' }));
    expect(place()).toBe('/track-progress');
    expect(await settled(server)).toMatch(/Nothing practiced yet\./);
    expect(screen.queryByRole('button', { name: 'Clear the filters' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Export all as CSV' })).toBeTruthy();
  });

  it('keeps what it shows of the history where more can’t be read', async () => {
    server.on(LIST, { status: 200, body: { items: [summaryOf()], nextCursor: 'next' } });
    await open({}, {});
    const answers: ((given: object) => void)[] = [];
    server.on(LIST, () => new Promise((done) => answers.push(done as never)));
    fireEvent.click(screen.getByRole('button', { name: 'Show more' }));
    fireEvent.click(screen.getByRole('button', { name: 'Export all as CSV' }));
    const busy = await screen.findByRole('button', { name: 'Loading...' });
    expect(busy).toHaveProperty('disabled', true);
    await screen.findByRole('button', { name: 'Exporting...' });
    await waitFor(() => expect(answers).toHaveLength(2));
    for (const answer of answers) answer(BUSY);
    const said = () => screen.queryAllByRole('alert').map(({ textContent }) => textContent ?? '');
    await waitFor(() => expect(said()).toHaveLength(2));
    expect(said()[0]).toMatch(/^The export didn't work.*you can try again\.$/);
    expect(said()[1]).toMatch(/^We couldn't load more/);
    expect(words()).toMatch(/Science.*80%/);
    expect(screen.getByRole('button', { name: 'Show more' })).toBeTruthy();
  });
});
