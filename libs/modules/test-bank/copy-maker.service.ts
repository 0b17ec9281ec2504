import { Injectable, Logger } from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';
import { purchaseCorrected, purchaseReady } from '@prepward/contracts/events';
import { type Typeset, withTypesetter } from '@prepward/papers';
import { Recipients } from '@prepward/platform/mail';
import { Outbox } from '@prepward/platform/outbox';
import { PurchasedProducts } from '../billing/index.js';
import { type Paper, SoldPapersService } from '../papers/index.js';
import { CopyFiles } from './copy-files.service.js';
import { correctedQuestions, orderName, subjectsOf } from './domain/copies.js';
import type { PaperCopy } from './paper-copy.entity.js';
import { isMade, PaperCopyRepository } from './paper-copy.repository.js';

/** Progress of a copy, in percent, when each step begins. */
const STEP = { taken: 10, paperRead: 35, stamped: 80 } as const;

/** How many stale copies one run handles before it reads the list again. */
const BATCH = 50;

/**
 * Keeps buyers' copies of papers in order: made, current, and removed after refunds.
 */
@Injectable()
export class CopyMaker {
  private readonly log = new Logger(CopyMaker.name);

  constructor(
    private readonly copies: PaperCopyRepository,
    private readonly papers: SoldPapersService,
    private readonly purchased: PurchasedProducts,
    private readonly services: ModuleRef,
    private readonly files: CopyFiles,
    private readonly outbox: Outbox,
  ) {}

  /** Bound by the module that owns the accounts, for all of the worker. */
  private get recipients(): Recipients {
    return this.services.get(Recipients, { strict: false });
  }

  /**
   * Brings a student's copies in line with the ledger: makes those that were paid for and are
   * missing or outdated, removes those that were refunded. Safe to run twice.
   *
   * @throws Error when a copy can't be made now; those before it are made
   */
  async sync(userId: string): Promise<void> {
    if ((await this.recipients.find(userId)) === null) return;
    const orders = await this.purchased.listOf(userId);
    for (const { orderId, product, owned } of orders) {
      if (owned) await this.copies.ensure(orderId, userId, subjectsOf(product));
    }
    const owned = new Set(orders.flatMap((order) => (order.owned ? order.orderId : [])));
    const copies = await this.copies.findOfUser(userId);
    for (const copy of copies) {
      if (!owned.has(copy.orderId)) await this.withdraw(copy);
    }
    const wanted = copies.filter(({ orderId }) => owned.has(orderId));
    await withTypesetter(async (typeset) => {
      for (const { id } of wanted) await this.make(id, typeset);
    });
  }

  /**
   * Remakes copies whose paper has changed, and makes those that were never made.
   *
   * @throws Error with how many could not be made, and the reason for the last one
   */
  async refreshStale(signal: AbortSignal): Promise<void> {
    const failed = new Map<string, string>();
    await withTypesetter(async (typeset) => {
      for (let found = true; found && !signal.aborted; ) {
        const current = (await this.papers.all()).map(({ hash }) => hash);
        const stale = await this.copies.findStale(current, BATCH + failed.size);
        const open = stale.filter((id) => !failed.has(id));
        found = open.length > 0;
        for (const id of open) {
          if (signal.aborted) return;
          const problem = await this.refresh(id, typeset);
          if (problem !== undefined) failed.set(id, problem);
        }
      }
    });
    const [reason] = [...failed.values()].slice(-1);
    if (reason !== undefined) throw new Error(`${failed.size} copies not made: ${reason}`);
  }

  /** Removes the files of deleted accounts, and those left by a process that died. */
  async removeOrphans(): Promise<void> {
    await this.files.removeLeftovers();
    const orphans = await this.copies.findOrphans(BATCH);
    for (const copy of orphans) {
      await this.files.deleteAll(copy);
      await this.copies.delete(copy.id);
    }
  }

  /** @returns what went wrong, if anything */
  private async refresh(id: string, typeset: Typeset): Promise<string | undefined> {
    try {
      const copy = await this.copies.find(id);
      const order = copy && (await this.purchased.find(copy.orderId));
      if (copy !== undefined && !order?.owned) await this.withdraw(copy);
      else await this.make(id, typeset);
      return undefined;
    } catch (error) {
      return error instanceof Error ? error.message : String(error);
    }
  }

  private async withdraw(copy: PaperCopy): Promise<void> {
    if (!copy.withdrawn) await this.files.withdraw(copy.id);
  }

  private async make(id: string, typeset: Typeset): Promise<void> {
    const copy = await this.copies.find(id);
    if (copy === undefined || copy.userId === null) return;
    const paper = await this.papers.find(copy.subject);
    if (paper === undefined) throw new Error(`The ${copy.subject} test bank isn't made yet`);
    if (await this.isCurrent(copy, paper)) return;
    await this.copies.setProgress(id, STEP.taken);
    const buyer = await this.recipients.find(copy.userId);
    if (buyer === null) return;
    const bytes = await this.papers.read(paper);
    if (bytes === null) throw new Error(`The ${copy.subject} test bank is just being replaced`);
    await this.copies.setProgress(id, STEP.paperRead);
    const name = `${buyer.firstName} ${buyer.lastName}`.trim();
    const owner = { name, email: buyer.email, order: orderName(copy.orderId) };
    const stamped = await typeset({ kind: 'stamp', paper: bytes, owner });
    await this.copies.setProgress(id, STEP.stamped);
    await this.publish(copy, paper, stamped);
  }

  private async isCurrent(copy: PaperCopy, paper: Paper): Promise<boolean> {
    if (!isMade(copy) || copy.paperHash !== paper.hash) return false;
    return this.files.has(copy, copy.hash);
  }

  private async publish({ id }: PaperCopy, paper: Paper, stamped: Uint8Array): Promise<void> {
    const isMade = await this.files.publish(id, stamped, async (tx, before, hash) => {
      const now = await this.papers.find(paper.subject);
      if (now?.hash !== paper.hash) throw new Error(`${paper.slug} changed while it was stamped`);
      const { pages, items } = paper;
      const made = { paperHash: paper.hash, hash, pages, bytes: stamped.length, items };
      await this.copies.save(tx, id, made);
      const about = { purchaseId: id, userId: before.userId };
      const questions = correctedQuestions(before.items, items);
      if (before.madeAt === null) await this.outbox.record(tx, purchaseReady, about);
      else if (questions.length > 0) {
        await this.outbox.record(tx, purchaseCorrected, { ...about, questions });
      }
    });
    if (isMade) this.log.log(`Made a copy of ${paper.slug}`);
  }
}
