import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { Progress, ProgressHistory } from '@prepward/contracts/progress';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useNavigationType } from 'react-router-dom';
import { metaInDocument } from '../../lib/page-meta.js';
import { FakeServer } from '../../test/fake-server.js';
import { words } from '../../test/page.js';
import { renderSignedIn } from '../../test/render-signed-in.js';
import { settled } from '../../test/settled.js';
import { historyOf, progressOf, summaryOf } from '../../test/student-data.js';
import { LineChart } from './components/line-chart.js';
import { PracticeCalendar } from './components/practice-calendar.js';
import { PredictionChart } from './components/prediction-chart.js';
import { AccuracyChart, PaceChart } from './components/week-charts.js';
import TrackProgressPage from './routes/track-progress-page.js';

const NOW = 'GET /api/v1/progress';
const HISTORY = 'GET /api/v1/progress/history';
const LIST = 'GET /api/v1/attempts';
const BUSY = { status: 503, body: { code: 'SERVICE_UNAVAILABLE', message: 'Busy.' } };
const never = () => new Promise<never>(() => undefined);

const all = (selector: string) => [...document.querySelectorAll(selector)];
/** Some attributes of each element, as numbers where they are some. */
const placed = (selector: string, ...names: string[]) =>
  all(selector).map((element) =>
    names.map((name) => {
      const value = element.getAttribute(name) ?? '';
      return value !== '' && Number.isFinite(Number(value)) ? Math.round(Number(value)) : value;
    }),
  );
const texts = () =>
  placed('svg text', 'x', 'y').map((at, i) => [all('svg text')[i]?.textContent, ...at]);

/** Everything is so many pixels wide. */
function wide(width: number): void {
  Object.defineProperty(HTMLElement.prototype, 'clientWidth', {
    configurable: true,
    get: () => width,
  });
}
afterEach(() => {
  Reflect.deleteProperty(HTMLElement.prototype, 'clientWidth');
});

describe('a line chart', () => {
  const points = [
    { at: 0, value: 50, low: 40, high: 60 },
    { at: 10, value: 80, low: 70, high: 90 },
  ];
  const draw = (change: Partial<Parameters<typeof LineChart>[0]> = {}) =>
    render(
      <LineChart
        {...{ label: 'Line', points, limits: [0, 100] }}
        format={(value) => `${value}%`}
        formatTime={(at) => `day ${at}`}
        {...change}
      />,
    );

  it('has its values, ticks, band and times where they belong', () => {
    draw();
    expect(placed('svg', 'viewBox', 'aria-label')).toEqual([['0 0 640 260', 'Line']]);
    expect(texts()).toEqual([
      ...[
        ['30%', 36, 228],
        ['45%', 36, 175],
        ['60%', 36, 122],
        ['75%', 36, 69],
        ['90%', 36, 16],
      ],
      ...[
        ['80%', 586, 51],
        ['day 0', 44, 252],
        ['day 10', 576, 252],
      ],
    ]);
    expect(placed('line', 'x1', 'x2', 'y1', 'y2')).toEqual(
      [228, 175, 122, 69, 16].map((y) => [44, 576, y, y]),
    );
    expect(placed('path', 'd')).toEqual([
      ['M44.0 122.0L576.0 16.0L576.0 86.7L44.0 192.7Z'],
      ['M44.0 157.3L576.0 51.3'],
    ]);
    expect(placed('circle', 'cx', 'cy')).toEqual([
      [44, 157],
      [576, 51],
    ]);
  });

  it('leaves room for the names of its rules, and moves them apart', () => {
    draw({
      rules: [
        { value: 80, label: 'Target' },
        { value: 45, label: 'Basic' },
      ],
    });
    expect(texts().slice(5)).toEqual([
      ...[
        ['80%', 558, 51],
        ['Target', 558, 69],
        ['Basic', 558, 175],
      ],
      ...[
        ['day 0', 44, 252],
        ['day 10', 548, 252],
      ],
    ]);
    expect(placed('line[stroke-dasharray]', 'x1', 'x2', 'y1', 'y2')).toEqual([
      [44, 548, 51, 51],
      [44, 548, 175, 175],
    ]);
  });

  it('has the rules and ticks at its very ends, and its labels within them', () => {
    const low = [
      { at: 0, value: 20 },
      { at: 10, value: 0 },
    ];
    const rules = [
      { value: 0, label: 'Least' },
      { value: 20, label: 'Most' },
    ];
    draw({ points: low, rules });
    expect(texts().map(([text, , y]) => `${text} ${y}`)).toEqual([
      ...['0% 228', '5% 175', '10% 122', '15% 69', '20% 16'],
      ...['0% 210', 'Least 228', 'Most 16', 'day 0 252', 'day 10 252'],
    ]);
    expect(all('line[stroke-dasharray]')).toHaveLength(2);
  });

  it('is as wide as it is seen, and has a band where both its ends are known', () => {
    wide(300);
    const half = { at: 5, value: 60, low: 55 };
    draw({ points: [...points.slice(0, 1), half], height: 100 });
    expect(placed('svg', 'viewBox')).toEqual([['0 0 300 100']]);
    expect(placed('line.stroke-primary', 'x1', 'x2', 'y1', 'y2')).toEqual([[44, 44, 68, 16]]);
    expect(all('path')).toHaveLength(1);
  });

  it('of weeks and predictions is said in words, in whole numbers', () => {
    const week = (day: string, right: number, medianMs: number) => ({
      ...{ week: `2026-11-${day}`, answers: 10, right, medianMs },
    });
    const weeks = [week('02', 5, 60_400), week('09', 7, 89_600)];
    const { unmount } = render(<AccuracyChart weeks={weeks} />);
    expect(placed('svg', 'viewBox', 'aria-label')).toEqual([
      ['0 0 640 220', '70% correct, up 20 points since your first week.'],
    ]);
    unmount();
    const { unmount: next } = render(<PaceChart weeks={weeks} />);
    expect(texts().map(([text]) => text)).toEqual([
      ...['60 s', '70 s', '80 s', '90 s', '90 s', 'Nov 2', 'Nov 9'],
    ]);
    expect(placed('svg', 'viewBox')).toEqual([['0 0 640 220']]);
    expect(placed('svg', 'aria-label')[0]?.[0]).toMatch(/30 s slower than your first week\.$/);
    next();
    const predicted = { attemptId: 'a', total: 68.4, low: 60.2, high: 76.1, level: 'proficient' };
    const predictions = [{ ...predicted, at: '2026-11-09T08:00:00.000Z' }] as never;
    render(<PredictionChart predictions={predictions} target={70} />);
    const said = texts().map(([text]) => text);
    expect(said).toEqual(expect.arrayContaining(['68%', 'Your target', 'Nov 9']));
    expect(said).not.toContain('Developmental');
    const [[top = 0, bottom = 0] = []] = placed('line.stroke-primary', 'y2', 'y1') as number[][];
    expect(top).toBeLessThan(bottom);
  });
});

