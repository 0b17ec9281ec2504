import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { PROGRAM_MAX } from '@prepward/contracts/profile-rules';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { metaInDocument } from '../../lib/page-meta.js';
import { FakeServer } from '../../test/fake-server.js';
import { renderOverStore } from '../../test/given-store.js';
import { button, press, words } from '../../test/page.js';
import { renderSignedIn } from '../../test/render-signed-in.js';
import { settled } from '../../test/settled.js';
import { profileOf } from '../../test/student-data.js';
import { connectToaster, type ToastMessage } from '../../ui/toast.js';
import DeletionBanner from './components/deletion-banner.js';
import UnsubscribePage from './routes/unsubscribe-page.js';
import AppearanceSection from './sections/appearance/appearance-section.js';
import DataSection from './sections/data/data-section.js';
import DetailsSection from './sections/details/details-section.js';
import EmailsSection from './sections/emails/emails-section.js';
import StudySection from './sections/study/study-section.js';

const PROFILE = 'GET /api/v1/profile';
const SAVE = 'PATCH /api/v1/profile';
const PRIVACY = 'GET /api/v1/privacy';
const DELETE = 'POST /api/v1/privacy/deletion';
const BUSY = { status: 503, body: { code: 'SERVICE_UNAVAILABLE', message: '' } };
const VIEW = { export: null, deletionDueAt: null, proof: 'password' };
const FAR = '2999-01-02T12:00:00.000Z';
const never = () => new Promise<never>(() => undefined);

let server: FakeServer;
let restore: () => void;
let toasts: ToastMessage[];
beforeEach(() => {
  toasts = [];
  // The browser knows about four hundred.
  const zones = jest.spyOn(Intl, 'supportedValuesOf').mockReturnValue(['America/Chicago', 'UTC']);
  const disconnect = connectToaster((message) => toasts.push(message));
  server = new FakeServer()
    .on(PROFILE, { status: 200, body: profileOf({ schoolProgram: 'BSN' }) })
    .on(SAVE, { status: 200, body: profileOf() })
    .on(PRIVACY, { status: 200, body: VIEW });
  const uninstall = server.install();
  restore = () => {
    uninstall();
    disconnect();
    zones.mockRestore();
  };
});
afterEach(() => restore());

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });
/** Whether the browser asks before the tab is closed. */
function held(): boolean {
  const closing = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(closing);
  return closing.defaultPrevented;
}
const focused = () => document.activeElement;

function shown(page: ReactNode) {
  renderOverStore(page);
  return settled(server);
}

