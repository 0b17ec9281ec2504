import { describe, expect, it, jest } from '@jest/globals';
import type { AdminUser } from '@prepward/contracts/admin';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { HttpError } from 'react-admin';
import { words } from '../test/page-work.js';
import { showPage } from '../test/show-page.js';
import { AuditShow } from './audit-entries/audit-show.js';
import { ReportShow } from './item-reports/report-show.js';
import { useCheckedItem } from './items/use-checked-item.js';
import { HealthPage } from './operations/health-page.js';
import { SettingsPage } from './operations/settings-page.js';
import { LedgerCheck } from './sales/ledger-check.js';
import { RefundShow } from './sales/refund-show.js';
import { AccountActions } from './users/user-actions.js';

const AT = '2026-11-02T10:00:00.000Z';

describe('what a button sends', () => {
  /** Opens the dialog of a button, gives the reason and what else is typed, and confirms. */
  async function send(
    page: ReactNode,
    button: string,
    confirm: string,
    typed: Record<string, string> = {},
    record: object = {},
  ): Promise<string> {
    const answers = {
      'admin.decideRefund': {},
      'admin.banUser': {},
      'admin.grantRole': {},
      'admin.removeRole': {},
      'admin.closeItemReport': {},
      'admin.resendMail': {},
    };
    const { calls } = showPage(page, { record, answers });
    fireEvent.click(await screen.findByRole('button', { name: button }));
    const dialog = within(await screen.findByRole('dialog'));
    for (const [label, value] of Object.entries({ Reason: ' Because ', ...typed })) {
      fireEvent.change(dialog.getByLabelText(new RegExp(`^${label}`)), { target: { value } });
    }
    fireEvent.click(dialog.getByRole('button', { name: confirm }));
    const sent = () => calls.filter((one) => one.startsWith('admin.'));
    await waitFor(() => expect(sent()).toHaveLength(1));
    cleanup();
    return sent()[0] ?? '';
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
      showPage(<AuditShow />, { record: { ...entry, action, resourceId } });
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
    const settings = [setting('x', true), setting('d', false), setting(null, false)];
    showPage(<SettingsPage />, { answers: { 'admin.settings': { settings } } });
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
    showPage(<HealthPage />, { answers: { 'admin.operations': state } });
    await waitFor(() => expect(words()).toMatch(/Jobs that failed permanently/));
    expect(/no worker is taking them/.test(words())).toBe(late);
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
    const { calls } = showPage(<Checking />, { answers: { 'admin.checkItem': checkItem } });
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
      const next = () => {
        const given = parts.shift();
        if (given === undefined) throw new Error('No answer');
        return given;
      };
      const { calls } = showPage(<LedgerCheck />, { answers: { 'admin.checkLedger': next } });
      await act(async () => fireEvent.click(screen.getByRole('button', { name: /Check/ })));
      await screen.findByRole('alert');
      const said = screen.getByRole('alert').textContent;
      cleanup();
      return { said, calls: calls.length };
    };
    expect(await run(part(1, null))).toEqual({
      said: 'The ledger of 1 student matches the stored access.',
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
