import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { AttemptSummary } from '@prepward/contracts/attempt-history';
import type { Progress, ProgressHistory } from '@prepward/contracts/progress';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { PLANS_PATH } from '../../../entities/plan/plans-path.js';
import { FakeServer, type Seen } from '../../../test/fake-server.js';
import { renderSignedIn } from '../../../test/render-signed-in.js';
import { historyOf, openSummaryOf, progressOf, summaryOf } from '../../../test/student-data.js';
import TrackProgressPage from './track-progress-page.js';

const LIST = 'GET /api/v1/attempts';

let server: FakeServer;
let restore: () => void;
let saved: { name: string; content: Promise<string> }[];

beforeEach(() => {
  server = new FakeServer().on(LIST, { status: 200, body: { items: [], nextCursor: null } });
  saved = [];
  let blob = new Blob();
  URL.createObjectURL = (made: Blob) => {
    blob = made;
    return 'blob:file';
  };
  URL.revokeObjectURL = () => undefined;
  const click = HTMLAnchorElement.prototype.click;
  HTMLAnchorElement.prototype.click = function save(this: HTMLAnchorElement) {
    saved.push({ name: this.download, content: read(blob) });
  };
  const uninstall = server.install();
  restore = () => {
    HTMLAnchorElement.prototype.click = click;
    uninstall();
  };
});

afterEach(() => restore());

/** Reads the raw bytes: reading as text would drop the byte order mark. */
function read(blob: Blob): Promise<string> {
  return new Promise((done) => {
    const reader = new FileReader();
    reader.onload = () => done(Buffer.from(reader.result as ArrayBuffer).toString('utf8'));
    reader.readAsArrayBuffer(blob);
  });
}

const PREDICTION = { total: 68.4, low: 60, high: 76, level: 'proficient' } as const;
const PRACTICED: Partial<Progress> = {
  prediction: PREDICTION,
  missing: [],
  streak: { current: 3, longest: 9, today: true },
  objectives: progressOf().objectives.map((objective, index) =>
    index === 0
      ? { ...objective, answers: 12, right: 5, mastery: 38.2, state: 'learning' as const }
      : objective,
  ),
};
const HISTORY: Partial<ProgressHistory> = {
  predictions: [
    { at: '2026-10-03T10:00:00.000Z', attemptId: 'a', ...PREDICTION, total: 61, low: 50, high: 72 },
    { at: '2026-11-19T10:00:00.000Z', attemptId: 'b', ...PREDICTION },
  ],
  weeks: [
    { week: '2026-11-09', answers: 50, right: 25, medianMs: 80_000 },
    { week: '2026-11-16', answers: 40, right: 30, medianMs: 65_000 },
  ],
  calendar: [{ day: '2026-11-19', answers: 40 }],
};

function open(progress: Partial<Progress>, history: Partial<ProgressHistory> = {}, at = '/') {
  server
    .on('GET /api/v1/progress', { status: 200, body: progressOf(progress) })
    .on('GET /api/v1/progress/history', { status: 200, body: historyOf(history) });
  return renderSignedIn(<TrackProgressPage />, { at });
}

