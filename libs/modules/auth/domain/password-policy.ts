import { BRAND } from '@prepward/contracts/brand';
import { COMMON_PASSWORDS } from './common-passwords.js';

/** The longest password accepted; longer ones are refused, never cut. */
export const PASSWORD_MAX = 128;

/** What is wrong with a password. */
export type Weakness = 'length' | 'common' | 'guessable' | 'personal';

/** Whose password it is: what a guesser who knows the person tries first. */
export interface PasswordOwner {
  email?: string | null | undefined;
  /** Names as the account holds them, of any shape. */
  names?: Record<string, unknown> | undefined;
}

const common = new Set(COMMON_PASSWORDS);

/** So that `administrator` counts as one word, and not as `admin` and eight letters. */
const longestFirst = (words: readonly string[]) => words.toSorted((a, b) => b.length - a.length);

/** What a guesser tries because of what the site is for, and what people put before a number. */
const KNOWN_WORDS = longestFirst([
  BRAND.name.toLowerCase(),
  ...['teas', 'nurse', 'nurses', 'nursing', 'student', 'exam', 'practice', 'school'],
  ...['admin', 'administrator', 'login', 'password', 'passwort', 'qwerty', 'secret', 'welcome'],
]);
/** Shorter parts of a name or an address are in too many good passwords. */
const LEAST_WORD = 3;

/** Keys and letters that follow each other; both directions count. */
const ROWS = [
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890',
  ...['qwertyuiop', 'asdfghjkl', 'zxcvbnm'],
  ...['1qaz', '2wsx', '3edc', '4rfv', '5tgb', '6yhn', '7ujm'],
];
const BOTH_WAYS = [...ROWS, ...ROWS.map((row) => [...row].reverse().join(''))];
/** This many equal or consecutive characters make a run. */
const LEAST_RUN = 3;
/** The longest piece that, repeated, makes a whole password. */
const LONGEST_UNIT = 4;

/** The fewest free choices that a password must take to guess; a word, a run, or a year is one. */
const LEAST_CHOICES = 4;
const YEAR = /^(?:19|20)\d\d/;

/** Length of the longest run that a text begins with: `aaaa`, `3456`, `lkjh`; 0 without one. */
function leadingRun(text: string): number {
  const same = /^(.)\1*/su.exec(text)?.[0].length ?? 0;
  let longest = same;
  for (const row of BOTH_WAYS) {
    const start = row.indexOf(text.slice(0, LEAST_RUN));
    if (start < 0 || text.length < LEAST_RUN) continue;
    let length = LEAST_RUN;
    while (length < text.length && row[start + length] === text[length]) length++;
    longest = Math.max(longest, length);
  }
  return longest >= LEAST_RUN ? longest : 0;
}

/** How many choices a text is made of, when whole words, runs and years are one each. */
function choices(text: string, words: readonly string[]): number {
  let count = 0;
  let rest = text;
  while (rest !== '') {
    const word = words.find((known) => rest.startsWith(known));
    const length =
      word?.length ?? (leadingRun(rest) || (YEAR.exec(rest)?.[0].length ?? [...rest][0]?.length));
    rest = rest.slice(length);
    count++;
  }
  return count;
}

function isRepeated(text: string): boolean {
  for (let size = 1; size <= LONGEST_UNIT && size * 2 <= text.length; size++) {
    const unit = text.slice(0, size);
    if (unit.repeat(Math.ceil(text.length / size)).slice(0, text.length) === text) return true;
  }
  return false;
}

/** The words of a person: `dana.ortiz` as one, and as two. */
function wordsOf({ email, names }: PasswordOwner): string[] {
  const address = email?.toLowerCase() ?? '';
  const [local = '', domain = ''] = address.split('@');
  const texts = Object.values(names ?? {}).filter((value) => typeof value === 'string');
  const given = texts.map((text) => text.toLowerCase());
  const parts = [local, domain, ...given].flatMap((text) => text.split(/[^\p{L}\p{N}]+/u));
  const whole = [address, local, domain, ...given, ...given.map((text) => text.replace(/\s/g, ''))];
  return [...whole, ...parts].filter((word) => word.length >= LEAST_WORD);
}

/**
 * Why a password is refused; undefined when it is fine. No composition rules: what counts is what a
 * guesser tries first.
 *
 * @param minimum characters, counted as people see them
 */
export function weaknessOf(
  password: string,
  minimum: number,
  owner: PasswordOwner = {},
): Weakness | undefined {
  const length = [...password].length;
  if (length < minimum || length > PASSWORD_MAX) return 'length';
  const text = password.toLowerCase();
  if (common.has(text)) return 'common';
  if (isRepeated(text) || choices(text, KNOWN_WORDS) < LEAST_CHOICES) return 'guessable';
  const words = longestFirst([...wordsOf(owner), ...KNOWN_WORDS]);
  return choices(text, words) < LEAST_CHOICES ? 'personal' : undefined;
}
