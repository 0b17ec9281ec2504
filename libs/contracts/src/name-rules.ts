/** Longest first or last name, characters. */
export const NAME_MAX = 100;

const CONTROL = /\p{Cc}|[\u2028\u2029]/u;
/** `://`, `www.`, or a dot right before an ending as addresses have it; "St.John" is a name. */
const ADDRESS = /:\/\/|\b[Ww]{3}\.|\.(?:\p{Ll}{2,}|\p{Lu}{2,})(?!\p{L})/u;

/**
 * What is wrong with a first or last name, in words for the person who typed it; undefined when
 * nothing is. Names stand in our emails, so they carry no lines and no addresses of sites.
 *
 * @param text trimmed
 * @param which "first name" or "last name"
 */
export function personNameProblem(
  text: string,
  which: 'first name' | 'last name',
): string | undefined {
  if (text === '') return `Enter your ${which}.`;
  if (text.length > NAME_MAX) return `Use ${NAME_MAX} characters or fewer.`;
  if (CONTROL.test(text)) return `Enter your ${which} on one line.`;
  return ADDRESS.test(text) ? 'Leave out web addresses.' : undefined;
}
