import pg from 'pg';

/**
 * A pool whose connections may break at any time. A connection in use that is lost can report it
 * more than once, also after whoever used it has stopped listening; an error nobody listens to
 * ends a Node process. What was under way fails all the same, and the pool makes a new connection.
 */
export class TolerantPool extends pg.Pool {
  constructor(options?: pg.PoolConfig) {
    super(options);
    this.on('connect', (client) => client.on('error', () => undefined));
  }
}

/** The `pg` module for TypeORM, with that pool in place of its own. */
export const tolerantPg: typeof pg = Object.assign(Object.create(pg), { Pool: TolerantPool });
