import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { FLOATING } from './floating-samples.js';
import { SAMPLES } from './samples.js';
import UiPage from './ui-page.js';

/** Parts of `ui` that have no sample of their own, and why. */
const NO_SAMPLE: Readonly<Record<string, string>> = {
  DialogWindow: 'the window of Dialog',
  Frame: 'the sheet of every illustration',
  Toaster: 'shows the toasts that a sample sends',
  UnsavedGuard: 'a dialog that comes when a form with changes is left',
};

/** The code of a folder and of those below it, without its tests. */
function codeOf(folder: string): string {
  return readdirSync(path.join(__dirname, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx') && !file.includes('.spec.'))
    .map((file) => readFileSync(path.join(__dirname, folder, file), 'utf8'))
    .join('\n');
}

function open(at: string): void {
  render(
    <MemoryRouter initialEntries={[at]}>
      <UiPage />
    </MemoryRouter>,
  );
}

describe('/dev/ui', () => {
  it('shows every part of ui: a new one needs its samples', () => {
    const parts = [...codeOf('../ui').matchAll(/^export (?:default )?function ([A-Z]\w*)/gm)];
    const samples = codeOf('.');
    const missing = parts
      .map(([, name = '']) => name)
      .filter((name) => !new RegExp(`\\b${name}\\b`).test(samples));
    expect(parts.length).toBeGreaterThan(40);
    expect(missing.sort()).toEqual(Object.keys(NO_SAMPLE));
  });

  it('shows each part in light and dark', () => {
    open('/dev/ui');
    for (const { file } of SAMPLES) {
      const schemes = [...document.querySelectorAll(`[data-part="${file}"] [data-scheme]`)];
      expect(schemes.map((box) => (box as HTMLElement).style.colorScheme)).toEqual([
        'light',
        'dark',
      ]);
      expect(schemes.filter((box) => box.childElementCount === 0)).toEqual([]);
    }
    expect(document.querySelectorAll('iframe')).toHaveLength(Object.keys(FLOATING).length * 2);
  });

  it('shows a floating part alone, in the scheme that is asked for', async () => {
    open('/dev/ui?part=dialog&scheme=dark');
    expect(await screen.findByRole('dialog', { name: 'Finish the section?' })).toBeTruthy();
    expect(document.documentElement.dataset.theme).toBe('dark');
  });
});
