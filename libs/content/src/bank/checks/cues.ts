import type { BankItem } from '../kit/types.js';
import { type Choice, choicesOf } from './contents.js';
import { checkEach } from './per-item.js';
import { contentWords, plainText, sentencesOf, wordsOf } from './text.js';

const CATCH_ALL =
  /\b(?:all|none|both|neither|any) of (?:the )?(?:above|these|those)(?: (?:options|choices|answers))?\.?$|\b(?:all|none) of the (?:answers|options|choices|other)|^(?:both|neither|either) (?:option )?[A-G] (?:and|nor|or) [A-G]\b/i;

const ASKS =
  /\b(?:which|what|who|where|when|why|how|select|choose|identify|all of the following)\b/i;
const NEGATIVE = /\b(?:not|except|never|least|false|incorrect)\b/gi;
const HARMLESS =
  /\bleast\b(?! (?:likely|\w+(?:able|ible|ive|ful|ant|ent|ate|ous|ed)\b))|\b(?:at least|least common|not only|but not|needs? not|and not|whether or not|not yet)\b/gi;
/** What follows describes a case, not the question. */
const TOLD =
  /\b(?:show|suggest|mean|say|said|claim|argue|believe|think|imply|implie|explain|prove|conclude|so|indicate|state|know)\w* (?:that|why|how)\b.*$|\b(?:if|because|when|while|although|whom|whose)\b.*$/i;

/** The question sentence if it has a negative without emphasis, which a reader would overlook. */
function unemphasised(stem: string): string | undefined {
  // Quoted and emphasized words are what the item is about, or stand out already.
  const bare = stem
    .replace(/\*\*[^*]+\*\*/g, ' ')
    .replace(/["“][^"”]*["”]/g, ' ')
    .replace(/^>.*$/gm, ' ')
    .replace(/(?<!\w)\*[^*\n]+\*(?!\w)/g, ' ')
    .replace(/\b(?:NOT|EXCEPT|LEAST|NEVER|FALSE|INCORRECT)\b/g, ' ');
  for (const sentence of sentencesOf(plainText(bare))) {
    if (!ASKS.test(sentence)) continue;
    // The text before the question word describes the case; only the question itself can be
    // reversed.
    const asked = sentence.slice(sentence.search(ASKS)).replace(TOLD, ' ').replace(HARMLESS, ' ');
    const direct =
      /^(?:which|what|who|all|select|choose|identify)\b.*?\b(?:is|are|was|were|does|do|would|will|should|can|must)?\s*(not|except|never|least)\b/i;
    if (direct.test(asked) && NEGATIVE.test(asked)) {
      NEGATIVE.lastIndex = 0;
      return sentence;
    }
    NEGATIVE.lastIndex = 0;
  }
  return undefined;
}

const ABSOLUTE = /\b(?:always|never)\b/i;

function absoluteFault(item: BankItem, choices: readonly Choice[]): string[] {
  if (ABSOLUTE.test(item.stem) || item.objective.startsWith('english.')) return [];
  const has = choices.filter((c) => ABSOLUTE.test(c.text));
  if (has.length === 0 || has.length === choices.length) return [];
  return [`"always" or "never" stands in some options only: "${has[0]?.text}"`];
}

/** A stem with "a" or "an" before a gap that only some of the options fit. */
function articleFault(item: BankItem, choices: readonly Choice[]): string[] {
  const stem = plainText(item.stem);
  const article =
    /\b(an?)\s*(?:_{2,}|\.{3}|…|:)?\s*[.?]?$/i.exec(stem) ?? /\b(an?) _{2,}/i.exec(stem);
  if (!article) return [];
  const vowel = choices.map((c) => /^[aeiou]/i.test(plainText(c.text)));
  const fits = vowel.filter((v) => v === (article[1]?.toLowerCase() === 'an')).length;
  return fits === choices.length ? [] : [`the stem's "${article[1]}" fits only some options`];
}

/** A content word of the stem that's in the key and in no distractor. */
function echoFault(item: BankItem, choices: readonly Choice[]): string[] {
  if (item.objective.startsWith('english.') || item.type === 'hot-spot') return [];
  const key = choices.filter((c) => c.right);
  const [only] = key;
  if (only === undefined || key.length > 1 || only.value !== undefined) return [];
  const stem = contentWords(item.stem);
  const others = new Set(choices.filter((c) => !c.right).flatMap((c) => [...contentWords(c.text)]));
  const own = contentWords(only.text);
  // If a distractor also echoes the stem, with a word of its own, an echo doesn't point to the key.
  if ([...others].some((w) => stem.has(w) && !own.has(w))) return [];
  const echoes = [...own].filter((w) => stem.has(w) && !others.has(w));
  return echoes.map((w) => `the stem's word "${w}" stands in the key only: "${only.text}"`);
}

function itemFaults(item: BankItem): string[] {
  if (item.type === 'supply') return negativeFault(item);
  const choices = choicesOf(item);
  const faults = choices
    .filter((c) => CATCH_ALL.test(plainText(c.text)))
    .map((c) => `the option "${c.text}" sums up other options`);
  faults.push(...negativeFault(item));
  if (item.type === 'ordered') return faults;
  faults.push(...absoluteFault(item, choices), ...articleFault(item, choices));
  if (item.type === 'multiple-choice') faults.push(...echoFault(item, choices));
  return faults;
}

function negativeFault(item: BankItem): string[] {
  if (wordsOf(item.stem).length === 0) return ['the stem is empty'];
  const sentence = unemphasised(item.stem);
  return sentence === undefined ? [] : [`a negative without emphasis: "${sentence}"`];
}

/** Rule 5: nothing in the wording gives the key away, and no negative is overlooked. */
export const checkCues = checkEach(5, ({ item }) => itemFaults(item));
