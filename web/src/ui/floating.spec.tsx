import { describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { renderToString } from 'react-dom/server';
import { Dialog } from './dialog.js';
import { Popup, PopupItem } from './menu.js';
import { Table } from './table.js';
import { Tabs } from './tabs.js';

describe('a dialog', () => {
  const dialog = (change: object = {}) => (
    <Dialog open onOpenChange={() => undefined} title="Finish?" {...change} />
  );

  it('is not there until it is opened, and says what it is about', async () => {
    const { rerender } = render(dialog({ open: false }));
    expect(screen.queryByRole('dialog')).toBeNull();
    // Not even its code is asked for.
    expect(renderToString(dialog({ open: false }))).toBe('');
    rerender(dialog({ description: 'Two are open.', children: <p>Inside</p> }));
    const box = await screen.findByRole('dialog', { name: 'Finish?' });
    const described = box.getAttribute('aria-describedby') ?? '';
    expect(document.getElementById(described)?.textContent).toBe('Two are open.');
    expect(within(box).getByText('Inside')).toBeTruthy();
    rerender(dialog({ open: false }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('closes by Escape and by its button, and has what there is to do', async () => {
    const changed = jest.fn();
    render(dialog({ onOpenChange: changed, actions: <button type="button">Finish</button> }));
    const box = await screen.findByRole('dialog');
    expect(box.getAttribute('aria-describedby')).toBeNull();
    expect(
      within(box)
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual(['Finish', '']);
    fireEvent.keyDown(box, { key: 'Escape' });
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(changed.mock.calls).toEqual([[false], [false]]);
  });

  it('gives the focus back to where it was, unless it is sent elsewhere or taken', async () => {
    const closed = jest.fn((event: Event) => event.preventDefault());
    const page = (open: boolean, change: object = {}) => (
      <>
        <button type="button">Before</button>
        <button type="button">Other</button>
        {dialog({ open, ...change })}
      </>
    );
    const { rerender } = render(page(false));
    const [before, other] = screen.getAllByRole('button');
    const opened = async (change: object = {}) => {
      before?.focus();
      rerender(page(true, change));
      const box = await screen.findByRole('dialog');
      expect(box.contains(document.activeElement)).toBe(true);
    };
    const after = async (change: object = {}) => {
      rerender(page(false, change));
      await new Promise((resolve) => setTimeout(resolve));
      return document.activeElement;
    };
    await opened();
    expect(await after()).toBe(before);
    await opened({ onClosed: closed });
    expect(await after({ onClosed: closed })).toBe(document.body);
    expect(closed).toHaveBeenCalledTimes(1);
    await opened();
    rerender(page(false));
    other?.focus();
    expect(await after()).toBe(other);
  });
});

describe('the focus, when a window closes', () => {
  /** A page with two buttons, over which a window can open; `Tools` has an item that opens it. */
  function Page({ children }: { children?: ReactNode }) {
    const [shown, setShown] = useState<'first' | 'second' | null>(null);
    const window = { open: true, onOpenChange: () => setShown(null) };
    return (
      <>
        <button type="button" onClick={() => setShown('first')}>
          Open
        </button>
        <button type="button">Other</button>
        <Popup label="Tools" trigger="…" triggerClass="">
          <PopupItem onSelect={() => setShown('first')}>Item</PopupItem>
        </Popup>
        {shown === 'first' ? (
          <Dialog {...window} key="first" title="First">
            <div>
              {children}
              <button type="button" onClick={() => setShown('second')}>
                On
              </button>
            </div>
          </Dialog>
        ) : null}
        {shown === 'second' ? <Dialog {...window} key="second" title="Second" /> : null}
      </>
    );
  }
  const named = (name: string) => screen.getByRole('button', { name });
  const closed = async () => {
    const box = screen.getByRole('dialog');
    expect(box.contains(document.activeElement)).toBe(true);
    fireEvent.keyDown(box, { key: 'Escape' });
    await act(() => new Promise((resolve) => setTimeout(resolve, 5)));
    expect(screen.queryByRole('dialog')).toBeNull();
    return document.activeElement;
  };

  it('goes back from a field that took it as the window came, without scrolling', async () => {
    const user = userEvent.setup();
    render(
      <Page>
        <input ref={(field) => field?.focus()} />
      </Page>,
    );
    const opener = named('Open');
    await user.click(opener);
    expect(document.activeElement).toBe(await screen.findByRole('textbox'));
    const focus = jest.spyOn(opener, 'focus');
    expect(await closed()).toBe(named('Open'));
    expect(focus.mock.calls).toEqual([[{ preventScroll: true }]]);
  });

  it('goes back from a window that replaced another', async () => {
    const user = userEvent.setup();
    render(<Page />);
    await user.click(named('Open'));
    await user.click(await screen.findByRole('button', { name: 'On' }));
    await screen.findByRole('dialog', { name: 'Second' });
    await act(() => new Promise((resolve) => setTimeout(resolve, 5)));
    expect(await closed()).toBe(named('Open'));
  });

  it('goes to the button of the list whose item opened the window', async () => {
    const user = userEvent.setup();
    render(<Page />);
    await user.click(named('Tools'));
    await user.click(await screen.findByRole('menuitem', { name: 'Item' }));
    await screen.findByRole('dialog');
    await act(() => new Promise((resolve) => setTimeout(resolve, 5)));
    expect(await closed()).toBe(named('Tools'));
  });

  it('goes back to a button that lost it while it was disabled, or never had it', async () => {
    render(<Page />);
    // In Chrome, a button that gets disabled loses the focus.
    act(() => named('Open').focus());
    act(() => named('Open').blur());
    fireEvent.click(named('Open'));
    await screen.findByRole('dialog');
    expect(await closed()).toBe(named('Open'));
    // In Safari, clicking a button doesn't focus it.
    act(() => named('Other').focus());
    act(() => named('Other').blur());
    fireEvent.click(named('Open'));
    await screen.findByRole('dialog');
    expect(await closed()).toBe(named('Open'));
  });

  it('does not go to what is behind the window and had it by mistake meanwhile', async () => {
    render(<Page />);
    named('Open').focus();
    fireEvent.click(named('Open'));
    await screen.findByRole('dialog');
    screen.getByText('Other').focus();
    expect(await closed()).toBe(named('Open'));
  });
});

describe('a list behind a button', () => {
  it('opens by the keyboard, and does what is chosen, but not what is off', async () => {
    const user = userEvent.setup();
    const [first, second] = [jest.fn(), jest.fn()];
    render(
      <Popup label="Tools" trigger="…" triggerClass="">
        <PopupItem disabled onSelect={first}>
          First
        </PopupItem>
        <PopupItem onSelect={second}>Second</PopupItem>
      </Popup>,
    );
    act(() => screen.getByRole('button', { name: 'Tools' }).focus());
    await user.keyboard('{Enter}');
    const [off, on] = await screen.findAllByRole('menuitem');
    expect([off, on].map((item) => item?.getAttribute('aria-disabled'))).toEqual(['true', null]);
    if (off) fireEvent.click(off);
    if (on) fireEvent.click(on);
    expect([first.mock.calls.length, second.mock.calls.length]).toEqual([0, 1]);
  });
});

describe('a table', () => {
  it('has a name, heads, and a place in the order of the keyboard', () => {
    render(
      <Table
        caption="Scores"
        columns={[
          { id: 'name', header: 'Name', cell: (row: { name: string; score: number }) => row.name },
          { id: 'score', header: 'Score', cell: ({ score }) => score, numeric: true },
          { id: 'rest', header: 'Rest', cell: () => '-', wideOnly: true },
        ]}
        rows={[{ name: 'Ann', score: 7 }]}
        rowKey={({ name }) => name}
      />,
    );
    expect(screen.getByRole('region', { name: 'Scores' }).tabIndex).toBe(0);
    expect(screen.getByRole('table', { name: 'Scores' })).toBeTruthy();
    const looks = (role: string) =>
      screen
        .getAllByRole(role)
        .map(({ textContent, className }) => [
          textContent,
          className.includes('text-end'),
          className.includes('max-sm:hidden'),
        ]);
    expect(looks('columnheader')).toEqual([
      ['Name', false, false],
      ['Score', true, false],
      ['Rest', false, true],
    ]);
    expect(looks('cell')).toEqual([
      ['Ann', false, false],
      ['7', true, false],
      ['-', false, true],
    ]);
  });
});

describe('views of one thing', () => {
  it('are shown one at a time, and changed by the arrow keys', async () => {
    const user = userEvent.setup();
    const changed = jest.fn();
    render(
      <Tabs
        label="Views"
        value="b"
        onValueChange={changed}
        tabs={[
          { id: 'a', label: 'A', content: 'In A' },
          { id: 'b', label: 'B', content: 'In B' },
        ]}
      />,
    );
    expect(screen.getByRole('tablist', { name: 'Views' })).toBeTruthy();
    expect(screen.getByRole('tabpanel').textContent).toBe('In B');
    act(() => screen.getByRole('tab', { name: 'B' }).focus());
    await user.keyboard('{ArrowLeft}');
    expect(changed).toHaveBeenCalledWith('a');
  });
});
