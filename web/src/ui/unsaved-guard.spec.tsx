import { beforeEach, describe, expect, it } from '@jest/globals';
import { act, render, screen, waitFor } from '@testing-library/react';
import { type UserEvent, userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { BrowserRouter, Link, Route, Routes } from 'react-router-dom';
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
      <UnsavedGuard unsaved={unsaved} />
    </>
  );
}

async function openForm(unsaved: boolean) {
  const user = userEvent.setup();
  render(
    <BrowserRouter>
      <Routes>
        <Route path="/" element={<Link to="/form">Edit</Link>} />
        <Route path="/form" element={<Form unsaved={unsaved} />} />
      </Routes>
    </BrowserRouter>,
  );
  await user.click(screen.getByRole('link', { name: 'Edit' }));
  await screen.findByRole('heading', { name: 'Form' });
  return user;
}

/** The browser's own button; the page hears of it a moment later. */
const back = () => act(async () => window.history.back());

const dialog = () => screen.queryByRole('dialog', { name: 'Leave without saving?' });

const isAsked = () => screen.findByRole('dialog', { name: 'Leave without saving?' });

/** Presses Back, is asked, and is on the form still. */
async function backIsHeld() {
  await back();
  await isAsked();
  await waitFor(() => expect(window.location.pathname).toBe('/form'));
}

async function leave(user: UserEvent) {
  await user.click(screen.getByRole('button', { name: 'Leave' }));
  await screen.findByRole('link', { name: 'Edit' });
  expect(window.location.pathname).toBe('/');
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
    await back();
    await isAsked();
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
