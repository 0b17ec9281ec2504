import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { leave } from '../../../lib/leave.js';
import { SessionProvider } from '../../../lib/session/session-provider.js';
import { newStore } from '../../../lib/session/test-store.js';
import { FakeServer } from '../../../test/fake-server.js';
import { renderSignedIn } from '../../../test/render-signed-in.js';
import { DANA_USER, GivenSession } from '../../../test/session.js';
import { profileOf } from '../../../test/student-data.js';
import { connectToaster, type ToastMessage } from '../../../ui/toast.js';
import UnsubscribePage from '../routes/unsubscribe-page.js';
import DataSection from './data/data-section.js';
import DetailsSection from './details/details-section.js';
import EmailsSection from './emails/emails-section.js';
import StudySection from './study/study-section.js';

const PROFILE = 'GET /api/v1/profile';
const SAVE = 'PATCH /api/v1/profile';
const PRIVACY = 'GET /api/v1/privacy';
const VIEW = { export: null, deletionDueAt: null, proof: 'password' };
const ID = '00000000-0000-4000-8000-000000000001';

let server: FakeServer;
let restore: () => void;
let toasts: ToastMessage[];
let disconnect: () => void;

beforeEach(() => {
  toasts = [];
  disconnect = connectToaster((message) => toasts.push(message));
  server = new FakeServer()
    .on(PROFILE, { status: 200, body: profileOf() })
    .on(SAVE, ({ body }) => ({ status: 200, body: { ...profileOf(), ...(body as object) } }))
    .on(PRIVACY, { status: 200, body: VIEW });
  restore = server.install();
});

afterEach(() => {
  restore();
  disconnect();
});

const saved = () => server.asked(SAVE).map(({ body }) => body);

describe('personal details', () => {
  it('are saved with a notice, and saved again are the same', async () => {
    const user = renderSignedIn(<DetailsSection />);
    const first = await screen.findByLabelText('First name');
    await user.clear(first);
    await user.type(first, ' Ann ');
    await user.type(screen.getByLabelText('School program'), 'BSN, State University');
    await user.selectOptions(screen.getByLabelText('Time zone'), 'America/Denver');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(toasts).toHaveLength(1));
    expect(toasts[0]).toMatchObject({ tone: 'success', title: 'Saved' });
    expect(saved()).toEqual([
      expect.objectContaining({
        schoolProgram: 'BSN, State University',
        timeZone: 'America/Denver',
      }),
    ]);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(saved()).toHaveLength(2));
    expect(saved()[1]).toEqual(saved()[0]);
  });

  it('say what is wrong over the form, and lead to the field', async () => {
    const user = renderSignedIn(<DetailsSection />);
    const first = await screen.findByLabelText('First name');
    await user.clear(first);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Check what you entered')).toBeTruthy();
    await user.click(screen.getByRole('link', { name: 'Enter your first name.' }));
    expect(document.activeElement).toBe(first);
    expect(saved()).toEqual([]);
  });

  it('stay in the form when the server can’t take them', async () => {
    server.on(SAVE, { status: 503, body: { code: 'SERVICE_UNAVAILABLE', message: 'down' } });
    const user = renderSignedIn(<DetailsSection />);
    const program = await screen.findByLabelText('School program');
    await user.type(program, 'ADN');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText("We couldn't save it")).toBeTruthy();
    expect(screen.queryByText('down')).toBeNull();
    expect((program as HTMLInputElement).value).toBe('ADN');
  });

  it('are not lost by a link unasked', async () => {
    const user = renderSignedIn(<DetailsSection />);
    await user.type(await screen.findByLabelText('School program'), 'ADN');
    await user.click(screen.getByRole('link', { name: 'Security' }));
    expect(await screen.findByRole('dialog', { name: 'Leave without saving?' })).toBeTruthy();
    expect(screen.getByTestId('place').textContent).toBe('/');
    await user.click(screen.getByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(screen.getByTestId('place').textContent).toBe('/profile/security'));
  });

  it('take the zone of this device where none was chosen', async () => {
    server.on(PROFILE, { status: 200, body: profileOf({ timeZone: null }) });
    const user = renderSignedIn(<StudySection />);
    await user.click(await screen.findByLabelText(/^1\.5× time/));
    await user.click(screen.getAllByRole('button', { name: 'Save' })[1] as HTMLElement);
    const timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone;
    await waitFor(() => expect(saved()).toEqual([{ accommodation: 1.5, timeZone }]));
  });
});

