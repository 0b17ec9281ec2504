import { Injectable } from '@nestjs/common';
import { AccountService } from '@prepward/modules/auth';
import { SubscriptionsService, samePeriods } from '@prepward/modules/subscriptions';
import { entitlement, refundedCents } from './domain/entitlement.js';
import { type LedgerRecord, LedgerRepository } from './ledger/ledger.repository.js';

/** What is wrong with the rows of a student by themselves. */
function contradictions({ payments, refunds }: LedgerRecord): string[] {
  return payments
    .filter((payment) => refundedCents(payment, refunds) > payment.amount.cents)
    .map(({ id }) => `payment ${id}: more was paid back than was paid`);
}

/** Holds the stored access of everyone against the ledger. */
@Injectable()
export class LedgerAudit {
  constructor(
    private readonly ledger: LedgerRepository,
    private readonly subscriptions: SubscriptionsService,
    private readonly accounts: AccountService,
  ) {}

  /** @returns how many students there are, and what is not as the ledger says */
  async verify(): Promise<{ students: number; differences: string[] }> {
    const students = new Set([
      ...(await this.ledger.students()),
      ...(await this.subscriptions.subscribers()),
    ]);
    const differences: string[] = [];
    for (const userId of students) {
      differences.push(...(await this.differencesOf(userId)));
    }
    return { students: students.size, differences };
  }

  private async differencesOf(userId: string): Promise<string[]> {
    const ledger = await this.ledger.of(userId);
    const expected = entitlement(ledger);
    const stored = await this.subscriptions.periodsOf(userId);
    const found = contradictions(ledger).map((text) => `student ${userId}: ${text}`);
    if (samePeriods(stored, expected)) return found;
    // The ledger outlives accounts, access does not.
    if (stored.length === 0 && (await this.accounts.addressOf(userId)) === null) return found;
    return [
      ...found,
      `student ${userId}: stored ${JSON.stringify(stored)}, expected ${JSON.stringify(expected)}`,
    ];
  }
}
