import { Readable } from 'node:stream';
import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { DomainError } from '@prepward/platform/errors';
import type { Storage } from '@prepward/platform/storage';
import type { FileLinks } from '../../auth/index.js';
import type { PaperDownloads } from '../../papers/index.js';
import type { TestBankService } from '../test-bank.service.js';

// Only their names are needed.
jest.unstable_mockModule('../../auth/index.js', () => ({ FileLinks: class {} }));
jest.unstable_mockModule('../../papers/index.js', () => ({ PaperDownloads: class {} }));
jest.unstable_mockModule('../test-bank.service.js', () => ({ TestBankService: class {} }));
const { PurchasesController } = await import('./purchases.controller.js');

const COPY = { id: 'copy', hash: 'h', bytes: 100, subject: 'math', paperHash: 'p' } as const;

let done: unknown[];
let isStored: boolean;
beforeEach(() => {
  [done, isStored] = [[], true];
});

const controller = new PurchasesController(
  {
    noteBought: async (userId: string) => void done.push(['noted', userId]),
    list: async () => [],
    readyCopy: async (userId: string, id: string) => {
      if (userId !== 'ann' || id !== COPY.id) throw new DomainError('PURCHASE_NOT_FOUND');
      return COPY;
    },
    fileLost: async ({ id }: { id: string }) => void done.push(['lost', id]),
  } as unknown as TestBankService,
  {
    read: async (audience: string, pass: string, file: string) =>
      audience === 'purchase-file' && file === COPY.id ? pass : undefined,
  } as unknown as FileLinks,
  {
    get: async (key: string) =>
      isStored && key === 'copies/copy-h.pdf' ? { body: Readable.from([]) } : null,
  } as unknown as Storage,
  {
    recordBought: async (download: object) => void done.push(download),
  } as unknown as PaperDownloads,
);

const DOWNLOAD = { purchaseId: 'copy', userId: 'ann', subject: 'math', paperHash: 'p' };

async function fetched(request: object = {}, pass: string | undefined = 'ann') {
  const headers: Record<string, string> = {};
  let status = 0;
  const reply = {
    header: (name: string, value: string) => {
      headers[name] = value;
    },
    status: (code: number) => {
      status = code;
    },
  };
  const whole = { method: 'GET', headers: {}, ...request };
  const query = { pass } as { pass: string };
  const code = await controller.file({ id: COPY.id }, query, whole, reply).then(
    () => undefined,
    (error: DomainError) => error.code,
  );
  return { status, headers, code };
}

describe('a bought file', () => {
  it('is a download where it is fetched from its beginning', async () => {
    await fetched();
    await fetched({ headers: { range: 'bytes=0-9' } });
    expect(done).toEqual([DOWNLOAD, DOWNLOAD]);
  });

  it.each<[string, object, number]>([
    ['a later part', { headers: { range: 'bytes=10-19' } }, 206],
    ['its headers alone', { method: 'HEAD' }, 200],
    ['a version that the browser has', { headers: { 'if-none-match': '"h"' } }, 304],
    ['what lies outside of it', { headers: { range: 'bytes=100-' } }, 416],
  ])('is no download where it is %s', async (_, request, status) => {
    expect(await fetched(request)).toMatchObject({ status, code: undefined });
    expect(done).toEqual([]);
  });

  it('that the storage lost is made again', async () => {
    isStored = false;
    expect((await fetched()).code).toBe('PURCHASE_NOT_READY');
    expect(done).toEqual([['lost', 'copy']]);
  });

  it('is kept by no cache, refused or not; a page leads to the purchases instead', async () => {
    const own = { 'cache-control': 'private, no-store' };
    expect(await fetched({}, 'bob')).toMatchObject({ code: 'PURCHASE_NOT_FOUND', headers: own });
    const none = await fetched({}, '');
    expect(none.code).toBe('PURCHASE_NOT_FOUND');
    const html = { headers: { accept: 'text/html' } };
    expect(await fetched(html, 'bob')).toEqual({
      status: 303,
      code: undefined,
      headers: { ...own, location: '/my-purchases' },
    });
  });
});

it('staff who look as a student note nothing', async () => {
  const student = { userId: 'ann' } as Parameters<typeof controller.list>[0];
  await controller.list({ ...student, viewedBy: 'staff' } as typeof student);
  expect(done).toEqual([]);
  await controller.list(student);
  expect(done).toEqual([['noted', 'ann']]);
});
