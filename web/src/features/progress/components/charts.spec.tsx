import { describe, expect, it } from '@jest/globals';
import type { ProgressHistory } from '@prepward/contracts/progress';
import { fireEvent, render, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { words } from '../../../test/page.js';
import { progressOf, summaryOf } from '../../../test/student-data.js';
import { attemptsCsv } from '../attempts-csv.js';
import { calendarGrid } from '../calendar-grid.js';
import { linearScale, roundTicks } from '../chart-scale.js';
import {
  accuracyOf,
  accuracyPoint,
  calendarPoint,
  duration,
  masteryPoint,
  pacePoint,
  predictionPoint,
  weakestWords,
} from '../points.js';
import { LineChart } from './line-chart.js';
import { MasteryChart } from './mastery-chart.js';
import { PracticeCalendar } from './practice-calendar.js';
import { PredictionChart } from './prediction-chart.js';
import { AccuracyChart, PaceChart } from './week-charts.js';
import { WithheldPrediction } from './withheld-prediction.js';

type Week = ProgressHistory['weeks'][number];
type Prediction = ProgressHistory['predictions'][number];

const inSite = (page: ReactNode) => render(<MemoryRouter>{page}</MemoryRouter>);
const texts = () => [...document.querySelectorAll('svg text')].map((text) => text.textContent);

function table(): string[] {
  fireEvent.click(screen.getByRole('button', { name: 'Show as table' }));
  return screen
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      [...row.querySelectorAll('th, td')].map(({ textContent }) => textContent).join('|'),
    );
}

const week = (day: string, answers: number, right: number, medianMs: number | null = null): Week =>
  ({ week: day, answers, right, medianMs }) as Week;
const prediction = (at: string, total: number): Prediction =>
  ({
    ...{ at, attemptId: at, total, low: total - 6.4, high: total + 6.4, level: 'proficient' },
  }) as Prediction;

describe('the point of a chart', () => {
  const weekly = (...rights: number[]) =>
    rights.map((right, index) => week(`2026-11-0${index + 1}`, 10, right));

  it('of accuracy is the latest week beside the first', () => {
    expect(accuracyPoint([])).toBe('No answers yet');
    expect(accuracyPoint(weekly(7))).toBe('70% correct');
    expect(accuracyPoint(weekly(7, 2, 7))).toBe('70% correct, as in your first week');
    expect(accuracyPoint(weekly(7, 5))).toBe('50% correct, down 20 points since your first week');
    expect(accuracyPoint(weekly(5, 7))).toBe('70% correct, up 20 points since your first week');
    expect([accuracyOf({ answers: 0, right: 0 }), accuracyOf({ answers: 3, right: 2 })]).toEqual([
      0, 67,
    ]);
  });

  it('of pace is about the same within a twentieth', () => {
    const pace = (...seconds: number[]) =>
      pacePoint(seconds.map((one) => ({ medianMs: one * 1000 })));
    expect(pace()).toBe("Your pace hasn't been measured yet");
    expect(pace(60)).toBe('1 min per question');
    expect(pace(100, 104)).toBe('1 min 44 s per question, about as in your first week');
    expect(pace(100, 105)).toBe('1 min 45 s per question, 5 s slower than your first week');
    expect(pace(100, 96)).toMatch(/about as in your first week$/);
    expect(pace(100, 95)).toBe('1 min 35 s per question, 5 s faster than your first week');
  });

  it('of predictions says where they came from', () => {
    const total = (...totals: number[]) =>
      predictionPoint(totals.map((one, day) => prediction(`2026-11-1${day}T08:00:00.000Z`, one)));
    expect(total()).toBe('No prediction yet');
    expect(total(70.4)).toBe('Predicted score: 70%');
    expect(total(70.4, 69.6)).toBe('Predicted score: 70%, the same since Nov 10');
    expect(total(70, 60)).toBe('Predicted score: 60%, down from 70% since Nov 10');
    expect(total(60, 70)).toBe('Predicted score: 70%, up from 60% since Nov 10');
  });

  it('counts days and what is mastered, and names what is weakest of the rest', () => {
    expect(calendarPoint([{ day: '2026-11-01', answers: 3 }])).toBe('You practiced on 1 day');
    expect(calendarPoint([])).toBe('You practiced on 0 days');
    const [a, b, c, d] = progressOf().objectives;
    if (!a || !b || !c || !d) throw new Error('no objectives');
    const objectives = [
      a,
      { ...b, mastery: 10, state: 'mastered' as const },
      { ...c, mastery: 40.6, state: 'learning' as const },
      { ...d, mastery: 60, state: 'learning' as const },
    ];
    expect(masteryPoint(objectives)).toBe('1 of 4 objectives mastered');
    expect(weakestWords(objectives)).toMatch(/^Weakest: .+, 41%\.$/);
    expect(weakestWords(objectives.slice(0, 2))).toBe('');
  });

  it.each([
    [0, '0 s'],
    [59_499, '59 s'],
    [60_000, '1 min'],
    [61_000, '1 min 1 s'],
    [3_599_000, '59 min 59 s'],
    [3_600_000, '1 h 0 min'],
    [5_400_000, '1 h 30 min'],
  ])('writes %d ms as %s', (ms, text) => expect(duration(ms)).toBe(text));
});

