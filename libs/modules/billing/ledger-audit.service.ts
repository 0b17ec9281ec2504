import { Injectable } from '@nestjs/common';
import type { LedgerCheckAnswer } from '@prepward/contracts/admin-sales';
import { AccountService } from '@prepward/modules/auth';
import { SubscriptionsService, samePeriods } from '@prepward/modules/subscriptions';
import { Transactions, type Tx } from '@prepward/platform/database';
import { entitlement, refundedCents } from './domain/entitlement.js';
import { type LedgerRecord, LedgerRepository } from './ledger/ledger.repository.js';

type Difference = LedgerCheckAnswer['differences'][number];

/** Students that one call of {@link LedgerAudit.verifyPart} checks: a second or two. */
const PART = 200;
/** An id before everyone's. */
const NO_ONE = '00000000-0000-0000-0000-000000000000';

/** Contradictions within a student's own rows. */
function contradictions({ payments, refunds }: LedgerRecord): string[] {
  return payments
    .filter((payment) => refundedCents(payment, refunds) > payment.amount.cents)
    .map(({ id }) => `payment ${id}: more was paid back than was paid`);
}

/** Compares everyone's stored access with the ledger. */
@Injectable()
export class LedgerAudit {
  constructor(
    private readonly ledger: LedgerRepository,
    private readonly subscriptions: SubscriptionsService,
    private readonly accounts: AccountService,
    private readonly transactions: Transactions,
  ) {}

  /** @returns how many students there are, and what differs from the ledger */
  async verify(): Promise<{ students: number; differences: string[] }> {
    const students = new Set([
      ...(await this.ledger.students()),
      ...(await this.subscriptions.subscribers()),
    ]);
    const differences: string[] = [];
    for (const userId of students) {
      const found = await this.differencesOf(userId);
      differences.push(...found.map(({ problem }) => `student ${userId}: ${problem}`));
    }
    return { students: students.size, differences };
  }

  /**
   * {@link verify} for some students, so that a page can show how far it is.
   *
   * @param after the last student of the part before; undefined for the first part
   */
  async verifyPart(after = NO_ONE): Promise<LedgerCheckAnswer> {
    const known = new Set([
      ...(await this.ledger.studentsAfter(after, PART)),
      ...(await this.subscriptions.subscribersAfter(after, PART)),
    ]);
    const students = [...known].sort().slice(0, PART);
    const differences: Difference[] = [];
    for (const userId of students) differences.push(...(await this.differencesOf(userId)));
    const isLast = students.length < PART;
    return {
      students: students.length,
      differences,
      next: isLast ? null : (students.at(-1) ?? null),
    };
  }

  /** Looks a second time, under the student's lock: a sync may have written between two reads. */
  private async differencesOf(userId: string): Promise<Difference[]> {
    if ((await this.compare(userId)).length === 0) return [];
    return this.transactions.run(async (tx) => {
      await this.ledger.lock(tx, userId);
      return this.compare(userId, tx);
    });
  }

  private async compare(userId: string, tx?: Tx): Promise<Difference[]> {
    const ledger = await this.ledger.of(userId, tx);
    const expected = entitlement(ledger);
    const stored = await this.subscriptions.periodsOf(userId, tx);
    const found = contradictions(ledger).map((problem) => ({ userId, problem }));
    if (samePeriods(stored, expected)) return found;
    // The ledger outlives accounts, access does not.
    if (stored.length === 0 && (await this.accounts.addressOf(userId)) === null) return found;
    const problem = `stored ${JSON.stringify(stored)}, expected ${JSON.stringify(expected)}`;
    return [...found, { userId, problem }];
  }
}
