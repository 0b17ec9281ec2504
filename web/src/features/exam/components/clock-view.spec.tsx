import { describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { ExamClock } from '../exam-clock.js';
import { ClockView } from './clock-view.js';

describe('the clock on screen', () => {
  it('can be hidden, remembers that, and shows itself at its marks', () => {
    let now = 0;
    jest.useFakeTimers();
    const clock = new ExamClock(() => now);
    clock.sync({ serverTime: '2026-11-21T05:00:00.000Z', remainingMs: 1_000_000 });
    const { unmount } = render(<ClockView clock={clock} />);
    const timer = () => screen.getByRole('timer').textContent;
    expect(timer()).toBe('16:40');
    fireEvent.click(screen.getByRole('button', { name: 'Hide the clock' }));
    expect(timer()).toBe('hidden');
    unmount();
    expect(localStorage.getItem('prepward.exam.clock')).toBe('hidden');
    render(<ClockView clock={clock} />);
    expect(timer()).toBe('hidden');
    now = 100_500;
    act(() => void jest.advanceTimersByTime(250));
    expect(timer()).toBe('15:00');
    expect(screen.getByRole('status').textContent).toBe('15 minutes left');
    now = 125_000;
    act(() => void jest.advanceTimersByTime(250));
    expect(timer()).toBe('hidden');
    fireEvent.click(screen.getByRole('button', { name: 'Show the clock' }));
    expect(timer()).toBe('14:35');
    jest.useRealTimers();
  });

  it('is not there where none runs', () => {
    const clock = new ExamClock(() => 0);
    clock.sync({ serverTime: '2026-11-21T05:00:00.000Z' });
    render(<ClockView clock={clock} />);
    expect(screen.queryByRole('timer')).toBeNull();
  });
});
