import { Injectable } from '@nestjs/common';
import type { PaperKind } from '@prepward/contracts/papers';
import type { Subject } from '@prepward/contracts/subjects';
import { kinds, statement, type Tx } from '@prepward/platform/database';
import { DataSource } from 'typeorm';
import type { Paper, PaperItem, PaperSample } from './paper.entity.js';

const { arrayOf, int, json, text, timestamptz } = kinds;

const COLUMNS = `slug, subject, kind, hash, made_from AS "madeFrom", pages, bytes, items, questions, samples,
  made_at AS "madeAt"`;

const PAPER = {
  slug: text,
  subject: text.as<Subject>(),
  kind: text.as<PaperKind>(),
  hash: text,
  madeFrom: text,
  pages: int,
  bytes: int,
  items: json<PaperItem[]>(),
  questions: int.nullable,
  samples: json<PaperSample[]>(),
  madeAt: timestamptz,
};

const FIND_ALL = statement(
  'papers.find-all',
  `SELECT ${COLUMNS} FROM papers WHERE slug = ANY($1)`,
  { params: [arrayOf(text)], row: PAPER },
);

const FIND_BY_HASH = statement(
  'papers.find-by-hash',
  `SELECT ${COLUMNS} FROM papers WHERE hash = $1`,
  { params: [text], row: PAPER },
);

const IN_USE = statement(
  'papers.hashes-in-use',
  `SELECT hash FROM papers WHERE hash = ANY($1)
   UNION
   SELECT sample ->> 'hash' FROM papers, jsonb_array_elements(samples) AS sample
   WHERE sample ->> 'hash' = ANY($1)`,
  { params: [arrayOf(text)], row: { hash: text.nullable } },
);

const FIND_HOLDING = statement(
  'papers.find-holding',
  'SELECT slug FROM papers WHERE items @> $1::jsonb',
  { params: [json<readonly Pick<PaperItem, 'itemId'>[]>()], row: { slug: text } },
);

const LOCK = statement(
  'papers.lock',
  `SELECT pg_advisory_xact_lock(hashtextextended('paper ' || $1, 0))`,
  { params: [text] },
);

const SAVE = statement(
  'papers.save',
  `INSERT INTO papers (slug, subject, kind, hash, made_from, pages, bytes, items, samples,
     questions)
   VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
   ON CONFLICT (slug) DO UPDATE SET subject = excluded.subject, kind = excluded.kind,
     hash = excluded.hash, made_from = excluded.made_from, pages = excluded.pages,
     bytes = excluded.bytes, items = excluded.items,
     samples = excluded.samples, questions = excluded.questions, made_at = clock_timestamp()`,
  {
    params: [
      ...([text, text, text, text, text, int, int] as const),
      ...([json<readonly PaperItem[]>(), json<readonly PaperSample[]>(), int.nullable] as const),
    ],
  },
);

/** The papers that were made. */
@Injectable()
export class PaperRepository {
  constructor(private readonly dataSource: DataSource) {}

  findAll(slugs: readonly string[]): Promise<Paper[]> {
    return FIND_ALL.all(this.dataSource, [slugs]);
  }

  async find(slug: string): Promise<Paper | undefined> {
    const [paper] = await this.findAll([slug]);
    return paper;
  }

  findByHash(hash: string): Promise<Paper | undefined> {
    return FIND_BY_HASH.first(this.dataSource, [hash]);
  }

  /** Which of these file hashes belong to a paper, or to a sample page a paper shows now. */
  async inUse(hashes: readonly string[]): Promise<Set<string | null>> {
    return new Set((await IN_USE.all(this.dataSource, [hashes])).map(({ hash }) => hash));
  }

  /** Names of the papers that hold an item, in whatever version. */
  async findHolding(itemId: string): Promise<string[]> {
    const rows = await FIND_HOLDING.all(this.dataSource, [[{ itemId }]]);
    return rows.map(({ slug }) => slug);
  }

  /** Until the transaction ends, no one else saves this paper. */
  async lock(tx: Tx, slug: string): Promise<void> {
    await LOCK.run(tx, [slug]);
  }

  async save(tx: Tx, paper: Omit<Paper, 'madeAt'>): Promise<void> {
    const { slug, subject, kind, hash, madeFrom, pages, bytes, items, samples, questions } = paper;
    await SAVE.run(tx, [
      slug,
      subject,
      kind,
      hash,
      madeFrom,
      pages,
      bytes,
      items,
      samples,
      questions,
    ]);
  }
}
