import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { DAY_MS, MINUTE_MS } from '@prepward/contracts/durations';
import type { Principal } from '@prepward/platform/http';
import { AddressChanges } from '../../../libs/modules/auth/address-changes.service.js';
import { FreshProof } from '../../../libs/modules/auth/fresh-proof.js';
import { OneTimeTokens } from '../../../libs/modules/auth/one-time-tokens.js';
import { OwnerProof, type Proof } from '../../../libs/modules/auth/owner-proof.js';
import type { User } from '../../../libs/modules/auth/user.entity.js';
import { UserRepository } from '../../../libs/modules/auth/user.repository.js';
import type { Accounts, Person } from './services.js';

const ISSUER = 'https://id.example';

export function addressesAndProof(started: () => Accounts): void {
  let all: Accounts;
  let person: Person;
  let other: Person;
  beforeEach(async () => {
    all = started();
    [person, other] = [await all.newPerson(), await all.newPerson()];
  });
  afterEach(() => {
    all.config.auth.freshSessionSeconds = 0;
  });

  const identity = (of: Person, provider: string, row: object = {}) =>
    all.add('identities', {
      ...{ user_id: of.id, provider, provider_id: `${provider} ${Math.random()}` },
      ...{ data: { email: of.email }, ...row },
    });
  const factor = (of: Person, name: string, row: object = {}) =>
    all.add('mfa_factors', {
      ...{ user_id: of.id, type: 'totp', friendly_name: name, verified: true, ...row },
    });
  let count = 0;
  const passkey = (of: Person) =>
    all.add('passkeys', {
      ...{ user_id: of.id, credential_id: `proof-${++count}`, public_key: '' },
      friendly_name: `Key ${count}`,
    });
  const link = (of: Person, kind: 'recovery' | 'email-change-new' | 'email-change-undo') =>
    all.get(OneTimeTokens).issue(of.id, { kind, email: of.email, codeChallenge: null });
  const userOf = async ({ id }: Person) => (await all.get(UserRepository).findById(id)) as User;

  describe('an address that is changed', () => {
    it('is that of the email identity, and what was on the way to another ends', async () => {
      for (const who of [person, other]) {
        await identity(who, 'email');
        await identity(who, ISSUER);
        await link(who, 'recovery');
        await link(who, 'email-change-new');
        await link(who, 'email-change-undo');
      }
      await all.sql(
        `UPDATE users SET new_email = 'x@example.org', new_email_confirmed_by = 'new'
         WHERE id = $1`,
        [person.id],
      );
      const email = `new-${person.email}`;
      const user = await userOf(person);
      const changed = await all.run((tx) => all.get(AddressChanges).change(tx, user, email));
      expect(changed).toMatchObject({ email, newEmail: null, newEmailConfirmedBy: null });
      expect(await userOf(person)).toMatchObject({
        ...{ email, newEmail: null, newEmailConfirmedBy: null },
      });
      const addresses = (of: Person) =>
        all.sql(
          `SELECT provider, data ->> 'email' AS email FROM identities WHERE user_id = $1 ORDER BY 1`,
          [of.id],
        );
      expect(await addresses(person)).toEqual([
        { provider: 'email', email },
        { provider: ISSUER, email: person.email },
      ]);
      expect(await addresses(other)).toEqual(
        ['email', ISSUER].map((provider) => ({ provider, email: other.email })),
      );
      const open = (of: Person) => all.kept('one_time_tokens', of, 'kind || (spent_at IS NULL)');
      expect(await open(person)).toEqual([
        ...['email-change-newfalse', 'email-change-undotrue', 'recoveryfalse'],
      ]);
      expect(await open(other)).toEqual([
        ...['email-change-newtrue', 'email-change-undotrue', 'recoverytrue'],
      ]);
      const told = await all.sql(
        `SELECT r.kind, r.email, r.mailed FROM link_requests r JOIN outbox_events e
           ON e.payload ->> 'requestId' = r.id::text AND e.name = 'user.address-changed'
         WHERE r.user_id = $1`,
        [person.id],
      );
      expect(told).toEqual([{ kind: 'address-changed', email: person.email, mailed: false }]);
    });

    it('is given back with all that was added since an hour before, where the change is forgotten too', async () => {
      const mailedAt = Date.now() - DAY_MS;
      const { token } = await link(person, 'email-change-undo');
      await all.sql('UPDATE one_time_tokens SET expires_at = $2 WHERE user_id = $1', [
        person.id,
        new Date(mailedAt + 7 * DAY_MS),
      ]);
      for (const who of [person, other]) {
        await identity(who, 'email', { created_at: new Date() });
        for (const minutes of [61, 59]) {
          const created_at = new Date(mailedAt - minutes * MINUTE_MS);
          await factor(who, `${minutes}`, { created_at });
          await identity(who, `${ISSUER}/${minutes}`, { created_at });
        }
        await passkey(who);
      }
      await all.get(AddressChanges).undo(token);
      const providers = (of: Person) => all.kept('identities', of, 'provider');
      expect(await providers(person)).toEqual(['email', `${ISSUER}/61`]);
      expect(await all.kept('mfa_factors', person, 'friendly_name')).toEqual(['61']);
      expect(await all.kept('passkeys', person)).toEqual([]);
      expect(await providers(other)).toEqual(['email', `${ISSUER}/59`, `${ISSUER}/61`]);
      expect(await all.kept('mfa_factors', other, 'friendly_name')).toEqual(['59', '61']);
      expect(await all.kept('passkeys', other)).toHaveLength(1);
    });
  });

  describe('a session that changes the ways into an account', () => {
    const codeOf = (work: Promise<unknown>) =>
      work.then(
        () => 'passes',
        (error) => error.code,
      );
    const insist = (by: Principal) => codeOf(all.run((tx) => all.get(FreshProof).insist(tx, by)));
    const onLevel = (by: Principal) =>
      codeOf(all.run((tx) => all.get(FreshProof).insistOnLevel(tx, by)));

    it('signed in within fifteen minutes, where there is no second step in force', async () => {
      await factor(person, 'begun', { verified: false });
      await factor(other, 'in force');
      await passkey(other);
      expect(await insist(await all.newSession(person, { ago: 890 }))).toBe('passes');
      const old = await all.newSession(person, { ago: 905 });
      expect(await insist(old)).toBe('reauthentication_needed');
      expect(await onLevel(old)).toBe('passes');
      all.config.auth.freshSessionSeconds = 1_000;
      expect(await insist(old)).toBe('passes');
    });

    it.each<[string, (of: Person) => Promise<string>]>([
      ['an app', (of) => factor(of, 'in force')],
      ['a passkey', passkey],
    ])('did its second step lately, where %s is one', async (_, make) => {
      await make(person);
      const half = await all.newSession(person);
      expect([await insist(half), await onLevel(half)]).toEqual(Array(2).fill('insufficient_aal'));
      const step = { aal: 'aal2', method: 'totp' } as const;
      const late = await all.newSession(person, { ...step, ago: 905 });
      expect([await insist(late), await onLevel(late)]).toEqual(['insufficient_aal', 'passes']);
      expect(await insist(await all.newSession(person, { ...step, ago: 890 }))).toBe('passes');
    });

    it('or brings a mailed code, where no app does for it', async () => {
      const session = await all.newSession(person, { ago: 1_000 });
      const user = await userOf(person);
      const given: string[] = [];
      const ask = (prove?: (tx: unknown, of: User) => Promise<void>) =>
        codeOf(all.run((tx) => all.get(FreshProof).insistOrCode(tx, session, user, prove)));
      const prove = async (_: unknown, { id }: User) => void given.push(id);
      await passkey(person);
      await factor(person, 'begun', { verified: false });
      expect([await ask(), given]).toEqual(['insufficient_aal', []]);
      expect([await ask(prove), given]).toEqual(['passes', [person.id]]);
      await factor(person, 'in force');
      expect([await ask(prove), given]).toEqual(['insufficient_aal', [person.id]]);
    });

    it('of the tests of other clients is fresh for so many seconds, beside a passkey too', async () => {
      await passkey(person);
      const session = await all.newSession(person, { ago: 50 });
      all.config.auth.freshSessionSeconds = 40;
      expect([await insist(session), await onLevel(session)]).toEqual(
        Array(2).fill('insufficient_aal'),
      );
      all.config.auth.freshSessionSeconds = 60;
      expect([await insist(session), await onLevel(session)]).toEqual(['passes', 'passes']);
      await factor(person, 'in force');
      expect(await onLevel(session)).toBe('insufficient_aal');
    });
  });

  describe('what an owner gives as a proof', () => {
    const EMAIL = 'dana@example.org';
    /** What was counted and reset while a proof was given, and the result. */
    async function give(
      proof: Proof,
      user: object = {},
      work = async (prove: () => Promise<void>) => prove(),
    ): Promise<string[]> {
      const log: string[] = [];
      const begin = (name: string) => ({
        beginProof: async () => {
          log.push(`count ${name}`);
          return async () => void log.push(`forget ${name}`);
        },
      });
      const codes = {
        prove: async (_: unknown, __: unknown, nonce: string) => {
          if (nonce !== '123456') throw Object.assign(new Error(), { code: 'wrong code' });
        },
      };
      const hasher = { verify: async (stored: string, given: string) => stored === given };
      const { config } = all;
      const deps = [hasher, codes, begin('password'), begin('code'), config];
      const owner = new OwnerProof(...(deps as ConstructorParameters<typeof OwnerProof>));
      const whose = { passwordHash: 'right', email: EMAIL, ...user } as User;
      await owner
        .during({ userId: '1', sessionId: '2' }, proof, (prove) =>
          work(() => prove({} as never, whose)),
        )
        .then(
          () => log.push('passes'),
          (error) => log.push(error.code ?? error.message),
        );
      return log;
    }

    it.each<[string, Proof, object, string[]]>([
      [
        'right password',
        { currentPassword: 'right' },
        {},
        ['count password', 'forget password', 'passes'],
      ],
      [
        'wrong password',
        { currentPassword: 'x' },
        {},
        ['count password', 'current_password_invalid'],
      ],
      [
        'empty password',
        { currentPassword: '' },
        {},
        ['count password', 'current_password_invalid'],
      ],
      ['right code', { nonce: '123456' }, {}, ['count code', 'forget code', 'passes']],
      [
        'wrong code beside a right password',
        { nonce: '0', currentPassword: 'right' },
        {},
        ['count code', 'wrong code'],
      ],
      [
        'empty code beside a right password',
        { nonce: '', currentPassword: 'right' },
        {},
        ['count password', 'forget password', 'passes'],
      ],
      ['nothing', {}, {}, ['current_password_required']],
      [
        'password where there is none',
        { currentPassword: 'right' },
        { passwordHash: null },
        ['count password', 'reauthentication_needed'],
      ],
      [
        'password where there is no address',
        { currentPassword: 'right' },
        { email: null },
        ['count password', 'reauthentication_needed'],
      ],
      [
        'code where there is no password',
        { nonce: '123456' },
        { passwordHash: null },
        ['count code', 'forget code', 'passes'],
      ],
    ])('is counted and looked at: %s', async (_, proof, user, log) => {
      expect(await give(proof, user)).toEqual(log);
    });

    it('is forgotten where it was right, whatever came of the work, and only if it was looked at', async () => {
      const right = { currentPassword: 'right' };
      const fails = async (prove: () => Promise<void>) => {
        await prove();
        throw new Error('too late');
      };
      expect(await give(right, {}, fails)).toEqual([
        ...['count password', 'forget password', 'too late'],
      ]);
      expect(await give(right, {}, async () => undefined)).toEqual(['count password', 'passes']);
    });

    it('is asked for in other words where fresh sessions need none', async () => {
      all.config.auth.freshSessionSeconds = 60;
      expect(await give({})).toEqual(['reauthentication_needed']);
    });
  });
}
