/** Where a page of the history ended: newest first, by start and id. */
export interface Cursor {
  startedAt: string;
  id: string;
}

export function encodeCursor(cursor: Cursor): string {
  return Buffer.from(`${cursor.startedAt}|${cursor.id}`).toString('base64url');
}

/** Undefined when the text is not a cursor that {@link encodeCursor} made. */
export function decodeCursor(text: string): Cursor | undefined {
  const [startedAt, id, ...rest] = Buffer.from(text, 'base64url').toString('utf8').split('|');
  if (startedAt === undefined || id === undefined || rest.length > 0) return undefined;
  if (Number.isNaN(Date.parse(startedAt)) || !/^[0-9a-f-]{36}$/.test(id)) return undefined;
  return { startedAt, id };
}
