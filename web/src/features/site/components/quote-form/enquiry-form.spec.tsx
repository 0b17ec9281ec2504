import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { FORM_LIMITS, LEAST_OPEN_MS, QUOTE_SERVICE_NAMES } from '@prepward/contracts/quote-rules';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { stopDate } from '../../../../test/clock.js';
import { FakeServer } from '../../../../test/fake-server.js';
import { button } from '../../../../test/page.js';
import { settled } from '../../../../test/settled.js';
import { dropDraft } from './draft.js';
import { EnquiryForm } from './enquiry-form.js';
import { QuoteForm } from './quote-form.js';
import { localToday } from './use-enquiry.js';

const CONTACTS = 'POST /api/v1/contacts';
const ARRIVED = { status: 202, body: { id: '00000000-0000-4000-8000-000000000000' } };

let server: FakeServer;
let restore: () => void;
beforeEach(() => {
  dropDraft();
  const note = { status: 200, body: { token: 'signed' } };
  server = new FakeServer().on(CONTACTS, ARRIVED).on('GET /api/v1/form-token', note);
  restore = server.install();
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
  restore();
});

/** Opens the form, on a clock by which it has been open for long enough to be sent. */
async function open(only?: 'quote' | 'contact') {
  render(
    <MemoryRouter>
      <EnquiryForm only={only} />
    </MemoryRouter>,
  );
  await settled(server);
  const later = Date.now() + LEAST_OPEN_MS;
  jest.spyOn(Date, 'now').mockReturnValue(later);
}

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const consent = () => screen.getByRole<HTMLInputElement>('checkbox');
const press = async (name: string) => {
  fireEvent.click(button(name));
  await settled(server);
};
const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });
const alert = () => screen.queryByRole('alert')?.textContent;
const summary = () => screen.queryByRole('region')?.getAttribute('aria-label');

function fillIn(): void {
  type('Name', 'Dana');
  type('Email', 'dana@example.org');
  type('Message', 'Help.');
  fireEvent.click(consent());
}

describe('the contact form', () => {
  it('is busy while it is sent, and says who answers where', async () => {
    let arrive: () => void = () => undefined;
    server.on(CONTACTS, () => new Promise((resolve) => (arrive = () => resolve(ARRIVED))));
    await open('contact');
    expect(screen.getByText(/^What it is about, and what you tried\./)).toBeTruthy();
    fillIn();
    await press('Send Message');
    expect(button('Sending your message…').disabled).toBe(true);
    await act(async () => arrive());
    await settled(server);
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/write back to dana@example\.org\. Response within 30 minutes\.$/),
      'If you don’t see our answer, check your spam folder.',
    ]);
    const hrefs = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(hrefs[0]).toBe('/exam-practice');
  });

  it('takes back why it was not sent once it is tried again', async () => {
    server.on(CONTACTS, { status: 503, body: { code: 'SERVICE_UNAVAILABLE', message: '' } });
    await open('contact');
    type('Email', 'dana@');
    await settled(server);
    // No problem is shown before the first try to send.
    expect(field('Email').getAttribute('aria-invalid')).toBeNull();
    fillIn();
    await press('Send Message');
    expect(alert()).toMatch(/^Not sentWhat you typed is still here\./);
    type('Name', '');
    await press('Send Message');
    expect([alert(), summary()]).toEqual([undefined, 'One thing needs another look']);
  });

  it.each([
    [{ name: 'Enter your name.' }, undefined, 'One thing needs another look'],
    [{ service: 'Choose.', other: 'No.' }, expect.stringMatching(/^Not sent/), undefined],
  ])('says what the server finds wrong, at a field that it has: %j', async (errors, why, list) => {
    const body = { code: 'VALIDATION_FAILED', message: '', errors };
    server.on(CONTACTS, { status: 400, body });
    await open('contact');
    fillIn();
    await press('Send Message');
    expect([alert(), summary()]).toEqual([why, list]);
  });
});

