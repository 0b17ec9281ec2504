import { Injectable } from '@nestjs/common';
import type { AdminDownload, AdminDownloadsQuery } from '@prepward/contracts/admin-files';
import type { Subject } from '@prepward/contracts/subjects';
import { Ids } from '@prepward/platform/clock';
import { AdminList, kinds, type Page, statement } from '@prepward/platform/database';
import { DataSource } from 'typeorm';
import type { PaperCopy } from './paper-copy.entity.js';

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
  sorts: { at: 'd.at' },
  sortedBy: ['at', 'DESC'],
  unique: 'd.id',
  filters: {
    id: { kind: arrayOf(uuid), where: (value) => `d.id = ANY(${value})` },
    subject: { kind: text, where: (value) => `d.subject = ${value}` },
    userId: { kind: uuid, where: (value) => `d.user_id = ${value}` },
    paperHash: { kind: text, where: (value) => `d.paper_hash = ${value}` },
  },
});

/** Who downloaded what was bought. */
@Injectable()
export class PaperDownloads {
  constructor(
    private readonly dataSource: DataSource,
    private readonly ids: Ids,
  ) {}

  /** A buyer fetches a copy. */
  async record(userId: string, copy: Pick<PaperCopy, 'id' | 'subject' | 'paperHash'>) {
    const { id, subject: of, paperHash } = copy;
    await ADD.run(this.dataSource, [this.ids.uuid(), id, userId, of, paperHash]);
  }

  /** A page of downloads, with the number of all that match. */
  async list(query: AdminDownloadsQuery): Promise<Page<AdminDownload>> {
    const page = await LIST.page(this.dataSource, query);
    return { ...page, rows: page.rows.map(({ at, ...row }) => ({ ...row, at: at.toISOString() })) };
  }
}
