import { Injectable } from '@nestjs/common';
import type { CannedText, CannedTextsQuery } from '@prepward/contracts/admin-inbox';
import { noteForAudit } from '@prepward/platform/audit';
import { Ids } from '@prepward/platform/clock';
import { type Page, pageOf, Transactions } from '@prepward/platform/database';
import { DomainError } from '@prepward/platform/errors';
import { type CannedRow, CannedTextRepository } from './canned-text.repository.js';

function toView({ updated_at, ...row }: CannedRow): CannedText {
  return { ...row, updatedAt: updated_at.toISOString() };
}

/** Texts that staff send often. */
@Injectable()
export class CannedTextsService {
  constructor(
    private readonly texts: CannedTextRepository,
    private readonly transactions: Transactions,
    private readonly ids: Ids,
  ) {}

  async list(query: CannedTextsQuery): Promise<Page<CannedText>> {
    const page = await this.texts.list(query);
    return pageOf(page, toView);
  }

  /** @throws DomainError CANNED_TEXT_NOT_FOUND */
  async get(id: string): Promise<CannedText> {
    const row = await this.texts.find(id);
    if (row === undefined) throw new DomainError('CANNED_TEXT_NOT_FOUND');
    return toView(row);
  }

  add({ title, text }: { title: string; text: string }): Promise<CannedText> {
    const id = this.ids.uuid();
    return this.transactions.run(async (tx) => {
      noteForAudit({ resourceId: id, after: { title, text } });
      return toView(await this.texts.save(tx, id, { title, text }));
    });
  }

  /** @throws DomainError CANNED_TEXT_NOT_FOUND */
  change(id: string, { title, text }: { title: string; text: string }): Promise<CannedText> {
    return this.transactions.run(async (tx) => {
      const before = await this.texts.find(id, tx);
      if (before === undefined) throw new DomainError('CANNED_TEXT_NOT_FOUND');
      noteForAudit({
        before: { title: before.title, text: before.text },
        after: { title, text },
      });
      return toView(await this.texts.save(tx, id, { title, text }));
    });
  }

  /** @returns what it was. @throws DomainError CANNED_TEXT_NOT_FOUND */
  delete(id: string): Promise<CannedText> {
    return this.transactions.run(async (tx) => {
      const before = await this.texts.find(id, tx);
      if (before === undefined) throw new DomainError('CANNED_TEXT_NOT_FOUND');
      noteForAudit({ before: { title: before.title, text: before.text } });
      await this.texts.delete(tx, id);
      return toView(before);
    });
  }
}
