import { Injectable, Logger } from '@nestjs/common';
import { Transactions, type Tx } from '@prepward/platform/database';
import { ActiveGateway } from './active-gateway.js';
import { settlementsOfErased } from './domain/settle.js';
import type { StudentTruth } from './domain/truth.js';
import { GatewayError, type PaymentGateway, type ReceivedEvent } from './gateway.js';
import { GatewayTruth } from './gateway-truth.service.js';
import { LedgerRepository } from './ledger/ledger.repository.js';
import { LedgerWriter, type Source } from './ledger/ledger-writer.repository.js';
import { OrderRepository } from './ledger/order.repository.js';
import { SyncMarkRepository } from './ledger/sync-mark.repository.js';
import { LedgerAppender } from './ledger-appender.service.js';
import { SyncTurns } from './sync-turns.js';

/** How often a truth may be fetched again because another process wrote meanwhile. */
const MOST_FETCHES = 4;
/** How many students the nightly reconciliation asks about at once: half of what a process may. */
const RECONCILED_AT_ONCE = 4;

/** Whose ledger should say what the gateway says. */
interface Whom {
  userId: string;
  /** For an account that was erased: the customer, which the ledger no longer names. */
  formerCustomer?: string;
}

type SyncSource = Source & Whom;

function erasedMeanwhile(): GatewayError {
  return new GatewayError('unavailable', 'The account was erased meanwhile');
}

/**
 * Makes the ledger say what the gateway says. Webhooks, the page after a payment, due renewals, and the
 * nightly reconciliation all call it. None of them brings facts of its own, so it doesn't matter in
 * which order or how often they come, or if one is lost.
 */
@Injectable()
export class SyncService {
  private readonly log = new Logger(SyncService.name);
  private readonly turns = new SyncTurns<ReceivedEvent>();

  constructor(
    private readonly active: ActiveGateway,
    private readonly orders: OrderRepository,
    private readonly ledger: LedgerRepository,
    private readonly writer: LedgerWriter,
    private readonly marks: SyncMarkRepository,
    private readonly truth: GatewayTruth,
    private readonly appender: LedgerAppender,
    private readonly transactions: Transactions,
  ) {}

  /**
   * Fetches the truth about a student and adds what is missing. Does nothing for a student whom the
   * gateway doesn't know.
   *
   * @throws DomainError GATEWAY_UNAVAILABLE: nothing was added
   */
  async syncStudent(userId: string): Promise<void> {
    const gateway = this.active.orNone;
    if (gateway === undefined) return;
    const [customer] = await this.orders.customersOf(userId, gateway.name);
    if (customer !== undefined) await this.sync(gateway, { userId });
  }

  /**
   * Like {@link syncStudent}, unless the gateway was asked about them within the last so many
   * milliseconds.
   */
  async syncStudentUnlessWithin(userId: string, ms: number): Promise<void> {
    const gateway = this.active.orNone?.name;
    if (gateway === undefined || (await this.marks.beganWithin({ userId, gateway }, ms))) return;
    await this.syncStudent(userId);
  }

  /** Like {@link syncStudent}, because of a webhook, whose id is stored with what it changes. */
  async syncEvent(gateway: PaymentGateway, event: ReceivedEvent): Promise<void> {
    const { customerId } = event;
    const userId =
      customerId === null ? undefined : await this.orders.studentOf(customerId, gateway.name);
    if (userId !== undefined) return this.sync(gateway, { userId }, event);
    const former = await this.erased(gateway, event);
    if (former !== undefined) {
      // Anything that names the person isn't stored again.
      return this.sync(gateway, former, { ...event, customerId: null, payload: null });
    }
    // It isn't about one of our customers: another product may share the account.
    await this.transactions.run((tx) => this.writer.addEvent(tx, gateway.name, event));
  }

  /**
   * Syncs every student whom the gateway knows, several at once, least recently asked about first:
   * whatever there's no time for comes first in the next run.
   *
   * @param signal stops it between two students
   * @returns how many students there were to ask about, how many failed, and how many are left
   */
  async reconcile(
    signal: AbortSignal,
  ): Promise<{ students: number; failed: number; left: number }> {
    const gateway = this.active.orNone;
    if (gateway === undefined) return { students: 0, failed: 0, left: 0 };
    const open = await this.marks.longestAgo(gateway.name);
    const students = open.length;
    let failed = 0;
    const work = async () => {
      for (let userId = open.shift(); userId !== undefined; userId = open.shift()) {
        await this.sync(gateway, { userId }).catch((error: Error) => {
          failed++;
          this.log.error(`Could not reconcile student ${userId}: ${error.message}`);
        });
        if (signal.aborted) return;
      }
    };
    await Promise.all(Array.from({ length: RECONCILED_AT_ONCE }, work));
    return { students, failed, left: open.length };
  }

