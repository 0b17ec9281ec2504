import { afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { fakeFetch, fakeSession } from '../../test/fake-session.js';
import type { Setup } from '../session/second-step.js';

const left: string[] = [];
jest.mock('../paths.js', () => ({
  ...jest.requireActual<object>('../paths.js'),
  leave: (path: string) => left.push(path),
}));

let SignInPage: typeof import('./sign-in-page.js').default;
beforeAll(async () => {
  SignInPage = (await import('./sign-in-page.js')).default;
});

const realFetch = globalThis.fetch;
afterEach(() => {
  jest.restoreAllMocks();
  globalThis.fetch = realFetch;
  left.length = 0;
});

const ME = { id: 'a', email: 'a@x.org', isAdmin: true, mustSetUpTwoStep: false };
const who = (change: object, status = 200) =>
  new Response(JSON.stringify({ ...ME, ...change }), { status });
const SECOND_STEP = () => who({ code: 'SECOND_STEP_REQUIRED' }, 403);

const SETUP = (n: number): Setup => ({
  ...{
    factorId: `f${n}`,
    picture: 'data:image/svg+xml,x',
    secret: `ABCDEFG${n}`,
    uri: 'otpauth:x',
  },
});
type Session = ReturnType<typeof fakeSession>;

async function open(answer: Response | Error, session: Session = fakeSession('token')) {
  globalThis.fetch = fakeFetch(answer);
  await act(async () => void render(<SignInPage session={session} />));
  return session;
}
const heading = () => screen.getByRole('heading', { level: 1 }).textContent;
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const press = (name: string | RegExp) => act(async () => void fireEvent.click(button(name)));
const fill = (label: RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label, { selector: 'input' }), { target: { value } });

describe('the sign-in page of staff', () => {
  it.each([
    ['an admin', who({}), ['/management_support'], 'Staff sign-in'],
    ['a student', who({ isAdmin: false }), [], 'Staff sign-in'],
    ['one whose code is missing', SECOND_STEP(), [], 'Enter your code'],
    ['one without two steps', who({ mustSetUpTwoStep: true }), [], 'Set up two-step sign-in'],
    ['one whom no server knows', new TypeError('Failed to fetch'), [], 'Staff sign-in'],
  ])('goes on where %s stopped', async (_, answer, to, title) => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    await open(answer);
    expect([left, heading(), document.title]).toEqual([to, title, `${title} · Prepward`]);
  });

  it.each([
    ['an admin', who({}), ['/management_support'], 'Staff sign-in'],
    ['a student', who({ isAdmin: false }), ['/management_support'], 'Staff sign-in'],
    ['one whose code is missing', SECOND_STEP(), [], 'Enter your code'],
    ['one without two steps', who({ mustSetUpTwoStep: true }), [], 'Set up two-step sign-in'],
    ['one whom no server knows', new TypeError('x'), ['/management_support'], 'Staff sign-in'],
  ])('leads %s on after the password', async (_, answer, to, title) => {
    await open(new TypeError('Failed to fetch'));
    globalThis.fetch = fakeFetch(answer);
    fill(/^Email/, 'ann@x.org');
    fill(/^Password/, 'right');
    await press('Sign In');
    expect([left, heading()]).toEqual([to, title]);
  });

  it('begins again at the password, signed out', async () => {
    const session = await open(SECOND_STEP());
    expect(screen.queryByText(/Log in as a student/)).toBeNull();
    await press('Start over');
    expect([session.calls, heading()]).toEqual([['signOut'], 'Staff sign-in']);
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links).toEqual(['/', '/forgot-password', '/login']);
  });
});

describe('setting up two-step sign-in', () => {
  type Step = Partial<Session['secondStep']>;
  const toSetUp = (step: Step) => {
    const session = fakeSession('token');
    return { ...session, secondStep: { ...session.secondStep, ...step } };
  };
  const mustSetUp = () => who({ mustSetUpTwoStep: true });
  const WORKS: Step = {
    beginSetup: async () => SETUP(1),
    finishSetup: async () => null,
    newRecoveryCodes: async () => ['AAAAA', 'BBBBB'],
  };

  it('shows the secret in three ways, takes its code, and hands over recovery codes', async () => {
    const given: unknown[] = [];
    const finishSetup = async (setup: Setup, code: string) => {
      given.push([setup.factorId, code]);
      return null;
    };
    const session = toSetUp({ ...WORKS, finishSetup });
    await open(mustSetUp(), session);
    expect(screen.getByRole('img').getAttribute('src')).toBe('data:image/svg+xml,x');
    expect(screen.getByText('ABCD EFG1')).toBeTruthy();
    const own = screen.getByRole('link', { name: 'Open it in your app' });
    expect(own.getAttribute('href')).toBe('otpauth:x');
    fill(/code/, '123456');
    await press('Turn on');
    expect(given).toEqual([['f1', '123456']]);
    expect(screen.getAllByRole('listitem').map((one) => one.textContent)).toEqual([
      'AAAAA',
      'BBBBB',
    ]);
    const saved = jest.fn<(file: Blob) => string>(() => 'blob:x');
    Object.assign(URL, { createObjectURL: saved, revokeObjectURL: () => undefined });
    const clicked: string[] = [];
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      clicked.push(this.download);
    });
    await press('Download');
    expect([clicked, saved.mock.calls[0]?.[0].type]).toEqual([
      ['recovery-codes.txt'],
      'text/plain',
    ]);
    globalThis.fetch = fakeFetch(who({}));
    await press("I've saved them");
    expect(left).toEqual(['/management_support']);
  });

  it('begins again where it failed, at the step that failed', async () => {
    let [begun, asked] = [0, 0];
    const session = toSetUp({
      ...WORKS,
      beginSetup: async () => {
        begun += 1;
        return begun < 3 ? { problem: `No ${begun}.` } : SETUP(begun);
      },
      newRecoveryCodes: async () => {
        asked += 1;
        return asked < 3 ? { problem: 'No codes.' } : ['CCCCC'];
      },
    });
    await open(mustSetUp(), session);
    expect(screen.getByRole('alert').textContent).toMatch(/^No 1\./);
    await press('Try again');
    expect(screen.getByRole('alert').textContent).toMatch(/^No 2\./);
    await press('Try again');
    expect(screen.getByText('ABCD EFG3')).toBeTruthy();
    fill(/code/, '123456');
    await press('Turn on');
    expect(screen.getByRole('alert').textContent).toMatch(/^No codes\./);
    await press('Try again');
    await press('Try again');
    expect([begun, asked, screen.getByRole('listitem').textContent]).toEqual([3, 3, 'CCCCC']);
  });

  it('shows the secret that was asked for last, and is busy until then', async () => {
    const waiting: ((setup: Setup) => void)[] = [];
    const session = toSetUp({ beginSetup: () => new Promise((resolve) => waiting.push(resolve)) });
    globalThis.fetch = (async () => mustSetUp()) as unknown as typeof fetch;
    const page = (
      <StrictMode>
        <SignInPage session={session} />
      </StrictMode>
    );
    await act(async () => void render(page));
    expect(screen.getByRole('progressbar', { name: 'Loading…' })).toBeTruthy();
    const [first, second] = waiting;
    await act(async () => second?.(SETUP(2)));
    await act(async () => first?.(SETUP(1)));
    expect(screen.getByText('ABCD EFG2')).toBeTruthy();
    await press('Start over');
    expect([session.calls, heading()]).toEqual([['signOut'], 'Staff sign-in']);
  });
});
