import { Injectable } from '@nestjs/common';
import { BRAND } from '@prepward/contracts/brand';
import { utcDay } from '@prepward/contracts/dates';
import { dollars } from '@prepward/contracts/money';
import { AccountService } from '@prepward/modules/auth';
import type { ReceiptFacts } from '@prepward/papers';
import { type AppConfig, InjectConfig } from '@prepward/platform/config';
import { refundedCents } from './domain/entitlement.js';
import { nameOf } from './domain/history.js';
import { LedgerRepository, type PaymentRecord } from './ledger/ledger.repository.js';
import { PaymentsService } from './payments.service.js';
import { receiptNumber } from './receipt-number.js';

function detailsOf({ paidAt, period }: PaymentRecord): ReceiptFacts['details'] {
  const paid = { label: 'Paid on', value: utcDay(paidAt) };
  if (period === null) return [paid];
  const time = `${utcDay(period.start)} to ${utcDay(period.end)}`;
  return [paid, { label: 'Pays for', value: time }];
}

/** The amounts on a receipt, cents: what was bought, its taxes, and what went back. */
export function amountsOf(payment: PaymentRecord, backCents: number): ReceiptFacts['amounts'] {
  const { amount, taxCents, item } = payment;
  return [
    { label: nameOf(item), value: dollars(amount.cents - taxCents) },
    ...(taxCents > 0 ? [{ label: 'Taxes', value: dollars(taxCents) }] : []),
    { label: 'Total paid', value: dollars(amount.cents) },
    ...(backCents > 0
      ? [
          { label: 'Refunded', value: dollars(backCents) },
          { label: 'Total after refunds', value: dollars(amount.cents - backCents) },
        ]
      : []),
  ];
}

/** Receipts for payments. */
@Injectable()
export class ReceiptsService {
  constructor(
    private readonly payments: PaymentsService,
    private readonly ledger: LedgerRepository,
    private readonly accounts: AccountService,
    @InjectConfig() private readonly config: AppConfig,
  ) {}

  /**
   * A payment's receipt as a PDF, with what went back since.
   *
   * @throws DomainError PAYMENT_NOT_FOUND for one that isn't this student's
   */
  async receipt(userId: string, paymentId: string): Promise<{ name: string; bytes: Buffer }> {
    const payment = await this.payments.find(userId, paymentId);
    const { refunds } = await this.ledger.of(userId);
    const account = await this.accounts.addressOf(userId);
    const number = receiptNumber(payment.id);
    // The typesetter and its fonts are large, and receipts are rare.
    const { setReceipt } = await import('@prepward/papers');
    const bytes = await setReceipt(
      { brand: BRAND.name, origin: this.config.publicUrl, date: payment.paidAt },
      {
        number,
        seller: BRAND.legalEntity,
        buyer: account?.email ?? '',
        details: detailsOf(payment),
        amounts: amountsOf(payment, refundedCents(payment, refunds)),
        notes: [`Questions about this payment? Write to ${BRAND.contactEmail}.`],
      },
    );
    return { name: `receipt-${number}.pdf`, bytes: Buffer.from(bytes) };
  }
}
