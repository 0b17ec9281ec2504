import { createHash, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { FILE_CHUNK_BYTES } from '@prepward/contracts/file-rules';
import { Ids } from '@prepward/platform/clock';
import { openStores, type Stores } from './stores.js';

class TooMuchWorkError extends Error {}
type Found = { fault: string } | { pages: number; pictures: object[] };
/** What the typesetter finds; `asked` records what it was asked. */
let found: (job: { paper: Uint8Array }) => Promise<Found>;
const asked: unknown[] = [];
jest.unstable_mockModule('@prepward/papers', () => ({
  JUDGE_HEAP_MB: 512,
  TooMuchWorkError,
  withTypesetter: (work: (typeset: unknown) => unknown, heap: number) =>
    work((job: { kind: string; pictured: number; paper: Uint8Array }) => {
      asked.push([job.kind, job.pictured, heap]);
      return found(job);
    }),
}));
const { SweepUploads, TakeInFile } = await import(
  '../../libs/modules/files/jobs/files.handlers.js'
);
const { FILES_JOBS } = await import('../../libs/modules/files/jobs/files.jobs.js');
const { FileUploadRepository } = await import('../../libs/modules/files/file-upload.repository.js');
const { StaffFileRepository } = await import('../../libs/modules/files/staff-file.repository.js');
const { TakeIn } = await import('../../libs/modules/files/take-in.service.js');
const { UploadsService } = await import('../../libs/modules/files/uploads.service.js');

let stores: Stores;
let files: InstanceType<typeof StaffFileRepository>;
let uploads: InstanceType<typeof FileUploadRepository>;
let service: InstanceType<typeof UploadsService>;
let takeIn: InstanceType<typeof TakeIn>;
beforeAll(async () => {
  stores = await openStores();
  const { dataSource, transactions, outbox, storage } = stores;
  const ids = new Ids();
  files = new StaffFileRepository(dataSource);
  uploads = new FileUploadRepository(dataSource);
  service = new UploadsService(uploads, files, storage, transactions, outbox, ids);
  takeIn = new TakeIn(uploads, service, files, storage, transactions, ids);
});
afterAll(() => stores.stop());

const [ANN, BOB] = [randomUUID(), randomUUID()];
const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
beforeEach(async () => {
  await stores.sql('TRUNCATE staff_files, file_uploads CASCADE');
  await stores.sql('DELETE FROM outbox_events');
  stores.storage.files.clear();
  asked.length = 0;
});

const refusal = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: { code?: string; message: string }) => error.code ?? error.message,
  );
const pdf = (text: string) => Buffer.from(`%PDF-1.7 ${text}`);

async function begin(bytes: Buffer, more: object = {}): Promise<string> {
  const said = { name: 'Paper.pdf', bytes: bytes.length, hash: hashOf(bytes), ...more };
  return (await service.begin(ANN, said)).id;
}
const row = async (id: string) => (await uploads.find(id)) as Record<string, unknown> | undefined;
const setState = (id: string, state: string) =>
  stores.sql('UPDATE file_uploads SET state = $2 WHERE id = $1', [id, state]);

/** Sends a small file in one piece. @returns the id of the upload, which is yet to be checked */
async function sent(bytes: Buffer, more: object = {}): Promise<string> {
  const id = await begin(bytes, more);
  await service.keep(ANN, id, 0, bytes);
  await service.finish(ANN, id);
  return id;
}

