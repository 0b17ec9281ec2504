import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { BRAND } from '@prepward/contracts/brand';
import { FORM_TOKEN_MS, LEAST_OPEN_MS } from '@prepward/contracts/quote-rules';
import { quoteBody } from '@prepward/contracts/quotes';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { FakeServer } from '../../../../test/fake-server.js';
import { fillField } from '../../../../test/fill-field.js';
import { dropDraft } from './draft.js';
// Loaded up front, so that no test waits for it.
import './enquiry-form.js';
import { QuoteForm } from './quote-form.js';

const QUOTES = 'POST /api/v1/quotes';
const TOKEN = 'GET /api/v1/form-token';
const ARRIVED = { status: 202, body: { id: '00000000-0000-4000-8000-000000000000' } };

let server: FakeServer;
let restore: () => void;
beforeEach(() => {
  dropDraft();
  server = new FakeServer()
    .on(QUOTES, ARRIVED)
    .on('POST /api/v1/contacts', ARRIVED)
    .on(TOKEN, { status: 200, body: { token: 'signed' } });
  restore = server.install();
});
afterEach(() => {
  jest.restoreAllMocks();
  restore();
});

/** Every form that was sent. */
const sendings = () => server.seen.filter(({ method }) => method === 'POST');

/** Opens the form; an `old` one has been open for long enough to be sent. */
async function open(only?: 'quote' | 'contact', age: 'old' | 'young' = 'old') {
  const page = render(
    <MemoryRouter>
      <QuoteForm only={only} />
    </MemoryRouter>,
  );
  await screen.findByLabelText('Name');
  if (age === 'old') {
    await act(() => new Promise((resolve) => setTimeout(resolve)));
    const later = Date.now() - performance.now() + LEAST_OPEN_MS;
    jest.spyOn(Date, 'now').mockImplementation(() => later + performance.now());
  }
  return { user: userEvent.setup(), close: page.unmount };
}

type User = ReturnType<typeof userEvent.setup>;

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const send = (user: User) => user.click(screen.getByRole('button', { name: 'Get a Free Quote' }));

async function fillIn(user: User) {
  await user.selectOptions(field('What do you need?'), 'Exam-day preparation');
  fireEvent.change(field('Exam date (optional)'), { target: { value: '2999-12-05' } });
  await fillField(user, field('Name'), ' Dana Ortiz ');
  await fillField(user, field('Email'), 'dana@example.org');
  await fillField(user, field('Message'), 'Two weeks left.');
  await user.click(screen.getByRole('checkbox'));
}

