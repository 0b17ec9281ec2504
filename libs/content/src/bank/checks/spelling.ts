import dictionary from 'dictionary-en';
import nspell from 'nspell';
import * as z from 'zod';
import { FORMULAS } from '../kit/formula-syntax.js';
import { readYamlFile } from '../kit/texts/index.js';
import type { BankItem, Passage } from '../kit/types.js';
import { judgedTexts } from './contents.js';
import { perItem } from './per-item.js';
import type { Check, Finding } from './types.js';

const words = z.array(z.string().min(1));

/** Correct words that general dictionaries don't have, by kind. */
const PROJECT_WORDS = readYamlFile(
  import.meta.url,
  'words.yaml',
  z.strictObject({ names: words, places: words, science: words, parts: words, others: words }),
);

const speller = nspell(Buffer.from(dictionary.aff), Buffer.from(dictionary.dic));
const project = new Set(Object.values(PROJECT_WORDS).flat());

/** Letters, with apostrophes inside; nothing that touches a hyphen's or a gap's loose end. */
const WORD = /[\p{L}]+(?:'[\p{L}]+)*/gu;
/** Acronyms, codes and genotypes: `RNA`, `mRNAs`, `TEKAMY`. */
const CODE = /^(?:\p{Lu}+s?|m?RNAs?)$/u;
const SHORTEST = 3;

const known = new Map<string, boolean>();

/** Whether a word is American English, or on the project's list. */
function isSpelledRight(word: string): boolean {
  const before = known.get(word);
  if (before !== undefined) return before;
  const bare = word.replace(/'s?$/, '');
  const right = [word, bare, bare.toLowerCase()].some((w) => project.has(w) || speller.correct(w));
  known.set(word, right);
  return right;
}

/** Letters emphasized within a word: `advi*c*e`. */
const INNER_EMPHASIS = /(?<=\p{L})\*(\p{L}+)\*|\*(\p{L}+)\*(?=\p{L})/gu;

function plain(markdown: string): string {
  return markdown.replace(FORMULAS, ' ').replace(INNER_EMPHASIS, '$1$2').replace(/[‘’]/g, "'");
}

/** What an English item shows as language to judge: quoted, set off, emphasized, or in brackets. */
const SHOWN_LANGUAGE =
  /^>.*$|^\|.*\|$|\*\*[^*]+\*\*|\*[^*\n]+\*|"[^"]*"|“[^”]*”|\[[^\]]*\]|`[^`]*`/gm;
/** A part of a word: `-itis`, `hepat/o`, `un-`, `____tion`. */
const WORD_PART = /\S*[-/_][^\s-]*(?=[\s,.;:?!)]|$)|[-/_]\S*/g;

function misspelled(markdown: string, english: boolean): string[] {
  const text = plain(markdown);
  const read = english ? text.replace(SHOWN_LANGUAGE, ' ').replace(WORD_PART, ' ') : text;
  const words = read.match(WORD) ?? [];
  return words.filter(
    (word) => word.length >= SHORTEST && !isSpelledRight(word) && !CODE.test(word),
  );
}

function textFaults(id: string, texts: readonly string[], english: boolean): Finding[] {
  const found = new Set(texts.flatMap((text) => misspelled(text, english)));
  return [...found].map((word) => ({
    rule: 7,
    id,
    message: `"${word}" isn't in the dictionary of American English or in checks/words.yaml`,
  }));
}

const itemFaults = perItem((item: BankItem) =>
  textFaults(item.id, judgedTexts(item), item.subject === 'english'),
);

const passageFaults = perItem(({ id, title, text }: Passage) =>
  textFaults(id, [title, text], false),
);

/**
 * Rule 7: words are spelled as in American English. In English items, text shown as language to judge
 * may be wrong on purpose.
 */
export const checkSpelling: Check = ({ items, passages, subjects }) => [
  ...items.flatMap(({ item }) => itemFaults(item)),
  ...passages
    .filter((p) => subjects.some((s) => p.id.startsWith(`${s}.`)))
    .flatMap((p) => passageFaults(p)),
];
