import pg from 'pg';

/**
 * A pool whose connections may break at any time. A connection in use that is lost can report it
 * more than once, also after its user has stopped listening; an error no one listens to
 * ends a Node process. What was under way fails all the same, and the pool makes a new connection.
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
 * Statements that are marked so are parsed and planned once a connection instead of at every call:
 * for a large one that is most of its time. The mark is for statements that run all the time.
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
