import { kinds, statement } from '@prepward/platform/database';
import type { PersonalData } from '@prepward/platform/personal';

const { timestamptz, uuid } = kinds;

const EXPORTS = statement(
  'privacy.export-exports',
  'SELECT requested_at, made_at FROM data_exports WHERE user_id = $1 ORDER BY requested_at',
  { params: [uuid], row: { requested_at: timestamptz, made_at: timestamptz.nullable } },
);

/**
 * Archives lose their owner with the account, and `privacy.keep` removes them with their files. A
 * deletion keeps its dates, without the person, to show that it was done on time.
 */
export const PRIVACY_PERSONAL_DATA: PersonalData = {
  tables: {
    data_exports: { end: 'deleted' },
    account_deletions: {
      end: 'cut-off',
      because: 'shows that an account was deleted in time, not whose it was',
      keeps: [],
    },
  },
  exports: [
    {
      name: 'data-downloads',
      about: 'When you asked for your data.',
      rows: (on, { id }) => EXPORTS.all(on, [id]),
    },
  ],
};
