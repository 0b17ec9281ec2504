import { createHash } from 'node:crypto';
import { Injectable, Logger } from '@nestjs/common';
import { BRAND } from '@prepward/contracts/brand';
import { DAY_MS } from '@prepward/contracts/durations';
import { exportReady } from '@prepward/contracts/events';
import { EXPORT_DAYS } from '@prepward/contracts/privacy-rules';
import { Clock } from '@prepward/platform/clock';
import { Transactions, type Tx } from '@prepward/platform/database';
import { Outbox } from '@prepward/platform/outbox';
import { type ExportFile, type Person, PersonalParts } from '@prepward/platform/personal';
import { Storage } from '@prepward/platform/storage';
import { AccountService } from '../auth/index.js';
import { DataExportRepository } from './data-export.repository.js';
import { Archive, tableOf } from './domain/archive.js';
import { exportKey } from './domain/export-key.js';

/** How many files one run removes at most. */
const BATCH = 100;

function readme(files: readonly ExportFile[], email: string, at: Date): string {
  const lines = files.map(({ name, about }) => `${name}: ${about}`);
  return [
    `Your data from ${BRAND.name}, for ${email}, as of ${at.toISOString()}.`,
    'Each list is there twice: as JSON for programs and as CSV for spreadsheets.',
    'An empty list has no CSV file. Times are in UTC.',
    '',
    ...lines,
    '',
    `Questions? Write to ${BRAND.contactEmail}.`,
    '',
  ].join('\r\n');
}

/** Makes archives of people's own data, and removes them in time. */
@Injectable()
export class ExportMaker {
  private readonly log = new Logger(ExportMaker.name);

  constructor(
    private readonly exports: DataExportRepository,
    private readonly parts: PersonalParts,
    private readonly accounts: AccountService,
    private readonly storage: Storage,
    private readonly transactions: Transactions,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /** Makes an archive that was asked for; one that is there is left as it is. */
  async make(id: string): Promise<void> {
    const wanted = await this.exports.find(id);
    if (wanted === undefined || wanted.user_id === null || wanted.made_at !== null) return;
    const userId = wanted.user_id;
    const owner = await this.accounts.addressOf(userId);
    if (owner === null) return;
    const bytes = await this.pack({ id: userId, email: owner.email });
    await this.storage.put(exportKey(id), bytes, 'application/zip');
    const madeAt = this.clock.now();
    const made = {
      hash: createHash('sha256').update(bytes).digest('hex'),
      bytes: bytes.length,
      madeAt,
      expiresAt: new Date(madeAt.getTime() + EXPORT_DAYS * DAY_MS),
    };
    await this.transactions.run(async (tx) => {
      const saved = await this.exports.save(tx, id, made);
      if (saved) await this.outbox.record(tx, exportReady, { exportId: id, userId });
    });
    this.log.log(`Made an archive of ${bytes.length} bytes`);
  }

  /** Removes expired archives, and those of deleted accounts. */
  async removeOver(): Promise<void> {
    const now = this.clock.now();
    const abandoned = new Date(now.getTime() - EXPORT_DAYS * DAY_MS);
    for (const id of await this.exports.over(now, abandoned, BATCH)) {
      await this.storage.delete(exportKey(id));
      await this.exports.delete(id);
    }
  }

  /** Everything the modules hold about a person, as of one moment. */
  private async pack(person: Person): Promise<Uint8Array> {
    const parts = await this.parts.all();
    const files = parts.flatMap(({ exports }) => exports);
    const at = this.clock.now();
    return this.transactions.snapshot(async (tx) => {
      const archive = new Archive(at);
      archive.add('README.txt', readme(files, person.email, at));
      for (const file of files) await this.addFile(archive, file, tx, person);
      return archive.end();
    });
  }

  private async addFile(
    archive: Archive,
    { name, rows }: ExportFile,
    tx: Tx,
    person: Person,
  ): Promise<void> {
    const found = await rows(tx, person);
    archive.add(`${name}.json`, JSON.stringify(found, null, 2));
    if (found.length > 0) archive.add(`${name}.csv`, tableOf(found));
  }
}
