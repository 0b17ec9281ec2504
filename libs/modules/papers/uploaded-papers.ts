import { Injectable } from '@nestjs/common';
import { saleChanged } from '@prepward/contracts/events';
import { SOLD_PAPERS } from '@prepward/contracts/papers';
import type { Subject } from '@prepward/contracts/subjects';
import { kinds, statement, type Tx } from '@prepward/platform/database';
import { Outbox } from '@prepward/platform/outbox';
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

/** Which subjects' test banks are files of staff. The worker follows. */
@Injectable()
export class UploadedPapers {
  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
  ) {}

  /** All of them; one a subject at most. */
  all(tx?: Tx): Promise<UploadedPaper[]> {
    return FIND_ALL.all(tx ?? this.dataSource, []);
  }

  /** From now on buyers of the subject's test bank get this file. */
  async publish(tx: Tx, paper: Omit<UploadedPaper, 'publishedAt'>): Promise<void> {
    const { subject, fileId, hash, storageKey, pages, questions } = paper;
    await SET.run(tx, [subject, fileId, hash, storageKey, pages, questions]);
    await this.changed(tx, subject);
  }

  /** From now on buyers get the paper that is made of the bank again. @returns whether it was sold */
  async withdraw(tx: Tx, fileId: string): Promise<boolean> {
    const sold = (await this.all(tx)).find((paper) => paper.fileId === fileId);
    if (sold === undefined) return false;
    await CLEAR.run(tx, [fileId]);
    await this.changed(tx, sold.subject);
    return true;
  }

  private async changed(tx: Tx, subject: Subject): Promise<void> {
    const paper = SOLD_PAPERS.find((sold) => sold.subject === subject);
    if (paper !== undefined) await this.outbox.record(tx, saleChanged, { slug: paper.slug });
  }
}
