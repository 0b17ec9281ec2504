import { int } from '../database/kinds.js';
import { type Queryable, statement } from '../database/statement.js';

const ADD = statement(
  'platform.add-server-errors',
  `INSERT INTO server_errors AS s (day, errors)
   VALUES ((clock_timestamp() AT TIME ZONE 'UTC')::date, $1)
   ON CONFLICT (day) DO UPDATE SET errors = s.errors + excluded.errors`,
  { params: [int] },
);

/** Adds to today's count, UTC. */
export function addServerErrors(on: Queryable, count: number): Promise<void> {
  return ADD.run(on, [count]);
}
