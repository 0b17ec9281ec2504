import { randomUUID } from 'node:crypto';
import type { Subject } from '@prepward/contracts/subjects';
import type { Paper } from '../../libs/modules/papers/paper.entity.js';
import type { PaperCopy } from '../../libs/modules/test-bank/paper-copy.entity.js';
import type { Stores } from './stores.js';

/** A hash of one digit. */
export const hash = (digit: string) => digit.repeat(64);

const BYTES = Buffer.from('%PDF a copy');

/** Where the file of a copy is. */
export const fileOf = (id: string, of: string) => `copies/${id}-${of}.pdf`;

export async function newUser({ sql }: Stores): Promise<string> {
  const [row] = await sql<{ id: string }>(
    'INSERT INTO users (id, is_anonymous) VALUES (gen_random_uuid(), true) RETURNING id',
  );
  return row?.id ?? '';
}

/** A copy's row, not made unless `about` says so, with the files that it names. @returns its id */
export async function addCopy(
  stores: Stores,
  userId: string | null,
  about: Partial<PaperCopy> = {},
): Promise<string> {
  const id = about.id ?? randomUUID();
  const { orderId = randomUUID(), subject = 'math', paperHash = null, leftover = null } = about;
  const { withdrawn = false, madeAt = null, items = [], progress = 0 } = about;
  const made = about.hash ?? null;
  await stores.sql(
    `INSERT INTO paper_copies (id, order_id, user_id, subject, progress, withdrawn, paper_hash, hash,
       leftover, pages, bytes, items, made_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)`,
    [
      ...[id, orderId, userId, subject, progress, withdrawn, paperHash, made, leftover],
      ...[about.pages ?? null, about.bytes ?? null, JSON.stringify(items), madeAt],
    ],
  );
  for (const each of [made, leftover]) {
    if (each !== null) await stores.storage.put(fileOf(id, each), BYTES);
  }
  return id;
}

/** A copy whose file is there. */
export const madeOf = (paper: Paper, made = hash('a')): Partial<PaperCopy> => ({
  subject: paper.subject,
  paperHash: paper.hash,
  hash: made,
  pages: paper.pages,
  bytes: BYTES.length,
  items: paper.items,
  progress: 100,
  madeAt: new Date('2026-06-01T00:00:00Z'),
});

/** A paper that is sold. */
export function soldPaper(subject: Subject, of: string, keys: Record<string, string> = {}): Paper {
  return {
    slug: `${subject}-test-bank`,
    subject,
    kind: 'test-bank',
    hash: of,
    madeFrom: 'a test',
    pages: 40,
    bytes: 9,
    items: Object.entries(keys).map(([itemId, key]) => ({ itemId, version: 1, key })),
    questions: 100,
    samples: [],
    madeAt: new Date('2026-05-01T00:00:00Z'),
  };
}
