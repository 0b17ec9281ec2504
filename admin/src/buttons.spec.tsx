import { describe, expect, it, jest } from '@jest/globals';
import { createTheme } from '@mui/material';
import type { AdminUser } from '@prepward/contracts/admin';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { type ComponentType, type ReactNode, useState } from 'react';
import { AdminContext, HttpError, ResourceContextProvider, testDataProvider } from 'react-admin';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { AuditShow } from './audit-entries/audit-show.js';
import { ClaimsPage } from './claims/claims-page.js';
import { EnquiryShow } from './enquiries/enquiry-show.js';
import { ReportShow } from './item-reports/report-show.js';
import { useCheckedItem } from './items/use-checked-item.js';
import { HealthPage } from './operations/health-page.js';
import { MailShow } from './operations/mail-show.js';
import { SettingsPage } from './operations/settings-page.js';
import { LedgerCheck } from './sales/ledger-check.js';
import { OrderShow } from './sales/order-show.js';
import { PaymentShow } from './sales/payment-show.js';
import { RefundShow } from './sales/refund-show.js';
import { AccountActions } from './users/user-actions.js';
import { UserBilling } from './users/user-billing.js';
import { UserPrivacy } from './users/user-privacy.js';
import { UserShow } from './users/user-show.js';

const AT = '2026-11-02T10:00:00.000Z';
const FAR = '2999-01-01T00:00:00.000Z';
const PAST = '2020-01-01T00:00:00.000Z';

type Answers = Record<string, unknown>;

function show(page: ReactNode, record: object, answers: Answers = {}, calls: string[] = []) {
  const data = Object.assign(
    testDataProvider({
      getOne: async () => ({ data: { id: 'r1', ...record } as never }),
      getMany: async () => ({ data: [] }),
      getList: async () => ({ data: [], total: 0 }),
    }),
    {
      call: async (name: string, input: object) => {
        calls.push(`${name} ${JSON.stringify(input)}`);
        const answer = answers[name];
        if (answer === undefined) throw new Error(`Nothing answers ${name}`);
        return { data: typeof answer === 'function' ? answer() : answer };
      },
    },
  );
  render(
    <MemoryRouter initialEntries={['/things/r1/show']}>
      <AdminContext
        dataProvider={data}
        theme={createTheme()}
        authProvider={
          {
            getIdentity: async () => ({ id: 'me' }),
            checkAuth: async () => undefined,
            checkError: async () => undefined,
            getPermissions: async () => [],
          } as never
        }
      >
        <ResourceContextProvider value="things">
          <Routes>
            <Route path="/things/:id/show" element={page} />
          </Routes>
        </ResourceContextProvider>
      </AdminContext>
    </MemoryRouter>,
  );
}

const words = (): string => document.body.textContent ?? '';
const buttons = () =>
  [...document.querySelectorAll('button')].map(({ textContent }) => textContent ?? '');

/** The page once it shows `said`: its buttons. */
async function shown(
  Page: ComponentType,
  record: object,
  said: RegExp,
  answers: Answers = {},
): Promise<string[]> {
  show(<Page />, record, answers);
  await waitFor(() => expect(words()).toMatch(said));
  const found = buttons();
  cleanup();
  return found;
}

