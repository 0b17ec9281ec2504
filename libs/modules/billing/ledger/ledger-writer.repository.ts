import { Injectable } from '@nestjs/common';
import type { GatewayName } from '@prepward/contracts/billing-rules';
import type { Tx } from '@prepward/platform/database';
import { DataSource } from 'typeorm';
import type { GrantFact, SubscriptionFact } from '../domain/entitlement.js';
import type { MissingFacts, NewFailure, NewPayment } from '../domain/missing.js';
import {
  COUNT_DECLINES,
  FIND_EVENT,
  INSERT_DISPUTE,
  INSERT_EVENT,
  INSERT_FAILURE,
  INSERT_GRANT,
  INSERT_PAYMENT,
  INSERT_REFUND,
  INSERT_REQUEST,
  INSERT_STATE,
} from './ledger-writer.statements.js';

/** Whose rows are written, and which gateway they come from. */
export interface Source {
  userId: string;
  gateway: GatewayName;
}

/** A webhook whose effect is being stored. */
export interface StoredEvent {
  id: string;
  type: string;
  customerId: string | null;
  createdAt: Date;
  /** Its content, masked. */
  payload: unknown;
}

/** What a student asked for; for a change, also that it was declined. */
export type SubscriptionWish = 'cancel' | 'resume' | 'change' | 'change-declined';

/** Who granted or revoked access, and why. */
export interface GrantNote {
  operator: string;
  reason: string;
}

/** Adds rows to the ledger. Nothing here changes or removes one; the database role isn't allowed to. */
@Injectable()
export class LedgerWriter {
  constructor(private readonly dataSource: DataSource) {}

  async addPayment(
    tx: Tx,
    { userId, gateway }: Source,
    payment: NewPayment & { id: string },
  ): Promise<void> {
    await INSERT_PAYMENT.run(tx, [
      payment.id,
      userId,
      gateway,
      payment.gatewayId,
      payment.orderId,
      payment.subscriptionId,
      payment.item,
      payment.amount.cents,
      payment.taxCents,
      payment.amount.currency,
      payment.period?.start ?? null,
      payment.period?.end ?? null,
      payment.paidAt,
      payment.balanceUsedCents,
      payment.balanceFilledCents,
    ]);
  }

  async addFailure(
    tx: Tx,
    { userId, gateway }: Source,
    failure: NewFailure & { id: string },
  ): Promise<void> {
    await INSERT_FAILURE.run(tx, [
      failure.id,
      userId,
      gateway,
      failure.gatewayId,
      failure.subscriptionId,
      failure.item,
      failure.due.cents,
      failure.due.currency,
      failure.period.start,
      failure.period.end,
      failure.failedAt,
    ]);
  }

  async addRefund(
    tx: Tx,
    { gateway }: Source,
    refund: MissingFacts['refunds'][number] & { id: string },
  ): Promise<void> {
    const { id, gatewayId, gatewayPaymentId, amount, status, happenedAt } = refund;
    await INSERT_REFUND.run(tx, [
      id,
      gatewayId,
      gateway,
      gatewayPaymentId,
      amount.cents,
      amount.currency,
      status,
      happenedAt,
    ]);
  }

  async addDispute(
    tx: Tx,
    { gateway }: Source,
    dispute: MissingFacts['disputes'][number] & { id: string },
  ): Promise<void> {
    const { id, gatewayId, gatewayPaymentId, amount, status, reason, happenedAt } = dispute;
    await INSERT_DISPUTE.run(tx, [
      id,
      gatewayId,
      gateway,
      gatewayPaymentId,
      amount.cents,
      amount.currency,
      status,
      happenedAt,
      reason,
    ]);
  }

  async addState(tx: Tx, { userId, gateway }: Source, state: SubscriptionFact): Promise<void> {
    await INSERT_STATE.run(tx, [
      userId,
      gateway,
      state.subscriptionId,
      state.orderId,
      state.plan,
      state.status,
      state.startedAt,
      state.periodEnd,
      state.cancelAtPeriodEnd,
      state.endedAt,
      state.next?.cents ?? null,
      state.next?.currency ?? null,
    ]);
  }

  async addGrant(
    tx: Tx,
    userId: string,
    { id, plan, startsAt, endsAt, revokes }: GrantFact,
    { operator, reason }: GrantNote,
  ): Promise<void> {
    await INSERT_GRANT.run(tx, [id, userId, plan, startsAt, endsAt, revokes, operator, reason]);
  }

  /** @returns false if the event was already stored */
  addEvent(tx: Tx, gateway: GatewayName, event: StoredEvent): Promise<boolean> {
    const { id, type, customerId, createdAt, payload } = event;
    return INSERT_EVENT.exists(tx, [gateway, id, type, customerId, createdAt, payload]);
  }

  hasEvent(gateway: GatewayName, eventId: string): Promise<boolean> {
    return FIND_EVENT.exists(this.dataSource, [gateway, eventId]);
  }

  /** How many changes of a subscription's plan were declined. */
  async countDeclines(subscriptionId: string): Promise<number> {
    return (await COUNT_DECLINES.first(this.dataSource, [subscriptionId]))?.declines ?? 0;
  }

  /** Notes what a student asked for about their subscription. */
  async addRequest(
    tx: Tx,
    request: {
      id: string;
      userId: string;
      subscriptionId: string;
      wish: SubscriptionWish;
      plan?: string;
      reason?: string;
      comment?: string;
    },
  ): Promise<void> {
    await INSERT_REQUEST.run(tx, [
      request.id,
      request.userId,
      request.subscriptionId,
      request.wish,
      request.plan ?? null,
      request.reason ?? null,
      request.comment ?? null,
    ]);
  }
}