describe('emails', () => {
  it('can be turned off by kind, and the others are named', async () => {
    server
      .on('GET /api/v1/notifications', {
        status: 200,
        body: { 'study-reminders': true, corrections: true },
      })
      .on('PATCH /api/v1/notifications', ({ body }) => ({ status: 200, body }));
    const user = renderSignedIn(<EmailsSection />);
    await user.click(await screen.findByRole('checkbox', { name: /^Study reminders/ }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(toasts).toHaveLength(1));
    expect(server.asked('PATCH /api/v1/notifications')[0]?.body).toEqual({
      'study-reminders': false,
      corrections: true,
    });
    expect(screen.getByText(/Payments, renewals, refunds/)).toBeTruthy();
  });

  it('end by a press on the page of the link, and not before', async () => {
    const route = 'POST /api/v1/unsubscribe';
    server.on(route, { status: 204 });
    const user = renderSignedIn(<UnsubscribePage />, {
      at: `/unsubscribe?key=${'k'.repeat(32)}&kind=study-reminders`,
    });
    expect(screen.getByRole('heading', { name: 'Stop study reminders?' })).toBeTruthy();
    expect(server.asked(route)).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Unsubscribe' }));
    expect(await screen.findByRole('heading', { name: 'You’re unsubscribed' })).toBeTruthy();
    expect(server.asked(route)[0]?.query.get('kind')).toBe('study-reminders');
  });

  it('say so where the link is incomplete or dead', async () => {
    server.on('POST /api/v1/unsubscribe', {
      status: 404,
      body: { code: 'UNSUBSCRIBE_LINK_INVALID', message: 'raw' },
    });
    const user = renderSignedIn(<UnsubscribePage />, { at: '/unsubscribe?key=k&kind=corrections' });
    await user.click(screen.getByRole('button', { name: 'Unsubscribe' }));
    expect(await screen.findByText(/This link no longer works/)).toBeTruthy();
    renderSignedIn(<UnsubscribePage />, { at: '/unsubscribe?kind=else' });
    expect(screen.getByRole('heading', { name: 'This link is incomplete' })).toBeTruthy();
  });
});

function openData() {
  return renderSignedIn(
    <SessionProvider store={newStore()}>
      <GivenSession user={DANA_USER}>
        <DataSection />
      </GivenSession>
    </SessionProvider>,
  );
}

describe('the own data', () => {
  const soon = new Date(Date.now() + 86_400_000).toISOString();
  const making = {
    id: ID,
    state: 'making',
    requestedAt: new Date().toISOString(),
    expiresAt: null,
    bytes: null,
    nextAt: soon,
  };

  it('is packed, and downloaded by a link of the moment', async () => {
    let visited = '';
    const { to } = leave;
    leave.to = (url) => {
      visited = url;
    };
    server
      .on('POST /api/v1/privacy/exports', { status: 202, body: { ...VIEW, export: making } })
      .on(`POST /api/v1/privacy/exports/${ID}/link`, {
        status: 200,
        body: { url: '/file?pass=x', expiresAt: soon },
      });
    const user = openData();
    await user.click(await screen.findByRole('button', { name: 'Download my data' }));
    expect(await screen.findByText(/packing your data/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Download my data' })).toBeNull();
    const ready = { ...making, state: 'ready', expiresAt: soon, bytes: 48_000 };
    server.on(PRIVACY, { status: 200, body: { ...VIEW, export: ready } });
    await user.click(
      await screen.findByRole('button', { name: 'Download file' }, { timeout: 5000 }),
    );
    await waitFor(() => expect(visited).toBe('/file?pass=x'));
    leave.to = to;
  });

  it('goes with the account, once the password proves whose it is, until it’s kept', async () => {
    const route = 'POST /api/v1/privacy/deletion';
    server
      .on(route, ({ body }) =>
        (body as { password?: string }).password === 'right'
          ? { status: 200, body: { ...VIEW, deletionDueAt: '2026-12-06T12:00:00.000Z' } }
          : { status: 400, body: { code: 'PASSWORD_WRONG', message: 'raw' } },
      )
      .on('DELETE /api/v1/privacy/deletion', { status: 200, body: VIEW });
    const user = openData();
    await user.click(await screen.findByRole('button', { name: 'Delete my account…' }));
    await user.click(screen.getByRole('button', { name: 'Delete my account' }));
    expect(await screen.findByText('Enter your current password.')).toBeTruthy();
    await user.type(screen.getByLabelText('Your password'), 'wrong');
    await user.click(screen.getByRole('button', { name: 'Delete my account' }));
    expect(await screen.findByText("Your current password isn't right.")).toBeTruthy();
    await user.clear(screen.getByLabelText('Your password'));
    await user.type(screen.getByLabelText('Your password'), 'right');
    await user.click(screen.getByRole('button', { name: 'Delete my account' }));
    expect(await screen.findByText(/will be deleted on December 6, 2026/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Keep my account' }));
    expect(await screen.findByRole('button', { name: 'Delete my account…' })).toBeTruthy();
  });

  it('asks for a code where there is no password', async () => {
    server.on(PRIVACY, { status: 200, body: { ...VIEW, proof: 'code' } });
    const user = openData();
    await user.click(await screen.findByRole('button', { name: 'Delete my account…' }));
    expect(screen.getByRole('button', { name: 'Email me a code' })).toBeTruthy();
    expect(screen.getByLabelText('Code from the email')).toBeTruthy();
  });
});
