import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { readTokens } from '../scripts/design-tokens.js';

jest.mock('./styles.css', () => ({}), { virtual: true });
jest.mock('./sign-in/sign-in-page.js', () => ({ default: () => 'Sign in', __esModule: true }));
jest.mock('./shell/access-gate.js', () => ({ AccessGate: () => 'The door' }));

beforeEach(() => {
  Object.assign(globalThis, { __DESIGN_TOKENS__: readTokens() });
  jest.resetModules();
});
afterEach(() => {
  document.body.innerHTML = '';
});

async function open(path: string, isDark = false): Promise<string> {
  const matchMedia = (query: string) => ({
    matches: isDark && query.includes('dark'),
    ...{ addEventListener: () => undefined, removeEventListener: () => undefined },
  });
  Object.assign(window, { matchMedia });
  window.history.replaceState(null, '', path);
  document.body.innerHTML = '<div id="root"></div>';
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  await import('./main.js');
  const shown = () => document.body.textContent ?? '';
  await waitFor(() => expect(shown()).not.toMatch(/^(Loading…)?$/), { timeout: 10_000 });
  return shown();
}

it.each([
  ['/admin', 'Sign in'],
  ['/admin/', 'Sign in'],
  ['/management_support', 'The door'],
  ['/management_support/users', 'The door'],
  ['/administrators', 'The door'],
])('at %s is: %s', async (path, shown) => {
  expect(await open(path)).toBe(shown);
});

it('wears the brand, light or dark as the system is', async () => {
  const { THEMES } = await import('./theme/theme.js');
  const tokens = readTokens();
  for (const mode of ['light', 'dark'] as const) {
    const { palette, typography, shape } = THEMES[mode];
    const sheet = tokens[mode];
    expect([
      palette.mode,
      palette.background,
      palette.text.primary,
      palette.text.secondary,
    ]).toEqual([mode, { default: sheet.paper, paper: sheet.surface }, sheet.ink, sheet.soft]);
    expect([palette.primary, palette.secondary.main, palette.info.main]).toMatchObject([
      { main: sheet.primary, contrastText: sheet['on-primary'], light: sheet.tint },
      ...[sheet.primary, sheet.primary],
    ]);
    const states = [palette.error, palette.warning, palette.success].map(({ main }) => main);
    expect([...states, palette.divider]).toEqual([
      ...[sheet.incorrect, sheet.notice, sheet.correct, sheet.line],
    ]);
    const sizes = (['h1', 'h2', 'h3', 'body1', 'body2', 'button'] as const).map(
      (name) => typography[name].fontSize,
    );
    expect(sizes).toEqual(
      ['28', '21', '18', '16', '14', '16'].map((size) => sheet[`size-${size}`]),
    );
    expect(shape.borderRadius).toBe(Number.parseFloat(sheet.radius ?? '') * 16);
  }
  await open('/admin', true);
  expect(getComputedStyle(document.documentElement).colorScheme).toBe('dark');
});

it('tells of a token that is missing by its name', async () => {
  const { readTokens: themed } = await import('./theme/tokens.js');
  const { ink: _ink, ...rest } = readTokens().light;
  expect(() => themed(rest)).toThrow('The design token --ink is missing.');
});
