import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { HOUR_MS } from '@prepward/contracts/durations';
import { AuthError } from '../../../libs/modules/auth/auth.errors.js';
import { s256 } from '../../../libs/modules/auth/domain/tokens.js';
import { GoogleAccounts } from '../../../libs/modules/auth/google/google-accounts.js';
import {
  type GoogleAccount,
  GoogleProvider,
} from '../../../libs/modules/auth/google/google-provider.js';
import {
  FLOW_SECONDS,
  GoogleSignInService,
} from '../../../libs/modules/auth/google/google-sign-in.service.js';
import type { Accounts, Person } from './services.js';

const ISSUER = 'https://id.example';

export function googleAccounts(started: () => Accounts): void {
  let all: Accounts;
  let count = 0;
  beforeEach(() => {
    all = started();
    count += 1;
  });
  afterEach(() => {
    all.clock.at = undefined;
    all.config.auth.disableSignup = false;
    jest.restoreAllMocks();
  });

  const account = (change: Partial<GoogleAccount> = {}): GoogleAccount => ({
    ...{ issuer: ISSUER, subject: `subject-${count}`, email: `google-${count}@example.org` },
    ...{ emailVerified: true, firstName: 'Amara', lastName: 'Okafor', ...change },
  });
  const find = (of = account()) => all.run((tx) => all.get(GoogleAccounts).find(tx, of));
  const identity = (of: Person, provider: string, provider_id: string) =>
    all.add('identities', { user_id: of.id, provider, provider_id });
  const email = () => `google-${count}@example.org`;

  describe('an account that Google opens', () => {
    it.each(['banned_until', 'deleted_at'])(
      'is opened no longer by its subject with %s',
      async (column) => {
        const id = await find();
        expect(await find()).toBe(id);
        await all.sql(`UPDATE users SET ${column} = now() + interval '1 hour' WHERE id = $1`, [id]);
        await expect(find()).rejects.toMatchObject({ code: 'user_banned', status: 403 });
      },
    );

    it('is known by issuer and subject together', async () => {
      const [one, two] = [await all.newPerson(), await all.newPerson()];
      await identity(one, 'https://other.example', `subject-${count}`);
      await identity(two, ISSUER, `subject-${count}-0`);
      const made = await find();
      expect([one.id, two.id]).not.toContain(made);
      expect(await find(account({ issuer: 'https://other.example' }))).toBe(one.id);
      expect(await find(account({ subject: `subject-${count}-0` }))).toBe(two.id);
    });

    it('is not made where sign-ups are closed; one that is there is opened', async () => {
      all.config.auth.disableSignup = true;
      await expect(find()).rejects.toMatchObject({ code: 'signup_disabled' });
      const person = await all.newPerson({ email: email() });
      expect(await find()).toBe(person.id);
      expect(await find()).toBe(person.id);
    });

    it('is made once by two tabs that come back at once', async () => {
      const [one, two] = await Promise.all([find(), find()]);
      expect(one).toBe(two);
      expect(await all.kept('identities', { id: one, email: '' }, 'provider')).toEqual([ISSUER]);
    });

    it('starts over where no one had proven it: nothing of before is left', async () => {
      const person = await all.newPerson({
        ...{ email: email(), email_confirmed_at: null, password_hash: 'hash of eve' },
        ...{ new_email: 'eve@example.org', new_email_confirmed_by: 'current' },
        user_metadata: { first_name: 'Eve', seen: 1 },
      });
      const other = await all.newPerson();
      for (const who of [person, other]) await identity(who, 'email', who.id);
      await all.sql(`INSERT INTO profiles (user_id, first_name) VALUES ($1, 'Eve'), ($2, 'Bo')`, [
        ...[person.id, other.id],
      ]);
      await all.newSession(person);
      all.clock.at = new Date('2027-02-03T10:00:00Z');
      expect(await find()).toBe(person.id);
      const [row] = await all.sql('SELECT * FROM users WHERE id = $1', [person.id]);
      expect(row).toMatchObject({
        ...{ email_confirmed_at: all.clock.at, password_hash: null },
        ...{ new_email: null, new_email_confirmed_by: null },
        user_metadata: { first_name: 'Amara', last_name: 'Okafor' },
      });
      const identities = await all.sql('SELECT * FROM identities WHERE user_id = $1', [person.id]);
      const { subject: sub } = account();
      expect(identities).toEqual([
        expect.objectContaining({
          ...{ provider: ISSUER, provider_id: sub, created_at: all.clock.at },
          data: { iss: ISSUER, sub, email: email(), email_verified: true },
        }),
      ]);
      expect(await all.kept('profiles', person, `first_name || ' ' || last_name`)).toEqual([
        'Amara Okafor',
      ]);
      expect(await all.kept('sessions', person)).toEqual([]);
      expect(await all.told('user.verified', person)).toEqual([{}]);
      expect(await all.told('google.linked', person)).toEqual([]);
      expect(await all.kept('profiles', other, 'first_name')).toEqual(['Bo']);
      expect(await all.kept('identities', other, 'provider')).toEqual(['email']);
    });

    it('keeps all that it had where it was proven', async () => {
      const person = await all.newPerson({
        ...{ email: email(), password_hash: 'hash of ann', new_email: 'n@example.org' },
        user_metadata: { first_name: 'Ann' },
      });
      await identity(person, 'email', person.id);
      const { sessionId } = await all.newSession(person);
      const before = await all.sql('SELECT * FROM users WHERE id = $1', [person.id]);
      expect(await find()).toBe(person.id);
      expect(await all.sql('SELECT * FROM users WHERE id = $1', [person.id])).toEqual(before);
      expect(await all.kept('sessions', person)).toEqual([sessionId]);
      expect(await all.kept('identities', person, 'provider')).toEqual(['email', ISSUER]);
      expect(await all.told('user.verified', person)).toEqual([]);
      expect(await all.told('google.linked', person)).toEqual([{}]);
    });
  });

  describe('a browser that goes to Google', () => {
    const service = () => all.get(GoogleSignInService);
    const leaving = (browser?: string) =>
      service().begin({ codeChallenge: 'c', redirectTo: 'https://app.example/in', browser });
    /** Has Google say who it is, or throw. */
    const says = (answer: () => GoogleAccount = account) => {
      const provider = all.get(GoogleProvider);
      jest.spyOn(provider, 'pageFor').mockImplementation(async ({ state }) => state);
      return jest.spyOn(provider, 'accountOf').mockImplementation(async () => answer());
    };
    const paramsOf = (url: string) => Object.fromEntries(new URL(url).searchParams);

    it('keeps its cookie for all of its tabs, and gets another for one that is none', async () => {
      says();
      const { browser } = await leaving();
      expect(browser).toMatch(/^[\w-]{43}$/);
      expect((await leaving(browser)).browser).toBe(browser);
      for (const bad of [`${browser}a`, browser.slice(1), `${browser.slice(1)};`]) {
        expect((await leaving(bad)).browser).not.toBe(bad);
      }
    });

    it('comes back within five minutes, and is asked for what it took along', async () => {
      const asked = says();
      const begin = Date.parse('2027-02-03T10:00:00Z');
      all.clock.at = new Date(begin);
      const [one, two] = [await leaving(), await leaving()];
      all.clock.at = new Date(begin + FLOW_SECONDS * 1000 - 1);
      const back = await service().end({ state: one.url, code: 'x' }, one.browser);
      expect(back).toMatch(/^https:\/\/app\.example\/in\?code=/);
      const [[query, checks] = []] = asked.mock.calls;
      expect([query, checks?.state]).toEqual([{ state: one.url, code: 'x' }, one.url]);
      expect(checks?.nonce).not.toBe(checks?.codeVerifier);
      all.clock.at = new Date(begin + FLOW_SECONDS * 1000);
      const late = await service().end({ state: two.url }, two.browser);
      expect(paramsOf(late).error_code).toBe('flow_state_expired');
    });

    it('stays with its own way: not that of another browser, nor of a state that is none', async () => {
      says();
      const [one, two] = [await leaving(), await leaving()];
      for (const [query, browser] of [
        [{ state: one.url }, two.browser],
        [{ state: two.url }, undefined],
        [{ state: 'none' }, one.browser],
        [{}, one.browser],
      ] as const) {
        const back = await service().end(query, browser);
        expect(new URL(back).origin).toBe(all.config.publicUrl);
        expect(paramsOf(back).error_code).toBe('bad_oauth_state');
      }
    });

    it('is told in the protocol’s words what Google said, and of ours what went wrong', async () => {
      const asked = says();
      const end = async (query: object) => {
        const { url, browser } = await leaving();
        const back = await service().end({ state: url, ...query }, browser);
        expect(new URL(back).pathname).toBe('/in');
        return paramsOf(back);
      };
      expect(await end({ error: 'access_denied' })).toEqual({
        ...{ error: 'access_denied', error_description: 'access_denied' },
      });
      const both = { error: 'access_denied', error_description: 'No, thanks' };
      expect(await end(both)).toEqual(both);
      expect(asked).not.toHaveBeenCalled();
      says(() => {
        throw new AuthError('bad_oauth_callback');
      });
      expect((await end({})).error_code).toBe('bad_oauth_callback');
      says(() => {
        throw new Error('a fault of ours');
      });
      await expect(end({})).rejects.toThrow('a fault of ours');
      jest
        .spyOn(all.get(GoogleProvider), 'pageFor')
        .mockRejectedValue(new AuthError('unexpected_failure'));
      const { url } = await leaving();
      expect([new URL(url).pathname, paramsOf(url).error_code]).toEqual([
        '/in',
        'unexpected_failure',
      ]);
    });
  });

  describe('Google', () => {
    const google = { issuer: ISSUER, clientId: 'us', clientSecret: 'secret', reachedAt: undefined };
    const provider = (settings: object | undefined = google) =>
      new GoogleProvider({
        ...all.config,
        auth: { ...all.config.auth, google: settings },
      } as never);
    const checks = { state: 'a-state', nonce: 'a-nonce', codeVerifier: 'v'.repeat(43) };
    const answering = () =>
      jest.spyOn(globalThis, 'fetch').mockImplementation(async () =>
        Response.json({
          ...{ issuer: ISSUER, authorization_endpoint: `${ISSUER}/auth` },
          ...{ token_endpoint: `${ISSUER}/token`, jwks_uri: `${ISSUER}/keys` },
        }),
      );

    it('lets people choose an account, and comes back to us with what was sent along', async () => {
      const fetched = answering();
      const page = new URL(await provider().pageFor(checks));
      expect(page.origin + page.pathname).toBe(`${ISSUER}/auth`);
      expect(Object.fromEntries(page.searchParams)).toEqual({
        ...{ client_id: 'us', response_type: 'code', scope: 'openid email profile' },
        ...{ state: 'a-state', nonce: 'a-nonce', prompt: 'select_account' },
        ...{ code_challenge: s256(checks.codeVerifier), code_challenge_method: 'S256' },
        redirect_uri: 'http://localhost:3000/auth/v1/callback',
      });
      expect(String(fetched.mock.calls[0]?.[0])).toContain(`${ISSUER}/.well-known/`);
      expect(provider().isSetUp).toBe(true);
    });

    it('is asked what it publishes once an hour', async () => {
      const fetched = answering();
      const one = provider();
      const start = Date.now();
      const now = jest.spyOn(Date, 'now').mockReturnValue(start);
      await one.pageFor(checks);
      now.mockReturnValue(start + HOUR_MS);
      await one.pageFor(checks);
      expect(fetched).toHaveBeenCalledTimes(1);
      now.mockReturnValue(start + HOUR_MS + 1);
      await one.pageFor(checks);
      expect(fetched).toHaveBeenCalledTimes(2);
    });

    it('that can’t be reached is asked again the next time', async () => {
      const one = provider();
      jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('fetch failed'));
      await expect(one.pageFor(checks)).rejects.toMatchObject({ code: 'unexpected_failure' });
      answering();
      await expect(one.pageFor(checks)).resolves.toContain(`${ISSUER}/auth?`);
      await expect(one.accountOf({ state: 'another' }, checks)).rejects.toMatchObject({
        code: 'bad_oauth_callback',
      });
    });

    it('that is not set up signs no one in', async () => {
      const none = new GoogleProvider(all.config);
      expect(none.isSetUp).toBe(false);
      await expect(none.pageFor(checks)).rejects.toMatchObject({ code: 'provider_disabled' });
    });

    it('is reached elsewhere where a sandbox stands in for it', async () => {
      const fetched = answering();
      const reachedAt = 'http://127.0.0.1:3020/sandbox';
      await provider({ ...google, reachedAt }).pageFor(checks);
      expect(String(fetched.mock.calls[0]?.[0])).toContain(`${reachedAt}/.well-known/`);
    });
  });
}
