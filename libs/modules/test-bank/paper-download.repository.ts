import { Injectable } from '@nestjs/common';
import type { AdminDownloadsQuery } from '@prepward/contracts/admin-files';
import type { Subject } from '@prepward/contracts/subjects';
import { AdminList, kinds, type Page, statement } from '@prepward/platform/database';
import { DataSource } from 'typeorm';
import type { PaperDownload } from './paper-download.entity.js';

const { arrayOf, text, timestamptz, uuid } = kinds;
const subject = text.as<Subject>();

const ADD = statement(
  'test-bank.add-download',
  `INSERT INTO paper_downloads (id, purchase_id, user_id, subject, paper_hash)
   VALUES ($1, $2, $3, $4, $5)`,
  { params: [uuid, uuid, uuid, subject, text.nullable] },
);

const LIST = new AdminList('test-bank.downloads', {
  from: 'paper_downloads d',
  select: `d.id, d.user_id AS "userId", d.purchase_id AS "purchaseId", d.subject,
    d.paper_hash AS "paperHash", d.at`,
  row: {
    id: uuid,
    userId: uuid,
    purchaseId: uuid,
    subject,
    paperHash: text.nullable,
    at: timestamptz,
  },
  sorts: { at: { notNull: 'd.at' } },
  sortedBy: ['at', 'DESC'],
  unique: 'd.id',
  filters: {
    id: { kind: arrayOf(uuid), where: (value) => `d.id = ANY(${value})` },
    subject: { kind: text, where: (value) => `d.subject = ${value}` },
    userId: { kind: uuid, where: (value) => `d.user_id = ${value}` },
    paperHash: { kind: text, where: (value) => `d.paper_hash = ${value}` },
  },
});

/** The downloads of copies. */
@Injectable()
export class PaperDownloadRepository {
  constructor(private readonly dataSource: DataSource) {}

  async add(download: Omit<PaperDownload, 'at'>): Promise<void> {
    const { id, purchaseId, userId, subject: of, paperHash } = download;
    await ADD.run(this.dataSource, [id, purchaseId, userId, of, paperHash]);
  }

  /** A page of downloads, with the number of all that match. */
  list(query: AdminDownloadsQuery): Promise<Page<PaperDownload>> {
    return LIST.page(this.dataSource, query);
  }
}
