/** Tables of other modules that a module reads, with the reason. */
export const FOREIGN_READS: Readonly<Record<string, string>> = {
  'auth: user_roles': 'the list of users shows the roles of each in one statement',
  'quizzes: items':
    'an attempt shows its items and chooses among live ones, thousands of times a minute',
  'quizzes: item_versions':
    'a save checks an answer against the item as the attempt holds it, in one statement',
  // The reporting module counts over everyone's rows, through a read-only connection.
  'reporting: users': 'sign-ups and who of the active has an account',
  'reporting: attempts': 'attempts, active students and mock scores by day',
  'reporting: payments': 'revenue by day and by what was sold',
  'reporting: refunds': 'what was paid back by day',
  'reporting: subscriptions': 'who paid and has left',
  'reporting: refund_requests': 'how many wait for staff',
  'reporting: refund_decisions': 'how many wait for staff',
  'reporting: refund_attempts': 'how many wait for staff again',
  'reporting: disputes': 'how many are open',
  'reporting: enquiries': 'how many wait for an answer',
  'reporting: item_reports': 'how many are open',
  'reporting: outbox_events': 'how many events wait, and how long',
  'reporting: outbox_deliveries': 'how fast jobs are done, and how many failed',
  'reporting: items': 'how many questions the site may claim',
  'reporting: enquiry_entries': 'how fast requests are answered',
  'reporting: server_errors': 'failed requests by day',
};

/** Tables of other modules that a module writes, with the reason. */
export const FOREIGN_WRITES: Readonly<Record<string, string>> = {};

/** Files that send statements no one declared, with the reason. */
export const UNDECLARED: Readonly<Record<string, string>> = {
  'api/src/cli/migrate.ts': 'locks the database before there is a schema',
  'api/src/cli/seed/database-clock.ts': 'keeps a clock in a schema that is no part of the product',
  'api/src/cli/seed/stage.ts': 'copies tables into a schema that is no part of the product',
  'libs/platform/src/outbox/outbox-relay.ts': 'LISTEN cannot be prepared, so nothing describes it',
  'libs/platform/src/queue/queue-backend.ts':
    'makes sequences in the schema of BullMQ, which is not ours',
};
