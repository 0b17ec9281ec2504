import { Injectable } from '@nestjs/common';
import { purchasesOf } from './domain/purchases.js';
import { LedgerRepository } from './ledger/ledger.repository.js';
import { type PurchasedProduct, PurchasedProducts } from './purchased-products.js';

/** Reads from the ledger who owns which product. */
@Injectable()
export class LedgerPurchases extends PurchasedProducts {
  constructor(private readonly ledger: LedgerRepository) {
    super();
  }

  async listOf(userId: string): Promise<PurchasedProduct[]> {
    return purchasesOf(userId, await this.ledger.of(userId));
  }

  async find(orderId: string): Promise<PurchasedProduct | undefined> {
    const payment = await this.ledger.findPaymentOf(orderId);
    if (payment === undefined) return undefined;
    const purchases = await this.listOf(payment.userId);
    return purchases.find((purchase) => purchase.orderId === orderId);
  }
}
