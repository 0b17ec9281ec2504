import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { Injectable } from '@nestjs/common';
import { chunksOf, type FileProblem } from '@prepward/contracts/file-rules';
import {
  type Inspection,
  JUDGE_HEAP_MB,
  type PagePicture,
  TooMuchWorkError,
  type Typeset,
  withTypesetter,
} from '@prepward/papers';
import { Ids } from '@prepward/platform/clock';
import { Transactions } from '@prepward/platform/database';
import { Storage } from '@prepward/platform/storage';
import { FileUploadRepository, type UploadRow } from './file-upload.repository.js';
import { PICTURED_PAGES } from './files.limits.js';
import { StaffFileRepository } from './staff-file.repository.js';
import type { FilePicture } from './staff-file-version.entity.js';
import { chunkKey, fileKey, PDF_TYPE, PICTURE_TYPE, pictureKey } from './storage-key.js';
import { UploadsService } from './uploads.service.js';

/** Why a file isn't taken; for a duplicate, the existing file. */
interface Refusal {
  problem: FileProblem;
  fileId?: string;
}

function hashOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}

/** Inspects files that have arrived, and takes or refuses them. */
@Injectable()
export class TakeIn {
  constructor(
    private readonly uploads: FileUploadRepository,
    private readonly receiving: UploadsService,
    private readonly files: StaffFileRepository,
    private readonly storage: Storage,
    private readonly transactions: Transactions,
    private readonly ids: Ids,
  ) {}

  /**
   * Makes an upload into a file, or says what is wrong with it; its pieces go either way. Running it a
   * second time changes nothing.
   */
  async takeIn(uploadId: string): Promise<void> {
    const upload = await this.uploads.find(uploadId);
    if (upload === undefined || upload.state === 'receiving') return;
    if (upload.state === 'checking') await this.judge(upload);
    await this.receiving.removeChunks(upload);
  }

  private async judge(upload: UploadRow): Promise<void> {
    const bytes = await this.assemble(upload);
    const hash = hashOf(bytes);
    const refusal = await this.refusalOf(upload, bytes.length, hash);
    if (refusal !== undefined) return this.refuse(upload, refusal);
    await withTypesetter(async (typeset) => {
      const found = await this.inspect(typeset, bytes);
      if ('fault' in found) return this.refuse(upload, { problem: found.fault });
      const pictures = await this.storePictures(found.pictures);
      await this.storage.put(fileKey(hash), bytes, PDF_TYPE);
      await this.keep(upload, { hash, bytes: bytes.length, pages: found.pages, pictures });
    }, JUDGE_HEAP_MB);
  }

  /** A file that crashes its process would crash the next one, too: no retry would ever give an answer. */
  private async inspect(typeset: Typeset, paper: Uint8Array): Promise<Inspection> {
    try {
      return await typeset({ kind: 'inspect', paper, pictured: PICTURED_PAGES });
    } catch (error) {
      if (error instanceof TooMuchWorkError) return { fault: 'oversized' };
      throw error;
    }
  }

  private async assemble({ id, bytes }: UploadRow): Promise<Buffer> {
    const parts: Buffer[] = [];
    for (let n = 0; n < chunksOf(bytes); n++) {
      const part = await this.storage.get(chunkKey(id, n));
      if (part === null) throw new Error(`Piece ${n} of upload ${id} isn't in the storage`);
      parts.push(await buffer(part.body));
    }
    return Buffer.concat(parts);
  }

  private async refusalOf(
    upload: UploadRow,
    bytes: number,
    hash: string,
  ): Promise<Refusal | undefined> {
    if (bytes !== upload.bytes || hash !== upload.hash) return { problem: 'checksum' };
    const same = await this.files.findByHash(hash);
    return same === undefined ? undefined : { problem: 'duplicate', fileId: same.fileId };
  }

  private refuse({ id }: UploadRow, { problem, fileId }: Refusal): Promise<void> {
    return this.transactions.run((tx) =>
      this.uploads.setState(
        id,
        'refused',
        { problem, ...(fileId === undefined ? {} : { fileId }) },
        tx,
      ),
    );
  }

  private async storePictures(drawn: readonly PagePicture[]): Promise<FilePicture[]> {
    const pictures: FilePicture[] = [];
    for (const { page, width, height, bytes: picture } of drawn) {
      const hash = hashOf(picture);
      await this.storage.put(pictureKey(hash), picture, PICTURE_TYPE);
      pictures.push({ page, hash, width, height, bytes: picture.length });
    }
    return pictures;
  }

  private keep(
    upload: UploadRow,
    made: { hash: string; bytes: number; pages: number; pictures: FilePicture[] },
  ): Promise<void> {
    const { id, name, createdBy } = upload;
    const fileId = upload.fileId ?? this.ids.uuid();
    return this.transactions.run(async (tx) => {
      const now = await this.uploads.findForUpdate(id, tx);
      // Another worker was first.
      if (now?.state !== 'checking') return;
      await this.files.addVersion(tx, { id: fileId, name }, { ...made, createdBy });
      await this.uploads.setState(id, 'taken', { fileId }, tx);
    });
  }
}