describe('the calendar', () => {
  const days = [
    { day: '2026-10-01', answers: 1 },
    { day: '2026-11-23', answers: 8 },
  ];
  const draw = (today: string, calendar = days) =>
    render(<PracticeCalendar calendar={calendar} streak={undefined} today={today} />);
  const squares = () => placed('rect', 'x', 'y', 'width', 'height', 'class');

  it('has a square for each day in its week, darker where more was answered', () => {
    draw('2026-11-25');
    expect(placed('svg', 'width', 'height', 'aria-label')).toEqual([
      [310, 234, 'You practiced on 2 days. Darker days have more answers.'],
    ]);
    expect(squares()).toHaveLength(8 * 7 + 3);
    expect(squares()[0]).toEqual([40, 24, 27, 27, 'fill-line']);
    expect(squares()[3]).toEqual([40, 114, 27, 27, 'fill-primary/30']);
    expect(squares().slice(-3)).toEqual([
      [280, 24, 27, 27, 'fill-primary'],
      [280, 54, 27, 27, 'fill-line'],
      [280, 84, 27, 27, 'fill-line'],
    ]);
    expect(texts()).toEqual([
      ['Nov', 160, 14],
      ...[
        ['Mon', 0, 39],
        ['Wed', 0, 99],
        ['Fri', 0, 159],
      ],
    ]);
  });

  it('names a month once a week of it is over', () => {
    const { unmount } = draw('2026-12-02');
    expect(texts().map(([text]) => text)).not.toContain('Dec');
    unmount();
    draw('2026-12-09');
    expect(texts().map(([text]) => text)).toContain('Dec');
  });

  it('of half a year has smaller squares on a phone', () => {
    wide(300);
    draw('2026-11-25', [{ day: '2026-01-01', answers: 1 }, ...days]);
    expect(placed('svg', 'width', 'height')).toEqual([[300, 94]]);
    expect(squares()[1]?.slice(0, 4)).toEqual([40, 34, 8, 8]);
  });
});

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
