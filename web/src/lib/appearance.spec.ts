import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { STORAGE_KEYS } from '@prepward/browser/storage-keys';
import { act, renderHook } from '@testing-library/react';
import {
  applyAppearance,
  earlyAppearance,
  useMotion,
  useTextSize,
  useTheme,
  wantsStillness,
} from './appearance.js';

const root = document.documentElement;
const KEYS = {
  theme: STORAGE_KEYS.theme,
  textSize: STORAGE_KEYS.textSize,
  motion: STORAGE_KEYS.motion,
};

function metas(): string[] {
  return [...document.querySelectorAll<HTMLMetaElement>('meta[data-scheme]')].map(
    ({ media }) => media,
  );
}

afterEach(() => {
  localStorage.clear();
  document.head.innerHTML = '';
  applyAppearance(root, localStorage, KEYS);
});

function addMetas(): void {
  document.head.innerHTML =
    '<meta name="theme-color" data-scheme="light"><meta name="theme-color" data-scheme="dark">';
}

describe('the look that a device chose', () => {
  it('is on the document at once, kept, and the same in every part that shows it', () => {
    addMetas();
    const first = renderHook(() => useTheme());
    const second = renderHook(() => useTheme());
    act(() => first.result.current[1]('dark'));
    expect(root.dataset.theme).toBe('dark');
    expect(second.result.current[0]).toBe('dark');
    expect(localStorage.getItem(KEYS.theme)).toBe('dark');
    expect(metas()).toEqual(['not all', 'all']);
    act(() => first.result.current[1]('system'));
    expect(root.dataset.theme).toBeUndefined();
    expect(metas()).toEqual(['(prefers-color-scheme: light)', '(prefers-color-scheme: dark)']);
  });

  it('holds a size of text', () => {
    const { result } = renderHook(() => useTextSize());
    expect(result.current[0]).toBe('100');
    act(() => result.current[1]('150'));
    expect(root.style.getPropertyValue('--text-scale')).toBe('1.5');
    act(() => result.current[1]('200'));
    expect(root.style.getPropertyValue('--text-scale')).toBe('2');
    act(() => result.current[1]('100'));
    expect(root.style.getPropertyValue('--text-scale')).toBe('');
  });

  it('holds that little should move', () => {
    window.matchMedia = () => ({ matches: false }) as MediaQueryList;
    const { result } = renderHook(() => useMotion());
    expect([root.dataset.motion, wantsStillness()]).toEqual([undefined, false]);
    act(() => result.current[1]('reduced'));
    expect([root.dataset.motion, wantsStillness()]).toEqual(['reduced', true]);
    act(() => result.current[1]('system'));
    expect(root.dataset.motion).toBeUndefined();
    window.matchMedia = (media) =>
      ({ matches: media === '(prefers-reduced-motion: reduce)' }) as MediaQueryList;
    expect(wantsStillness()).toBe(true);
  });

  it('is put on a page by the script it begins with, before anything else runs', () => {
    addMetas();
    localStorage.setItem(KEYS.theme, 'light');
    localStorage.setItem(KEYS.textSize, '125');
    // biome-ignore lint/security/noGlobalEval: as the page runs it
    window.eval(earlyAppearance());
    expect(root.dataset.theme).toBe('light');
    expect(root.style.getPropertyValue('--text-scale')).toBe('1.25');
    expect(metas()).toEqual(['all', 'not all']);
  });

  it('is the usual one where the browser keeps nothing, and no listener stays', () => {
    const refused = jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new Error('denied');
    });
    const { result, unmount } = renderHook(() => useTheme());
    expect(() => act(() => result.current[1]('dark'))).not.toThrow();
    expect([result.current[0], root.dataset.theme]).toEqual(['system', undefined]);
    refused.mockRestore();
    const removed = jest.spyOn(window, 'removeEventListener');
    unmount();
    expect(removed.mock.calls.map(([name]) => name)).toContain('storage');
    removed.mockRestore();
  });

  it.each(['blue', '900', '-1', 'NaN'])('is the usual one where storage holds %j', (kept) => {
    localStorage.setItem(KEYS.theme, kept);
    localStorage.setItem(KEYS.textSize, kept);
    // biome-ignore lint/security/noGlobalEval: as the page runs it
    window.eval(earlyAppearance());
    expect(root.dataset.theme).toBeUndefined();
    expect(root.style.getPropertyValue('--text-scale')).toBe('');
    expect(renderHook(() => useTextSize()).result.current[0]).toBe('100');
  });
});
