import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { PASSKEY_NAME_MAX } from '@prepward/contracts/passkey-rules';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { alert, ClientStage, ok, refused } from '../../../../test/client-stage.js';
import { renderOverStore } from '../../../../test/given-store.js';
import { button, field, press, type } from '../../../../test/page.js';
import { settled } from '../../../../test/settled.js';
import { Passkeys } from './passkeys.js';

const PAST = '2020-01-02T12:00:00.000Z';

const stage = new ClientStage();

describe('a passkey', () => {
  const PHONE = { id: 'k1', friendly_name: 'Phone', created_at: PAST };
  const APP = { id: 'a', friendly_name: 'App', factor_type: 'totp', status: 'verified' };
  let keys: object[];
  let apps: object[];
  const list = jest.fn(async () => ({ data: keys, error: null as object | null }));
  const update = jest.fn((_: object) => stage.answer());
  const remove = jest.fn((_: object) => stage.answer());
  const register = jest.fn(() => stage.answer());
  const verify = jest.fn(async (_: object) => ok);
  const open = () => {
    Object.assign(window, { PublicKeyCredential: () => undefined });
    for (const call of [update, remove, register, verify]) call.mockClear();
    const client = {
      registerPasskey: register,
      passkey: { list, update, delete: remove },
      mfa: {
        listFactors: async () => ({ data: { all: apps, totp: apps }, error: null }),
        recoveryCodes: { getStatus: async () => ({ data: { remaining: 9 }, error: null }) },
        challengeAndVerify: verify,
      },
    };
    renderOverStore(<Passkeys />, { client });
    return settled(stage.server);
  };
  const giveCode = async (title: string) => {
    const dialog = within(await screen.findByRole('dialog', { name: title }));
    fireEvent.change(dialog.getByLabelText('Six-digit code'), { target: { value: '123456' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Continue' }));
  };
  /** Closes a dialog with the Escape key. */
  const closeByKey = async (name: string) => {
    fireEvent.keyDown(await screen.findByRole('dialog', { name }), { key: 'Escape' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  };
  beforeEach(() => {
    keys = [PHONE];
    apps = [];
  });
  afterEach(() => {
    Reflect.deleteProperty(window, 'PublicKeyCredential');
  });

  it('gets another name, but not an empty one', async () => {
    await open();
    press('Rename Phone');
    await closeByKey('Rename this passkey');
    press('Rename Phone');
    await screen.findByRole('dialog', { name: 'Rename this passkey' });
    expect([field('Name').value, field('Name').maxLength]).toEqual(['Phone', PASSKEY_NAME_MAX]);
    type('Name', '  ');
    press('Save name');
    expect(await screen.findByText('Enter a name, such as “My phone”.')).toBeTruthy();
    stage.answers = [refused('unknown')];
    type('Name', ' Old phone ');
    press('Save name');
    expect(await alert()).toBe("We couldn't save the name. Try again.");
    keys = [{ ...PHONE, friendly_name: 'Old phone' }];
    const end = stage.held();
    press('Save name');
    await waitFor(() => expect(button('Saving...').disabled).toBe(true));
    expect(screen.queryByRole('alert')).toBeNull();
    end(ok);
    expect(await screen.findByRole('button', { name: 'Rename Old phone' })).toBeTruthy();
    expect(update).toHaveBeenLastCalledWith({ passkeyId: 'k1', friendlyName: 'Old phone' });
    expect([update.mock.calls.length, stage.toasts.map(({ title }) => title)]).toEqual([
      ...[2, ['The name is saved']],
    ]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('goes after a question, which says why it could not go', async () => {
    await open();
    press('Remove Phone');
    await screen.findByRole('dialog', { name: 'Remove Phone?' });
    press('Keep it');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    press('Remove Phone');
    await closeByKey('Remove Phone?');
    expect(remove).not.toHaveBeenCalled();
    press('Remove Phone');
    await screen.findByRole('dialog', { name: 'Remove Phone?' });
    stage.answers = [refused('reauthentication_needed')];
    press('Remove passkey');
    expect(await alert()).toMatch(/log in again, then remove it\./);
    keys = [];
    press('Remove passkey');
    await screen.findByRole('button', { name: 'Add a passkey' });
    expect(stage.toasts.map(({ title }) => title)).toEqual(['The passkey is removed']);
    // Its button is gone: the next Tab continues from here.
    const title = screen.getByRole('heading', { name: 'Passkeys' });
    await waitFor(() => expect(document.activeElement).toBe(title));
    expect(remove.mock.calls).toEqual([[{ passkeyId: 'k1' }], [{ passkeyId: 'k1' }]]);
  });

  it('goes after a code of the app where the account has one', async () => {
    apps = [APP];
    await open();
    press('Remove Phone');
    await screen.findByRole('dialog', { name: 'Remove Phone?' });
    stage.answers = [refused('insufficient_aal')];
    press('Remove passkey');
    keys = [];
    await giveCode('Remove Phone');
    await screen.findByRole('button', { name: 'Add a passkey' });
    expect(verify).toHaveBeenCalledWith({ factorId: 'a', code: '123456' });
    expect(remove).toHaveBeenCalledTimes(2);
  });

  it('is added after a code of the app where the account wants one', async () => {
    apps = [APP];
    keys = [];
    await open();
    stage.answers = [refused('insufficient_aal')];
    press('Add a passkey');
    await closeByKey('Add a passkey');
    expect(screen.queryByRole('alert')).toBeNull();
    stage.answers = [refused('insufficient_aal')];
    press('Add a passkey');
    await screen.findByRole('dialog', { name: 'Add a passkey' });
    const end = stage.held();
    keys = [PHONE];
    await giveCode('Add a passkey');
    await waitFor(() => expect(button('Waiting for your device...').disabled).toBe(true));
    expect(screen.queryByRole('dialog')).toBeNull();
    end(ok);
    expect(await screen.findByRole('button', { name: 'Remove Phone' })).toBeTruthy();
    expect(stage.toasts.map(({ title }) => title)).toEqual(['Your passkey is saved']);
    expect(register).toHaveBeenCalledTimes(3);
  });

  it('is not said to be missing where the list cannot be read', async () => {
    list.mockResolvedValueOnce({ data: [], error: { code: 'unknown' } });
    expect(await open()).toMatch(/We couldn't load your passkeys/);
    expect(screen.queryByRole('button', { name: 'Add a passkey' })).toBeNull();
    press('Try again');
    expect(await screen.findByRole('button', { name: 'Remove Phone' })).toBeTruthy();
  });

  it('cannot be added where no app could give the code', async () => {
    await open();
    stage.answers = [refused('insufficient_aal')];
    press('Add another passkey');
    expect(await alert()).toMatch(/with a passkey you already have, then add your passkey/);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('that is lost is not removed by another trouble than its code', async () => {
    await open();
    press('Remove Phone');
    await screen.findByRole('dialog', { name: 'Remove Phone?' });
    stage.answers = [refused('insufficient_aal')];
    press('Remove passkey');
    await screen.findByRole('dialog', { name: 'Remove Phone' });
    expect(screen.queryByRole('alert')).toBeNull();
    press('Remove passkey');
    expect(await screen.findByText('Enter the code from the email.')).toBeTruthy();
    await closeByKey('Remove Phone');
  });
});
