import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { STORAGE_KEYS } from '@prepward/browser/storage-keys';

const mockSteps: string[] = [];
let mockFails = false;

jest.mock('react-dom/client', () => ({
  createRoot: () => ({ render: () => mockSteps.push('rendered') }),
  hydrateRoot: () => mockSteps.push('hydrated'),
}));
jest.mock('./app/app.js', () => ({ App: () => null }));
jest.mock('./app/routes.js', () => ({ ROUTES: [] }));
jest.mock('./app/send-kept-answers.js', () => ({
  sendKeptAnswers: async () => mockSteps.push('sent'),
}));
jest.mock('./hydrate/hydration.js', () => ({
  beginHydration: (path: string) => mockSteps.push(`begins ${path}`),
}));
jest.mock('./hydrate/lazy-page.js', () => ({
  preloadRoutes: async (_: unknown, path: string) => {
    mockSteps.push(`fetches ${path}`);
    if (mockFails) throw new TypeError('Failed to fetch');
  },
}));

beforeEach(() => {
  mockSteps.length = 0;
  mockFails = false;
});
afterEach(() => {
  document.body.innerHTML = '';
  window.history.replaceState(null, '', '/');
});

async function load(body: string, at: string): Promise<string[]> {
  document.body.innerHTML = body;
  window.history.replaceState(null, '', at);
  jest.resetModules();
  await import('./entry-client.js');
  await new Promise((resolve) => setTimeout(resolve));
  return [...mockSteps];
}

const EMPTY = '<div id="root"></div>';
const DRAWN = '<div id="root"><p>About us</p></div>';

it('a page that stands in its document is taken over once its code is there, or can’t be had', async () => {
  const steps = ['begins /about', 'fetches /about', 'hydrated'];
  expect(await load(DRAWN, '/about?x=1')).toEqual(steps);
  mockSteps.length = 0;
  mockFails = true;
  expect(await load(DRAWN, '/about')).toEqual(steps);
});

it('an empty one is rendered at once, while its code is fetched', async () => {
  mockFails = true;
  expect(await load(EMPTY, '/dashboard')).toEqual(['fetches /dashboard', 'rendered']);
});

it('one whose address is written with capitals is left to its own address', async () => {
  // jsdom can't navigate there, and logs that.
  const said = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(await load(DRAWN, '/About')).toEqual([]);
  said.mockRestore();
});

it('a document without a place for it is refused', async () => {
  await expect(load('', '/')).rejects.toThrow('#root');
});

it('answers that a closed page left are sent, where there are any', async () => {
  localStorage.setItem(STORAGE_KEYS.unsent, '{"a1":"dana"}');
  expect(await load(EMPTY, '/')).toContain('sent');
});
