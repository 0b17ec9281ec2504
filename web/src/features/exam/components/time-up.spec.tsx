import { expect, it, jest } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { TimeUp } from './time-up.js';

function show(change: Partial<Parameters<typeof TimeUp>[0]>) {
  render(
    <TimeUp
      next="section"
      afterBreak={false}
      unreachable
      waiting={false}
      onRetry={() => undefined}
      {...change}
    />,
  );
  return screen.getByRole('status').textContent;
}

it('says offline that the next section waits for the network, and for how long', () => {
  expect(show({})).toBe(
    'You’re offline. The next section loads when you’re back online. Without you it begins automatically a few minutes after this one, so try to reconnect soon. Every answer we had before the end counts.',
  );
  expect(screen.getByRole('heading', { name: 'Time is up' })).toBeTruthy();
});

it('says that the break is over', () => {
  expect(show({ afterBreak: true })).toBe(
    'You’re offline. The next section loads when you’re back online. Its clock runs on our server, so try to reconnect soon. ',
  );
  expect(screen.getByRole('heading', { name: 'The break is over' })).toBeTruthy();
});

it('says at the end that the result waits', () => {
  expect(show({ next: 'result', waiting: true })).toMatch(
    /Your result loads when you’re back online.*Answers still on this device are sent/,
  );
});

it('says while the server is asked that one moment is left, and takes the focus', () => {
  expect(show({ unreachable: false, waiting: true })).toBe('Your answers are saved. One moment…');
  expect(screen.queryByRole('button')).toBeNull();
  const heading = screen.getByRole('heading', { name: 'Time is up' });
  expect(document.activeElement).toBe(heading);
  // The Tab key skips it.
  expect(heading.tabIndex).toBe(-1);
});

it('says nothing of answers at the end of a break', () => {
  expect(show({ unreachable: false, afterBreak: true })).toBe('One moment…');
});

it('can be asked again by hand', () => {
  const again = jest.fn();
  expect(show({ next: 'result', onRetry: again })).toBe(
    'You’re offline. Your result loads when you’re back online. Every answer we had before the end counts.',
  );
  fireEvent.click(screen.getByRole('button', { name: 'Try now' }));
  expect(again).toHaveBeenCalledTimes(1);
});
