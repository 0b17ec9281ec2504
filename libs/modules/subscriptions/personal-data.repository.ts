import { kinds, statement } from '@prepward/platform/database';
import type { PersonalData } from '@prepward/platform/personal';

const { text, timestamptz, uuid } = kinds;

const PERIODS = statement(
  'subscriptions.export',
  `SELECT plan, source, starts_at, ends_at FROM subscriptions WHERE user_id = $1 ORDER BY starts_at`,
  {
    params: [uuid],
    row: { plan: text, source: text, starts_at: timestamptz, ends_at: timestamptz.nullable },
  },
);

/** Who may use what, and since when. */
export const SUBSCRIPTIONS_PERSONAL_DATA: PersonalData = {
  tables: {
    subscriptions: { end: 'deleted' },
    subscription_watch: { end: 'deleted' },
    subscription_notices: {
      end: 'cut-off',
      because: 'rows of the ledger are never removed; this says when someone was told what',
      keeps: ['kind'],
    },
  },
  exports: [
    {
      name: 'subscription-periods',
      about: 'When you had a plan.',
      rows: (on, { id }) => PERIODS.all(on, [id]),
    },
  ],
};
