import { afterEach, describe, expect, it } from '@jest/globals';
import { render } from '@testing-library/react';
import { PracticeCalendar } from './practice-calendar.js';
import { anyWidth, placed, texts, wide } from './test-drawing.js';

afterEach(() => anyWidth());

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
