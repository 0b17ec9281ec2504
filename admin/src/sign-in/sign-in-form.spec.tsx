import { describe, expect, it } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { fakeSession } from '../../test/fake-session.js';
import { SignInForm } from './sign-in-form.js';

const field = (name: RegExp) => screen.getByLabelText<HTMLInputElement>(name);
const email = () => field(/^Email/);
const password = () => field(/^Password/);
const type = (into: HTMLInputElement, value: string) =>
  fireEvent.change(into, { target: { value } });
const button = () => screen.getByRole<HTMLButtonElement>('button', { name: /^Sign/ });
const submit = () => act(async () => void fireEvent.submit(button()));
const saidAt = (input: HTMLInputElement) =>
  document.getElementById(input.getAttribute('aria-describedby') ?? '')?.textContent;

/** The form, and how often it succeeded; `answers` are the server's responses, one per try. */
function open(...answers: (string | null | Error)[]) {
  const [tried, led]: [object[], string[]] = [[], []];
  const session = {
    ...fakeSession(null),
    signIn: async (form: object) => {
      tried.push(form);
      const answer = answers[tried.length - 1];
      if (answer instanceof Error) throw answer;
      return answer === undefined ? new Promise<null>(() => {}) : answer;
    },
  };
  render(<SignInForm session={session} onSignedIn={() => led.push('on')} />);
  return { tried, led };
}

function fill() {
  type(email(), ' ann@x.org ');
  type(password(), ' secret ');
}

describe('signing in', () => {
  it('asks for what is missing at its field, and leads to the first', async () => {
    const { tried } = open(null);
    type(email(), '  ');
    await submit();
    expect([saidAt(email()), saidAt(password())]).toEqual([
      'Enter your email address.',
      'Enter your password.',
    ]);
    expect([email(), password()].map((one) => one.getAttribute('aria-invalid'))).toEqual([
      'true',
      'true',
    ]);
    expect(document.activeElement).toBe(email());
    type(email(), 'ann@x.org');
    await submit();
    expect([email().getAttribute('aria-invalid'), document.activeElement]).toEqual([
      'false',
      password(),
    ]);
    expect(tried).toEqual([]);
  });

  it('sends the address without spaces and the password as it is, and stays busy', async () => {
    const { tried, led } = open(null, null);
    fill();
    await submit();
    expect(tried).toEqual([{ email: 'ann@x.org', password: ' secret ', remember: true }]);
    expect(led).toEqual(['on']);
    const said = [button().textContent, button().ariaDisabled, button().ariaBusy];
    expect(said).toEqual(['Signing In...', 'true', 'true']);
    await submit();
    expect([tried.length, led.length]).toEqual([1, 1]);
  });

  it('is for this visit only where it is not to be remembered', async () => {
    const { tried } = open(null);
    fill();
    const remember = field(/^Remember me/);
    expect(remember.checked).toBe(true);
    fireEvent.click(remember);
    await submit();
    expect(tried).toMatchObject([{ remember: false }]);
  });

  it('is sent once while the server thinks', async () => {
    const { tried, led } = open();
    expect([button().textContent, button().ariaDisabled]).toEqual(['Sign In', 'false']);
    fill();
    await submit();
    await submit();
    expect([tried.length, led.length, button().textContent]).toEqual([1, 0, 'Signing In...']);
  });

  it('says what went wrong until the next try, and keeps what was typed', async () => {
    const { tried, led } = open('Invalid email or password.', new Error('x'));
    fill();
    await submit();
    expect(screen.getByRole('alert').textContent).toBe('Login failedInvalid email or password.');
    expect([email().value, password().value]).toEqual(['ann@x.org', ' secret ']);
    expect([button().textContent, button().ariaBusy]).toEqual(['Sign In', 'false']);
    await submit();
    expect(screen.getByRole('alert').textContent).toMatch(/failedSomething went wrong\. Try/);
    await submit();
    expect(screen.queryByRole('alert')).toBeNull();
    expect([tried.length, led]).toEqual([3, []]);
  });

  it('shows what is typed as the password while its button is pressed', () => {
    open();
    const toggle = screen.getByRole('button', { name: 'Show password' });
    const seen = () => [password().type, toggle.getAttribute('aria-pressed')];
    expect(seen()).toEqual(['password', 'false']);
    fireEvent.click(toggle);
    expect(seen()).toEqual(['text', 'true']);
    fireEvent.click(toggle);
    expect(seen()).toEqual(['password', 'false']);
    expect([email().type, email().autocomplete, password().autocomplete]).toEqual([
      ...['email', 'username', 'current-password'],
    ]);
    const forgot = screen.getByRole('link', { name: 'Forgot password?' });
    expect(forgot.getAttribute('href')).toBe('/forgot-password');
  });
});
