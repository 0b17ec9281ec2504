import { Injectable } from '@nestjs/common';
import type { BeginUploadBody, FileUpload } from '@prepward/contracts/admin-files';
import { fileReceived } from '@prepward/contracts/events';
import { chunksOf, FILE_CHUNK_BYTES } from '@prepward/contracts/file-rules';
import { noteForAudit } from '@prepward/platform/audit';
import { Ids } from '@prepward/platform/clock';
import { Transactions } from '@prepward/platform/database';
import { DomainError } from '@prepward/platform/errors';
import { Outbox } from '@prepward/platform/outbox';
import { Storage } from '@prepward/platform/storage';
import { FileUploadRepository, type UploadRow } from './file-upload.repository.js';
import { ABANDONED_MS, SWEEP_UPLOADS } from './files.limits.js';
import { StaffFileRepository } from './staff-file.repository.js';
import { CHUNK_TYPE, chunkKey } from './storage-key.js';

const HEAD = '%PDF-';

/** How long a piece has to be, bytes. */
function lengthOf({ bytes }: UploadRow, n: number): number {
  return Math.min(FILE_CHUNK_BYTES, bytes - n * FILE_CHUNK_BYTES);
}

/** Files being uploaded in pieces, so that a broken connection costs only one piece. */
@Injectable()
export class UploadsService {
  constructor(
    private readonly uploads: FileUploadRepository,
    private readonly files: StaffFileRepository,
    private readonly storage: Storage,
    private readonly transactions: Transactions,
    private readonly outbox: Outbox,
    private readonly ids: Ids,
  ) {}

  /** @throws DomainError FILE_NOT_FOUND if it should be a version of a file that doesn't exist */
  async begin(userId: string, body: BeginUploadBody): Promise<FileUpload> {
    const { fileId = null, ...said } = body;
    if (fileId !== null && (await this.files.find(fileId)) === undefined) {
      throw new DomainError('FILE_NOT_FOUND');
    }
    const id = this.ids.uuid();
    await this.uploads.add({ id, ...said, fileId, createdBy: userId });
    return this.view(userId, id);
  }

  /** @throws DomainError FILE_UPLOAD_NOT_FOUND */
  async view(userId: string, id: string): Promise<FileUpload> {
    const { chunks, state, problem, fileId } = await this.own(userId, id);
    return { id, state, chunks, problem, fileId };
  }

  /**
   * Stores a piece. A piece that is already here may come again, but none may be skipped.
   *
   * @param n from 0
   * @throws DomainError FILE_UPLOAD_NOT_FOUND, FILE_UPLOAD_CLOSED, FILE_CHUNK_UNEXPECTED; FILE_NOT_PDF
   *   if the first piece shows it, and then nothing of the upload is left
   */
  async keep(userId: string, id: string, n: number, bytes: Buffer): Promise<FileUpload> {
    const upload = await this.own(userId, id);
    if (upload.state !== 'receiving') throw new DomainError('FILE_UPLOAD_CLOSED');
    if (n > upload.chunks || n >= chunksOf(upload.bytes) || bytes.length !== lengthOf(upload, n)) {
      throw new DomainError('FILE_CHUNK_UNEXPECTED');
    }
    if (n === 0 && bytes.toString('latin1', 0, HEAD.length) !== HEAD) {
      await this.drop(userId, id);
      throw new DomainError('FILE_NOT_PDF');
    }
    await this.storage.put(chunkKey(id, n), bytes, CHUNK_TYPE);
    const stays = await this.transactions.run(async (tx) => {
      await this.uploads.advance(id, n + 1, tx);
      return (await this.uploads.findForUpdate(id, tx)) !== undefined;
    });
    // The upload was dropped while the piece was being stored, so the piece goes, too.
    if (!stays) await this.storage.delete(chunkKey(id, n));
    return this.view(userId, id);
  }

  /**
   * All pieces have arrived: the worker inspects the file. A second call gets the same answer.
   *
   * @throws DomainError FILE_UPLOAD_NOT_FOUND; FILE_CHUNK_UNEXPECTED while pieces are missing
   */
  async finish(userId: string, id: string): Promise<FileUpload> {
    await this.own(userId, id);
    await this.transactions.run(async (tx) => {
      const upload = await this.uploads.findForUpdate(id, tx);
      if (upload === undefined) throw new DomainError('FILE_UPLOAD_NOT_FOUND');
      const { name, bytes, hash, fileId, chunks, state } = upload;
      noteForAudit({ after: { name, bytes, hash, fileId } });
      if (state !== 'receiving') return;
      if (chunks < chunksOf(bytes)) throw new DomainError('FILE_CHUNK_UNEXPECTED');
      await this.uploads.setState(id, 'checking', {}, tx);
      await this.outbox.record(tx, fileReceived, { uploadId: id });
    });
    return this.view(userId, id);
  }

  /**
   * Abandons an upload: nothing of it stays. @throws DomainError FILE_UPLOAD_NOT_FOUND,
   * FILE_UPLOAD_CLOSED
   */
  async drop(userId: string, id: string): Promise<void> {
    const upload = await this.own(userId, id);
    if (upload.state === 'checking') throw new DomainError('FILE_UPLOAD_CLOSED');
    await this.remove(upload);
  }

  /** Removes uploads that were abandoned without a word. */
  async sweep(): Promise<void> {
    for (const upload of await this.uploads.findOld(ABANDONED_MS, SWEEP_UPLOADS)) {
      await this.remove(upload);
    }
  }

  /** Removes the pieces of an upload from the storage. */
  async removeChunks({ id, bytes }: Pick<UploadRow, 'id' | 'bytes'>): Promise<void> {
    for (let n = 0; n < chunksOf(bytes); n++) await this.storage.delete(chunkKey(id, n));
  }

  private async remove(upload: UploadRow): Promise<void> {
    await this.removeChunks(upload);
    await this.uploads.delete(upload.id);
  }

  /** Someone else's upload counts as missing. */
  private async own(userId: string, id: string): Promise<UploadRow> {
    const upload = await this.uploads.find(id);
    if (upload?.createdBy !== userId) throw new DomainError('FILE_UPLOAD_NOT_FOUND');
    return upload;
  }
}