describe('what can be done to an account', () => {
  const user = {
    ...{ id: 'r1', email: 'ann@x.org', firstName: 'Ann', lastName: 'Lee', roles: [] as string[] },
    ...{ isAnonymous: false, emailConfirmedAt: AT as string | null, bannedUntil: null },
    ...{ twoStep: false, lastSignInAt: null, createdAt: AT },
  };
  const billing = {
    access: { state: 'active', plan: 'weekly', source: 'grant', until: AT, renews: false },
    ...{ grants: [] as object[], payments: [] as object[], purchases: [] as object[] },
  };
  const privacy = { export: null as object | null, deletionDueAt: null as string | null };
  const billed = (own: object): Answers => ({ 'admin.userBilling': { ...billing, ...own } });
  const about = (own: object): Answers => ({ 'admin.userPrivacy': { ...privacy, ...own } });
  const account = (change: object) =>
    shown(() => <AccountActions user={{ ...user, ...change } as AdminUser} />, {}, /an|Lift/);
  const plans = (change: object, own: object, said = /No test banks bought/) =>
    shown(() => <UserBilling user={{ ...user, ...change } as AdminUser} />, {}, said, billed(own));
  const data = (change: object, own: object, said = /Deletion/) =>
    shown(() => <UserPrivacy user={{ ...user, ...change } as AdminUser} />, {}, said, about(own));

  it('follows its roles, its address and its sign-in', async () => {
    expect(await account({})).toEqual(['View as student', 'Make admin', 'Ban']);
    expect(await account({ roles: ['admin'], twoStep: true })).toEqual([
      'Remove admin role',
      'Reset two-step',
      'Ban',
    ]);
    expect(await account({ roles: ['editor'] })).toEqual(['Make admin', 'Ban']);
    expect(await account({ emailConfirmedAt: null, bannedUntil: FAR })).toEqual(['Lift ban']);
    expect(await account({ emailConfirmedAt: null, bannedUntil: PAST })).toEqual(['Ban']);
  });

  it('follows what was given, and what was asked for', async () => {
    const grant = { id: 'g', plan: 'weekly', startsAt: AT, endsAt: FAR, takenBackAt: null };
    const given = (change: object) => plans({}, { grants: [{ ...grant, ...change }] });
    expect(await given({})).toEqual(['Take back', 'Give a plan']);
    expect(await given({ endsAt: null })).toContain('Take back');
    expect(await given({ endsAt: PAST })).toEqual(['Give a plan']);
    expect(await given({ takenBackAt: AT })).toEqual(['Give a plan']);
    expect(await plans({ emailConfirmedAt: null }, {})).toEqual([]);
    expect(await data({}, {})).toEqual(['Export data', 'Delete account']);
    expect(await data({}, { deletionDueAt: FAR })).toEqual(['Export data', 'Keep account']);
    expect(await data({ roles: ['admin'] }, {})).toEqual(['Export data']);
  });

  it.each([
    [{}, /ActiveWeekly, given by staff, until /],
    [{ source: 'payment', renews: true }, /Weekly, paid, renews /],
    [{ plan: 'lifetime', until: null }, /Lifetime, given by staff, until permanently/],
    [{ state: 'free', plan: null }, /Free(?!.*given by)/],
  ])('says what it may use: %j', async (access, said) => {
    await plans({}, { access: { ...billing.access, ...access } }, said);
  });

  it.each([
    [null, /ExportNone/],
    [{ state: 'failed', expiresAt: null }, /It couldn’t be made/],
    [{ state: 'making', expiresAt: null }, /Being made/],
    [{ state: 'ready', expiresAt: FAR }, /Ready until/],
  ])('says how far the file with its data is: %j', async (newest, said) => {
    await data({}, { export: newest }, said);
  });

  it('shows a visitor as one', async () => {
    const visitor = { email: null, isAnonymous: true, emailConfirmedAt: null };
    show(
      <UserShow />,
      { ...user, ...visitor },
      {
        'admin.userAttempts': { items: [] },
        'admin.userSessions': [],
      },
    );
    await waitFor(() => expect(words()).toMatch(/No browser is signed in/));
    expect(words()).toMatch(/Visitor without an account/);
    expect(words()).not.toMatch(/Study goals|Access|Personal data/);
  });
});

