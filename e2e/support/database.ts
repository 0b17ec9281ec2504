import { readFileSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';

/** Names the data folder of the embedded stack; set by the global setup. */
export const DATA_DIR_VARIABLE = 'E2E_DATA_DIR';

function address(): string {
  const folder = process.env[DATA_DIR_VARIABLE] ?? '';
  const [port, password] = ['postgres-port', 'postgres-password'].map((name) =>
    readFileSync(path.join(folder, name), 'utf8').trim(),
  );
  return `postgresql://prepward:${password}@127.0.0.1:${port}/prepward`;
}

/** Runs one statement on the database of the embedded stack. */
export async function sql<Row = Record<string, unknown>>(
  text: string,
  values: readonly unknown[] = [],
): Promise<Row[]> {
  const client = new pg.Client({ connectionString: address() });
  await client.connect();
  try {
    return (await client.query(text, [...values])).rows as Row[];
  } finally {
    await client.end();
  }
}
