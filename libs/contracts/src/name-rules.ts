/** Longest first or last name, characters. */
export const NAME_MAX = 100;

const CONTROL = /\p{Cc}|[\u2028\u2029]/u;
const VISIBLE = /[\p{L}\p{N}]/u;
/** Invisible characters: joiners, direction marks, zero-width spaces. */
const UNSEEN = /\p{Cf}/gu;
/** Browsers take these for dots in an address, too (UTS 46). */
const DOTS = /[\u3002\uff0e\uff61]/g;
/** `://`, `www.`, or a dot right before an all-lowercase or all-uppercase ending; "St.John" is a name. */
const ADDRESS = /:\/\/|\b[Ww]{3}\.|\.(?:\p{Ll}{2,}|\p{Lu}{2,})(?!\p{L})/u;
/** Endings that mail programs turn into links in any case. None that is (part of) a name, such as "De". */
const ENDING =
  /\.(?:com|net|org|info|biz|io|app|dev|xyz|site|online|shop|store|top|click|link|live|vip|club|icu|edu|gov|uk|ru|cn|eu)(?!\p{L})/iu;

/** A text as readers see it: without invisible characters, and with one form of each letter. */
function asSeen(text: string): string {
  return text.replace(DOTS, '.').normalize('NFKC').replace(UNSEEN, '');
}

/**
 * What is wrong with a first or last name, in words for the person who typed it; undefined when nothing
 * is. Names are used in our emails, so line breaks and web addresses are refused.
 *
 * @param text trimmed
 * @param which "first name" or "last name"
 */
export function personNameProblem(
  text: string,
  which: 'first name' | 'last name',
): string | undefined {
  const seen = asSeen(text);
  if (!VISIBLE.test(seen)) return `Enter your ${which}.`;
  if (text.length > NAME_MAX) return `Use ${NAME_MAX} characters or fewer.`;
  if (CONTROL.test(text)) return `Enter your ${which} on one line.`;
  return ADDRESS.test(seen) || ENDING.test(seen) ? 'Leave out web addresses.' : undefined;
}