describe('an upload', () => {
  it('is noted as it is told, and is a version only of a file that is there', async () => {
    const [name, hash] = ['Math.pdf', hashOf(pdf('a'))];
    const { id } = await service.begin(BOB, { name, bytes: 700, hash });
    expect(await row(id)).toEqual({
      ...{ id, name, bytes: 700, hash, fileId: null, chunks: 0, state: 'receiving' },
      ...{ problem: null, createdBy: BOB },
    });
    const said = { name, bytes: 700, hash, fileId: randomUUID() };
    expect(await refusal(service.begin(ANN, said))).toBe('FILE_NOT_FOUND');
    await stores.sql(`INSERT INTO staff_files (id, name) VALUES ($1, 'Math.pdf')`, [said.fileId]);
    // A file without a version doesn't count as one.
    expect(await refusal(service.begin(ANN, said))).toBe('FILE_NOT_FOUND');
  });

  it('is only of who began it', async () => {
    const bytes = pdf('a');
    const id = await begin(bytes);
    for (const work of [
      () => service.view(BOB, id),
      () => service.keep(BOB, id, 0, bytes),
      () => service.finish(BOB, id),
      () => service.drop(BOB, id),
    ]) {
      expect(await refusal(work())).toBe('FILE_UPLOAD_NOT_FOUND');
    }
    expect([await row(id), stores.storage.keys()]).toMatchObject([{ chunks: 0 }, []]);
  });

  it('keeps what has come when a piece comes again, in each state of it', async () => {
    const bytes = Buffer.alloc(2 * FILE_CHUNK_BYTES + 5, '%PDF-');
    const piece = (n: number) => bytes.subarray(n * FILE_CHUNK_BYTES, (n + 1) * FILE_CHUNK_BYTES);
    const id = await begin(bytes);
    const another = await begin(bytes);
    await service.keep(ANN, id, 0, piece(0));
    await service.keep(ANN, id, 1, piece(1));
    expect(await service.keep(ANN, id, 0, piece(0))).toMatchObject({ chunks: 2 });
    expect(await refusal(service.finish(ANN, id))).toBe('FILE_CHUNK_UNEXPECTED');
    expect(await refusal(service.keep(ANN, id, 2, piece(1)))).toBe('FILE_CHUNK_UNEXPECTED');
    expect(await service.keep(ANN, id, 2, piece(2))).toMatchObject({ chunks: 3 });
    expect(stores.storage.keys()).toEqual([0, 1, 2].map((n) => `uploads/${id}/${n}.bin`));
    expect(await row(another)).toMatchObject({ chunks: 0 });
    await setState(id, 'checking');
    expect(await refusal(service.keep(ANN, id, 0, piece(0)))).toBe('FILE_UPLOAD_CLOSED');
    await stores.transactions.run((tx) => uploads.advance(id, 9, tx));
    expect(await row(id)).toMatchObject({ chunks: 3 });
    expect(await refusal(service.drop(ANN, id))).toBe('FILE_UPLOAD_CLOSED');
    await setState(id, 'taken');
    await service.drop(ANN, id);
    expect([await row(id), stores.storage.keys()]).toEqual([undefined, []]);
  });

  it('that is dropped while a piece comes leaves none', async () => {
    const bytes = pdf('a');
    const id = await begin(bytes);
    stores.storage.beforePut = () => service.drop(ANN, id);
    expect(await refusal(service.keep(ANN, id, 0, bytes))).toBe('FILE_UPLOAD_NOT_FOUND');
    expect(stores.storage.keys()).toEqual([]);
  });

  it('is handed over once, whenever and however often that is asked for', async () => {
    const bytes = pdf('a');
    const id = await begin(bytes);
    await service.keep(ANN, id, 0, bytes);
    const after = { bytes: bytes.length, fileId: null };
    expect(await stores.auditOf(() => service.finish(ANN, id))).toMatchObject({ after });
    expect(await service.finish(ANN, id)).toMatchObject({ state: 'checking' });
    await setState(id, 'refused');
    expect(await service.finish(ANN, id)).toMatchObject({ state: 'refused' });
    const twice = await begin(bytes);
    await service.keep(ANN, twice, 0, bytes);
    const late = await stores.afterAnother(
      'SELECT 1 FROM file_uploads WHERE id = $1 FOR UPDATE',
      twice,
      `UPDATE file_uploads SET state = 'checking' WHERE id = $1`,
      () => service.finish(ANN, twice),
    );
    expect(late.state).toBe('checking');
    expect(await stores.events('file.received')).toEqual([{ uploadId: id }]);
  });

  it('that nothing happens to is looked for oldest first, so many at a time', async () => {
    const ids: string[] = [];
    for (const [hours, state] of [
      [30, 'receiving'],
      [50, 'taken'],
      [40, 'refused'],
      [60, 'checking'],
      [20, 'receiving'],
    ] as const) {
      const id = await begin(pdf('a'));
      ids.push(id);
      await stores.sql(
        `UPDATE file_uploads SET state = $2, updated_at = now() - make_interval(hours => $3)
         WHERE id = $1`,
        [id, state, hours],
      );
    }
    const day = 24 * 3_600_000;
    const idsOf = async (limit: number) => (await uploads.findOld(day, limit)).map(({ id }) => id);
    expect(await idsOf(9)).toEqual([ids[1], ids[2], ids[0]]);
    expect(await idsOf(2)).toEqual([ids[1], ids[2]]);
    // A new piece makes an upload young again, and so does a change of state.
    await service.keep(ANN, ids[0] ?? '', 0, pdf('a'));
    expect(await idsOf(9)).toEqual([ids[1], ids[2]]);
    await stores.transactions.run((tx) => uploads.setState(ids[1] ?? '', 'refused', {}, tx));
    expect(await idsOf(9)).toEqual([ids[2]]);
  });
});