describe('the charts', () => {
  it('say their point in the title, and show their figures as a table', async () => {
    const user = open(PRACTICED, HISTORY);
    const chart = within(
      await screen.findByRole('region', {
        name: 'Predicted score: 68%, up from 61% since Oct 3',
      }),
    );
    expect(chart.getByRole('img').getAttribute('aria-label')).toContain('60–76%');
    await user.click(chart.getByRole('button', { name: 'Show as table' }));
    const rows = chart.getAllByRole('row').map((row) => row.textContent);
    expect(rows).toEqual([
      'After practice onPredicted totalBandLevel',
      'Nov 19, 202668.4%60 to 76%Proficient',
      'Oct 3, 202661%50 to 72%Proficient',
    ]);
    await user.click(chart.getByRole('button', { name: 'Show as chart' }));
    expect(chart.getByRole('img')).toBeTruthy();
  });

  it('cover accuracy, pace, days and mastery', async () => {
    open(PRACTICED, HISTORY);
    for (const name of [
      '75% correct, up 25 points since your first week',
      '1 min 5 s per question, 15 s faster than your first week',
      'You practiced on 1 day',
      /^0 of \d+ objectives mastered$/,
      'Your answers',
    ]) {
      expect(await screen.findByRole('heading', { name })).toBeTruthy();
    }
    expect(screen.getByText(/Current streak: 3 days\. Longest: 9 days/)).toBeTruthy();
    expect(screen.getByText(/^Weakest: Summarize a passage, 38%\./)).toBeTruthy();
  });

  it('are asked for in the time zone of the browser', async () => {
    open(PRACTICED, HISTORY);
    await screen.findByText('Your progress');
    const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
    await waitFor(() =>
      expect(server.asked('GET /api/v1/progress/history')[0]?.query.get('timeZone')).toBe(zone),
    );
  });

  it('withhold the prediction while data are thin, and say how many answers are missing', async () => {
    open(
      {
        ...PRACTICED,
        prediction: null,
        missing: [
          { subject: 'reading', answers: 12 },
          { subject: 'math', answers: 0 },
          { subject: 'science', answers: 1 },
        ],
      },
      { ...HISTORY, predictions: [] },
    );
    expect(
      await screen.findByRole('heading', {
        name: 'Answer a few more questions to see your prediction',
      }),
    ).toBeTruthy();
    expect(
      screen.getByText('It still needs 12 more answers in Reading and 1 in Science.'),
    ).toBeTruthy();
    expect(screen.queryByRole('heading', { name: /^Predicted score/ })).toBeNull();
  });

  it('stay readable without a subscription, except for the prediction', async () => {
    const locked = { predictionLocked: true, prediction: null, missing: [] };
    open({ ...PRACTICED, ...locked }, { ...HISTORY, predictionLocked: true, predictions: [] });
    expect((await screen.findByRole('link', { name: 'See the plans' })).getAttribute('href')).toBe(
      PLANS_PATH,
    );
    expect(screen.queryByText(/a few more questions/)).toBeNull();
    expect(screen.getByRole('heading', { name: /objectives mastered$/ })).toBeTruthy();
  });

  it('give way to one step for a student who has answered nothing', async () => {
    open({});
    expect(
      await screen.findByRole('heading', {
        name: 'Your progress starts with your first answer',
      }),
    ).toBeTruthy();
    expect(screen.queryByRole('img')).toBeNull();
  });

  it('show the prediction of now while it is the only one, and one that was made before', async () => {
    open(PRACTICED, { ...HISTORY, predictions: [] });
    expect(await screen.findByRole('heading', { name: 'Predicted score: 68%' })).toBeTruthy();
    cleanup();
    const [first] = HISTORY.predictions ?? [];
    const before = first ? [{ ...first, total: 51 }] : [];
    open(PRACTICED, { ...HISTORY, predictions: before });
    expect(await screen.findByRole('heading', { name: 'Predicted score: 51%' })).toBeTruthy();
  });

  it('stay for a student whose weeks are empty again', async () => {
    open(PRACTICED, { ...HISTORY, weeks: [] });
    expect(await screen.findByRole('heading', { name: /objectives mastered$/ })).toBeTruthy();
    expect(screen.queryByText(/starts with your first answer/)).toBeNull();
  });

  it('can be read again after an error', async () => {
    server
      .on('GET /api/v1/progress', { status: 200, body: progressOf(PRACTICED) })
      .on('GET /api/v1/progress/history', {
        status: 503,
        body: { code: 'SERVICE_UNAVAILABLE', message: 'Busy.' },
      });
    const user = renderSignedIn(<TrackProgressPage />);
    expect((await screen.findByRole('alert')).textContent).toContain('not available right now');
    server.on('GET /api/v1/progress/history', { status: 200, body: historyOf(HISTORY) });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: /^Predicted score/ })).toBeTruthy();
  });
});

