import { beforeEach, describe, expect, it } from '@jest/globals';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { type UserEvent, userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { BrowserRouter, Link, Route, Routes, useLocation } from 'react-router-dom';
import { UnsavedGuard } from './unsaved-guard.js';

function Form({ unsaved: before }: { unsaved: boolean }) {
  const [unsaved, setUnsaved] = useState(before);
  return (
    <>
      <a href="#main">Skip to content</a>
      <h1 id="main">Form</h1>
      <button type="button" onClick={() => setUnsaved(true)}>
        Change
      </button>
      <Link to="/plans?of=weekly#prices">Plans</Link>
      <a href="/form#main">Up</a>
      <a href="/plans" target="_blank" rel="noopener">
        New tab
      </a>
      <a href="https://other.example/plans">Elsewhere</a>
      <UnsavedGuard unsaved={unsaved} />
    </>
  );
}

function Place() {
  const { pathname, search, hash } = useLocation();
  return <p>{pathname + search + hash}</p>;
}

async function openForm(unsaved: boolean) {
  const user = userEvent.setup();
  render(
    <BrowserRouter>
      <Routes>
        <Route path="/" element={<Link to="/form">Edit</Link>} />
        <Route path="/form" element={<Form unsaved={unsaved} />} />
        <Route path="/plans" element={<Place />} />
      </Routes>
    </BrowserRouter>,
  );
  await user.click(screen.getByRole('link', { name: 'Edit' }));
  await screen.findByRole('heading', { name: 'Form' });
  return user;
}

/** Goes back in the browser; the page gets the event a moment later. */
const back = () => act(async () => window.history.back());

const dialog = () => screen.queryByRole('dialog', { name: 'Leave without saving?' });

const isAsked = () => screen.findByRole('dialog', { name: 'Leave without saving?' });

/** Goes back, gets the dialog, and is still on the form. */
async function backIsHeld() {
  await back();
  await isAsked();
  await waitFor(() => expect(window.location.pathname).toBe('/form'));
}

async function leave(user: UserEvent) {
  await user.click(screen.getByRole('button', { name: 'Leave' }));
  await waitFor(() => expect(window.location.pathname).toBe('/'));
  await screen.findByRole('link', { name: 'Edit' });
}

describe('the Back button', () => {
  beforeEach(() => window.history.replaceState(null, '', '/'));

  it('leaves a form whose changes are saved', async () => {
    await openForm(false);
    await back();
    await screen.findByRole('link', { name: 'Edit' });
    expect(dialog()).toBeNull();
  });

  it('asks first where they aren’t, and stays with “Keep editing”', async () => {
    const user = await openForm(true);
    await backIsHeld();
    await user.click(screen.getByRole('button', { name: 'Keep editing' }));
    await waitFor(() => expect(dialog()).toBeNull());
    expect(screen.getByRole('heading', { name: 'Form' })).toBeTruthy();
    // Ends with the return to the form, so that it can't spill into the next test.
    await backIsHeld();
  });

  it.each(['before', 'after'])(
    'does not count the skip link, pressed %s the first change',
    async (when) => {
      const user = await openForm(when === 'after');
      await user.click(screen.getByRole('link', { name: 'Skip to content' }));
      await waitFor(() => expect(window.location.hash).toBe('#main'));
      await user.click(screen.getByRole('button', { name: 'Change' }));
      await back();
      await waitFor(() => expect(window.location.hash).toBe(''));
      expect(dialog()).toBeNull();
      expect(window.location.pathname).toBe('/form');
      await backIsHeld();
      await leave(user);
    },
  );

  it('goes where it was to go with “Leave”', async () => {
    const user = await openForm(true);
    await backIsHeld();
    await leave(user);
  });
});

describe('a link', () => {
  beforeEach(() => window.history.replaceState(null, '', '/'));

  /** Clicks it; returns whether the page kept the browser from following it. */
  const press = (name: string, init: MouseEventInit = {}): boolean => {
    let held = false;
    const last = (event: Event): void => {
      held = event.defaultPrevented;
      event.preventDefault();
    };
    window.addEventListener('click', last, { once: true });
    fireEvent.click(screen.getByRole('link', { name }), init);
    window.removeEventListener('click', last);
    return held;
  };

  it('to another page asks first, and goes all the way there with “Leave”', async () => {
    const user = await openForm(true);
    await user.click(screen.getByRole('link', { name: 'Plans' }));
    await isAsked();
    expect(window.location.pathname).toBe('/form');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(dialog()).toBeNull());
    expect(window.location.pathname).toBe('/form');
    await user.click(screen.getByRole('link', { name: 'Plans' }));
    await isAsked();
    await user.click(screen.getByRole('button', { name: 'Leave' }));
    expect(await screen.findByText('/plans?of=weekly#prices')).toBeTruthy();
    expect(dialog()).toBeNull();
  });

  it('leads on at once from a form whose changes are saved', async () => {
    const user = await openForm(false);
    await user.click(screen.getByRole('link', { name: 'Plans' }));
    expect(await screen.findByText('/plans?of=weekly#prices')).toBeTruthy();
  });

  it('within the page, to another site or to a new tab is the browser’s', async () => {
    await openForm(true);
    for (const name of ['Up', 'New tab', 'Elsewhere']) {
      expect([name, press(name)]).toEqual([name, false]);
    }
    expect(press('Plans', { ctrlKey: true })).toBe(false);
    expect(dialog()).toBeNull();
  });

  it('that closes the tab is held while there are changes', async () => {
    const close = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    const user = await openForm(false);
    expect(close()).toBe(false);
    await user.click(screen.getByRole('button', { name: 'Change' }));
    expect(close()).toBe(true);
    await user.click(screen.getByRole('link', { name: 'Plans' }));
    await isAsked();
    await user.click(screen.getByRole('button', { name: 'Leave' }));
    await screen.findByText('/plans?of=weekly#prices');
    expect(close()).toBe(false);
  });
});
