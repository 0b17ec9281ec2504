import { NAME_MAX } from '@prepward/contracts/name-rules';

type Metadata = Record<string, unknown>;

/** The metadata after a change: null takes a key away, as the protocol has it. */
export function mergeMetadata(current: Metadata, change: Metadata): Metadata {
  const entries = Object.entries({ ...current, ...change });
  return Object.fromEntries(entries.filter(([, value]) => value !== null && value !== undefined));
}

/** What of it goes into access tokens: all that a client shows before it asks for more. */
export function metadataClaim(data: Metadata): Metadata {
  const { first_name, last_name } = data;
  return {
    ...(first_name === undefined ? {} : { first_name }),
    ...(last_name === undefined ? {} : { last_name }),
  };
}

/** A name of it, as profiles keep it: empty where there is none. */
function nameOf(value: unknown): string {
  return typeof value === 'string' ? value.trim().slice(0, NAME_MAX) : '';
}

/** Both names of it, as profiles keep them. */
export function namesIn({ first_name, last_name }: Metadata) {
  return { firstName: nameOf(first_name), lastName: nameOf(last_name) };
}