describe('a form for either', () => {
  it('forgets what was wrong when it is for something else', async () => {
    await open();
    expect(
      screen.getAllByRole('radio').map((radio) => (radio as HTMLInputElement).checked),
    ).toEqual([true, false]);
    await press('Get a Free Quote');
    expect(summary()).toBe('5 things need another look');
    const problem = document.getElementById(consent().getAttribute('aria-describedby') ?? '');
    expect(problem?.textContent).toMatch(/^Agree/);
    expect(consent().getAttribute('aria-invalid')).toBe('true');
    fireEvent.click(screen.getByRole('radio', { name: 'Something else' }));
    expect([summary(), field('Name').getAttribute('aria-invalid')]).toEqual([undefined, null]);
    await press('Send Message');
    expect(summary()).toBe('4 things need another look');
  });

  it('takes texts as long as the server does, and days from today on', async () => {
    stopDate();
    await open();
    const limits = ['Name', 'Email', 'Phone (optional)', 'Message'].map(
      (name) => field(name).maxLength,
    );
    const { name, email, phone, message } = FORM_LIMITS;
    expect(limits).toEqual([name, email, phone, message]);
    expect(field('Exam date (optional)').min).toBe('2026-11-21');
    const services = [...document.querySelectorAll('option')].map((one) => one.textContent);
    expect(services).toEqual(['Choose…', ...Object.values(QUOTE_SERVICE_NAMES)]);
    const trap = document.querySelector<HTMLInputElement>('input[name=website]');
    expect([trap?.tabIndex, trap?.autocomplete]).toEqual([-1, 'off']);
  });

  it.each([
    [300, '2026-11-22'],
    [0, '2026-11-23'],
    [-1320, '2026-11-24'],
  ])('knows the day of the student, %d minutes behind', (minutes, day) => {
    stopDate('2026-11-23T02:00:00.000Z');
    jest.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(minutes);
    expect(localToday()).toBe(day);
  });
});

describe('the place of the form', () => {
  afterEach(() => {
    Reflect.deleteProperty(globalThis, 'IntersectionObserver');
  });

  it.each([
    [undefined, 8],
    ['quote', 7],
  ] as const)('is kept until it is nearly in sight: %s', async (only, bars) => {
    let see: (...seen: boolean[]) => void = () => undefined;
    const looks: unknown[] = [];
    class Observer {
      constructor(tell: (entries: object[]) => void, options: object) {
        looks.push(options);
        see = (...seen) => tell(seen.map((isIntersecting) => ({ isIntersecting })));
      }
      observe = () => looks.push('looks');
      disconnect = () => looks.push('ends');
    }
    Object.assign(globalThis, { IntersectionObserver: Observer });
    const { container, unmount } = render(
      <MemoryRouter>
        <QuoteForm only={only} />
      </MemoryRouter>,
    );
    expect(container.querySelector('[aria-hidden=true]')?.children).toHaveLength(bars);
    see(false);
    await settled(server);
    expect(screen.queryByLabelText('Name')).toBeNull();
    expect(looks).toEqual([{ rootMargin: '300px' }, 'looks']);
    see(false, true);
    await settled(server);
    expect(screen.queryAllByRole('radio')).toHaveLength(only ? 0 : 2);
    expect(field('Name')).toBeTruthy();
    expect(container.querySelector('[aria-hidden=true].grid')).toBeNull();
    expect(looks.slice(2)).toEqual(['ends']);
    unmount();
  });

  it('says so where the form cannot be loaded', async () => {
    jest.doMock('./enquiry-form.js', () => {
      throw new Error('gone');
    });
    const { container } = render(
      <MemoryRouter>
        <QuoteForm only="quote" />
      </MemoryRouter>,
    );
    await settled(server);
    jest.dontMock('./enquiry-form.js');
    expect(alert()).toMatch(/^We couldn’t load the form\./);
    expect(container.querySelector('[aria-hidden=true]')).toBeNull();
  });
});
