import * as z from 'zod';

/* What a schema says of a wrong value goes after "expected". */

export const port = z.coerce.number('a port number').int().min(0).max(65_535);
export const wholeNumber = (least: number, most: number) =>
  z.coerce.number(`a whole number from ${least} to ${most}`).int().min(least).max(most);
/** One of two or more words. */
export function oneOf<const Words extends readonly [string, ...string[]]>(words: Words) {
  return z.enum(words, `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`);
}
export const flag = oneOf(['true', 'false']).transform((text) => text === 'true');
/** A comma-separated list, without the spaces around its entries. */
export const list = z.string().transform((text) =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== ''),
);

/**
 * The variables that are set. An empty one counts as unset, since shells and compose files can't
 * leave them out. Only AUTH_PREFIX may be empty on purpose.
 */
export function givenVariables(
  env: Readonly<Record<string, string | undefined>>,
): Record<string, string | undefined> {
  return Object.fromEntries(
    Object.entries(env).filter(([name, value]) => value !== '' || name === 'AUTH_PREFIX'),
  );
}
