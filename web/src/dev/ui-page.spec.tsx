import { readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { FLOATING } from './floating-samples.js';
import { SAMPLES } from './samples.js';
import UiPage from './ui-page.js';

/** Files of `ui` that hold no part of their own, and why. */
const NO_PART: Readonly<Record<string, string>> = {
  'dialog-window': 'the window of dialog',
  'unsaved-guard': 'a dialog that comes when a form with changes is left',
};

function open(at: string): void {
  render(
    <MemoryRouter initialEntries={[at]}>
      <UiPage />
    </MemoryRouter>,
  );
}

describe('/dev/ui', () => {
  it('shows every part of ui: a new file needs its samples', () => {
    const files = readdirSync(path.join(__dirname, '../ui'))
      .filter((file) => file.endsWith('.tsx') && !file.includes('.spec.'))
      .map((file) => file.replace('.tsx', ''));
    const shown = [...SAMPLES.map(({ file }) => file), ...Object.keys(FLOATING)];
    expect([...shown, ...Object.keys(NO_PART)].sort()).toEqual(files.sort());
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
