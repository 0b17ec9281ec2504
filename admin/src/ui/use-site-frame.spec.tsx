import { expect, it, jest } from '@jest/globals';
import type { StaffFrameOrder } from '@prepward/contracts/staff-frame';
import { act, render, screen } from '@testing-library/react';
import { useSiteFrame } from './use-site-frame.js';

function Frame({ order, onLeft }: { order: StaffFrameOrder; onLeft: () => void }) {
  const { ref, height } = useSiteFrame(order, onLeft);
  return (
    <>
      <iframe ref={ref} title="site" />
      <p>{height}</p>
    </>
  );
}

it('a frame of the site is heard alone, and told what to show once it is ready', () => {
  const left = jest.fn();
  const order = (theme: string) => ({ kind: 'staff-frame.student', theme }) as never;
  const { rerender } = render(<Frame order={order('light')} onLeft={left} />);
  const own = screen.getByTitle<HTMLIFrameElement>('site').contentWindow;
  if (own === null) throw new Error('no window');
  const told = jest.spyOn(own, 'postMessage').mockImplementation(() => undefined);
  const say = (data: unknown, source: MessageEventSource | null = own) =>
    act(() => void window.dispatchEvent(new MessageEvent('message', { data, source })));
  const height = () => document.querySelector('p')?.textContent;
  say({ kind: 'staff-frame.left' }, window);
  say({ kind: 'staff-frame.height', height: 900 }, window);
  say({ kind: 'other', height: 900 });
  say(null);
  say('staff-frame.left');
  expect([left.mock.calls.length, height(), told.mock.calls.length]).toEqual([0, '320', 0]);
  say({ kind: 'staff-frame.ready' });
  say({ kind: 'staff-frame.height', height: 900 });
  expect([height(), told.mock.calls]).toEqual(['900', [[order('light'), window.location.origin]]]);
  rerender(<Frame order={order('dark')} onLeft={left} />);
  expect(told.mock.calls[1]).toEqual([order('dark'), window.location.origin]);
  say({ kind: 'staff-frame.left' });
  expect(left).toHaveBeenCalledTimes(1);
});
