import { afterAll, beforeAll } from '@jest/globals';
import { ReadOnlyDatabase } from '@prepward/platform/database';
import { ReportingRepository } from '../../libs/modules/reporting/reporting.repository.js';
import { configOn } from './context.js';
import { insertAttempt, openRows, type Rows } from './rows.js';

/** Outside of every window. */
export const LONG_AGO = '2020-01-01T00:00:00Z';

/** Two days, UTC. */
export const [FROM, TO] = ['2026-06-10T00:00:00Z', '2026-06-12T00:00:00Z'] as const;
export const WINDOW = { from: new Date(FROM), to: new Date(TO) };
/** Just before the window, and two instants in it. */
export const BEFORE = '2026-06-09T23:59:59.999Z';
export const [NOON, LAST] = ['2026-06-10T12:00:00Z', '2026-06-11T23:59:59.999Z'] as const;
/** One just before the window, those in it, and its end, which is outside. */
export const INSTANTS = [BEFORE, FROM, NOON, LAST, TO] as const;

/** For the tests of one file: a separate database, the reports that read it, and helpers to insert rows. */
export function figuresStage() {
  let rows: Rows;
  let door: ReadOnlyDatabase;
  let reports: ReportingRepository;
  beforeAll(async () => {
    rows = await openRows();
    door = new ReadOnlyDatabase(configOn(rows.url));
    reports = new ReportingRepository(door);
  });
  afterAll(async () => {
    await door.onApplicationShutdown();
    await rows.stop();
  });
  return {
    ...figuresIn(() => rows),
    get rows() {
      return rows;
    },
    get reports() {
      return reports;
    },
  };
}

/** Helpers that insert the rows that figures are calculated from. */
function figuresIn(rows: () => Pick<Rows, 'sql'>) {
  async function user({
    created = LONG_AGO,
    confirmed = null as string | null,
    visitor = false,
  } = {}): Promise<string> {
    const [{ id }] = await rows().sql(
      `INSERT INTO users (id, is_anonymous, created_at, email_confirmed_at)
       VALUES (gen_random_uuid(), $1, $2, $3) RETURNING id`,
      [visitor, created, confirmed],
    );
    return id;
  }

  async function attempt(
    userId: string,
    { kind = 'practice', started = LONG_AGO, finished = null as string | null, score = 0 },
  ): Promise<void> {
    const id = await insertAttempt(rows(), userId, { kind, items: [] });
    await rows().sql(
      'UPDATE attempts SET started_at = $2, finished_at = $3, score = $4 WHERE id = $1',
      [id, started, finished, { score }],
    );
  }

  async function payment(
    userId: string,
    paid: string,
    cents: number,
    item: string | null = 'weekly',
  ): Promise<string> {
    const [{ id }] = await rows().sql(
      `INSERT INTO payments (id, user_id, gateway, gateway_id, item, amount_cents, tax_cents,
         currency, paid_at)
       VALUES (gen_random_uuid(), $1, 'stripe', gen_random_uuid()::text, $2, $3, 7, 'usd', $4)
       RETURNING id`,
      [userId, item, cents, paid],
    );
    return id;
  }

  /** States of a refund or a dispute, one after another. */
  async function states(
    table: 'refunds' | 'disputes',
    paymentId: string,
    gatewayId: string,
    ...given: readonly (readonly [status: string, at: string, cents?: number])[]
  ): Promise<void> {
    const [column, value] = table === 'disputes' ? [', reason', `, ''`] : ['', ''];
    for (const [status, at, cents = 0] of given) {
      await rows().sql(
        `INSERT INTO ${table} (id, gateway_id, payment_id, amount_cents, currency, status,
           happened_at${column})
         VALUES (gen_random_uuid(), $1, $2, $3, 'usd', $4, $5${value})`,
        [gatewayId, paymentId, cents, status, at],
      );
    }
  }

  return { user, attempt, payment, states };
}
