import { Injectable } from '@nestjs/common';
import type { AdminDownloadsQuery } from '@prepward/contracts/admin-files';
import type { PaperKind, PublicPaperKind } from '@prepward/contracts/papers';
import type { Subject } from '@prepward/contracts/subjects';
import { AdminList, kinds, type Page, type RowOf, statement } from '@prepward/platform/database';
import { DataSource } from 'typeorm';
import type { FreePaperDownload } from './free-paper-download.entity.js';
import type { PaperDownload } from './paper-download.entity.js';

const { arrayOf, text, timestamptz, uuid } = kinds;
const subject = text.as<Subject>();

const ADD_BOUGHT = statement(
  'papers.add-bought-download',
  `INSERT INTO paper_downloads (id, purchase_id, user_id, subject, paper_hash)
   VALUES ($1, $2, $3, $4, $5)`,
  { params: [uuid, uuid, uuid, subject, text.nullable] },
);

const ADD_FREE = statement(
  'papers.add-free-download',
  `INSERT INTO free_paper_downloads (id, user_id, subject, kind, paper_hash)
   VALUES ($1, $2, $3, $4, $5)`,
  { params: [uuid, uuid, subject, text.as<PublicPaperKind>(), text] },
);

/** Why a column of the list is never null. */
const BOTH = 'in both tables it is never null';
const LISTED = {
  id: uuid.because(BOTH),
  userId: uuid.because(BOTH),
  purchaseId: uuid.nullable,
  subject: subject.because(BOTH),
  kind: text
    .as<PaperKind>()
    .because('in one table it is never null, for the other it is written out'),
  paperHash: text.nullable,
  at: timestamptz.because(BOTH),
};
export type DownloadRow = RowOf<typeof LISTED>;

const LIST = new AdminList('papers.downloads', {
  from: `(SELECT id, user_id, purchase_id, subject, 'test-bank' AS kind, paper_hash, at
      FROM paper_downloads
    UNION ALL
    SELECT id, user_id, NULL::uuid, subject, kind, paper_hash, at
      FROM free_paper_downloads) d`,
  select: `d.id, d.user_id AS "userId", d.purchase_id AS "purchaseId", d.subject, d.kind,
    d.paper_hash AS "paperHash", d.at`,
  row: LISTED,
  sorts: { at: { notNull: 'd.at' } },
  sortedBy: ['at', 'DESC'],
  unique: 'd.id',
  filters: {
    id: { kind: arrayOf(uuid), where: (value) => `d.id = ANY(${value})` },
    subject: { kind: text, where: (value) => `d.subject = ${value}` },
    kind: { kind: text, where: (value) => `d.kind = ${value}` },
    userId: { kind: uuid, where: (value) => `d.user_id = ${value}` },
    paperHash: { kind: arrayOf(text), where: (value) => `d.paper_hash = ANY(${value})` },
  },
});

/** The downloads tied to a person: bought copies and free papers. */
@Injectable()
export class PaperDownloadRepository {
  constructor(private readonly dataSource: DataSource) {}

  async addBought(download: Omit<PaperDownload, 'at'>): Promise<void> {
    const { id, purchaseId, userId, subject: of, paperHash } = download;
    await ADD_BOUGHT.run(this.dataSource, [id, purchaseId, userId, of, paperHash]);
  }

  async addFree(download: Omit<FreePaperDownload, 'at'>): Promise<void> {
    const { id, userId, subject: of, kind, paperHash } = download;
    await ADD_FREE.run(this.dataSource, [id, userId, of, kind, paperHash]);
  }

  /** One page of downloads, with the total number of matches. */
  list(query: AdminDownloadsQuery): Promise<Page<DownloadRow>> {
    return LIST.page(this.dataSource, query);
  }
}
