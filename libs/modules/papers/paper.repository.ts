import { Injectable } from '@nestjs/common';
import type { Tx } from '@prepward/platform/database';
import { DataSource } from 'typeorm';
import { Paper } from './paper.entity.js';

const COLUMNS = `slug, subject, kind, hash, made_from AS "madeFrom", pages, bytes, items,
  made_at AS "madeAt"`;

/** Any text will do as the name of the lock. */
const LOCK = 'paper ';

@Injectable()
export class PaperRepository {
  constructor(private readonly dataSource: DataSource) {}

  async findAll(slugs: readonly string[]): Promise<Paper[]> {
    const rows: Paper[] = await this.dataSource.query(
      `SELECT ${COLUMNS} FROM papers WHERE slug = ANY($1)`,
      [slugs],
    );
    return rows;
  }

  async find(slug: string): Promise<Paper | undefined> {
    const [paper] = await this.findAll([slug]);
    return paper;
  }

  async findByHash(hash: string): Promise<Paper | undefined> {
    const [paper]: Paper[] = await this.dataSource.query(
      `SELECT ${COLUMNS} FROM papers WHERE hash = $1`,
      [hash],
    );
    return paper;
  }

  /** Names of the papers that hold an item, in whatever version. */
  async findHolding(itemId: string): Promise<string[]> {
    const rows: { slug: string }[] = await this.dataSource.query(
      'SELECT slug FROM papers WHERE items @> $1::jsonb',
      [JSON.stringify([{ itemId }])],
    );
    return rows.map(({ slug }) => slug);
  }

  /** Until the transaction ends, nobody else saves this paper. */
  async lock(tx: Tx, slug: string): Promise<void> {
    await tx.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [LOCK + slug]);
  }

  async save(tx: Tx, paper: Omit<Paper, 'madeAt'>): Promise<void> {
    const { slug, subject, kind, hash, madeFrom, pages, bytes, items } = paper;
    await tx.query(
      `INSERT INTO papers (slug, subject, kind, hash, made_from, pages, bytes, items)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8::jsonb)
       ON CONFLICT (slug) DO UPDATE SET subject = excluded.subject, kind = excluded.kind,
         hash = excluded.hash, made_from = excluded.made_from, pages = excluded.pages,
         bytes = excluded.bytes, items = excluded.items, made_at = clock_timestamp()`,
      [slug, subject, kind, hash, madeFrom, pages, bytes, JSON.stringify(items)],
    );
  }
}
