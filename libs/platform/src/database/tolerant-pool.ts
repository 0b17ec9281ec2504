import pg from 'pg';

/**
 * A pool whose connections may break at any time. A lost connection that was in use can report it
 * more than once, even after its user has stopped listening; an error no one listens to ends a Node
 * process. The work in progress still fails, and the pool makes a new connection.
 */
export class TolerantPool extends pg.Pool {
  constructor(options?: pg.PoolConfig) {
    super(options);
    this.on('connect', (client) => {
      client.on('error', () => undefined);
      prepareMarked(client);
    });
  }
}

/** A comment `prepared: save-answer` at the head of a statement is its name on the connection. */
const MARK = /^\s*\/\* prepared: ([a-z-]+) \*\//;

/**
 * Marked statements are parsed and planned once per connection instead of at every call: for a
 * large one, that's most of its time. The mark is for statements that run all the time.
 */
function prepareMarked(client: pg.PoolClient): void {
  const query = client.query.bind(client) as (...args: unknown[]) => unknown;
  const marked = (first: unknown, values?: unknown, ...rest: unknown[]): unknown => {
    const name = typeof first === 'string' ? MARK.exec(first)?.[1] : undefined;
    return name === undefined
      ? query(first, values, ...rest)
      : query({ name, text: first, values }, ...rest);
  };
  client.query = marked as typeof client.query;
}

/** The `pg` module for TypeORM, with that pool instead of its own. */
export const tolerantPg: typeof pg = Object.assign(Object.create(pg), { Pool: TolerantPool });
