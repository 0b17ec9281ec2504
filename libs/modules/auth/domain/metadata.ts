/** Most `user_metadata` kept of one user: keys, and characters as JSON. */
const METADATA_LIMITS = { keys: 20, characters: 4_000 } as const;

type Metadata = Record<string, unknown>;

/** The metadata after a change: null takes a key away, as the protocol has it. */
export function mergeMetadata(current: Metadata, change: Metadata): Metadata {
  const entries = Object.entries({ ...current, ...change });
  return Object.fromEntries(entries.filter(([, value]) => value !== null && value !== undefined));
}

/** What is wrong with the size of metadata; undefined when nothing is. */
export function metadataProblem(data: Metadata): string | undefined {
  if (Object.keys(data).length > METADATA_LIMITS.keys) {
    return `expected at most ${METADATA_LIMITS.keys} keys`;
  }
  return JSON.stringify(data).length > METADATA_LIMITS.characters
    ? `expected at most ${METADATA_LIMITS.characters} characters`
    : undefined;
}

/** What of it goes into access tokens: all that a client shows before it asks for more. */
export function metadataClaim(data: Metadata): Metadata {
  const { first_name, last_name } = data;
  return {
    ...(first_name === undefined ? {} : { first_name }),
    ...(last_name === undefined ? {} : { last_name }),
  };
}
