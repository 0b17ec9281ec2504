import { Injectable } from '@nestjs/common';
import type { Purchase } from '@prepward/contracts/billing';
import { SUBJECT_NAMES, type Subject } from '@prepward/contracts/subjects';
import { DomainError } from '@prepward/platform/errors';
import { type PurchasedProduct, PurchasedProducts } from '../billing/index.js';
import { subjectsOf } from './domain/copies.js';
import type { PaperCopy } from './paper-copy.entity.js';
import { isMade, type MadeCopy, PaperCopyRepository } from './paper-copy.repository.js';

function viewOf(copy: PaperCopy, { product, paidAt, owned }: PurchasedProduct): Purchase {
  const ready = owned && isMade(copy);
  return {
    id: copy.id,
    product,
    subject: copy.subject,
    name: `${SUBJECT_NAMES[copy.subject]} test bank`,
    boughtAt: paidAt.toISOString(),
    state: owned ? (ready ? 'ready' : 'preparing') : 'refunded',
    progress: owned ? copy.progress : 0,
    questions: ready ? copy.items.length : null,
    pages: ready ? copy.pages : null,
    bytes: ready ? copy.bytes : null,
    madeAt: ready ? (copy.madeAt?.toISOString() ?? null) : null,
  };
}

/** What students bought, and who may have which file. */
@Injectable()
export class TestBankService {
  constructor(
    private readonly copies: PaperCopyRepository,
    private readonly purchased: PurchasedProducts,
  ) {}

  /** Creates rows for purchases that have none yet, for a student who looks right after paying. */
  async noteBought(userId: string): Promise<void> {
    const orders = await this.purchased.listOf(userId);
    const known = new Set((await this.copies.findOfUser(userId)).map(({ orderId }) => orderId));
    for (const { orderId, product, owned } of orders) {
      if (!owned || known.has(orderId)) continue;
      await this.copies.ensure(orderId, userId, subjectsOf(product));
    }
  }

  /** The files a student bought, newest first, including those the worker has yet to make. */
  async list(userId: string): Promise<Purchase[]> {
    const orders = await this.purchased.listOf(userId);
    const copies = await this.copies.findOfUser(userId);
    return orders.flatMap((order) => {
      const own = copies.filter(({ orderId }) => orderId === order.orderId);
      return subjectsOf(order.product).flatMap((subject) => {
        const copy = own.find((one) => one.subject === subject);
        return copy === undefined ? [] : viewOf(copy, order);
      });
    });
  }

  /**
   * The copy whose file a student may have now: it's theirs, paid for and not refunded, and made.
   *
   * @throws DomainError PURCHASE_NOT_FOUND, also for someone else's or a refunded one;
   * PURCHASE_NOT_READY
   */
  async readyCopy(userId: string, id: string): Promise<MadeCopy> {
    const copy = await this.copies.find(id);
    if (copy === undefined || copy.userId !== userId) throw new DomainError('PURCHASE_NOT_FOUND');
    const order = await this.purchased.find(copy.orderId);
    if (order === undefined || !order.owned || order.userId !== userId) {
      throw new DomainError('PURCHASE_NOT_FOUND');
    }
    if (!isMade(copy)) throw new DomainError('PURCHASE_NOT_READY');
    return copy;
  }

  /**
   * The contents of an order's email, once all its files are ready and this one was the last;
   * undefined until then, and for a refunded file.
   */
  async completedBy(userId: string, id: string): Promise<Subject[] | undefined> {
    const all = await this.copies.findOfUser(userId);
    const copy = all.find((each) => each.id === id);
    if (copy === undefined || copy.withdrawn) return undefined;
    const order = all.filter(({ orderId }) => orderId === copy.orderId);
    const last = order.toSorted((a, b) => Number(b.madeAt) - Number(a.madeAt))[0];
    if (!order.every(isMade) || last?.id !== id) return undefined;
    return order.map(({ subject }) => subject);
  }

  /** The subject of a file, unless it was withdrawn. */
  async subjectOf(id: string): Promise<Subject | undefined> {
    const copy = await this.copies.find(id);
    return copy === undefined || copy.withdrawn ? undefined : copy.subject;
  }

  /** The storage lost the file: the worker makes it again within a minute. */
  async fileLost({ id, hash }: MadeCopy): Promise<void> {
    await this.copies.forgetFile(id, hash);
  }
}
