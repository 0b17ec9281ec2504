import { wholeBank } from '@prepward/content/whole-bank';
import { type BankLoader, type LoadReport, makeBankLoader } from '@prepward/modules/questions';
import { Ids } from '@prepward/platform/clock';
import { loadCommandConfig } from '@prepward/platform/config';
import { Transactions } from '@prepward/platform/database';
import { Outbox } from '@prepward/platform/outbox';
import { DataSource } from 'typeorm';

/** The loader, on a database of the caller's. */
export function bankLoaderOn(dataSource: DataSource): BankLoader {
  return makeBankLoader(new Transactions(dataSource), new Outbox(new Ids()));
}

/** Loads the question bank into a database. */
export async function loadBankInto(dataSource: DataSource): Promise<LoadReport> {
  const { items, passages } = await wholeBank();
  return bankLoaderOn(dataSource).load(items, passages);
}

/** The command. It starts no other part of the product: the tests' databases are made by it too. */
export async function loadBank(): Promise<void> {
  const { url } = loadCommandConfig(process.env).database;
  const dataSource = await new DataSource({ type: 'postgres', url }).initialize();
  try {
    const report = await loadBankInto(dataSource);
    console.log(
      `Question bank: ${report.total} items (${report.added} new, ${report.changed} changed, ` +
        `${report.retired} retired)`,
    );
  } finally {
    await dataSource.destroy();
  }
}
