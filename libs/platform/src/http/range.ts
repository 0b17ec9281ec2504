/** What a controller needs of a reply to set headers. */
export interface HeaderReply {
  header(name: string, value: string): unknown;
}

/** Says which rows of how many a list answers with, as ra-data-simple-rest reads it. */
export function sendRange(
  reply: HeaderReply,
  resource: string,
  from: number,
  count: number,
  total: number,
): void {
  const last = Math.max(from, from + count - 1);
  reply.header('Content-Range', `${resource} ${from}-${last}/${total}`);
}