describe('what can be decided', () => {
  const sale = {
    ...{ userId: 'u', name: 'Weekly', amountCents: 1999, taxCents: 0, refundedCents: 0 },
    ...{ gateway: 'sandbox', createdAt: AT, paidAt: AT, decidedAt: null, problem: null },
    ...{ periodStart: null, orderId: null, refundRequestId: null, disputeId: null },
    ...{ paymentId: 'p1', reason: 'R', note: '', decidedBy: null },
  };

  it('of a refund is open until it is decided', async () => {
    const page = (state: string) =>
      shown(RefundShow, { ...sale, state }, /Our reason/).then((found) =>
        found.filter((label) => /Refund|Decline|again/.test(label)),
      );
    expect(await page('pending')).toEqual(['Refund $19.99', 'Decline']);
    expect(await page('failed')).toEqual(['Try again']);
    expect(await page('approved')).toEqual([]);
    expect(await page('declined')).toEqual([]);
  });

  it('is said where the gateway paid nothing back', async () => {
    const problem = 'Account closed';
    const said = /didn’t pay it back: Account closed/;
    expect(await shown(RefundShow, { ...sale, state: 'failed', problem }, said)).toBeTruthy();
  });

  it('of a payment leads to what belongs to it', async () => {
    show(<PaymentShow />, { ...sale, orderId: 'o1', periodStart: AT, periodEnd: AT });
    await waitFor(() => expect(words()).toMatch(/Pays for.* to .*Order/));
    expect(screen.getByRole('link', { name: 'Open the order' }).getAttribute('href')).toBe(
      '/orders/o1/show',
    );
    expect(screen.queryByRole('link', { name: 'Open the dispute' })).toBeNull();
    cleanup();
    await shown(PaymentShow, sale, /A file, permanently/);
    await shown(OrderShow, { ...sale, state: 'open', paymentId: null }, /None yet/);
  });

  it('of an email is to send it again, or to try at last', async () => {
    const mail = {
      ...{ recipient: 'a@x.org', template: 'welcome', tries: 1, problem: null, createdAt: AT },
      ...{ sentAt: null, askedAgainAt: null },
    };
    expect(await shown(MailShow, { ...mail, state: 'sent' }, /Welcome/)).toContain('Send again');
    expect(await shown(MailShow, { ...mail, state: 'failed' }, /Welcome/)).toContain('Retry now');
  });

  it('of a report is to close it once', async () => {
    const report = {
      ...{ reason: 'unclear', text: '', itemId: 'i', itemVersion: 2, subject: 'math' },
      ...{ userId: 'u', createdAt: AT, closedAt: AT, closeReason: null, answer: null },
    };
    const gave = /gave no further text/;
    expect(await shown(ReportShow, { ...report, state: 'open' }, gave)).toContain('Close');
    const closed = await shown(ReportShow, { ...report, state: 'closed' }, /Answer sentNone/);
    expect(closed).not.toContain('Close');
  });

  it('of a claim is to confirm it, or to take that back', async () => {
    const claim = {
      ...{ id: 'c', text: 'T', shownOn: ['/'], measures: [], verdict: 'operator' },
      confirmation: null as object | null,
    };
    const page = (confirmation: object | null) =>
      shown(ClaimsPage, {}, /The operator’s word/, {
        'admin.claims': { claims: [{ ...claim, confirmation }], measuredAt: AT },
      });
    expect(await page(null)).toEqual(['Confirm']);
    expect(await page({ at: AT, by: 'u', reason: 'Counted' })).toEqual(['Take back']);
  });

  it('of a request is who answers it, and how', async () => {
    const enquiry = {
      ...{ name: 'Ann', email: 'a@x.org', phone: null, examDate: null, kind: 'contact' },
      ...{ service: null, status: 'new', assignee: null, createdAt: AT, message: 'Hello' },
      ...{ repliedAt: null, entries: [] },
    };
    show(<EnquiryShow />, { ...enquiry, assigneeId: null });
    await screen.findByRole('button', { name: 'Assign to me' });
    const answer = screen.getByLabelText('Your answer');
    const send = screen.getByRole<HTMLButtonElement>('button', { name: 'Send reply' });
    const note = screen.getByRole<HTMLButtonElement>('button', { name: 'Save as note' });
    expect([send.disabled, note.disabled]).toEqual([true, true]);
    fireEvent.change(answer, { target: { value: '  ' } });
    expect(send.disabled).toBe(true);
    fireEvent.change(answer, { target: { value: 'Hi' } });
    await waitFor(() => expect([send.disabled, note.disabled]).toEqual([false, false]));
    cleanup();
    const mine = await shown(EnquiryShow, { ...enquiry, assigneeId: 'me' }, /Give it back/);
    expect(mine).not.toContain('Assign to me');
    const entries = [
      { id: 'e1', kind: 'note', author: null, createdAt: AT, text: 'N' },
      { id: 'e2', kind: 'reply', author: 'b@x.org', createdAt: AT, text: 'R' },
    ];
    const said = /Note by a deleted account.*Reply by b@x\.org/;
    await shown(EnquiryShow, { ...enquiry, assigneeId: null, entries }, said);
  });
});