describe('a chart of weeks', () => {
  const two = [week('2026-11-02', 10, 5, 60_000), week('2026-11-09', 1200, 900, 90_000)];

  it('of one week is its figure', () => {
    const { unmount } = render(<AccuracyChart weeks={two.slice(0, 1)} />);
    expect(words()).toMatch(/50%You'll see a trend after your second week/);
    unmount();
    render(<PaceChart weeks={two.slice(0, 1)} />);
    expect(words()).toMatch(/The exam allows 74 s on average.*1 minYou'll see a trend/);
  });

  it('has its figures newest first', () => {
    render(<AccuracyChart weeks={two} />);
    expect(words()).not.toMatch(/You'll see/);
    expect(texts()).toEqual(expect.arrayContaining(['75%', 'Nov 2', 'Nov 9']));
    expect(table()).toEqual(['Nov 9, 2026|1,200|900|75%', 'Nov 2, 2026|10|5|50%']);
    fireEvent.click(screen.getByRole('button', { name: 'Show as chart' }));
    expect(screen.queryByRole('table')).toBeNull();
  });

  it('of pace leaves out weeks without a time', () => {
    const { unmount } = render(<PaceChart weeks={[week('2026-11-02', 3, 2), ...two]} />);
    expect(table()).toEqual(['Nov 9, 2026|1,200|1 min 30 s', 'Nov 2, 2026|10|1 min']);
    unmount();
    render(<PaceChart weeks={[week('2026-11-02', 3, 2)]} />);
    expect(words()).toBe('');
  });
});

describe('the predictions', () => {
  const all = [
    prediction('2026-11-02T08:00:00.000Z', 70),
    prediction('2026-11-09T08:00:00.000Z', 72),
  ];

  it('have their band, the levels and the target where they are near', () => {
    render(<PredictionChart predictions={all} target={75} />);
    expect(words()).toMatch(/likely score 66–78% \(90% confidence\). The middle is Proficient/);
    expect(texts()).toEqual(expect.arrayContaining(['72%', 'Your target', 'Nov 2', 'Nov 9']));
    expect(texts()).not.toContain('Exemplary');
    expect(table()).toEqual([
      'Nov 9, 2026|72%|65.6 to 78.4%|Proficient',
      'Nov 2, 2026|70%|63.6 to 76.4%|Proficient',
    ]);
  });

  it('have no target where none is set', () => {
    render(<PredictionChart predictions={all} target={null} />);
    expect(texts()).not.toContain('Your target');
  });

  it('that are withheld say what is missing of each subject', () => {
    const missing = [
      { subject: 'math' as const, answers: 1 },
      { subject: 'science' as const, answers: 3 },
      { subject: 'reading' as const, answers: 0 },
    ];
    const { unmount } = inSite(<WithheldPrediction missing={missing} />);
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Math1 answer to go',
      'Science3 answers to go',
    ]);
    unmount();
    inSite(<WithheldPrediction missing={missing.slice(2)} />);
    expect(words()).toMatch(/would be a guess/);
    const link = screen.getByRole('link', { name: 'Take the diagnostic' });
    expect(link.getAttribute('href')).toBe('/practice/diagnostic');
  });
});

describe('a line', () => {
  const line = (points: Parameters<typeof LineChart>[0]['points'], change: object = {}) =>
    render(
      <LineChart
        label="Line"
        points={points}
        format={(value) => `${value} s`}
        formatTime={(at) => `day ${at}`}
        limits={[0, 100]}
        {...change}
      />,
    );

  it('of one point says its time once, with its band as a stroke', () => {
    line([{ at: 1, value: 50, low: 40, high: 60 }]);
    expect(texts().filter((text) => text?.startsWith('day'))).toEqual(['day 1']);
    expect(document.querySelectorAll('line.stroke-primary')).toHaveLength(1);
    expect(document.querySelectorAll('path')).toHaveLength(1);
  });

  it('has ticks within its limits, and the rules that lie between', () => {
    const rules = [
      { value: 97, label: 'inside' },
      { value: 20, label: 'outside' },
    ];
    line(
      [
        { at: 1, value: 93, low: 88, high: 98 },
        { at: 2, value: 95, low: 90, high: 99 },
      ],
      { rules },
    );
    expect(texts()).toEqual(expect.arrayContaining(['100 s', 'day 1', 'day 2', '95 s', 'inside']));
    expect(texts()).not.toEqual(expect.arrayContaining(['105 s']));
    expect(texts()).not.toContain('outside');
    expect(document.querySelectorAll('path')).toHaveLength(2);
  });

  it('of nothing is nothing', () => {
    line([]);
    expect(document.querySelector('svg')).toBeNull();
  });

  it('has round steps for large values too', () => {
    expect(roundTicks(0, 10_000)).toEqual([0, 10_000]);
    expect(roundTicks(0, 2400)).toEqual([0, 600, 1200, 1800, 2400]);
    expect(roundTicks(5, 5)).toEqual([5, 6]);
    expect(linearScale([3, 3], [0, 10])(3)).toBe(5);
  });
});

describe('the calendar', () => {
  const calendar = [
    { day: '2026-10-01', answers: 1 },
    { day: '2026-11-23', answers: 8 },
  ];

  it('names the months that begin within it, and its days', () => {
    const streak = { current: 1, longest: 12, today: true };
    render(<PracticeCalendar calendar={calendar} streak={streak} today="2026-11-25" />);
    expect(texts()).toEqual(['Nov', 'Mon', 'Wed', 'Fri']);
    expect(words()).toMatch(/You practiced on 2 days.*Current streak: 1 day\. Longest: 12 days/);
    expect(table()).toEqual(['Nov 23, 2026|8', 'Oct 1, 2026|1']);
  });

  it('says nothing of a streak that is not known', () => {
    render(<PracticeCalendar calendar={calendar} streak={undefined} today="2026-11-25" />);
    expect(words()).not.toMatch(/Streak/);
  });

  it('shades days by quarters of the busiest one', () => {
    const days = [1, 2, 3, 4, 5, 6, 7, 8].map((answers, index) => ({
      ...{ day: `2026-11-0${index + 1}`, answers },
    }));
    const { cells, weeks } = calendarGrid(days, '2026-11-08');
    expect(cells.slice(-8).map(({ shade }) => shade)).toEqual([1, 1, 2, 2, 3, 3, 4, 4]);
    expect([weeks, cells.at(-1)?.day, cells.at(-1)?.weekday]).toEqual([8, '2026-11-08', 6]);
    expect(calendarGrid([], '2026-11-08').cells.every(({ shade }) => shade === 0)).toBe(true);
  });
});

describe('the mastery', () => {
  const [first, ...others] = progressOf().objectives;
  const objectives = [first, ...others].flatMap((objective, index) =>
    objective && index === 0
      ? { ...objective, answers: 1, right: 0, mastery: 61.6, state: 'learning' as const }
      : (objective ?? []),
  );
  const area = first?.objective.split('.').slice(0, 2).join('.') ?? '';

  it('is a row for each objective, a link to its practice', () => {
    const ability = { area, expected: 70.6, low: 60.2, high: 80.4 };
    inSite(<MasteryChart progress={progressOf({ objectives, areas: [ability] as never })} />);
    expect(words()).toMatch(/, 62% \(1 answer\)/);
    expect(words()).toMatch(/On the exam about 71% correct \(60 to 80%\)/);
    const panel = within(screen.getByRole('tabpanel'));
    const links = panel.getAllByRole('link');
    expect(links[0]?.getAttribute('href')).toBe(`/test-bank-practice/${first?.objective}`);
    expect(links.length).toBeLessThan(objectives.length / 2);
    expect(panel.getAllByText('Not practiced yet')).toHaveLength(links.length - 1);
    const rows = table();
    expect(rows).toHaveLength(objectives.length);
    expect(rows[0]).toMatch(/\|1\|0\|62%\|/);
    expect(rows[1]).toMatch(/\|0\|0\|None yet\|/);
  });

  it('says nothing of the exam where that is not known', () => {
    for (const unknown of ['expected', 'low', 'high']) {
      const ability = { area, expected: 70, low: 60, high: 80, [unknown]: null };
      inSite(<MasteryChart progress={progressOf({ areas: [ability] as never })} />);
    }
    expect(words()).not.toMatch(/On the exam/);
  });
});

it('the file of the history says what was open, mixed and without a level', () => {
  const { finishedAt: _, score: __, ...open } = summaryOf({ state: 'open', elapsedMs: 1600 });
  const lines = attemptsCsv([{ ...open, subject: undefined }, summaryOf({ level: 'basic' })]);
  const [, first = '', second = ''] = lines.split('\r\n');
  expect(first).toMatch(/^2026-11-19 08:00:00,,/);
  expect(first).toMatch(/All subjects,tutor,open,10,10,8,,,2$/);
  expect(second).toMatch(/^2026-11-19 08:00:00,2026-11-19 08:20:00,.*,8,80,Basic,600$/);
});
