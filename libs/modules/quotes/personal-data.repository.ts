import { kinds, statement } from '@prepward/platform/database';
import { NO_ONE, type PersonalData } from '@prepward/platform/personal';

const { text, timestamptz, uuid } = kinds;

const ENQUIRIES = statement(
  'quotes.export',
  `SELECT kind, name, email, phone, service, exam_date::text, message, created_at FROM enquiries
   WHERE lower(email) = $1 ORDER BY created_at`,
  {
    params: [text],
    row: {
      kind: text,
      name: text,
      email: text,
      phone: text.nullable,
      service: text.nullable,
      exam_date: text.nullable,
      message: text,
      created_at: timestamptz,
    },
  },
);

const REPLIES = statement(
  'quotes.export-replies',
  `SELECT e.created_at AS request_of, r.text, r.created_at FROM enquiries e
   JOIN enquiry_entries r ON r.enquiry_id = e.id AND r.kind = 'reply'
   WHERE lower(e.email) = $1 ORDER BY r.created_at`,
  { params: [text], row: { request_of: timestamptz, text, created_at: timestamptz } },
);

const FORGET = statement('quotes.forget', 'DELETE FROM enquiries WHERE lower(email) = $1', {
  params: [text],
});

const UNASSIGN = statement(
  'quotes.unassign',
  'UPDATE enquiries SET assignee_id = NULL WHERE assignee_id = $1',
  { params: [uuid] },
);

const DISOWN = statement(
  'quotes.disown-entries',
  'UPDATE enquiry_entries SET author_id = $2 WHERE author_id = $1',
  { params: [uuid, uuid] },
);

/**
 * What people send with the forms; a person's are those with their account's email address. What
 * someone replied as staff stays with the request, without saying who wrote it.
 */
export const QUOTES_PERSONAL_DATA: PersonalData = {
  tables: { enquiries: { end: 'deleted' }, enquiry_entries: { end: 'deleted' } },
  impersonal: { canned_texts: 'texts of the staff that go to anyone' },
  exports: [
    {
      name: 'requests',
      about: 'What you sent us with the quote and contact forms.',
      rows: (on, { email }) => ENQUIRIES.all(on, [email]),
    },
    {
      name: 'answers',
      about: 'What we answered to your requests.',
      rows: (on, { email }) => REPLIES.all(on, [email]),
    },
  ],
  erasures: [
    (tx, { email }) => FORGET.run(tx, [email]),
    (tx, { id }) => UNASSIGN.run(tx, [id]),
    (tx, { id }) => DISOWN.run(tx, [id, NO_ONE]),
  ],
};
