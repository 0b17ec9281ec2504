import { NAME_MAX } from '@prepward/contracts/name-rules';

type Metadata = Record<string, unknown>;

/** The metadata after a change: null removes a key, as in the protocol. */
export function mergeMetadata(current: Metadata, change: Metadata): Metadata {
  const entries = Object.entries({ ...current, ...change });
  return Object.fromEntries(entries.filter(([, value]) => value !== null && value !== undefined));
}

/** The part that goes into access tokens: everything a client shows before it requests more. */
export function metadataClaim(data: Metadata): Metadata {
  const { first_name, last_name } = data;
  return {
    ...(first_name === undefined ? {} : { first_name }),
    ...(last_name === undefined ? {} : { last_name }),
  };
}

/** A name from the metadata, as profiles store it: empty if there is none. */
function nameOf(value: unknown): string {
  return typeof value === 'string' ? value.trim().slice(0, NAME_MAX) : '';
}

/** Both names from the metadata, as profiles store them. */
export function namesIn({ first_name, last_name }: Metadata) {
  return { firstName: nameOf(first_name), lastName: nameOf(last_name) };
}
