import { afterEach, describe, expect, it, jest } from '@jest/globals';
import {
  EMAIL_RULES,
  lengthHint,
  nameRules,
  passwordProblem,
  passwordRules,
} from './account-rules.js';
import { offersPasskeys, savePasskey, signInWithPasskey } from './passkeys.js';

describe('the rules of an account', () => {
  it('want two equal passwords of enough characters', () => {
    const problem = (password: string, confirmPassword: string, least?: number) =>
      passwordProblem({ password, confirmPassword }, least)?.field;
    const said = (password: string, confirmPassword: string) =>
      passwordProblem({ password, confirmPassword }, 8);
    expect(said('1', '2')).toMatchObject({
      title: 'Password Mismatch',
      note: 'Type the same password as above.',
    });
    expect(said('1', '1')).toMatchObject({
      title: 'Password too short',
      description: 'Password must be at least 8 characters long.',
      note: 'Use 8 characters or more.',
    });
    expect(problem('123456', '1234567', 8)).toBe('confirmPassword');
    expect(problem('1234567', '1234567', 8)).toBe('password');
    expect([problem('12345678', '12345678', 8), problem('1', '1')]).toEqual([undefined, undefined]);
    expect([lengthHint(undefined), lengthHint(8)]).toEqual(['', 'At least 8 characters.']);
    const { password, confirmPassword } = passwordRules(8);
    expect([password.validate('1234567'), password.validate('12345678')]).toEqual([
      'Use 8 characters or more.',
      true,
    ]);
    const pair = { password: 'a', confirmPassword: '' };
    expect(confirmPassword.validate('a', pair)).toBe(true);
    expect(confirmPassword.validate('b', pair)).toBe('Type the same password as above.');
  });

  it('take names and addresses without the blanks around them', () => {
    expect(EMAIL_RULES.setValueAs(' a@b.example ')).toBe('a@b.example');
    expect(EMAIL_RULES.validate(' a@b.example ')).toBe(true);
    expect(EMAIL_RULES.validate('a')).not.toBe(true);
    const rules = nameRules('last name');
    expect([rules.setValueAs(' Ortiz '), rules.validate(' Ortiz ')]).toEqual(['Ortiz', true]);
    expect(rules.validate('  ')).toMatch(/last name/);
  });
});

describe('passkeys', () => {
  afterEach(() => {
    Reflect.deleteProperty(window, 'PublicKeyCredential');
  });
  type Client = Parameters<typeof signInWithPasskey>[0];
  const client = (answer: object) => (async () => answer) as unknown as Client;

  it('are offered where the browser offers them', async () => {
    expect(await offersPasskeys()).toBe(false);
    const browser = (isConditionalMediationAvailable?: () => Promise<boolean>) =>
      Object.assign(window, {
        PublicKeyCredential: Object.assign(() => undefined, { isConditionalMediationAvailable }),
      });
    browser();
    expect(await offersPasskeys()).toBe(false);
    browser(async () => true);
    expect(await offersPasskeys()).toBe(true);
  });

  it('that were put off are no problem', async () => {
    const refused = (error: object) =>
      signInWithPasskey(client({ signInWithPasskey: async () => ({ error }) }));
    expect(await refused({ name: 'NotAllowedError' })).toBe('canceled');
    expect(await refused({ name: 'X', cause: { name: 'AbortError' } })).toBe('canceled');
    expect(await refused({ name: 'X', code: 'unknown' })).toMatchObject({
      message: expect.stringMatching(/^Your passkey didn't work/),
    });
    const thrown = (error: unknown) =>
      signInWithPasskey(client({ signInWithPasskey: () => Promise.reject(error) }));
    expect(await thrown({ name: 'AbortError' })).toBe('canceled');
    expect(await thrown(new TypeError('Failed to fetch'))).toMatchObject({ code: 'unreachable' });
    expect(await thrown('x')).toMatchObject({ code: undefined });
    const asked = jest.fn(async (_: object) => ({ error: null }));
    const { signal } = new AbortController();
    expect(await signInWithPasskey(client({ signInWithPasskey: asked }), { signal })).toBeNull();
    await signInWithPasskey(client({ signInWithPasskey: asked }));
    expect(asked.mock.calls).toEqual([[{ options: { mediation: 'conditional', signal } }], [{}]]);
  });

  it('are saved once a device', async () => {
    const saved = (error: object | null) =>
      savePasskey(client({ registerPasskey: async () => ({ error }) }));
    expect(await saved(null)).toBeNull();
    expect(
      await saved({ code: 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED', message: 'x' }),
    ).toMatchObject({ code: 'webauthn_credential_exists' });
    expect(await saved({ code: 'other' })).toMatchObject({
      message: expect.stringMatching(/^We couldn't save a passkey/),
    });
    expect(await saved({ name: 'NotAllowedError' })).toBe('canceled');
  });
});
