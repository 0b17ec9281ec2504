import { expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
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
    'You’re offline. The next section loads when you’re back online. Without you it begins by itself a few minutes after this one, so try to reconnect soon. Every answer we had before the end counts.',
  );
  expect(screen.getByRole('heading', { name: 'Time is up' })).toBeTruthy();
});

it('says that the break is over', () => {
  const words = show({ afterBreak: true });
  expect(words).toContain('Its clock runs on our server');
  expect(words).not.toContain('Every answer');
  expect(screen.getByRole('heading', { name: 'The break is over' })).toBeTruthy();
});

it('says at the end that the result waits', () => {
  expect(show({ next: 'result', waiting: true })).toMatch(
    /Your result loads when you’re back online.*Answers still on this device are sent/,
  );
});
