/** Shown at a field whose value the API refused: the API's own message is for programs. */
export const REFUSED = "This isn't right. Check it and try again.";

/** The names of the fields that the API found something wrong with. */
export function refusedFields(error: unknown): string[] {
  const body: unknown = error instanceof Error ? Reflect.get(error, 'body') : null;
  const errors: unknown =
    body !== null && typeof body === 'object' ? Reflect.get(body, 'errors') : null;
  const names = errors !== null && typeof errors === 'object' ? Object.keys(errors) : [];
  return names.filter((name) => name !== 'root');
}
