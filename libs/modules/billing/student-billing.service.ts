import { Injectable } from '@nestjs/common';
import type { AdminUserBilling } from '@prepward/contracts/admin-users';
import type { GrantPlan } from '@prepward/contracts/plans';
import { UsersAdminService } from '@prepward/modules/auth';
import { SubscriptionsService } from '@prepward/modules/subscriptions';
import { noteForAudit } from '@prepward/platform/audit';
import { DomainError } from '@prepward/platform/errors';
import type { GrantFact } from './domain/entitlement.js';
import { purchasesOf } from './domain/purchases.js';
import { GrantsService } from './grants.service.js';
import { LedgerRepository } from './ledger/ledger.repository.js';
import type { GrantNote } from './ledger/ledger-writer.repository.js';
import { PaymentsService } from './payments.service.js';

/** Grants, newest first; a row that revokes a grant isn't one itself. */
function grantsOf(facts: readonly GrantFact[]): AdminUserBilling['grants'] {
  return facts
    .filter(({ revokes }) => revokes === null)
    .toSorted((a, b) => b.startsAt.getTime() - a.startsAt.getTime())
    .map(({ id, plan, startsAt, endsAt }) => ({
      id,
      plan,
      startsAt: startsAt.toISOString(),
      endsAt: endsAt?.toISOString() ?? null,
      takenBackAt: facts.find(({ revokes }) => revokes === id)?.startsAt.toISOString() ?? null,
    }));
}

/** What one student has, paid and was given, as staff see and change it. */
@Injectable()
export class StudentBillingService {
  constructor(
    private readonly users: UsersAdminService,
    private readonly subscriptions: SubscriptionsService,
    private readonly ledger: LedgerRepository,
    private readonly payments: PaymentsService,
    private readonly grants: GrantsService,
  ) {}

  /** @throws DomainError USER_NOT_FOUND */
  async view(userId: string): Promise<AdminUserBilling> {
    await this.users.get(userId);
    const record = await this.ledger.of(userId);
    return {
      access: await this.subscriptions.access(userId),
      grants: grantsOf(record.grants),
      payments: await this.payments.history(userId),
      purchases: purchasesOf(userId, record).map(({ orderId, product, paidAt, owned }) => ({
        orderId,
        product,
        paidAt: paidAt.toISOString(),
        owned,
      })),
    };
  }

  /** Gives a plan from now on. @throws DomainError USER_NOT_FOUND, VERIFIED_ACCOUNT_REQUIRED */
  async grant(userId: string, plan: GrantPlan, note: GrantNote): Promise<AdminUserBilling> {
    const { emailConfirmedAt } = await this.users.get(userId);
    if (emailConfirmedAt === null) throw new DomainError('VERIFIED_ACCOUNT_REQUIRED');
    const { state, until } = await this.subscriptions.access(userId);
    noteForAudit({ before: { access: state, until }, after: { grant: plan } });
    await this.grants.grant(userId, plan, note);
    return this.view(userId);
  }

  /** Revokes every running grant. @throws DomainError USER_NOT_FOUND, NO_GRANT */
  async endGrants(userId: string, note: GrantNote): Promise<AdminUserBilling> {
    await this.users.get(userId);
    const running = await this.grants.running(userId);
    if (running.length === 0) throw new DomainError('NO_GRANT');
    noteForAudit({ before: { grants: running.map(({ plan }) => plan) }, after: { grants: [] } });
    await this.grants.revoke(userId, note);
    return this.view(userId);
  }
}
