import { type Cell, toCsv } from '@prepward/contracts/csv';
import { strToU8, Zip, ZipDeflate } from 'fflate';

/**
 * A ZIP archive that grows file by file: only one file's text is in memory, plus what's already
 * packed.
 */
export class Archive {
  private readonly chunks: Uint8Array[] = [];
  private readonly zip: Zip;

  /** @param at the modification time recorded for the files */
  constructor(private readonly at: Date) {
    this.zip = new Zip((error, chunk) => {
      if (error !== null) throw error;
      this.chunks.push(chunk);
    });
  }

  /** @param name including its extension */
  add(name: string, text: string): void {
    const file = new ZipDeflate(name);
    file.mtime = this.at;
    this.zip.add(file);
    file.push(strToU8(text), true);
  }

  /** The packed bytes; nothing can be added after. */
  end(): Uint8Array {
    this.zip.end();
    return Buffer.concat(this.chunks);
  }
}

function cellOf(value: unknown): Cell {
  if (value === null || value === undefined) return undefined;
  if (typeof value === 'string' || typeof value === 'number') return value;
  if (value instanceof Date) return value.toISOString();
  return JSON.stringify(value);
}

/** Rows as a table for spreadsheets, with the columns' names in the first line. */
export function tableOf(rows: readonly object[]): string {
  const columns = Object.keys(rows[0] ?? {});
  const lines = rows.map((row) => {
    const values = new Map(Object.entries(row));
    return columns.map((column) => cellOf(values.get(column)));
  });
  return toCsv([columns, ...lines]);
}
