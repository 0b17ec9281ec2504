import { allPassages, generateBank, toBankRecord, toPassageRecord } from '@prepward/content/bank';
import { BankLoader, type LoadReport } from '@prepward/modules/questions';
import { Transactions } from '@prepward/platform/database';
import { DataSource } from 'typeorm';
import { withServices } from './context.js';

/** Generates the question bank and brings a database to it. */
export function loadBankInto(dataSource: DataSource): Promise<LoadReport> {
  const records = generateBank().map(({ item }) => toBankRecord(item));
  const passages = allPassages().map(toPassageRecord);
  return new BankLoader(new Transactions(dataSource)).load(records, passages);
}

/** The command. */
export async function loadBank(): Promise<void> {
  await withServices(async (app) => {
    const report = await loadBankInto(app.get(DataSource));
    console.log(
      `Question bank: ${report.total} items (${report.added} new, ${report.changed} changed, ` +
        `${report.retired} retired)`,
    );
  });
}
