/** Where a page of the history ended: newest first, by start and id. */
export interface Cursor {
  startedAt: string;
  id: string;
}

export function encodeCursor(cursor: Cursor): string {
  return Buffer.from(`${cursor.startedAt}|${cursor.id}`).toString('base64url');
}

/** A time as PostgreSQL writes it: `2026-11-22 02:10:07.123456+00`. */
const TIME =
  /^([1-9]\d{3}-\d\d-\d\d) (\d\d:\d\d:\d\d)(?:\.\d{1,6})?[+-](?:0\d|1[0-4])(?::[0-5]\d)?$/;
const ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Whether PostgreSQL takes it: no 30th of February, no 25th hour. */
function isTime(text: string): boolean {
  const [, day, time] = TIME.exec(text) ?? [];
  const date = new Date(`${day}T${time}Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(`${day}T${time}`);
}

/** Undefined when the text is not a cursor that {@link encodeCursor} made. */
export function decodeCursor(text: string): Cursor | undefined {
  const [startedAt, id, ...rest] = Buffer.from(text, 'base64url').toString('utf8').split('|');
  if (startedAt === undefined || id === undefined || rest.length > 0) return undefined;
  return isTime(startedAt) && ID.test(id) ? { startedAt, id } : undefined;
}
