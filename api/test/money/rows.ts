import { Ids } from '@prepward/platform/clock';
import { Transactions } from '@prepward/platform/database';
import type { Recipient } from '@prepward/platform/mail';
import { Outbox } from '@prepward/platform/outbox';
import { createTestDatabase } from '@prepward/testing/database';
import { DataSource } from 'typeorm';
import { LedgerRepository } from '../../../libs/modules/billing/ledger/ledger.repository.js';
import { LedgerWriter } from '../../../libs/modules/billing/ledger/ledger-writer.repository.js';
import { OrderRepository } from '../../../libs/modules/billing/ledger/order.repository.js';
import { RefundRequestRepository } from '../../../libs/modules/billing/ledger/refund-request.repository.js';
import { SyncMarkRepository } from '../../../libs/modules/billing/ledger/sync-mark.repository.js';
import { SubscriptionRepository } from '../../../libs/modules/subscriptions/subscription.repository.js';
import { SubscriptionClock } from '../../../libs/modules/subscriptions/subscription-clock.js';
import { SubscriptionWatchRepository } from '../../../libs/modules/subscriptions/subscription-watch.repository.js';
import { SubscriptionsService } from '../../../libs/modules/subscriptions/subscriptions.service.js';
import { SetClock } from '../context.js';

/** What stores money and access, in this process, on a database of its own. */
export class MoneyRows {
  readonly clock = new SetClock();
  readonly ids = new Ids();
  /** Who gets email at an account's address, by the account's id. */
  readonly addresses = new Map<string, Recipient>();
  readonly transactions: Transactions;
  readonly outbox: Outbox;
  readonly ledger: LedgerRepository;
  readonly writer: LedgerWriter;
  readonly orders: OrderRepository;
  readonly requests: RefundRequestRepository;
  readonly marks: SyncMarkRepository;
  readonly periods: SubscriptionRepository;
  readonly watch: SubscriptionWatchRepository;
  readonly subscriptionClock: SubscriptionClock;
  readonly subscriptions: SubscriptionsService;

  private constructor(
    readonly dataSource: DataSource,
    private readonly drop: () => Promise<void>,
  ) {
    this.transactions = new Transactions(dataSource);
    this.outbox = new Outbox(this.ids);
    this.ledger = new LedgerRepository(dataSource);
    this.writer = new LedgerWriter(dataSource);
    this.orders = new OrderRepository(dataSource);
    this.requests = new RefundRequestRepository(dataSource);
    this.marks = new SyncMarkRepository(dataSource);
    this.periods = new SubscriptionRepository(dataSource);
    this.watch = new SubscriptionWatchRepository();
    this.subscriptionClock = new SubscriptionClock(this.clock);
    this.subscriptions = new SubscriptionsService(
      this.periods,
      this.watch,
      this.outbox,
      this.subscriptionClock,
      this.ids,
    );
  }

  static async start(): Promise<MoneyRows> {
    const database = await createTestDatabase();
    const dataSource = new DataSource({ type: 'postgres', url: database.url });
    await dataSource.initialize();
    return new MoneyRows(dataSource, () => database.drop());
  }

  async stop(): Promise<void> {
    await this.dataSource.destroy();
    await this.drop();
  }

  // biome-ignore lint/suspicious/noExplicitAny: rows of every table; each test names what it expects
  sql(text: string, values: unknown[] = []): Promise<any[]> {
    return this.dataSource.query(text, values);
  }

  /** Makes an account. @returns its id */
  async newStudent(id = this.ids.uuid()): Promise<string> {
    await this.sql('INSERT INTO users (id, email) VALUES ($1, $2)', [id, `${id}@example.org`]);
    this.addresses.set(id, { email: `${id}@example.org`, firstName: 'Ann', lastName: 'Lee' });
    return id;
  }

  /** The events recorded since the last call, with their payloads. */
  async events(): Promise<{ name: string; payload: Record<string, unknown> }[]> {
    return this.sql(
      `WITH gone AS (DELETE FROM outbox_events RETURNING name, payload, created_at)
       SELECT name, payload FROM gone ORDER BY created_at`,
    );
  }
}
