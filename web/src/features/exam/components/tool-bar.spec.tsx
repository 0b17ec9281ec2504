import { expect, it, jest } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { Tools } from '../hooks/use-tools.js';
import { ToolBar } from './tool-bar.js';

const did = jest.fn<(what: string) => void>();
const TOOLS: Tools = {
  calculatorOpen: false,
  toggleCalculator: () => did('calculator'),
  hasNote: false,
  size: '125',
  setSize: (size) => did(`size ${size}`),
  keysOn: true,
  setKeysOn: () => undefined,
  hold: () => did('hold'),
  highlight: () => did('highlight'),
  strike: () => undefined,
};
const bar = (change: Partial<Tools> = {}) => (
  <ToolBar tools={{ ...TOOLS, ...change }} onShow={(panel) => did(`show ${panel}`)} />
);

it('the tools beside a question are named, and do what they are called', () => {
  const { rerender } = render(bar());
  const tools = screen.getAllByRole('button').slice(0, 7);
  expect(tools.map((tool) => [tool.ariaLabel ?? tool.title, tool.textContent])).toEqual([
    ['Highlight', 'Highlight'],
    ['Note', 'Note'],
    ['Calculator', 'Calculator'],
    ['Smaller text', ''],
    ['Larger text', ''],
    ['Report a problem', 'Report a problem'],
    ['Help and keys', 'Help and keys'],
  ]);
  expect(tools.map((tool) => tool.className.endsWith('max-md:hidden'))).toEqual([
    ...[false, false, false],
    ...[true, true, true, true],
  ]);
  for (const tool of tools) {
    fireEvent.pointerDown(tool);
    fireEvent.click(tool);
  }
  expect(did.mock.calls.flat()).toEqual([
    ...['hold', 'highlight', 'show note', 'calculator'],
    ...['size 100', 'size 150', 'show report', 'show help'],
  ]);
  expect(screen.getByRole('status').textContent).toBe('Text size 125%');
  expect(tools[2]?.getAttribute('aria-pressed')).toBe('false');
  expect(tools[0]?.hasAttribute('aria-pressed')).toBe(false);
  rerender(bar({ hasNote: true }));
  expect(screen.getByRole('button', { name: 'Note, written' }).textContent).toBe('Note');
});

it('on a phone the rare ones are behind a button, off where there is nothing more', async () => {
  did.mockClear();
  const user = userEvent.setup({ delay: null });
  const { rerender } = render(bar({ size: '100' }));
  await user.click(screen.getByRole('button', { name: 'More tools' }));
  const items = () =>
    screen.getAllByRole('menuitem').map((item) => [item.textContent, item.ariaDisabled]);
  expect(items()).toEqual([
    ['Smaller text', 'true'],
    ['Larger text', null],
    ['Report a problem', null],
    ['Help and keys', null],
  ]);
  await user.click(screen.getByRole('menuitem', { name: 'Report a problem' }));
  expect(did.mock.calls).toEqual([['show report']]);
  rerender(bar({ size: '200' }));
  await user.click(screen.getByRole('button', { name: 'More tools' }));
  expect(items().slice(0, 2)).toEqual([
    ['Smaller text', null],
    ['Larger text', 'true'],
  ]);
});

const nothing = () => undefined;

it('the bar of an attempt has tools that end with the sizes of text', async () => {
  const shown = jest.fn();
  const setSize = jest.fn();
  const tools = { hasNote: false, setSize, hold: nothing, highlight: nothing };
  const bar = (change: object) => (
    <ToolBar
      tools={{ ...tools, ...change } as unknown as Parameters<typeof ToolBar>[0]['tools']}
      onShow={shown}
    />
  );
  const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
  const { rerender } = render(bar({ size: '100' }));
  await screen.findByRole('button', { name: 'More tools' });
  expect([button('Smaller text').disabled, button('Larger text').disabled]).toEqual([true, false]);
  expect(screen.queryByRole('button', { name: 'Calculator' })).toBeNull();
  fireEvent.click(button('Larger text'));
  fireEvent.click(button('Note'));
  fireEvent.click(button('Report a problem'));
  fireEvent.click(button('Help and keys'));
  rerender(bar({ size: '200', hasNote: true, toggleCalculator: nothing, calculatorOpen: true }));
  expect([button('Smaller text').disabled, button('Larger text').disabled]).toEqual([false, true]);
  expect(button('Calculator').getAttribute('aria-pressed')).toBe('true');
  fireEvent.click(button('Smaller text'));
  expect(setSize.mock.calls).toEqual([['125'], ['175']]);
  expect(shown.mock.calls).toEqual([['note'], ['report'], ['help']]);
  expect(button('Note, written')).toBeTruthy();
});
