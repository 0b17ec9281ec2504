import * as z from 'zod';

/** Where a page of the history ended: newest first, by start and id. */
export interface Cursor {
  startedAt: string;
  id: string;
}

export function encodeCursor(cursor: Cursor): string {
  return Buffer.from(`${cursor.startedAt}|${cursor.id}`).toString('base64url');
}

/** As the database writes instants in UTC, to the microsecond. */
const instant = z.iso.datetime({ precision: 6 }).regex(/^2/);
const id = z.uuid();

/** Undefined when the text is not a cursor that {@link encodeCursor} made. */
export function decodeCursor(text: string): Cursor | undefined {
  const [startedAt, attemptId, ...rest] = Buffer.from(text, 'base64url')
    .toString('utf8')
    .split('|');
  if (!instant.safeParse(startedAt).success || !id.safeParse(attemptId).success) return undefined;
  if (startedAt === undefined || attemptId === undefined || rest.length > 0) return undefined;
  return { startedAt, id: attemptId };
}
