import { Injectable } from '@nestjs/common';
import { checkItem } from '@prepward/content/bank/checks/one-item';
import type { BankItem } from '@prepward/content/bank/kit/types';
import { toBankRecord } from '@prepward/content/bank/records';
import type { EditItemBody, ItemFinding, ItemText } from '@prepward/contracts/admin-items';
import { itemCorrected } from '@prepward/contracts/events';
import type { BankRecord } from '@prepward/contracts/items';
import { noteForAudit } from '@prepward/platform/audit';
import { Transactions, type Tx } from '@prepward/platform/database';
import { DomainError } from '@prepward/platform/errors';
import { Outbox } from '@prepward/platform/outbox';
import { DataSource } from 'typeorm';
import { BankRepository, type CurrentVersion } from './bank.repository.js';
import {
  changesBetween,
  type ItemChanges,
  keepWording,
  textOf,
  withText,
} from './domain/item-text.js';

/** An item as it would be after an edit. */
export interface EditedItem {
  /** The bank rules it violates. */
  findings: ItemFinding[];
  /** Null if a text can't be rendered; a finding says which. */
  record: BankRecord | null;
  changes: ItemChanges;
}

type Editable = CurrentVersion & { source: BankItem };

/** Lets staff change texts and keys of items. */
@Injectable()
export class ItemEditing {
  constructor(
    private readonly dataSource: DataSource,
    private readonly transactions: Transactions,
    private readonly bank: BankRepository,
    private readonly outbox: Outbox,
  ) {}

  /**
   * An item as it would be after an edit, without changing anything.
   *
   * @throws DomainError ITEM_NOT_FOUND, ITEM_WITHOUT_SOURCE; VALIDATION_FAILED when the text
   * doesn't belong to this item
   */
  async check(itemId: string, text: ItemText): Promise<EditedItem> {
    const current = editable(await this.bank.findCurrent(this.dataSource, itemId));
    return editedItem(current, sourceWith(current, text));
  }

  /**
   * Gives an item a new version. What students have seen stays as they saw it: a changed key
   * rescores their attempts; changed wording only reaches attempts that start from now on. An edit
   * that does both makes two versions, the key first, so that each change reaches the right
   * attempts.
   *
   * @returns the new version
   * @throws DomainError those of {@link check}, ITEM_CHANGED_MEANWHILE, ITEM_UNCHANGED;
   *   ITEM_FAILS_CHECKS when the edit adds findings
   */
  async edit(itemId: string, { text, version, reason }: EditItemBody): Promise<number> {
    return this.transactions.run(async (tx) => {
      const current = editable(await this.bank.findCurrentForUpdate(tx, itemId));
      if (current.version !== version) throw new DomainError('ITEM_CHANGED_MEANWHILE');
      const source = sourceWith(current, text);
      const { findings, record, changes } = editedItem(current, source);
      refuseNewFindings(current, findings);
      if (record === null || !Object.values(changes).includes(true)) {
        throw new DomainError('ITEM_UNCHANGED');
      }
      noteForAudit({ before: textOf(current.source), after: text, reason });
      return this.store(tx, current, { source, record, changes });
    });
  }

  private async store(
    tx: Tx,
    current: Editable,
    after: { source: BankItem; record: BankRecord; changes: ItemChanges },
  ): Promise<number> {
    const { source, record, changes } = after;
    const itemId = source.id;
    let version = current.version;
    if (changes.key) {
      version += 1;
      const keyed = changes.wording ? keepWording(current.source, source) : source;
      const { sheet } = toBankRecord(keyed);
      await this.bank.insertEdited(tx, itemId, version, {
        view: current.view,
        sheet,
        source: keyed,
      });
      await this.outbox.record(tx, itemCorrected, { itemId, version });
    }
    if (changes.wording || !changes.key) {
      version += 1;
      const { view, sheet } = record;
      await this.bank.insertEdited(tx, itemId, version, { view, sheet, source });
    }
    return version;
  }
}

function editable(current: CurrentVersion | undefined): Editable {
  if (current === undefined) throw new DomainError('ITEM_NOT_FOUND');
  const { source } = current;
  if (source === null) throw new DomainError('ITEM_WITHOUT_SOURCE');
  return { ...current, source };
}

function sourceWith({ source }: Editable, text: ItemText): BankItem {
  const edited = withText(source, text);
  if ('problem' in edited) throw new DomainError('VALIDATION_FAILED', undefined, edited.problem);
  return edited;
}

function editedItem(current: Editable, source: BankItem): EditedItem {
  const findings = checkItem(source, current.passage).map(({ rule, message }) => ({
    rule,
    message,
  }));
  const record = renderedOrNull(source);
  const changes =
    record === null
      ? { key: false, wording: true, reasons: false }
      : changesBetween(current, record);
  return { findings, record, changes };
}

/** Formulas that can't be rendered are a finding; so is anything else that fails to render. */
function renderedOrNull(source: BankItem): BankRecord | null {
  try {
    return toBankRecord(source);
  } catch {
    return null;
  }
}

/** What was wrong before doesn't keep staff from correcting something else. */
function refuseNewFindings(current: Editable, findings: readonly ItemFinding[]): void {
  const known = new Set(checkItem(current.source, current.passage).map(({ message }) => message));
  const added = findings.filter(({ message }) => !known.has(message));
  if (added.length === 0) return;
  const problems = added.map(({ rule, message }, i) => [`${i + 1}. rule ${rule}`, message]);
  throw new DomainError('ITEM_FAILS_CHECKS', undefined, Object.fromEntries(problems));
}
