import { createTestDatabase } from '@prepward/testing/database';
import pg from 'pg';
import { DataSource } from 'typeorm';

/** A separate database for repositories that a test makes by hand: no module is started. */
export interface Rows {
  /** As the application's role, as the product has it. */
  source: DataSource;
  url: string;
  // biome-ignore lint/suspicious/noExplicitAny: tests look into rows of every shape
  sql(text: string, values?: unknown[]): Promise<any[]>;
  /** Makes an account without an address. @returns its id */
  newUser(): Promise<string>;
  stop(): Promise<void>;
}

export async function openRows(): Promise<Rows> {
  const database = await createTestDatabase();
  const source = await new DataSource({ type: 'postgres', url: database.url }).initialize();
  const db = new pg.Client({ connectionString: database.ownerUrl });
  await db.connect();
  const sql = async (text: string, values: unknown[] = []) => (await db.query(text, values)).rows;
  return {
    source,
    url: database.url,
    sql,
    newUser: async () =>
      (await sql('INSERT INTO users (id) VALUES (gen_random_uuid()) RETURNING id'))[0].id,
    stop: async () => {
      await db.end();
      await source.destroy();
      await database.drop();
    },
  };
}

/** What an attempt is made of; each item has a version and the answer to it. */
export interface AttemptRows {
  state?: 'open' | 'finished';
  mode?: 'exam' | 'tutor';
  kind?: string;
  /** Minutes before now. */
  finished?: number;
  items: readonly {
    id: string;
    version?: number;
    /** None: the student never came to it. */
    response?: object | null;
    correct?: boolean | null;
    elapsedMs?: number | null;
  }[];
}

/** Stores an attempt as the product does. @returns its id */
export async function insertAttempt(
  { sql }: Pick<Rows, 'sql'>,
  userId: string,
  { state = 'finished', mode = 'exam', kind = 'practice', finished = 0, items }: AttemptRows,
): Promise<string> {
  const [{ id }] = await sql(
    `INSERT INTO attempts (id, user_id, kind, slot, subject, mode, state, item_count, sections,
       finished_at)
     SELECT id, $1, $2, id::text, '', $3, $4, $5, '[]',
       CASE WHEN $4 = 'finished' THEN now() - make_interval(mins => $6) END
     FROM gen_random_uuid() AS id RETURNING id`,
    [userId, kind, mode, state, items.length, finished],
  );
  await sql(
    `WITH had AS (
       SELECT n, item FROM jsonb_array_elements($2::jsonb) WITH ORDINALITY AS h(item, n)
     ), answers AS (
       INSERT INTO attempt_answers (attempt_id, position, client_id, sequence, response,
         scored_response, correct, elapsed_ms)
       SELECT $1, n, 'tab', 1, nullif(item -> 'response', 'null'), nullif(item -> 'response', 'null'),
         (item ->> 'correct')::boolean, (item ->> 'elapsedMs')::int
       FROM had WHERE item ? 'response'
     )
     INSERT INTO attempt_items (attempt_id, position, item_id, item_version)
     SELECT $1, n, item ->> 'id', coalesce((item ->> 'version')::int, 1) FROM had`,
    [id, JSON.stringify(items)],
  );
  return id;
}

/** What a version of an item says and how it's answered. */
export interface VersionRow {
  view: object;
  key: object;
  passage?: string | null;
}

/** Stores an item with its versions, the last of which is current; it's in no list of live items. */
export async function insertItem(
  { sql }: Pick<Rows, 'sql'>,
  id: string,
  versions: readonly VersionRow[],
  { subject = 'math', type = 'multiple-choice' } = {},
): Promise<string> {
  await sql(
    `INSERT INTO items (id, model, subject, area, objective, type, difficulty, status, version)
     VALUES ($1, $1, $2, 'math.data', 'math.data.units', $3, 0, 'retired', $4)`,
    [id, subject, type, versions.length],
  );
  for (const [i, { view, key, passage = null }] of versions.entries()) {
    await sql(
      `INSERT INTO item_versions (item_id, version, content_hash, view, sheet, passage_hash)
       VALUES ($1, $2, '', $3, $4, $5)`,
      [id, i + 1, view, { key }, passage],
    );
  }
  return id;
}