  /** Whose rows an event is about, if their account has been erased since. */
  private async erased(
    gateway: PaymentGateway,
    { customerId, orderId }: ReceivedEvent,
  ): Promise<Whom | undefined> {
    if (customerId === null || orderId === null) return undefined;
    const userId = await this.orders.erasedOwnerOf(orderId, gateway.name);
    return userId === undefined ? undefined : { userId, formerCustomer: customerId };
  }

  private sync(gateway: PaymentGateway, whom: Whom, event?: ReceivedEvent): Promise<void> {
    const source = { ...whom, gateway: gateway.name };
    return this.turns.take(whom.userId, event, (causes) =>
      this.active.call(async () => {
        const fresh = await this.unseen(source, causes);
        // Only webhooks whose effect is already stored.
        if (fresh.length === 0 && !causes.includes(undefined)) return;
        for (let fetches = 1; !(await this.bring(gateway, source, fresh)); fetches++) {
          if (fetches < MOST_FETCHES) continue;
          throw new GatewayError('unavailable', 'Others keep writing to the same ledger');
        }
      }),
    );
  }

  /**
   * Fetches the gateway's data, without a transaction or a lock, and then writes it, unless the
   * ledger may have newer data. Concurrent fetches are told apart by the numbers they took before:
   * if a fetch that began later was written meanwhile, it saw everything this one is for; if an
   * earlier one was, either may be newer, and this one is fetched again.
   *
   * @returns false when it's to be fetched again
   */
  private async bring(
    gateway: PaymentGateway,
    source: SyncSource,
    events: readonly ReceivedEvent[],
  ): Promise<boolean> {
    const { userId, gateway: name } = source;
    const { ticket, written } = await this.marks.begin(source);
    // Read before the customers, so that each of these checkouts belongs to a customer who is asked about.
    const openedBefore = await this.orders.sessionsOf(userId, name);
    const truth = await this.fetch(gateway, source);
    return this.transactions.run(async (tx) => {
      await this.ledger.lock(tx, userId);
      if ((await this.customersOf(source, tx)).length === 0) throw erasedMeanwhile();
      const now = await this.marks.written(tx, source);
      if (now !== written && now < ticket) return false;
      if (now === written) {
        if (source.formerCustomer === undefined) {
          await this.appender.append(tx, source, truth, openedBefore);
        } else await this.appender.appendErased(tx, source, truth);
        await this.marks.write(tx, source, ticket);
      }
      for (const event of events) await this.writer.addEvent(tx, name, event);
      return true;
    });
  }

  /** @throws GatewayError also if the account was erased during the request: the caller tries again */
  private async fetch(gateway: PaymentGateway, source: SyncSource): Promise<StudentTruth> {
    const customers = await this.customersOf(source);
    if (customers.length === 0) {
      await this.marks.forget(source);
      throw erasedMeanwhile();
    }
    if (source.formerCustomer === undefined) return this.truth.fetch(gateway, customers);
    const { payments } = await this.ledger.of(source.userId);
    const booked = new Set(payments.map(({ gatewayId }) => gatewayId));
    return this.truth.fetch(gateway, customers, (truth) => settlementsOfErased(truth, booked));
  }

  private async customersOf(
    { userId, gateway, formerCustomer }: SyncSource,
    tx?: Tx,
  ): Promise<string[]> {
    return formerCustomer === undefined
      ? this.orders.customersOf(userId, gateway, tx)
      : [formerCustomer];
  }

  private async unseen(
    { gateway }: Source,
    causes: readonly (ReceivedEvent | undefined)[],
  ): Promise<ReceivedEvent[]> {
    const fresh: ReceivedEvent[] = [];
    for (const event of causes) {
      if (event === undefined) continue;
      if (!(await this.writer.hasEvent(gateway, event.id))) fresh.push(event);
    }
    return fresh;
  }
}
