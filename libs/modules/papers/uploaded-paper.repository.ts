import { Injectable } from '@nestjs/common';
import type { Subject } from '@prepward/contracts/subjects';
import { kinds, statement, type Tx } from '@prepward/platform/database';
import { DataSource } from 'typeorm';
import type { UploadedPaper } from './uploaded-paper.entity.js';

const { int, text, timestamptz, uuid } = kinds;

const UPLOADED = {
  subject: text.as<Subject>(),
  fileId: uuid,
  hash: text,
  storageKey: text,
  pages: int,
  questions: int,
  publishedAt: timestamptz,
};

const FIND_ALL = statement(
  'papers.find-uploaded',
  `SELECT subject, file_id AS "fileId", hash, storage_key AS "storageKey", pages, questions,
     published_at AS "publishedAt" FROM uploaded_papers`,
  { params: [], row: UPLOADED },
);

const SET = statement(
  'papers.set-uploaded',
  `INSERT INTO uploaded_papers (subject, file_id, hash, storage_key, pages, questions)
   VALUES ($1, $2, $3, $4, $5, $6)
   ON CONFLICT (subject) DO UPDATE SET file_id = excluded.file_id, hash = excluded.hash,
     storage_key = excluded.storage_key, pages = excluded.pages, questions = excluded.questions,
     published_at = clock_timestamp()`,
  { params: [text.as<Subject>(), uuid, text, text, int, int] },
);

const CLEAR = statement('papers.clear-uploaded', 'DELETE FROM uploaded_papers WHERE file_id = $1', {
  params: [uuid],
});

/** The files of staff that are sold. */
@Injectable()
export class UploadedPaperRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** One a subject at most. */
  findAll(tx?: Tx): Promise<UploadedPaper[]> {
    return FIND_ALL.all(tx ?? this.dataSource, []);
  }

  /** In place of what the subject had. */
  async set(tx: Tx, paper: Omit<UploadedPaper, 'publishedAt'>): Promise<void> {
    const { subject, fileId, hash, storageKey, pages, questions } = paper;
    await SET.run(tx, [subject, fileId, hash, storageKey, pages, questions]);
  }

  async clear(tx: Tx, fileId: string): Promise<void> {
    await CLEAR.run(tx, [fileId]);
  }
}
