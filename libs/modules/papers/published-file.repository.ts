import { Injectable } from '@nestjs/common';
import { SOLD_PAPERS } from '@prepward/contracts/papers';
import type { Subject } from '@prepward/contracts/subjects';
import { kinds, statement, type Tx } from '@prepward/platform/database';
import { DataSource } from 'typeorm';
import type { PublishedFile } from './published-file.js';

const { int, text, uuid } = kinds;

const COLUMNS = 'file_id AS "fileId", hash, storage_key AS "storageKey", pages';
/** Why a column is never null. */
const BOTH = 'in both tables it is never null';

/** Sold files have a subject, free ones a slug. One statement, since every list of files waits for it. */
const FIND_ALL = statement(
  'papers.find-published-files',
  `SELECT subject, NULL::text AS slug, questions, ${COLUMNS} FROM uploaded_papers
   UNION ALL SELECT NULL, slug, NULL, ${COLUMNS} FROM offered_papers`,
  {
    params: [],
    row: {
      subject: text.as<Subject>().nullable,
      slug: text.nullable,
      questions: int.nullable,
      fileId: uuid.because(BOTH),
      hash: text.because(BOTH),
      storageKey: text.because(BOTH),
      pages: int.because(BOTH),
    },
  },
);

const SET_SOLD = statement(
  'papers.set-sold-file',
  `INSERT INTO uploaded_papers (subject, file_id, hash, storage_key, pages, questions)
   VALUES ($1, $2, $3, $4, $5, $6)
   ON CONFLICT (subject) DO UPDATE SET file_id = excluded.file_id, hash = excluded.hash,
     storage_key = excluded.storage_key, pages = excluded.pages, questions = excluded.questions,
     published_at = clock_timestamp()`,
  { params: [text.as<Subject>(), uuid, text, text, int, int] },
);

const SET_FREE = statement(
  'papers.set-free-file',
  `INSERT INTO offered_papers (slug, file_id, hash, storage_key, pages)
   VALUES ($1, $2, $3, $4, $5)
   ON CONFLICT (slug) DO UPDATE SET file_id = excluded.file_id, hash = excluded.hash,
     storage_key = excluded.storage_key, pages = excluded.pages, published_at = clock_timestamp()`,
  { params: [text, uuid, text, text, int] },
);

const CLEAR_SOLD = statement(
  'papers.clear-sold-file',
  'DELETE FROM uploaded_papers WHERE file_id = $1',
  { params: [uuid] },
);

const CLEAR_FREE = statement(
  'papers.clear-free-file',
  'DELETE FROM offered_papers WHERE file_id = $1',
  { params: [uuid] },
);

/** The files from staff that are sold, or free for anyone. */
@Injectable()
export class PublishedFileRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** At most one per paper. */
  async findAll(tx?: Tx): Promise<PublishedFile[]> {
    const rows = await FIND_ALL.all(tx ?? this.dataSource, []);
    return rows.flatMap(({ subject, slug: free, ...file }) => {
      const slug = free ?? SOLD_PAPERS.find((one) => one.subject === subject)?.slug;
      return slug === undefined ? [] : { slug, ...file };
    });
  }

  /** Replaces whatever file the paper had. */
  async set(tx: Tx, paper: PublishedFile): Promise<void> {
    const { slug, fileId, hash, storageKey, pages, questions } = paper;
    const sold = SOLD_PAPERS.find((one) => one.slug === slug);
    if (sold === undefined) {
      await SET_FREE.run(tx, [slug, fileId, hash, storageKey, pages]);
    } else {
      if (questions === null) throw new RangeError('What is sold says how many questions it asks');
      await SET_SOLD.run(tx, [sold.subject, fileId, hash, storageKey, pages, questions]);
    }
  }

  async clear(tx: Tx, fileId: string): Promise<void> {
    await CLEAR_SOLD.run(tx, [fileId]);
    await CLEAR_FREE.run(tx, [fileId]);
  }
}