describe('a file that has come', () => {
  const drawn = (page: number) => {
    return { page, width: 1000, height: 1294, bytes: Buffer.from(`page ${page}`) };
  };
  const pictures = [drawn(1), drawn(2)];
  beforeEach(() => {
    found = async () => ({ pages: 12, pictures });
  });

  it('is taken with its first pages, and its pieces go', async () => {
    const bytes = pdf('taken');
    const id = await sent(bytes);
    await takeIn.takeIn(id);
    const { fileId } = (await row(id)) as { fileId: string };
    expect(await row(id)).toMatchObject({ state: 'taken', problem: null });
    const shown = pictures.map(({ bytes: picture, ...size }) => {
      return { ...size, hash: hashOf(picture), bytes: picture.length };
    });
    expect(await files.versions(fileId)).toEqual([
      {
        ...{ fileId, version: 1, hash: hashOf(bytes), bytes: bytes.length, pages: 12 },
        ...{ pictures: shown, createdBy: ANN, createdAt: expect.any(Date) },
      },
    ]);
    expect(await files.find(fileId)).toMatchObject({ name: 'Paper.pdf' });
    const stored = [`files/${hashOf(bytes)}.pdf`, ...shown.map(({ hash }) => `files/${hash}.webp`)];
    expect(stores.storage.keys()).toEqual(stored.sort());
    expect(stores.storage.files.get(`files/${hashOf(bytes)}.pdf`)).toEqual(bytes);
    expect(asked).toEqual([['inspect', 4, 512]]);
    // The job again, and a next version under another name.
    await takeIn.takeIn(id);
    const next = pdf('next');
    await takeIn.takeIn(await sent(next, { fileId, name: 'Next.pdf' }));
    const versions = await files.versions(fileId);
    expect(versions.map(({ version, hash }) => [version, hash])).toEqual([
      [2, hashOf(next)],
      [1, hashOf(bytes)],
    ]);
    expect(await files.find(fileId)).toMatchObject({ name: 'Next.pdf', version: 2 });
    const again = await sent(bytes);
    await takeIn.takeIn(again);
    expect(await row(again)).toMatchObject({ state: 'refused', problem: 'duplicate', fileId });
    expect(asked).toHaveLength(2);
  });

  it('is not looked at before all of it has come', async () => {
    const id = await begin(pdf('a'));
    await service.keep(ANN, id, 0, pdf('a'));
    await takeIn.takeIn(id);
    await takeIn.takeIn(randomUUID());
    expect([asked, stores.storage.keys()]).toEqual([[], [`uploads/${id}/0.bin`]]);
  });

  it.each<[string, string, () => Promise<Found>]>([
    ['what is found', 'script', async () => ({ fault: 'script' })],
    ['too much of it', 'oversized', () => Promise.reject(new TooMuchWorkError())],
  ])('is refused for %s, and nothing of it stays', async (_, problem, judge) => {
    const id = await sent(pdf('a'));
    found = judge;
    await takeIn.takeIn(id);
    expect(await row(id)).toMatchObject({ state: 'refused', problem, fileId: null });
    expect(stores.storage.keys()).toEqual([]);
    expect(await stores.sql('SELECT 1 FROM staff_files')).toEqual([]);
  });

  it('is refused where it is not what was announced', async () => {
    const wrong = [{ hash: hashOf(pdf('b')) }, { bytes: pdf('a').length + 1 }];
    for (const said of wrong) {
      const id = await begin(pdf('a'), said);
      await stores.storage.put(`uploads/${id}/0.bin`, pdf('a'));
      await setState(id, 'checking');
      await takeIn.takeIn(id);
      expect(await row(id)).toMatchObject({ state: 'refused', problem: 'checksum' });
    }
    expect(asked).toEqual([]);
  });

  it('waits for another try where the typesetter or a piece is away', async () => {
    const id = await sent(pdf('a'));
    found = () => Promise.reject(new Error('The thread ended'));
    expect(await refusal(takeIn.takeIn(id))).toBe('The thread ended');
    expect([await row(id), stores.storage.keys().length]).toMatchObject([{ state: 'checking' }, 1]);
    stores.storage.files.clear();
    expect(await refusal(takeIn.takeIn(id))).toContain('Piece 0');
  });

  it('is one file where two processes look at it', async () => {
    const id = await sent(pdf('a'));
    found = async () => {
      await setState(id, 'taken');
      return { pages: 1, pictures: [] };
    };
    await takeIn.takeIn(id);
    expect(await stores.sql('SELECT 1 FROM staff_files')).toEqual([]);
  });
});

it('is looked at as it has come, and given up in an hour’s cleaning, by jobs of their own', async () => {
  const jobs = FILES_JOBS.map(({ name, queue, on, every, concurrency }) => {
    return [name, queue, on?.name ?? every, concurrency];
  });
  expect(jobs).toEqual([
    ['files.take-in', 'domain', 'file.received', 1],
    ['files.sweep-uploads', 'upkeep', 3_600_000, undefined],
  ]);
  found = async () => ({ pages: 1, pictures: [] });
  const id = await sent(pdf('a'));
  await new TakeInFile(takeIn).handle({ uploadId: id });
  expect(await row(id)).toMatchObject({ state: 'taken' });
  const old = await begin(pdf('b'));
  await service.keep(ANN, old, 0, pdf('b'));
  await stores.sql(`UPDATE file_uploads SET updated_at = now() - interval '24.1 hours'`);
  const young = await begin(pdf('c'));
  await stores.sql(
    `UPDATE file_uploads SET updated_at = now() - interval '23.9 hours' WHERE id = $1`,
    [young],
  );
  await new SweepUploads(service).handle();
  const left = await Promise.all([id, old, young].map(row));
  expect(left).toEqual([undefined, undefined, expect.anything()]);
  expect(stores.storage.keys()).toEqual([`files/${hashOf(pdf('a'))}.pdf`]);
});
