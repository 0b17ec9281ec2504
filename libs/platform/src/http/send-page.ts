import { addressOf, type RouteName } from '@prepward/contracts/route-addresses';
import type { Page } from '../database/index.js';

/** The part of a reply that a controller needs to set headers. */
export interface HeaderReply {
  header(name: string, value: string): unknown;
}

/**
 * Sets the header that says which rows of how many the list has, as ra-data-simple-rest reads it.
 *
 * @param list the list's route, whose path ends with the name of its records
 * @returns the rows, for the response body
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