describe('the history', () => {
  /** Answers two pages of one attempt each. */
  function twoPages({ query }: Seen) {
    const second = query.get('cursor') === 'next';
    const items: AttemptSummary[] = second
      ? [openSummaryOf({ kind: 'mock', subject: undefined, items: 170, answered: 60 })]
      : [summaryOf({ category: 'science.biology.cells', kind: 'category' })];
    return { status: 200, body: { items, nextCursor: second ? null : 'next' } };
  }

  it('is read a page at a time', async () => {
    server.on(LIST, twoPages);
    const user = open(PRACTICED, HISTORY);
    const first = await screen.findByRole('link', {
      name: /^Cell structure, organelles and division/,
    });
    expect(first.getAttribute('href')).toBe(`/practice/attempt/${summaryOf().id}`);
    await user.click(screen.getByRole('button', { name: 'Show more' }));
    expect(await screen.findByText('60 of 170 answered')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  });

  it('is narrowed by filters, which the address keeps', async () => {
    const user = open(PRACTICED, HISTORY, '/track-progress?state=finished');
    await user.selectOptions(screen.getByLabelText('Kind'), 'mock');
    await user.selectOptions(screen.getByLabelText('Subject'), 'science');
    expect(screen.getByTestId('place').textContent).toBe(
      '/track-progress?state=finished&kind=mock&subject=science',
    );
    await waitFor(() =>
      expect(Object.fromEntries(server.asked(LIST).at(-1)?.query ?? [])).toEqual({
        limit: '20',
        kind: 'mock',
        subject: 'science',
        state: 'finished',
      }),
    );
    expect(await screen.findByText('No attempts match these filters.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Clear the filters' }));
    expect(await screen.findByText('Nothing practiced yet.')).toBeTruthy();
  });

  it('takes no filter from the address that it does not have, and exports what is narrowed', async () => {
    const user = open(PRACTICED, HISTORY, '/track-progress?kind=nothing&state=open');
    await screen.findByText('No attempts match these filters.');
    const query = () => Object.fromEntries(server.asked(LIST).at(-1)?.query ?? []);
    expect(query()).toEqual({ limit: '20', state: 'open' });
    await user.click(screen.getByRole('button', { name: 'Export these as CSV' }));
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(query()).toEqual({ limit: '100', state: 'open' });
  });

  it('is exported whole, over all pages', async () => {
    server.on(LIST, twoPages);
    const user = open(PRACTICED, HISTORY);
    await user.click(screen.getByRole('button', { name: 'Export all as CSV' }));
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(saved[0]?.name).toMatch(/^practice-history-\d{4}-\d\d-\d\d\.csv$/);
    const lines = (await saved[0]?.content)?.split('\r\n') ?? [];
    expect(lines[0]?.startsWith('\uFEFFStarted (UTC)')).toBe(true);
    expect(lines[1]).toContain('"Cell structure, organelles and division"');
    expect(lines[2]).toContain('Mock exam,All subjects');
    expect(lines).toHaveLength(4);
    const limits = server.asked(LIST).map(({ query }) => query.get('limit'));
    expect(limits.filter((limit) => limit === '100')).toHaveLength(2);
  });

  it('saves nothing when a page cannot be read', async () => {
    const user = open(PRACTICED, HISTORY);
    await screen.findByText('Nothing practiced yet.');
    server.on(LIST, (seen) =>
      seen.query.get('cursor') === 'next'
        ? { status: 503, body: { code: 'SERVICE_UNAVAILABLE', message: 'Busy.' } }
        : twoPages(seen),
    );
    await user.click(screen.getByRole('button', { name: 'Export all as CSV' }));
    expect((await screen.findByRole('alert')).textContent).toContain('not available right now');
    expect(saved).toHaveLength(0);
  });
});