describe('what a button sends', () => {
  /** Opens the dialog of a button, gives the reason and what else is typed, and confirms. */
  async function send(
    page: ReactNode,
    button: string,
    confirm: string,
    typed: Record<string, string> = {},
    record: object = {},
  ): Promise<string> {
    const calls: string[] = [];
    const answers = {
      'admin.decideRefund': {},
      'admin.banUser': {},
      'admin.grantRole': {},
      'admin.removeRole': {},
      'admin.closeItemReport': {},
      'admin.resendMail': {},
    };
    show(page, record, answers, calls);
    fireEvent.click(await screen.findByRole('button', { name: button }));
    const dialog = within(await screen.findByRole('dialog'));
    for (const [label, value] of Object.entries({ Reason: ' Because ', ...typed })) {
      fireEvent.change(dialog.getByLabelText(new RegExp(`^${label}`)), { target: { value } });
    }
    fireEvent.click(dialog.getByRole('button', { name: confirm }));
    await waitFor(() => expect(calls).toHaveLength(1));
    cleanup();
    return calls[0] ?? '';
  }
  const sale = {
    ...{ userId: 'u', name: 'Weekly', amountCents: 1999, gateway: 'sandbox', createdAt: AT },
    ...{ paidAt: AT, decidedAt: null, problem: null, paymentId: 'p1', reason: 'R', note: '' },
    ...{ decidedBy: null, state: 'pending' },
  };
  const user = { id: 'u1', email: 'a@x.org', firstName: '', lastName: '', roles: [] as string[] };
  const account = (change: object) => (
    <AccountActions
      user={{ ...user, emailConfirmedAt: AT, bannedUntil: null, ...change } as unknown as AdminUser}
    />
  );

  it('is the decision on a refund, with its reason', async () => {
    expect(await send(<RefundShow />, 'Refund $19.99', 'Refund $19.99', {}, sale)).toBe(
      'admin.decideRefund {"params":{"id":"r1"},"body":{"decision":"approved","note":"Because"}}',
    );
    expect(await send(<RefundShow />, 'Decline', 'Decline', {}, sale)).toMatch(
      /"decision":"declined","note":"Because"/,
    );
  });

  it('is how long a ban holds, and which role', async () => {
    const end = new Date('2999-01-02T23:59:59.999').toISOString();
    const until = { 'Until the end of': '2999-01-02' };
    expect(await send(account({}), 'Ban', 'Ban user', until)).toBe(
      `admin.banUser {"params":{"id":"u1"},"body":{"until":"${end}","reason":"Because"}}`,
    );
    expect(await send(account({}), 'Ban', 'Ban user')).toMatch(/"until":null/);
    expect(await send(account({}), 'Make admin', 'Make admin')).toBe(
      'admin.grantRole {"params":{"id":"u1"},"body":{"role":"admin","reason":"Because"}}',
    );
    const admin = account({ roles: ['admin'] });
    expect(await send(admin, 'Remove admin role', 'Remove role')).toMatch(/^admin\.removeRole/);
  });

  it('is an answer to the student only where one was written', async () => {
    const report = {
      ...{ reason: 'unclear', text: '', itemId: 'i', itemVersion: 2, subject: 'math' },
      ...{ userId: 'u', createdAt: AT, state: 'open' },
    };
    const answer = { 'Answer to the student': 'Thanks' };
    expect(await send(<ReportShow />, 'Close', 'Close report', answer, report)).toMatch(
      /"body":\{"reason":"Because","answer":"Thanks"\}/,
    );
    expect(await send(<ReportShow />, 'Close', 'Close report', {}, report)).toMatch(
      /"body":\{"reason":"Because"\}/,
    );
  });
});

