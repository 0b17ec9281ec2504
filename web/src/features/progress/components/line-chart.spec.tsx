import { afterEach, describe, expect, it } from '@jest/globals';
import { render } from '@testing-library/react';
import { LineChart } from './line-chart.js';
import { PredictionChart } from './prediction-chart.js';
import { all, anyWidth, placed, texts, wide } from './test-drawing.js';
import { AccuracyChart, PaceChart } from './week-charts.js';

afterEach(() => anyWidth());

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