describe('the quote form', () => {
  it('sends what was typed, as the contract wants it, and says what happens next', async () => {
    const { user } = await open('quote');
    await fillIn(user);
    await send(user);
    const heading = await screen.findByRole('heading', { name: 'We got your request' });
    expect(document.activeElement).toBe(heading);
    expect(screen.getByText(/Response within 30 minutes/)).toBeTruthy();
    expect(screen.getByText(/We’ll email dana@example.org to confirm/)).toBeTruthy();
    const [sent] = server.asked(QUOTES);
    expect(sent?.body).toEqual({
      service: 'exam-day',
      examDate: '2999-12-05',
      name: 'Dana Ortiz',
      email: 'dana@example.org',
      message: 'Two weeks left.',
      consent: true,
      formToken: 'signed',
    });
    expect(quoteBody.safeParse(sent?.body).error).toBeUndefined();
    expect(sent?.headers.get('idempotency-key')).toMatch(/^[0-9a-f]{32}$/);
  });

  it('lists what is wrong, says it at each field, goes to the first, and sends nothing', async () => {
    const { user } = await open('quote');
    await user.type(field('Email'), 'dana@');
    await send(user);
    const summary = within(screen.getByRole('region', { name: '5 things need another look' }));
    expect(document.activeElement).toBe(field('What do you need?'));
    const email = field('Email');
    expect(email.getAttribute('aria-invalid')).toBe('true');
    const described = document.getElementById(email.getAttribute('aria-describedby') ?? '');
    expect(described?.textContent).toBe('Enter an address like name@example.com.');
    await user.click(summary.getByRole('button', { name: 'Write what you need.' }));
    expect(document.activeElement).toBe(field('Message'));
    expect(sendings()).toEqual([]);
  });

  it('takes an error away as soon as it is fixed', async () => {
    const { user } = await open('quote');
    await fillIn(user);
    await user.clear(field('Name'));
    await send(user);
    expect(document.activeElement).toBe(field('Name'));
    await user.type(field('Name'), 'D');
    expect(field('Name').getAttribute('aria-invalid')).toBeNull();
    expect(screen.queryByRole('region')).toBeNull();
  });

  it('shows what only the server finds wrong at its field', async () => {
    server.on(QUOTES, {
      status: 400,
      body: {
        code: 'VALIDATION_FAILED',
        message: "The request isn't valid.",
        errors: { examDate: 'This day is over.' },
      },
    });
    const { user } = await open('quote');
    await fillIn(user);
    await send(user);
    expect(await screen.findByText('One thing needs another look')).toBeTruthy();
    expect(document.activeElement).toBe(field('Exam date (optional)'));
    expect(field('Message').value).toBe('Two weeks left.');
  });

  it('loses nothing without a connection, and sends the same again under the same key', async () => {
    const { user } = await open('quote');
    await fillIn(user);
    server.on(QUOTES, () => {
      throw new TypeError('Failed to fetch');
    });
    await send(user);
    const alert = within(await screen.findByRole('alert'));
    expect(alert.getByText('Not sent: you’re offline')).toBeTruthy();
    expect(alert.getByRole('link', { name: BRAND.contactEmail })).toBeTruthy();
    expect(field('Message').value).toBe('Two weeks left.');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Get a Free Quote' }));
    server.on(QUOTES, ARRIVED);
    await send(user);
    await screen.findByRole('heading', { name: 'We got your request' });
    const keys = server.asked(QUOTES).map(({ headers }) => headers.get('idempotency-key'));
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
  });

  it('counts a changed form as another one', async () => {
    server.on(QUOTES, { status: 503, body: { code: 'SERVICE_UNAVAILABLE', message: 'Later.' } });
    const { user } = await open('quote');
    await fillIn(user);
    await send(user);
    await screen.findByText(/not available right now/);
    await user.type(field('Message'), ' Math.');
    await send(user);
    const keys = server.asked(QUOTES).map(({ headers }) => headers.get('idempotency-key'));
    expect(new Set(keys).size).toBe(2);
  });

  it('says how long to wait when too many were sent', async () => {
    server.on(QUOTES, { status: 429, body: { code: 'RATE_LIMITED', message: 'Too many.' } });
    const { user } = await open('quote');
    await fillIn(user);
    await send(user);
    expect(await screen.findByText(/Wait 10 minutes/)).toBeTruthy();
  });

  it('keeps what was typed when the page is left, until it is sent; consent is given again', async () => {
    const first = await open('quote');
    await fillIn(first.user);
    first.close();
    const second = await open();
    expect(field('Name').value).toBe(' Dana Ortiz ');
    expect(field('What do you need?').value).toBe('exam-day');
    const consent = screen.getByRole<HTMLInputElement>('checkbox');
    expect(consent.checked).toBe(false);
    await second.user.click(consent);
    await send(second.user);
    await screen.findByRole('heading', { name: 'We got your request' });
    second.close();
    await open('quote');
    expect(field('Name').value).toBe('');
  });

  it('sends a message about something else without what only a quote needs', async () => {
    const { user } = await open();
    await fillIn(user);
    await user.click(screen.getByRole('radio', { name: 'Something else' }));
    expect(screen.queryByLabelText('What do you need?')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Send Message' }));
    await screen.findByRole('heading', { name: 'We got your message' });
    const [sent] = server.asked('POST /api/v1/contacts');
    expect(Object.keys(Object(sent?.body)).sort()).toEqual(
      ['consent', 'email', 'formToken', 'message', 'name'].sort(),
    );
  });

  /** Fills in a quote form within moments, on a stopped clock, and sends it. */
  function sendAtOnce(): void {
    const type = (name: string, value: string) =>
      fireEvent.change(field(name), { target: { value } });
    type('What do you need?', 'retake');
    type('Name', 'Dana');
    type('Email', 'dana@example.org');
    type('Message', 'Help.');
    fireEvent.click(screen.getByRole('checkbox'));
    fireEvent.click(screen.getByRole('button', { name: 'Get a Free Quote' }));
  }

  it('waits rather than be taken for a program, when it is filled in within moments', async () => {
    jest.useFakeTimers();
    try {
      await open('quote', 'young');
      sendAtOnce();
      await act(() => jest.advanceTimersByTimeAsync(LEAST_OPEN_MS - 1_000));
      expect(sendings()).toEqual([]);
      await act(() => jest.advanceTimersByTimeAsync(1_500));
      expect(sendings()).toHaveLength(1);
    } finally {
      jest.useRealTimers();
    }
  });

  it('asks again for the note of when it was opened when that has become too old', async () => {
    jest.useFakeTimers();
    try {
      await open('quote', 'young');
      await act(() => jest.advanceTimersByTimeAsync(FORM_TOKEN_MS));
      server.on(TOKEN, { status: 200, body: { token: 'signed again' } });
      sendAtOnce();
      await act(() => jest.advanceTimersByTimeAsync(LEAST_OPEN_MS + 500));
      expect(sendings().map(({ body }) => Object(body).formToken)).toEqual(['signed again']);
    } finally {
      jest.useRealTimers();
    }
  });

  it('can be sent without that note, when the server gives none', async () => {
    server.on(TOKEN, { status: 503, body: { code: 'SERVICE_UNAVAILABLE', message: 'Later.' } });
    const { user } = await open('quote');
    await fillIn(user);
    await send(user);
    await screen.findByRole('heading', { name: 'We got your request' });
    const [sent] = sendings();
    expect(quoteBody.safeParse(sent?.body).error).toBeUndefined();
    expect(Object.keys(Object(sent?.body))).not.toContain('formToken');
  });

  it('has a field that people neither see nor reach, and sends what a program puts there', async () => {
    const { user } = await open('quote');
    const trap = document.querySelector<HTMLInputElement>('input[name="website"]');
    expect(trap?.closest('[hidden]')).toBeTruthy();
    expect(screen.queryByRole('textbox', { name: 'Leave this empty' })).toBeNull();
    await fillIn(user);
    fireEvent.change(trap ?? document, { target: { value: 'https://spam.example' } });
    await send(user);
    await screen.findByRole('heading', { name: 'We got your request' });
    expect(server.asked(QUOTES)[0]?.body).toMatchObject({ website: 'https://spam.example' });
  });

  it('brings the right keyboards and fills itself in', async () => {
    await open('quote');
    const of = (name: string, ...attributes: string[]) =>
      attributes.map((attribute) => field(name).getAttribute(attribute));
    expect(of('Name', 'autocomplete')).toEqual(['name']);
    expect(of('Email', 'type', 'inputmode', 'autocomplete')).toEqual(['email', 'email', 'email']);
    expect(of('Phone (optional)', 'type', 'inputmode', 'autocomplete')).toEqual([
      'tel',
      'tel',
      'tel',
    ]);
    expect(of('Exam date (optional)', 'type')).toEqual(['date']);
  });
});