describe('what the back-office reads', () => {
  it('leads from the log to the user it is about', async () => {
    const id = '5e1d4f0a-0000-4000-8000-000000000001';
    const entry = {
      ...{ createdAt: AT, actor: null, actorId: null, reason: null, requestId: null },
      ...{ before: { a: 1, b: 2 }, after: { a: 1, b: 3 } },
    };
    const open = async (action: string, resourceId: string | null) => {
      show(<AuditShow />, { ...entry, action, resourceId });
      await waitFor(() => expect(words()).toMatch(/What changed/));
      await waitFor(() => expect(words()).toMatch(/None given/));
      const link = screen.queryByRole('link', { name: `User ${id}` });
      const strong = [...document.querySelectorAll('strong')].map((one) => one.textContent);
      cleanup();
      return { link: link?.getAttribute('href'), strong };
    };
    expect(await open('admin.banUser', id)).toEqual({ link: `/users/${id}/show`, strong: ['3'] });
    expect((await open('admin.editItem', id)).link).toBeUndefined();
    expect((await open('admin.banUser', null)).link).toBeUndefined();
  });

  it('says of a setting where it is from', async () => {
    const setting = (value: string | null, isSet: boolean) => ({
      ...{ name: `S${value}`, value, isSet },
    });
    show(
      <SettingsPage />,
      {},
      {
        'admin.settings': {
          settings: [setting('x', true), setting('d', false), setting(null, false)],
        },
      },
    );
    await waitFor(() => expect(words()).toMatch(/SxxSetSdd?Default/));
    expect(words()).toMatch(/Snull–Not set/);
  });

  it.each([
    [10_001, true],
    [10_000, false],
    [null, false],
  ])('says that events wait too long after ten seconds: %s', async (oldestMs, late) => {
    const state = {
      ...{ at: AT, parts: [], backend: 'redis', queues: [], schedules: [] },
      outbox: { pending: 1, oldestMs, openDeliveries: 0, deadLetters: 0 },
    };
    show(<HealthPage />, {}, { 'admin.operations': state });
    await waitFor(() => expect(words()).toMatch(/Jobs that failed for good/));
    expect(/no worker takes them/.test(words())).toBe(late);
  });

  it('checks a text once it is not typed in anymore, and says why it could not', async () => {
    function Checking() {
      const [text, setText] = useState('a');
      const { checked, busy, problem } = useCheckedItem('i1', { text } as never);
      return (
        <>
          <p>{`${busy ? 'busy' : 'done'}, ${problem ?? 'fine'}, ${checked ? 'checked' : 'new'}`}</p>
          <button type="button" onClick={() => setText(`${text}b`)}>
            Type
          </button>
        </>
      );
    }
    const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    let works = false;
    const checkItem = () => {
      if (!works) throw new HttpError('x', 500, { code: 'INTERNAL_ERROR' });
      return {};
    };
    const calls: string[] = [];
    show(<Checking />, {}, { 'admin.checkItem': checkItem }, calls);
    await screen.findByText(/^busy, Something went wrong.*, new$/);
    works = true;
    fireEvent.click(screen.getByRole('button'));
    fireEvent.click(screen.getByRole('button'));
    expect(words()).toMatch(/^busy, fine, new/);
    await screen.findByText('done, fine, checked');
    expect(calls.slice(1)).toEqual([
      'admin.checkItem {"params":{"id":"i1"},"body":{"text":{"text":"abb"}}}',
    ]);
    logged.mockRestore();
  });

  it('checks the ledger part by part', async () => {
    const difference = { userId: 'u', problem: 'P' };
    const part = (students: number, next: string | null, differences: object[] = []) => ({
      ...{ students, next, differences },
    });
    const run = async (...parts: object[]) => {
      const calls: string[] = [];
      const next = () => {
        const given = parts.shift();
        if (given === undefined) throw new Error('No answer');
        return given;
      };
      show(<LedgerCheck />, {}, { 'admin.checkLedger': next }, calls);
      await act(async () => fireEvent.click(screen.getByRole('button', { name: /Check/ })));
      await screen.findByRole('alert');
      const said = screen.getByRole('alert').textContent;
      cleanup();
      return { said, calls: calls.length };
    };
    expect(await run(part(1, null))).toEqual({
      said: 'The ledger of 1 student gives the access that is stored.',
      calls: 1,
    });
    const two = await run(part(500, 'x', [difference]), part(20, null));
    expect(two.said).toMatch(/^1 differences at 520 students/);
    expect(two.calls).toBe(2);
    const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    expect((await run(part(500, 'x'))).said).toMatch(/500 students were checked before/);
    logged.mockRestore();
  });
});
