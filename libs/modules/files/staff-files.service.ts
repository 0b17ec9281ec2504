import { Injectable, Logger } from '@nestjs/common';
import type {
  AdminFile,
  AdminFileDetail,
  AdminFilesQuery,
  PublishFileBody,
} from '@prepward/contracts/admin-files';
import { PAPERS, type PaperDefinition } from '@prepward/contracts/papers';
import { noteForAudit } from '@prepward/platform/audit';
import { type Page, pageOf, Transactions } from '@prepward/platform/database';
import { DomainError } from '@prepward/platform/errors';
import { Storage } from '@prepward/platform/storage';
import { DownloadCountRepository, PublishedFiles } from '../papers/index.js';
import { type FileRow, StaffFileRepository } from './staff-file.repository.js';
import type { FilePicture, StaffFileVersion } from './staff-file-version.entity.js';
import { fileKey, pictureKey } from './storage-key.js';

/** The papers that files are published as, by the files' ids. */
type Published = ReadonlyMap<string, PaperDefinition>;

function fileOf(
  { hash: _hash, createdAt, updatedAt, ...file }: FileRow,
  all: Published,
): AdminFile {
  const paper = all.get(file.id);
  const isSold = paper?.kind === 'test-bank';
  return {
    ...file,
    soldAs: isSold ? paper.subject : null,
    freeAs: isSold ? null : (paper?.slug ?? null),
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  };
}

/** Files that staff uploaded: search, publishing in place of a paper, removal. */
@Injectable()
export class StaffFilesService {
  private readonly log = new Logger(StaffFilesService.name);

  constructor(
    private readonly files: StaffFileRepository,
    private readonly uploaded: PublishedFiles,
    private readonly downloads: DownloadCountRepository,
    private readonly transactions: Transactions,
    private readonly storage: Storage,
  ) {}

  /** A page of files in their newest version, and the total number of matches. */
  async search(query: AdminFilesQuery): Promise<Page<AdminFile>> {
    const { soldAs } = query.filter ?? {};
    const isWanted = ({ kind, subject }: PaperDefinition) =>
      kind === 'test-bank' && subject === soldAs;
    const asked = this.published();
    // Only a list of what is sold has to wait for it.
    const among =
      soldAs && [...(await asked)].flatMap(([id, paper]) => (isWanted(paper) ? id : []));
    const [page, published] = await Promise.all([this.files.list(query, among), asked]);
    return pageOf(page, (row) => fileOf(row, published));
  }

  /** @throws DomainError FILE_NOT_FOUND */
  async get(id: string): Promise<AdminFileDetail> {
    const [file, versions, published] = await Promise.all([
      this.find(id),
      this.files.versions(id),
      this.published(),
    ]);
    const [newest] = versions;
    return {
      ...fileOf(file, published),
      hash: file.hash,
      freeDownloads: await this.downloads.totalOf(versions.map(({ hash }) => hash)),
      pictures: (newest?.pictures ?? []).map(({ page, width, height }) => ({
        page,
        width,
        height,
      })),
      versions: versions.map(({ version, hash, bytes, pages, createdAt }) => ({
        version,
        hash,
        bytes,
        pages,
        createdAt: createdAt.toISOString(),
      })),
    };
  }

  /** @throws DomainError FILE_NOT_FOUND */
  async find(id: string): Promise<FileRow> {
    const file = await this.files.find(id);
    if (file === undefined) throw new DomainError('FILE_NOT_FOUND');
    return file;
  }

  /** A page of the newest version as a picture. @throws DomainError FILE_NOT_FOUND */
  async picture(id: string, page: number): Promise<FilePicture> {
    const [newest] = await this.files.versions(id);
    const picture = newest?.pictures.find((one) => one.page === page);
    if (picture === undefined) throw new DomainError('FILE_NOT_FOUND');
    return picture;
  }

