import { kinds, statement } from '@prepward/platform/database';
import type { PersonalData } from '@prepward/platform/personal';

const { arrayOf, text, timestamptz, uuid } = kinds;

const SETTINGS = statement(
  'notifications.export',
  'SELECT muted AS switched_off, reminded_at FROM notification_settings WHERE user_id = $1',
  { params: [uuid], row: { switched_off: arrayOf(text), reminded_at: timestamptz.nullable } },
);

/** Which emails students want. */
export const NOTIFICATIONS_PERSONAL_DATA: PersonalData = {
  tables: { notification_settings: { end: 'deleted' } },
  exports: [
    {
      name: 'email-choices',
      about: 'Which emails you switched off.',
      rows: (on, { id }) => SETTINGS.all(on, [id]),
    },
  ],
};
