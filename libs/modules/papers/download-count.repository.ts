import { Injectable } from '@nestjs/common';
import { kinds, statement } from '@prepward/platform/database';
import { DataSource } from 'typeorm';

const { arrayOf, int, text } = kinds;

const COUNT = statement(
  'papers.count-download',
  `INSERT INTO free_downloads AS d (slug, paper_hash, day)
   VALUES ($1, $2, (now() AT TIME ZONE 'UTC')::date)
   ON CONFLICT (slug, paper_hash, day) DO UPDATE SET downloads = d.downloads + 1`,
  { params: [text, text] },
);

const TOTAL = statement(
  'papers.downloads-of',
  `SELECT coalesce(sum(downloads), 0)::int AS downloads FROM free_downloads
   WHERE paper_hash = ANY($1)`,
  { params: [arrayOf(text)], row: { downloads: int.certain } },
);

/** How often free papers are downloaded. Their links carry no session, so no one is named. */
@Injectable()
export class DownloadCountRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Someone fetches a free paper. */
  async count({ slug, hash }: { slug: string; hash: string }): Promise<void> {
    await COUNT.run(this.dataSource, [slug, hash]);
  }

  /** Total downloads of these versions, given their file hashes. */
  async totalOf(hashes: readonly string[]): Promise<number> {
    return (await TOTAL.first(this.dataSource, [hashes]))?.downloads ?? 0;
  }
}
