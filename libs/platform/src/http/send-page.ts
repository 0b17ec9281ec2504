import { addressOf, type RouteName } from '@prepward/contracts/route-addresses';
import type { Page } from '../database/index.js';

/** What a controller needs of a reply to set headers. */
export interface HeaderReply {
  header(name: string, value: string): unknown;
}

/**
 * Says which rows of how many a list answers with, as ra-data-simple-rest reads it.
 *
 * @param list the list's route, whose path ends with the name of its records
 * @returns the rows, to be answered
 */
export function sendPage<Row>(
  reply: HeaderReply,
  list: RouteName,
  { rows, total, from }: Page<Row>,
): Row[] {
  const records = addressOf(list).path.split('/').at(-1);
  const last = Math.max(from, from + rows.length - 1);
  reply.header('Content-Range', `${records} ${from}-${last}/${total}`);
  return rows;
}
