import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { DayChart } from './day-chart.js';

const open = (values: (number | null)[]) =>
  render(
    <DayChart
      summary="Sign-ups by day"
      values={values}
      format={(value) => `${value}!`}
      firstDay="Nov 1"
      lastDay="Nov 5"
    />,
  );
const bars = () =>
  [...document.querySelectorAll('rect')].map((bar) =>
    ['x', 'y', 'width', 'height'].map((name) => Number(Number(bar.getAttribute(name)).toFixed(2))),
  );

describe('a chart of days', () => {
  it('has a bar for each day that has something, from zero up to the highest', () => {
    open([20, null, 0, 5, 0.1]);
    expect(bars()).toEqual([
      [0.14, 0, 0.72, 100],
      [3.14, 75, 0.72, 25],
      [4.14, 98.5, 0.72, 1.5],
    ]);
    const chart = screen.getByRole('img', { name: 'Sign-ups by day' });
    expect(chart.getAttribute('viewBox')).toBe('0 0 5 100');
    expect(document.body.textContent).toBe('20!Nov 1Nov 5');
  });

  it.each([[[]], [[null]], [[0, null]]])('says that there is nothing: %j', (values) => {
    open(values);
    expect([document.body.textContent, bars()]).toEqual(['Nothing in this period', []]);
  });
});