describe('the details', () => {
  it('begin as they are, and are saved together', async () => {
    renderSignedIn(<DetailsSection />);
    expect(await settled(server)).toMatch(/You sign in as dana@example\.com/);
    const fields = ['First name', 'Last name', 'School program', 'Time zone'];
    expect(fields.map((name) => field(name).value)).toEqual([
      ...['Dana', 'Ortiz', 'BSN', 'America/Chicago'],
    ]);
    expect(field('School program').maxLength).toBe(PROGRAM_MAX);
    type('First name', ' Eve ');
    press('Save');
    await waitFor(() => expect(toasts).toHaveLength(1));
    expect(server.asked(SAVE)[0]?.body).toEqual({
      ...{ firstName: 'Eve', lastName: 'Ortiz' },
      ...{ schoolProgram: 'BSN', timeZone: 'America/Chicago' },
    });
    expect(toasts).toEqual([
      { tone: 'success', title: 'Saved', description: 'Your details are up to date.' },
    ]);
    // A saved form can be left without being asked.
    fireEvent.click(screen.getByRole('link', { name: 'Security' }));
    expect(screen.getByTestId('place').textContent).toBe('/profile/security');
  });

  it('begin with the time zone of this device where none was chosen', async () => {
    server.on(PROFILE, { status: 200, body: profileOf({ timeZone: null }) });
    const options = jest.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions');
    options.mockReturnValue({ timeZone: 'Asia/Tokyo' } as never);
    await shown(<DetailsSection />);
    expect(field('Time zone').value).toBe('Asia/Tokyo');
    options.mockRestore();
  });

  it('are saved also where the rest of the site learns of them later', async () => {
    let down = false;
    const ensureToken = async () => (down ? Promise.reject(new Error('down')) : 'token');
    renderOverStore(<DetailsSection />, { session: { ensureToken } });
    await settled(server);
    server.on(SAVE, () => {
      down = true;
      return { status: 200, body: profileOf() };
    });
    type('Last name', 'Ruiz');
    press('Save');
    await waitFor(() => expect(toasts.map(({ title }) => title)).toEqual(['Saved']));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('say what is wrong to who cannot see it, and are busy while they are saved', async () => {
    await shown(<DetailsSection />);
    type('First name', '');
    type('Last name', '');
    press('Save');
    await waitFor(() => expect(focused()?.textContent).toMatch(/^Check what you entered/));
    expect(screen.getAllByRole('listitem')).toHaveLength(2);
    type('First name', 'Eve');
    type('Last name', 'Ruiz');
    const answers: ((given: object) => void)[] = [];
    server.on(SAVE, () => new Promise((done) => answers.push(done as never)));
    expect(held()).toBe(true);
    press('Save');
    await waitFor(() => expect(button('Saving...').disabled).toBe(true));
    expect(held()).toBe(false);
    await waitFor(() => expect(answers).toHaveLength(1));
    answers[0]?.(BUSY);
    await waitFor(() => expect(focused()?.textContent).toMatch(/^We couldn't save it/));
    expect(screen.queryByText('Check what you entered')).toBeNull();
    expect(field('First name').value).toBe('Eve');
  });
});

describe('exam and time', () => {
  it('begin as they are, and are saved each by itself', async () => {
    const profile = profileOf({ accommodation: 2, targetScore: 71, examDate: '2999-01-02' });
    server.on(PROFILE, { status: 200, body: profile });
    await shown(<StudySection />);
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /^2× time/ }).checked).toBe(true);
    expect(words()).toMatch(/209 minutes for the whole exam/);
    expect([field('Day of your exam').value, field('Target score, percent').value]).toEqual([
      ...['2999-01-02', '71'],
    ]);
    fireEvent.click(screen.getByRole('radio', { name: /^Standard time/ }));
    fireEvent.click(screen.getAllByRole('button', { name: 'Save' })[1] as HTMLElement);
    await waitFor(() => expect(toasts[0]?.description).toBe('New timed practice uses it.'));
    expect(server.asked(SAVE)[0]?.body).toEqual({ accommodation: 1 });
  });
});

describe('emails', () => {
  it('begin as they were chosen, say how often they come, and are read again', async () => {
    const route = '/api/v1/notifications';
    server
      .on(`GET ${route}`, { status: 200, body: { 'study-reminders': false, corrections: true } })
      .on(`PATCH ${route}`, ({ body }) => ({ status: 200, body }));
    expect(await shown(<EmailsSection />)).toMatch(
      /haven’t practiced for 3 days\. In the early evening, at most once every 7 days\./,
    );
    const boxes = screen.getAllByRole<HTMLInputElement>('checkbox');
    expect(boxes.map(({ checked }) => checked)).toEqual([false, true]);
    fireEvent.click(boxes[0] as HTMLElement);
    press('Save');
    await waitFor(() => expect(server.asked(`GET ${route}`)).toHaveLength(2));
    expect(server.asked(`PATCH ${route}`)[0]?.body).toEqual({
      ...{ 'study-reminders': true, corrections: true },
    });
    expect(toasts[0]?.description).toBe('Your email choices are up to date.');
  });

  it('are left by the key of the link', async () => {
    server.on('POST /api/v1/unsubscribe', never);
    renderOverStore(<UnsubscribePage />, { at: '/unsubscribe?key=k-1&kind=corrections' });
    expect(metaInDocument()).toMatchObject({ title: 'Unsubscribe', noIndex: true });
    press('Unsubscribe');
    await waitFor(() => expect(button('Unsubscribe').disabled).toBe(true));
    await settled(server);
    expect(Object.fromEntries(server.seen[0]?.query ?? [])).toEqual({
      ...{ key: 'k-1', kind: 'corrections' },
    });
  });

  it('can be chosen where a link is incomplete', () => {
    renderOverStore(<UnsubscribePage />, { at: '/unsubscribe' });
    expect(href('your profile')).toBe('/profile/emails');
  });
});

it('less motion holds at once, on this device', () => {
  renderOverStore(<AppearanceSection />);
  const motion = screen.getByRole('group', { name: 'Motion' });
  const chosen = () => motion.querySelector('input:checked')?.closest('label')?.textContent;
  expect(chosen()).toBe('System');
  fireEvent.click(screen.getByRole('radio', { name: 'Reduced' }));
  expect([chosen(), document.documentElement.dataset.motion]).toEqual(['Reduced', 'reduced']);
  fireEvent.click(motion.querySelector('input') as HTMLElement);
  expect(document.documentElement.dataset.motion).toBeUndefined();
});

describe('the own data', () => {
  it('is deleted by a proof that is asked for at once, or not at all', async () => {
    server.on(DELETE, { status: 400, body: { code: 'PASSWORD_WRONG', message: '' } });
    expect(await shown(<DataSection />)).toMatch(/In 14 days\. Until then you can log in/);
    press('Delete my account…');
    expect(focused()).toBe(field('Your password'));
    type('Your password', ' wrong ');
    button('Delete my account').focus();
    press('Delete my account');
    await screen.findByText("Your current password isn't right.");
    expect(server.asked(DELETE)[0]?.body).toEqual({ password: ' wrong ' });
    await waitFor(() => expect(focused()).toBe(field('Your password')));
    expect(screen.queryByRole('alert')).toBeNull();
    server.on(DELETE, BUSY);
    press('Delete my account');
    expect((await screen.findByRole('alert')).textContent).toMatch(
      /^We couldn’t delete your account.*not available right now/,
    );
    expect(field('Your password').ariaInvalid).toBeNull();
    server.on(DELETE, never);
    press('Delete my account');
    await waitFor(() => expect(button('Deleting...').disabled).toBe(true));
    press('Cancel');
    expect(button('Delete my account…')).toBeTruthy();
  });

  it('is deleted by a mailed code without the spaces around it', async () => {
    server
      .on(PRIVACY, { status: 200, body: { ...VIEW, proof: 'code' } })
      .on(DELETE, { status: 400, body: { code: 'CODE_WRONG', message: '' } });
    await shown(<DataSection />);
    press('Delete my account…');
    expect(focused()).toBe(field('Code from the email'));
    press('Delete my account');
    expect(await screen.findByText('Enter the code from the email.')).toBeTruthy();
    type('Code from the email', ' 123456 ');
    press('Delete my account');
    await waitFor(() => expect(server.asked(DELETE)).toHaveLength(1));
    expect(server.asked(DELETE)[0]?.body).toEqual({ nonce: '123456' });
    await waitFor(() => expect(field('Code from the email').ariaInvalid).toBe('true'));
  });

  it('is kept by a press that can be repeated', async () => {
    const KEEP = 'DELETE /api/v1/privacy/deletion';
    server.on(PRIVACY, { status: 200, body: { ...VIEW, deletionDueAt: FAR } }).on(KEEP, BUSY);
    await shown(<DataSection />);
    expect(href('resume it')).toBe('/subscription');
    expect(screen.queryByRole('alert')).toBeNull();
    press('Keep my account');
    expect((await screen.findByRole('alert')).textContent).toMatch(/^That didn’t work/);
    expect(toasts).toEqual([]);
    server.on(KEEP, { status: 200, body: VIEW });
    press('Keep my account');
    expect(await screen.findByRole('button', { name: 'Delete my account…' })).toBeTruthy();
    expect(toasts).toEqual([{ tone: 'success', title: 'Your account stays' }]);
  });

  it('is packed and fetched one at a time, and says what did not work', async () => {
    const ready = {
      id: 'e',
      state: 'ready',
      requestedAt: FAR,
      expiresAt: FAR,
      bytes: 5,
      nextAt: FAR,
    };
    const past = { ...ready, nextAt: '2020-01-01T00:00:00.000Z' };
    server
      .on(PRIVACY, { status: 200, body: { ...VIEW, export: past } })
      .on('POST /api/v1/privacy/exports', BUSY)
      .on('POST /api/v1/privacy/exports/e/link', never);
    expect(await shown(<DataSection />)).toMatch(/The file is yours for \d+ days/);
    server.on('POST /api/v1/privacy/exports/e/link', BUSY);
    press('Download file');
    expect((await screen.findByRole('alert')).textContent).toMatch(/^That didn’t work/);
    server.on('POST /api/v1/privacy/exports/e/link', never);
    press('Download file');
    await waitFor(() => expect(button('Download file').disabled).toBe(true));
    expect(button('Pack it again').disabled).toBe(false);
    expect(screen.queryByRole('alert')).toBeNull();
    press('Pack it again');
    expect((await screen.findByRole('alert')).textContent).toMatch(/not available right now/);
    expect(button('Pack it again').disabled).toBe(false);
  });

  it('is not asked about again by the next page', async () => {
    function Pages() {
      const [next, setNext] = useState(false);
      const go = (
        <button type="button" onClick={() => setNext(true)}>
          Next
        </button>
      );
      return next ? (
        <DeletionBanner />
      ) : (
        <>
          <DataSection />
          {go}
        </>
      );
    }
    await shown(<Pages />);
    press('Next');
    await settled(server);
    expect(server.asked(PRIVACY)).toHaveLength(1);
  });
});
