import { kinds, statement } from '@prepward/platform/database';
import { NO_ONE, type PersonalData } from '@prepward/platform/personal';

const { text, timestamptz, uuid } = kinds;

const CONFIRMED = statement(
  'site.export',
  `SELECT text, reason, confirmed_at FROM claim_confirmations
   WHERE confirmed_by = $1 ORDER BY confirmed_at`,
  { params: [uuid], row: { text, reason: text, confirmed_at: timestamptz } },
);

const DISOWN = statement(
  'site.disown-confirmations',
  'UPDATE claim_confirmations SET confirmed_by = $2 WHERE confirmed_by = $1',
  { params: [uuid, uuid] },
);

/** Claims that staff confirmed: they stay, without saying who confirmed them. */
export const SITE_PERSONAL_DATA: PersonalData = {
  tables: {
    claim_confirmations: {
      end: 'cut-off',
      because: 'the claim is the product’s; only who confirmed it was about a person',
      keeps: ['claim_id', 'text', 'reason'],
    },
  },
  exports: [
    {
      name: 'confirmed-claims',
      about: 'Claims of the site that you confirmed as a member of our staff.',
      rows: (on, { id }) => CONFIRMED.all(on, [id]),
    },
  ],
  erasures: [(tx, { id }) => DISOWN.run(tx, [id, NO_ONE])],
};
