import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { MINUTE_MS } from '@prepward/contracts/durations';
import type { Principal } from '@prepward/platform/http';
import { Limiter } from '@prepward/platform/limits';
import { generate } from 'otplib';
import { LIMITS } from '../../../libs/modules/auth/auth.limits.js';
import { hashToken } from '../../../libs/modules/auth/domain/tokens.js';
import { FactorRepository } from '../../../libs/modules/auth/factors/factor.repository.js';
import { FactorsService } from '../../../libs/modules/auth/factors/factors.service.js';
import { RecoveryCodesService } from '../../../libs/modules/auth/factors/recovery-codes.service.js';
import { SecondStepTries } from '../../../libs/modules/auth/factors/second-step-tries.js';
import { SecretBox } from '../../../libs/modules/auth/factors/secret-box.js';
import { FactorsController } from '../../../libs/modules/auth/http/factors.controller.js';
import type { Accounts, Person } from './services.js';

const LATELY = { aal: 'aal2', method: 'totp' } as const;
const { secondStep } = LIMITS;

export function twoStepRules(started: () => Accounts): void {
  let all: Accounts;
  let person: Person;
  let other: Person;
  let session: Principal;
  beforeEach(async () => {
    all = started();
    [person, other] = [await all.newPerson(), await all.newPerson()];
    session = await all.newSession(person, LATELY);
  });
  afterEach(() => {
    all.clock.at = undefined;
  });

  const apps = () => all.get(FactorsService);
  const codes = () => all.get(RecoveryCodesService);
  const factor = (of: Person, name: string, row: object = {}) =>
    all.add('mfa_factors', {
      ...{ user_id: of.id, type: 'totp', friendly_name: name, verified: true },
      ...row,
    });
  const begun = (of: Person, name: string, ago = 0) =>
    factor(of, name, { verified: false, created_at: new Date(Date.now() - ago) });
  const names = (of: Person) => all.kept('mfa_factors', of, 'friendly_name');
  const enroll = (name: string, issuer = '') => apps().enroll(session, { name, issuer });
  const codeOf = (secret: string, at = Date.now()) =>
    generate({ secret, epoch: Math.floor(at / 1000) });
  const verify = async (id: string, code: string, by = session) =>
    apps().verify(by, id, { challengeId: (await apps().challenge(by, id)).id, code });
  const levels = (of: Person) => all.kept('sessions', of, 'aal');

  describe('an app that got no code', () => {
    it('is forgotten after five minutes, when its owner sets up another', async () => {
      await begun(person, 'old', 5 * MINUTE_MS + 2_000);
      await begun(person, 'young', 5 * MINUTE_MS - 10_000);
      await factor(person, 'in force', { created_at: new Date('2026-01-01') });
      await begun(other, 'of another', 5 * MINUTE_MS + 2_000);
      await enroll('new');
      expect(await names(person)).toEqual(['in force', 'new', 'young']);
      expect(await names(other)).toEqual(['of another']);
      const listed = await all.get(FactorRepository).ofUser(person.id);
      expect(listed.map(({ friendlyName }) => friendlyName)).toEqual(['in force', 'young', 'new']);
    });

    it('is forgotten at once when another comes into force', async () => {
      const { id, totp } = await enroll('first');
      await begun(person, 'second');
      await begun(other, 'of another');
      const elsewhere = await all.newSession(other, LATELY);
      await all.newSession(person, LATELY);
      await verify(id, await codeOf(totp.secret));
      expect([await names(person), await names(other)]).toEqual([['first'], ['of another']]);
      expect(await all.kept('sessions', person)).toEqual([session.sessionId]);
      expect(await all.kept('sessions', other)).toEqual([elsewhere.sessionId]);
    });

    it('is taken away without a code, and changes nothing else', async () => {
      await factor(person, 'codes', { type: 'recovery_code' });
      const weak = await all.newSession(person, { aal: 'aal1' });
      const { id } = await enroll('phone');
      expect(await apps().unenroll(weak, id)).toEqual({ id });
      expect(await names(person)).toEqual(['codes']);
      expect(await levels(person)).toEqual(['aal1', 'aal2']);
      expect(await all.told('two-step.changed', person)).toEqual([]);
    });

    it('is one of ten, also where two are set up at once', async () => {
      for (let i = 1; i < 10; i++) await begun(person, `app ${i}`);
      const tried = await all.atOnce(person, [() => enroll('one'), () => enroll('two')]);
      expect(tried.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
      expect(await names(person)).toHaveLength(10);
    });

    it('is asked for by its kind and its names, without the space around them', async () => {
      const routes = new FactorsController(apps(), codes());
      const names = { friendly_name: ' My phone ', issuer: ' Clinic ' };
      const made = await routes.enroll(session, { factor_type: 'totp', ...names });
      expect(made.friendly_name).toBe('My phone');
      expect(decodeURIComponent(made.totp.uri)).toContain(`/Clinic:${person.email}?`);
      const enroll = (factor_type: 'phone' | 'webauthn') => () =>
        routes.enroll(session, { factor_type });
      for (const [kind, code] of [
        ['phone', 'mfa_phone_enroll_disabled'],
        ['webauthn', 'mfa_web_authn_enroll_disabled'],
      ] as const) {
        expect(enroll(kind)).toThrow(expect.objectContaining({ code }));
      }
      await factor(person, 'in force');
      const paper = await routes.makeCodes(session, { friendly_name: ' Paper ' });
      expect(paper.friendly_name).toBe('Paper');
    });

    it('keeps its name from no recovery codes, and shows whose it is', async () => {
      await factor(person, 'Paper', { type: 'recovery_code' });
      const { totp } = await enroll('Paper', 'Clinic');
      expect(decodeURIComponent(totp.uri)).toContain(`/Clinic:${person.email}?`);
    });
  });

  describe('the last app', () => {
    it('alone takes codes and level with it', async () => {
      const [one, two] = [await factor(person, 'one'), await factor(person, 'two')];
      await factor(person, 'codes', { type: 'recovery_code' });
      await factor(other, 'codes', { type: 'recovery_code' });
      await all.newSession(other, LATELY);
      await apps().unenroll(session, one);
      expect(await names(person)).toEqual(['codes', 'two']);
      expect([await levels(person), await all.told('two-step.changed', person)]).toEqual([
        ['aal2'],
        [],
      ]);
      await begun(person, 'begun');
      await apps().unenroll(session, two);
      expect([await names(person), await levels(person)]).toEqual([[], ['aal1']]);
      expect(await all.told('two-step.changed', person)).toEqual([{ change: 'off' }]);
      expect([await names(other), await levels(other)]).toEqual([['codes'], ['aal2']]);
    });
  });

  describe('a challenge', () => {
    const challenges = (factorId: string) =>
      all.sql('SELECT id FROM mfa_challenges WHERE factor_id = $1', [factorId]);

    it('is of its own app, and goes with the next one once it is over', async () => {
      const [one, two] = [await enroll('one'), await enroll('two')];
      const foreign = await apps().challenge(session, two.id);
      const code = await codeOf(one.totp.secret);
      await expect(
        apps().verify(session, one.id, { challengeId: foreign.id, code }),
      ).rejects.toMatchObject({ code: 'mfa_factor_not_found' });
      const over = new Date(Date.now() - 1_000);
      const open = await apps().challenge(session, one.id);
      await all.add('mfa_challenges', { factor_id: one.id, expires_at: over });
      const next = await apps().challenge(session, one.id);
      expect((await challenges(one.id)).map(({ id }) => id).sort()).toEqual(
        [open.id, next.id].sort(),
      );
      expect(await challenges(two.id)).toEqual([{ id: foreign.id }]);
    });

    it('holds for five minutes, to the millisecond', async () => {
      const begin = Date.parse('2027-02-03T10:00:00.900Z');
      const { id, totp } = await enroll('phone');
      await all.sql(`UPDATE mfa_factors SET updated_at = '2026-01-01' WHERE id = $1`, [id]);
      all.clock.at = new Date(begin);
      const asked = await apps().challenge(session, id);
      expect(asked.expires_at).toBe(Date.parse('2027-02-03T10:05:00Z') / 1000);
      const [row] = await all.sql('SELECT * FROM mfa_factors WHERE id = $1', [id]);
      expect(row?.last_challenged_at).toEqual(new Date(begin));
      expect(row?.updated_at).not.toEqual(new Date('2026-01-01'));
      const end = begin + 5 * MINUTE_MS;
      const answer = { challengeId: asked.id, code: await codeOf(totp.secret, end) };
      all.clock.at = new Date(end);
      await expect(apps().verify(session, id, answer)).rejects.toMatchObject({
        code: 'mfa_challenge_expired',
      });
      all.clock.at = new Date(end - 1);
      await expect(apps().verify(session, id, answer)).resolves.toMatchObject({
        user: { factors: [{ id, status: 'verified', last_challenged_at: expect.any(String) }] },
      });
    });
  });

  describe('tries of a second step', () => {
    const used = async () =>
      Promise.all(
        Object.entries(secondStep).map(
          async ([name, { points, seconds }]) =>
            (await all.get(Limiter).use(`second-step-${name}`, person.id, points, seconds)).used,
        ),
      );

    it('are forgotten with a right code, of the app and on paper', async () => {
      const { id, totp } = await enroll('phone');
      await expect(verify(id, '000000')).rejects.toMatchObject({ code: 'mfa_verification_failed' });
      expect(await used()).toEqual([2, 2]);
      await verify(id, await codeOf(totp.secret));
      expect(await used()).toEqual([1, 1]);
      const made = await codes().make(session, '');
      await expect(codes().verify(session, 'no code')).rejects.toMatchObject({
        code: 'mfa_verification_failed',
      });
      expect(await used()).toEqual([3, 3]);
      await codes().verify(session, made.codes[0] ?? '');
      expect(await used()).toEqual([1, 1]);
    });

    it('are so many in an hour, however slowly they come', async () => {
      const limiter = all.get(Limiter);
      for (let i = 0; i < secondStep.hour.points; i++) {
        await all.get(SecondStepTries).begin(person.id);
        await limiter.forget('second-step-minute', person.id);
      }
      const refused = await all
        .get(SecondStepTries)
        .begin(person.id)
        .catch((error) => error);
      expect(refused.code).toBe('over_request_rate_limit');
      expect(refused.waitSeconds).toBeGreaterThan(3_500);
      await all.get(SecondStepTries).begin(other.id);
    });
  });

  describe('recovery codes', () => {
    it('keep the name of their set, and are easy to read', async () => {
      await factor(person, 'app');
      const made = await codes().make(session, 'In the drawer');
      const again = await codes().remake(session);
      expect(again.friendly_name).toBe('In the drawer');
      for (const code of [...made.codes, ...again.codes]) {
        expect(code).toMatch(/^[A-HJ-NP-Z2-9]{5}-[A-HJ-NP-Z2-9]{5}$/);
      }
      expect(await all.kept('mfa_factors', person, 'verified')).toEqual([true, true]);
    });

    it('are of one account, end weaker sessions, and their owner is told', async () => {
      for (const who of [person, other]) await factor(who, 'app');
      const foreign = await codes().make(await all.newSession(other, LATELY), '');
      const own = await codes().make(session, '');
      const half = await all.newSession(person, { aal: 'aal1' });
      await all.newSession(person, { aal: 'aal1' });
      await all.newSession(other, { aal: 'aal1' });
      await expect(codes().verify(half, foreign.codes[0] ?? '')).rejects.toMatchObject({
        code: 'mfa_verification_failed',
      });
      all.clock.at = new Date('2027-02-03T10:00:00Z');
      const [code = ''] = own.codes;
      await codes().verify(half, code);
      expect(await all.kept('sessions', person)).toEqual(
        [session.sessionId, half.sessionId].sort(),
      );
      expect(await levels(other)).toEqual(['aal1', 'aal2']);
      expect(await all.told('two-step.changed', person)).toEqual([{ change: 'code-used' }]);
      const rows = await all.sql(
        `SELECT used_at, code_hash = $2 AS it FROM recovery_codes
         WHERE factor_id = $1 AND used_at IS NOT NULL`,
        [own.id, hashToken(code.replace('-', ''))],
      );
      expect(rows).toEqual([{ used_at: all.clock.at, it: true }]);
      expect(await codes().status(await all.newSession(other))).toMatchObject({ remaining: 10 });
    });

    it('need an app that is in force', async () => {
      await begun(person, 'app');
      await expect(codes().make(session, '')).rejects.toMatchObject({
        code: 'mfa_factor_not_found',
      });
    });
  });

  describe('a kept secret', () => {
    const boxOf = (encryptionKey: string | undefined) =>
      new SecretBox({ ...all.config, auth: { ...all.config.auth, encryptionKey } });
    const KEY = 'thirty-two characters, or more of them';

    it('opens for its owner alone, by its key alone; one from before there was a key does', () => {
      const sealed = boxOf(KEY).seal('S3CR3T', 'ann');
      expect(boxOf(KEY).open(sealed, 'ann')).toBe('S3CR3T');
      expect(() => boxOf(KEY).open(sealed, 'bob')).toThrow();
      expect(() => boxOf(`${KEY}!`).open(sealed, 'ann')).toThrow();
      expect(() => boxOf(undefined).open(sealed, 'ann')).toThrow('AUTH_ENCRYPTION_KEY is missing');
      expect(boxOf(KEY).seal('S3CR3T', 'ann')).not.toBe(sealed);
      expect(boxOf(KEY).open(boxOf(undefined).seal('S3CR3T', 'ann'), 'ann')).toBe('S3CR3T');
    });
  });
}
