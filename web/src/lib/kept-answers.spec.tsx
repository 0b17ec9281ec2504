import { afterEach, describe, expect, it } from '@jest/globals';
import { SESSION_KEY } from '@prepward/browser/session-storage';
import { act, render, screen } from '@testing-library/react';
import { ApiError, OfflineError } from './api.js';
import { setUnreachable, useUnreachable } from './connection.js';
import { MemoryStore } from './device-store.js';
import { readOrKept } from './kept-answers.js';

afterEach(() => act(() => setUnreachable(false)));

const offline = () => Promise.reject(new OfflineError(null));

function Notice() {
  return <p>{useUnreachable() ? 'may be old' : 'is new'}</p>;
}

describe('what a student read', () => {
  it('is there again without a network, and is said to be old until it is read again', async () => {
    const store = new MemoryStore();
    expect(await readOrKept('dana', 'progress', async () => 'seven of ten', store)).toBe(
      'seven of ten',
    );
    expect(await readOrKept('dana', 'progress', offline, store)).toBe('seven of ten');
    render(<Notice />);
    expect(screen.getByText('may be old')).toBeTruthy();
    await act(() => readOrKept('dana', 'progress', async () => 'eight of ten', store));
    expect(screen.getByText('is new')).toBeTruthy();
    await act(() => readOrKept('dana', 'progress', offline, store));
    expect(screen.getByText('may be old')).toBeTruthy();
  });

  it('is not shown to another person', async () => {
    const store = new MemoryStore();
    await readOrKept('dana', 'progress', async () => 'seven of ten', store);
    await expect(readOrKept('evan', 'progress', offline, store)).rejects.toThrow(OfflineError);
    await expect(readOrKept('dana', 'attempts', offline, store)).rejects.toThrow(OfflineError);
  });

  it('is not kept by a session that ends with the tab', async () => {
    const store = new MemoryStore();
    sessionStorage.setItem(SESSION_KEY, 'of this tab');
    await readOrKept('dana', 'progress', async () => 'seven of ten', store);
    await expect(readOrKept('dana', 'progress', offline, store)).rejects.toThrow(OfflineError);
    sessionStorage.clear();
    localStorage.setItem(SESSION_KEY, 'of this browser');
    await readOrKept('dana', 'progress', async () => 'seven of ten', store);
    expect(await readOrKept('dana', 'progress', offline, store)).toBe('seven of ten');
  });

  it('does not take the place of what the server says', async () => {
    const store = new MemoryStore();
    await readOrKept('dana', 'progress', async () => 'seven of ten', store);
    const refused = new ApiError(403, 'FORBIDDEN', 'no');
    await expect(readOrKept('dana', 'progress', () => Promise.reject(refused), store)).rejects.toBe(
      refused,
    );
  });
});
