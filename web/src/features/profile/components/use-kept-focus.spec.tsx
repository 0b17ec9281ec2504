import { describe, expect, it } from '@jest/globals';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Part } from './section-parts.js';

const rows = (names: readonly string[]) => (
  <>
    <Part title="Devices">
      {names.map((name) => (
        <button key={name} type="button">
          Sign out {name}
        </button>
      ))}
    </Part>
    <button type="button">Elsewhere</button>
  </>
);
const button = (name: string) => screen.getByRole('button', { name });
/** Waits for mutation observers, which run after a change. */
const told = () => new Promise((done) => setTimeout(done));

describe('the focus in a card of the settings', () => {
  it('goes to the title when what had it is gone', async () => {
    const { rerender } = render(rows(['Phone', 'Laptop']));
    button('Sign out Phone').focus();
    rerender(rows(['Laptop']));
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Devices' })),
    );
  });

  it('stays where it is when something else is gone', async () => {
    const { rerender } = render(rows(['Phone', 'Laptop']));
    button('Sign out Laptop').focus();
    rerender(rows(['Laptop']));
    await told();
    expect(document.activeElement).toBe(button('Sign out Laptop'));
  });

  it('stays on another card whose reader moved on', async () => {
    const { rerender } = render(rows(['Phone', 'Laptop']));
    button('Sign out Phone').focus();
    button('Elsewhere').focus();
    rerender(rows(['Laptop']));
    await told();
    expect(document.activeElement).toBe(button('Elsewhere'));
  });

  it('stays nowhere when the reader has clicked on nothing meanwhile', async () => {
    const { rerender } = render(rows(['Phone', 'Laptop']));
    button('Sign out Phone').focus();
    fireEvent.pointerDown(document.body);
    button('Sign out Phone').blur();
    rerender(rows(['Laptop']));
    await told();
    expect(document.activeElement).toBe(document.body);
  });

  it('stays nowhere when the reader had moved on before', async () => {
    const { rerender } = render(rows(['Phone', 'Laptop']));
    button('Sign out Phone').focus();
    button('Elsewhere').focus();
    rerender(rows(['Laptop']));
    button('Elsewhere').blur();
    rerender(rows(['Laptop', 'Tablet']));
    await told();
    expect(document.activeElement).toBe(document.body);
  });

  it('goes to the title when a window is closed whose row is gone already', async () => {
    const { rerender } = render(rows(['Phone', 'Laptop']));
    button('Sign out Phone').focus();
    const { unmount } = render(<dialog role="alertdialog" open tabIndex={-1} />);
    screen.getByRole('alertdialog').focus();
    rerender(rows(['Laptop']));
    await told();
    unmount();
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Devices' })),
    );
  });

  it('stays nowhere when nothing of the card had it', async () => {
    const { rerender } = render(rows(['Phone', 'Laptop']));
    rerender(rows(['Laptop']));
    await told();
    expect(document.activeElement).toBe(document.body);
  });
});
