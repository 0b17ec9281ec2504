import { allPassages, generateBank, toBankRecord, toPassageRecord } from '@prepward/content/bank';
import { BankLoader } from '@prepward/modules/questions';
import { withServices } from './context.js';

/** Generates the question bank and brings the database to it. */
export async function loadBank(): Promise<void> {
  const records = generateBank().map(({ item }) => toBankRecord(item));
  const passages = allPassages().map(toPassageRecord);
  await withServices(async (app) => {
    const report = await app.get(BankLoader).load(records, passages);
    console.log(
      `Question bank: ${report.total} items (${report.added} new, ${report.changed} changed, ` +
        `${report.retired} retired)`,
    );
  });
}
