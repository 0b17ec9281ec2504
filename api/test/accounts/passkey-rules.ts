import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { MINUTE_MS } from '@prepward/contracts/durations';
import { MOST_PASSKEYS } from '@prepward/contracts/passkey-rules';
import type { Principal } from '@prepward/platform/http';
import { KnownDevices } from '../../../libs/modules/auth/known-devices.js';
import { PasskeySignInService } from '../../../libs/modules/auth/passkeys/passkey-sign-in.service.js';
import { PasskeysService } from '../../../libs/modules/auth/passkeys/passkeys.service.js';
import { VisitorsService } from '../../../libs/modules/auth/visitors.service.js';
import { Authenticator } from '../authenticator.js';
import type { Accounts, Person } from './services.js';

// biome-ignore lint/suspicious/noExplicitAny: what a browser is asked has no type of ours
type Options = any;

export function passkeyRules(started: () => Accounts): void {
  let all: Accounts;
  let person: Person;
  let session: Principal;
  let device: Authenticator;
  beforeEach(async () => {
    all = started();
    person = await all.newPerson();
    session = await all.newSession(person, { aal: 'aal2', method: 'passkey' });
    device = new Authenticator(all.config.publicUrl);
  });
  afterEach(() => {
    all.clock.at = undefined;
  });

  const service = () => all.get(PasskeysService);
  const signIns = () => all.get(PasskeySignInService);
  let count = 0;
  const passkey = (of: Person, name: string, row: object = {}) =>
    all.add('passkeys', {
      ...{ user_id: of.id, credential_id: `key-${++count}`, public_key: '', friendly_name: name },
      ...row,
    });
  const answerTo = async (by = device) => {
    const asked = await service().askToAdd(session);
    const credential = by.create(asked.options as Options);
    return () => service().add(session, asked.challenge_id, credential as never);
  };
  const signIn = async (pass?: string) => {
    const asked = await signIns().ask();
    const client = { ip: '192.0.2.1', userAgent: 'test', device: pass };
    const credential = device.get(asked.options as Options);
    return signIns().signIn(asked.challenge_id, credential as never, client);
  };

  describe('passkeys of an account', () => {
    it('are listed oldest first, and no other account’s', async () => {
      await passkey(person, 'second', { created_at: '2026-03-02', last_used_at: '2026-03-05' });
      await passkey(person, 'first', { created_at: '2026-03-01' });
      await passkey(await all.newPerson(), 'of another', { created_at: '2026-01-01' });
      const listed = await service().list(session);
      expect(
        listed.map(({ friendly_name, last_used_at }) => [friendly_name, last_used_at]),
      ).toEqual([
        ['first', undefined],
        ['second', expect.stringMatching(/^2026-03-0/)],
      ]);
    });

    it('get the first name that is free, and are known with how they are reached', async () => {
      await passkey(person, 'Passkey 1');
      await passkey(person, 'Passkey 3');
      all.clock.at = new Date(Date.now() + MINUTE_MS);
      const added = await (await answerTo())();
      expect(added).toMatchObject({
        friendly_name: 'Passkey 2',
        created_at: all.clock.at.toISOString(),
      });
      const { options } = await service().askToAdd(session);
      expect((options as Options).excludeCredentials).toContainEqual(
        expect.objectContaining({ id: device.id, transports: ['internal'] }),
      );
    });

    it('are ten at most, also where two were asked for at once', async () => {
      for (let i = 1; i < MOST_PASSKEYS; i++) await passkey(person, `Key ${i}`);
      const [one, two] = [
        await answerTo(),
        await answerTo(new Authenticator('http://localhost:3000')),
      ];
      const added = await all.atOnce(person, [one, two]);
      expect(added.filter(({ status }) => status === 'rejected')).toEqual([
        expect.objectContaining({
          reason: expect.objectContaining({ code: 'too_many_passkeys' }),
        }),
      ]);
      expect(await all.told('passkey.changed', person)).toEqual([{ change: 'added' }]);
    });
  });

  describe('a sign-in with a passkey', () => {
    it('is told of where the browser is new to the account, and only there', async () => {
      await (await answerTo())();
      await all.sql('UPDATE users SET last_sign_in_at = now() WHERE id = $1', [person.id]);
      const devices = all.get(KnownDevices);
      const told = async () => (await all.told('sign-in.new-device', person)).length;
      await signIn(await devices.remember(undefined, person.id));
      expect(await told()).toBe(0);
      await signIn(await devices.remember(undefined, (await all.newPerson()).id));
      expect(await told()).toBe(1);
    });

    it('is one of two at once that say the same count: one device is a copy', async () => {
      await (await answerTo())();
      const answers = [await signIns().ask(), await signIns().ask()].map((asked) => ({
        id: asked.challenge_id,
        credential: device.get(asked.options as Options, { counter: 8 }) as never,
      }));
      const client = { ip: '192.0.2.1', userAgent: 'test', device: undefined };
      const tried = await Promise.allSettled(
        answers.map(({ id, credential }) => signIns().signIn(id, credential, client)),
      );
      expect(tried.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    });

    it('is refused to an account that was closed', async () => {
      await (await answerTo())();
      await all.sql('UPDATE users SET deleted_at = now() WHERE id = $1', [person.id]);
      await expect(signIn()).rejects.toMatchObject({ code: 'user_banned' });
    });

    it('is answered before five minutes are over', async () => {
      await (await answerTo())();
      const begin = Date.now();
      all.clock.at = new Date(begin);
      const asked = [await signIns().ask(), await signIns().ask()];
      const client = { ip: '192.0.2.1', userAgent: 'test', device: undefined };
      const answer = (i: number) =>
        signIns().signIn(
          asked[i]?.challenge_id ?? '',
          device.get(asked[i]?.options as Options) as never,
          client,
        );
      all.clock.at = new Date(begin + 5 * MINUTE_MS - 1);
      await expect(answer(0)).resolves.toMatchObject({ user: { id: person.id } });
      all.clock.at = new Date(begin + 5 * MINUTE_MS);
      await expect(answer(1)).rejects.toMatchObject({ code: 'webauthn_challenge_expired' });
    });
  });

  describe('what devices and browsers were asked', () => {
    it('is forgotten once it is over: at Google, an hour later', async () => {
      const at = (minutes: number) => new Date(Date.now() + minutes * MINUTE_MS);
      await all.sql('DELETE FROM passkey_challenges');
      for (const [challenge, minutes] of [
        ['over', -0.1],
        ['open', 1],
      ] as const) {
        await all.add('passkey_challenges', { challenge, expires_at: at(minutes) });
      }
      for (const [nonce, minutes] of [
        ['long over', -61],
        ['over', -59],
        ['open', 4],
      ] as const) {
        await all.add('google_flows', {
          ...{ nonce, state_hash: nonce, browser_hash: '', code_verifier: '', code_challenge: '' },
          expires_at: at(minutes),
        });
      }
      await all.get(VisitorsService).purge();
      expect(await all.sql('SELECT challenge FROM passkey_challenges')).toEqual([
        { challenge: 'open' },
      ]);
      expect(await all.sql('SELECT nonce FROM google_flows ORDER BY 1')).toEqual([
        { nonce: 'open' },
        { nonce: 'over' },
      ]);
    });
  });
}
