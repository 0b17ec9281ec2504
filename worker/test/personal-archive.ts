import { beforeAll, describe, expect, it } from '@jest/globals';
import { DAY_MS } from '@prepward/contracts/durations';
import type { PrivacyView } from '@prepward/contracts/privacy';
import type { PersonalData } from '@prepward/platform/personal';
import { strFromU8, unzipSync } from 'fflate';
import type { Stack } from './harness.js';
import type { PersonalCalls } from './personal-calls.js';

/** The archive, from the owner's request to the email and the download. */
export function personalArchive(
  stackOf: () => Stack,
  partsOf: () => readonly PersonalData[],
  { call, student, work }: PersonalCalls,
): void {
  describe('an archive of the own data', () => {
    beforeAll(() => work(), 120_000);

    it('is made, is mailed about, and is its owner’s only', async () => {
      const [stack, parts] = [stackOf(), partsOf()];
      const { db, mails } = stack;
      const token = await student('eve@example.org');
      const stranger = await student('mallory@example.org');
      await call('PATCH', '/api/v1/profile', token, { lastName: 'Lee', schoolProgram: '=1+1' });
      const asked = await call<PrivacyView>('POST', '/api/v1/privacy/exports', token);
      expect([asked.status, asked.body.export?.state]).toEqual([202, 'making']);
      const id = asked.body.export?.id ?? '';
      const mail = await mails.waitFor(
        ({ to, subject }) => to[0] === 'eve@example.org' && /data/.test(subject),
        30_000,
      );
      expect(mail.text).toContain('/profile/data');
      const view = await call<PrivacyView>('GET', '/api/v1/privacy', token);
      expect(view.body.export?.state).toBe('ready');
      const days = (Date.parse(view.body.export?.expiresAt ?? '') - Date.now()) / DAY_MS;
      expect(Math.round(days)).toBe(7);

      const link = (who: string) =>
        call<{ url: string; code: string }>('POST', `/api/v1/privacy/exports/${id}/link`, who);
      expect(await link(stranger)).toMatchObject({
        status: 404,
        body: { code: 'EXPORT_NOT_FOUND' },
      });
      const { url } = (await link(token)).body;
      const file = await fetch(stack.apiUrl + url);
      expect(file.headers.get('content-disposition')).toContain('prepward-data.zip');
      expect(file.headers.get('cache-control')).toBe('private, no-store');
      expect(file.headers.get('content-type')).toBe('application/zip');
      const bytes = new Uint8Array(await file.arrayBuffer());
      const files = unzipSync(bytes);
      expect(bytes.length).toBe(view.body.export?.bytes);
      const names = parts.flatMap(({ exports }) => exports.map(({ name }) => `${name}.json`));
      expect(Object.keys(files)).toEqual(expect.arrayContaining([...names, 'README.txt']));
      const read = (name: string) => strFromU8(files[name] ?? new Uint8Array());
      expect(JSON.parse(read('account.json'))[0].email).toBe('eve@example.org');
      expect(JSON.parse(read('profile.json'))[0]).toMatchObject({ last_name: 'Lee' });
      expect(read('profile.csv')).toContain("'=1+1");

      const again = await call('POST', '/api/v1/privacy/exports', token);
      expect([again.status, again.body.code]).toEqual([429, 'EXPORT_TOO_SOON']);
      const forged = await fetch(
        `${stack.apiUrl}/api/v1/privacy/exports/${id}/file?pass=no.pass.ours`,
      );
      expect(forged.status).toBe(403);
      await db.query(
        `UPDATE data_exports SET expires_at = now() - interval '1 minute' WHERE id = $1`,
        [id],
      );
      expect((await fetch(stack.apiUrl + url)).status).toBe(404);
    });
  });
}
