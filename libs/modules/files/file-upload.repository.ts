import { Injectable } from '@nestjs/common';
import type { FileProblem } from '@prepward/contracts/file-rules';
import { kinds, type RowOf, statement, type Tx } from '@prepward/platform/database';
import { DataSource } from 'typeorm';
import type { FileUpload } from './file-upload.entity.js';

const { bigint, double, int, text, uuid } = kinds;

const UPLOAD = {
  id: uuid,
  name: text,
  bytes: int,
  hash: text,
  fileId: uuid.nullable,
  chunks: int,
  state: text.as<FileUpload['state']>(),
  problem: text.as<FileProblem>().nullable,
  createdBy: uuid,
};
export type UploadRow = RowOf<typeof UPLOAD>;

const COLUMNS = `id, name, bytes, hash, file_id AS "fileId", chunks, state, problem,
  created_by AS "createdBy"`;

const ADD = statement(
  'files.add-upload',
  `INSERT INTO file_uploads (id, name, bytes, hash, file_id, created_by)
   VALUES ($1, $2, $3, $4, $5, $6)`,
  { params: [uuid, text, int, text, uuid.nullable, uuid] },
);

const FIND = statement('files.find-upload', `SELECT ${COLUMNS} FROM file_uploads WHERE id = $1`, {
  params: [uuid],
  row: UPLOAD,
});

const FIND_FOR_UPDATE = statement(
  'files.find-upload-for-update',
  `SELECT ${COLUMNS} FROM file_uploads WHERE id = $1 FOR UPDATE`,
  { params: [uuid], row: UPLOAD },
);

const ADVANCE = statement(
  'files.advance-upload',
  `UPDATE file_uploads SET chunks = greatest(chunks, $2), updated_at = clock_timestamp()
   WHERE id = $1 AND state = 'receiving'`,
  { params: [uuid, int] },
);

const SET_STATE = statement(
  'files.set-upload-state',
  `UPDATE file_uploads SET state = $2, problem = $3, file_id = coalesce($4, file_id),
     updated_at = clock_timestamp() WHERE id = $1`,
  {
    params: [uuid, text.as<FileUpload['state']>(), text.as<FileProblem>().nullable, uuid.nullable],
  },
);

const DELETE = statement('files.delete-upload', 'DELETE FROM file_uploads WHERE id = $1', {
  params: [uuid],
});

const FIND_OLD = statement(
  'files.find-old-uploads',
  `SELECT ${COLUMNS} FROM file_uploads
   WHERE updated_at < clock_timestamp() - $1 * interval '1 millisecond' AND state <> 'checking'
   ORDER BY updated_at LIMIT $2`,
  { params: [double, bigint], row: UPLOAD },
);

/** Files being uploaded. */
@Injectable()
export class FileUploadRepository {
  constructor(private readonly dataSource: DataSource) {}

  async add(upload: Pick<UploadRow, 'id' | 'name' | 'bytes' | 'hash' | 'fileId' | 'createdBy'>) {
    const { id, name, bytes, hash, fileId, createdBy } = upload;
    await ADD.run(this.dataSource, [id, name, bytes, hash, fileId, createdBy]);
  }

  find(id: string): Promise<UploadRow | undefined> {
    return FIND.first(this.dataSource, [id]);
  }

  /** Holds the upload until the transaction ends. */
  findForUpdate(id: string, tx: Tx): Promise<UploadRow | undefined> {
    return FIND_FOR_UPDATE.first(tx, [id]);
  }

  /** Notes that at least this many pieces have arrived. */
  async advance(id: string, chunks: number, tx: Tx): Promise<void> {
    await ADVANCE.run(tx, [id, chunks]);
  }

  async setState(
    id: string,
    state: FileUpload['state'],
    known: { problem?: FileProblem; fileId?: string },
    tx: Tx,
  ): Promise<void> {
    await SET_STATE.run(tx, [id, state, known.problem ?? null, known.fileId ?? null]);
  }

  async delete(id: string): Promise<void> {
    await DELETE.run(this.dataSource, [id]);
  }

  /** Uploads without activity for this long (ms), oldest first, except those being checked. */
  findOld(ms: number, limit: number): Promise<UploadRow[]> {
    return FIND_OLD.all(this.dataSource, [ms, limit]);
  }
}
