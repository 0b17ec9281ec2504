import { kinds, statement } from '@prepward/platform/database';
import type { PersonalData } from '@prepward/platform/personal';

const { text, timestamptz, uuid } = kinds;

const BOUGHT = statement(
  'papers.export-bought-downloads',
  'SELECT purchase_id, subject, at FROM paper_downloads WHERE user_id = $1 ORDER BY at',
  { params: [uuid], row: { purchase_id: uuid, subject: text, at: timestamptz } },
);

const FREE = statement(
  'papers.export-free-downloads',
  'SELECT subject, kind, at FROM free_paper_downloads WHERE user_id = $1 ORDER BY at',
  { params: [uuid], row: { subject: text, kind: text, at: timestamptz } },
);

/** Papers contain no personal data; download records do. Stamped copies are in test-bank. */
export const PAPERS_PERSONAL_DATA: PersonalData = {
  tables: { paper_downloads: { end: 'deleted' }, free_paper_downloads: { end: 'deleted' } },
  impersonal: {
    papers: 'files for everyone',
    uploaded_papers: 'files that are sold',
    offered_papers: 'files that are free',
    free_downloads: 'counts without a person',
  },
  exports: [
    {
      name: 'file-downloads',
      about: 'When you downloaded files you bought.',
      rows: (on, { id }) => BOUGHT.all(on, [id]),
    },
    {
      name: 'free-downloads',
      about: 'Free papers you downloaded while you were signed in.',
      rows: (on, { id }) => FREE.all(on, [id]),
    },
  ],
};
