/** What texts leave to the configuration: no text in this folder spells these out. */
export const PLACEHOLDERS = ['brand', 'email', 'phone', 'legalEntity'] as const;

/** The configured values of the placeholders. */
export type PlaceholderValues = Record<(typeof PLACEHOLDERS)[number], string>;

/**
 * Fills the placeholders of a text, such as `{{brand}}`.
 * @throws Error naming the placeholder when the text has an unknown one.
 */
export function fillPlaceholders(text: string, values: PlaceholderValues): string {
  return text.replace(/\{\{\s*(\w+)\s*\}\}/g, (_whole, name: string) => {
    const known = PLACEHOLDERS.find((placeholder) => placeholder === name);
    if (known === undefined) throw new Error(`Unknown placeholder in a site text: ${name}`);
    return values[known];
  });
}
