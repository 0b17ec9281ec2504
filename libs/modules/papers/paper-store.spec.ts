import { expect, it } from '@jest/globals';
import type { Storage } from '@prepward/platform/storage';
import type { PaperSample } from './paper.entity.js';
import type { PaperRepository } from './paper.repository.js';
import { PaperStore } from './paper-store.js';
import { pictureKey, storageKey } from './storage-key.js';

const [PAPER, COVER, PAGE] = ['a', 'b', 'c'].map((digit) => digit.repeat(64)) as [
  string,
  string,
  string,
];
const FORMER = {
  hash: PAPER,
  samples: [COVER, PAGE].map((hash) => ({ hash }) as PaperSample),
};

it.each([
  [
    'all of it, where no paper has it',
    [],
    [storageKey(PAPER), pictureKey(COVER), pictureKey(PAGE)],
  ],
  ['no file that the new version is, too', [PAPER], [pictureKey(COVER), pictureKey(PAGE)]],
  ['no page that looks the same in another paper', [COVER], [storageKey(PAPER), pictureKey(PAGE)]],
])('of a former version goes %s', async (_, inUse, expected) => {
  const gone: string[] = [];
  const storage = { delete: async (key: string) => gone.push(key) } as unknown as Storage;
  const papers = { inUse: async () => new Set(inUse) } as unknown as PaperRepository;
  await new PaperStore(storage, papers).removeFormer(FORMER);
  expect(gone).toEqual(expected);
});

it.each(['inUse', 'delete'])(
  'leaves a former version where %s fails: the new one is made',
  async (what) => {
    const deleted: string[] = [];
    const storage = {
      delete: async (key: string) => {
        deleted.push(key);
        throw new Error('The storage is away');
      },
    } as unknown as Storage;
    const papers = {
      inUse: async () => {
        if (what === 'inUse') throw new Error('The database is away');
        return new Set();
      },
    } as unknown as PaperRepository;
    await expect(new PaperStore(storage, papers).removeFormer(FORMER)).resolves.toBeUndefined();
    expect(deleted).toHaveLength(what === 'inUse' ? 0 : 3);
  },
);
