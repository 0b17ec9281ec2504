import { describe, expect, it } from '@jest/globals';
import type { PersonalData } from '@prepward/platform/personal';
import type pg from 'pg';
import { fill, idOf } from './traced-person.js';

const HANNA = {
  id: '4a44a000-0000-4000-8000-000000000003',
  email: 'hanna@example.net',
  name: 'Overton',
  isOver: true,
};

/** What an archive contains, compared with the tables it's about. */
export function archiveRows(dbOf: () => pg.Client, partsOf: () => readonly PersonalData[]): void {
  /** All stored values of a module's tables, by column. */
  const keptBy = async ({ tables, impersonal }: PersonalData) => {
    const kept = new Map<string, Set<string>>();
    for (const table of Object.keys({ ...tables, ...impersonal })) {
      // As the program reads them and as JSON: a date is read as a time, but exported as a date.
      const { rows } = await dbOf().query<object>(`SELECT * FROM ${table}`);
      const json = await dbOf().query<{ row: object }>(`SELECT to_jsonb(t) AS row FROM ${table} t`);
      const both = [...rows, ...json.rows.map(({ row }) => row)];
      for (const [name, value] of both.flatMap((row) => Object.entries(row))) {
        kept.set(name, (kept.get(name) ?? new Set()).add(JSON.stringify(value)));
      }
    }
    return kept;
  };

  describe('the files of an archive', () => {
    it('have what is over, too, and in each column a value that the module keeps in such a column', async () => {
      const db = dbOf();
      const on = {
        query: async (text: string, values?: unknown[]) => (await db.query(text, values)).rows,
      };
      await db.query('BEGIN');
      try {
        await fill(db, partsOf(), HANNA);
        const file = `INSERT INTO staff_files (id, name) VALUES ($1, 'a.pdf')`;
        await db.query(file, [idOf(HANNA, 'file')]);
        const empty: string[] = [];
        const other: string[] = [];
        for (const part of partsOf().filter(({ exports }) => exports.length > 0)) {
          const kept = await keptBy(part);
          for (const file of part.exports) {
            const rows = await file.rows(on, HANNA);
            if (rows.length === 0) empty.push(file.name);
            for (const [name, value] of rows.flatMap((row) => Object.entries(row))) {
              const isKept = kept.get(name)?.has(JSON.stringify(value)) ?? true;
              if (!isKept) other.push(`${file.name}: ${name}`);
            }
          }
        }
        expect({ empty, other }).toEqual({ empty: [], other: [] });
      } finally {
        await db.query('ROLLBACK');
      }
    });
  });
}