  /**
   * Puts the newest version of a file in place of a paper, sold or free; a file is in one place at
   * most.
   *
   * @throws DomainError FILE_NOT_FOUND
   */
  async publish(id: string, body: PublishFileBody): Promise<AdminFileDetail> {
    const { subject, kind, questions, reason } = body;
    const paper = PAPERS.find((one) => one.subject === subject && one.kind === kind);
    if (paper === undefined) throw new RangeError(`There is no paper ${kind} of ${subject}`);
    const { slug } = paper;
    await this.transactions.run(async (tx) => {
      if (!(await this.files.lock(id, tx))) throw new DomainError('FILE_NOT_FOUND');
      const file = await this.files.find(id, tx);
      if (file === undefined) throw new DomainError('FILE_NOT_FOUND');
      const published = await this.uploaded.all(tx);
      const before = published.find((one) => one.slug === slug)?.fileId ?? null;
      noteForAudit({
        before: { paper: slug, file: before },
        after: { paper: slug, file: id, version: file.version, ...(questions && { questions }) },
        reason,
      });
      await this.uploaded.withdraw(tx, id);
      const { hash, pages } = file;
      const upload = { slug, fileId: id, hash, storageKey: fileKey(hash), pages };
      await this.uploaded.publish(tx, {
        ...upload,
        questions: paper.kind === 'test-bank' ? (questions ?? null) : null,
      });
    });
    return this.get(id);
  }

  /** @throws DomainError FILE_NOT_FOUND, FILE_NOT_PUBLISHED */
  async withdraw(id: string, reason: string): Promise<AdminFileDetail> {
    await this.transactions.run(async (tx) => {
      if (!(await this.files.lock(id, tx))) throw new DomainError('FILE_NOT_FOUND');
      const paper = (await this.uploaded.all(tx)).find(({ fileId }) => fileId === id);
      if (paper === undefined) throw new DomainError('FILE_NOT_PUBLISHED');
      noteForAudit({ before: { paper: paper.slug }, after: { paper: null }, reason });
      await this.uploaded.withdraw(tx, id);
    });
    return this.get(id);
  }

  /**
   * Removes files with all their versions; all or none. Files that don't exist are skipped.
   *
   * @returns the ids of those that were removed
   * @throws DomainError FILE_PUBLISHED
   */
  async remove(ids: readonly string[], reason: string): Promise<string[]> {
    const removed = await this.transactions.run(async (tx) => {
      const found: string[] = [];
      for (const id of ids.toSorted()) {
        if (await this.files.lock(id, tx)) found.push(id);
      }
      // Read under the locks: none of them can be published from here on.
      const published = new Set((await this.uploaded.all(tx)).map(({ fileId }) => fileId));
      const gone: { id: string; versions: StaffFileVersion[] }[] = [];
      for (const id of found) {
        if (published.has(id)) throw new DomainError('FILE_PUBLISHED');
        gone.push({ id, versions: await this.files.versions(id, tx) });
        await this.files.delete(id, tx);
      }
      noteForAudit({ before: { files: gone.map(({ id }) => id) }, after: null, reason });
      return gone;
    });
    await this.removeContent(removed.flatMap(({ versions }) => versions));
    return removed.map(({ id }) => id);
  }

  /**
   * Pages that look the same in several files share one picture, which goes with the last of them.
   * Anything left in the storage does no harm: nothing leads to it.
   */
  private async removeContent(versions: readonly StaffFileVersion[]): Promise<void> {
    const pictures = versions.flatMap((version) => version.pictures.map(({ hash }) => hash));
    const inUse = await this.files.picturesInUse(pictures);
    const unused = new Set(pictures.filter((hash) => !inUse.has(hash)));
    const keys = [...versions.map(({ hash }) => fileKey(hash)), ...[...unused].map(pictureKey)];
    for (const key of keys) {
      await this.storage.delete(key).catch((error: Error) => {
        this.log.warn(`A removed file stays in the storage: ${error.message}`);
      });
    }
  }

  private async published(): Promise<Published> {
    return new Map(
      (await this.uploaded.all()).flatMap(({ fileId, slug }) => {
        const paper = PAPERS.find((one) => one.slug === slug);
        return paper === undefined ? [] : [[fileId, paper] as const];
      }),
    );
  }
}
