import { kinds, statement } from '@prepward/platform/database';
import type { PersonalData } from '@prepward/platform/personal';

const { bool, text, timestamptz, uuid } = kinds;

const COPIES = statement(
  'test-bank.export',
  `SELECT order_id, subject, withdrawn, made_at FROM paper_copies WHERE user_id = $1
   ORDER BY created_at`,
  {
    params: [uuid],
    row: { order_id: uuid, subject: text, withdrawn: bool, made_at: timestamptz.nullable },
  },
);

/**
 * Stamped copies. Rows lose their owner with the account, and `test-bank.keep` removes them with
 * their files.
 */
export const TEST_BANK_PERSONAL_DATA: PersonalData = {
  tables: { paper_copies: { end: 'deleted' } },
  exports: [
    {
      name: 'purchased-files',
      about: 'Files you bought. Download them under My purchases.',
      rows: (on, { id }) => COPIES.all(on, [id]),
    },
  ],
};
