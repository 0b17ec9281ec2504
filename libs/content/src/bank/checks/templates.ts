import type { BankItem } from '../kit/types.js';
import { choicesOf, optionWords } from './contents.js';
import { perItem } from './per-item.js';
import { wordsOf } from './text.js';
import type { Check, CheckedBank, Finding } from './types.js';

/** Below this many items, a share means nothing. */
const ENOUGH = 200;
/** How many words make a stem's frame. */
const FRAME = 5;
/** Maximum shares in a subject. */
const MOST = { frame: 0.03, itOptions: 0.1, mirrored: 0.1, onlyDistractors: 0.12 };

const percent = (share: number) => `${(share * 100).toFixed(1)} %`;

/** The question's opening words, ignoring quotations, tables, and text before it. */
const frameOf = perItem((item: BankItem): string => {
  const asked = item.stem
    .split('\n')
    .filter((line) => line.trim() !== '' && !/^\s*[>|]/.test(line))
    .at(-1);
  return wordsOf(asked ?? item.stem)
    .slice(0, FRAME)
    .join(' ');
});

function frameFaults(subject: string, items: readonly BankItem[]): Finding[] {
  const counts = new Map<string, number>();
  for (const item of items) counts.set(frameOf(item), (counts.get(frameOf(item)) ?? 0) + 1);
  return [...counts]
    .filter(([, count]) => count / items.length > MOST.frame)
    .map(([frame, count]) => ({
      rule: 7,
      id: subject,
      message: `"${frame} …" asks ${percent(count / items.length)} of the questions`,
    }));
}

/** An option and its reversal, one of them the key: anyone who spots the pair has a 50% chance. */
const isMirrored = perItem((item: BankItem): boolean => {
  if (item.type !== 'multiple-choice') return false;
  const at = item.options.findIndex(({ id }) => id === item.key);
  const words = optionWords(item);
  const key = words[at];
  if (key === undefined || item.options[at]?.value !== undefined || key.length < 4) return false;
  const bag = (of: readonly string[]) => [...of].sort().join(' ');
  const others = words.filter(
    (of, i) => item.options[i]?.id !== item.key && of.length === key.length,
  );
  return others.some((of) => bag(of) === bag(key) && of.join(' ') !== key.join(' '));
});

const ABSOLUTE =
  /\b(?:always|never|all|none|every|everyone|everything|everywhere|only|no one|nothing|completely|entirely|impossible)\b/i;

/** Absolutes in wrong answers only: students can rule those out without thinking. */
const isAbsoluteWrong = perItem((item: BankItem): boolean => {
  if (item.type !== 'multiple-choice') return false;
  const choices = choicesOf(item);
  return (
    choices.filter((c) => !c.right && ABSOLUTE.test(c.text)).length >= 2 &&
    choices.every((c) => !c.right || !ABSOLUTE.test(c.text))
  );
});

function share(items: readonly BankItem[], test: (item: BankItem) => boolean): number {
  return items.filter(test).length / items.length;
}

function shareFaults(subject: string, items: readonly BankItem[]): Finding[] {
  const tell = (value: number, most: number, what: string): Finding[] =>
    value <= most ? [] : [{ rule: 5, id: subject, message: `${what} in ${percent(value)}` }];
  const itOptions = (item: BankItem) =>
    item.type === 'multiple-choice' && item.options.every((o) => /^It\b/.test(o.text));
  return [
    ...tell(share(items, itOptions), MOST.itOptions, 'options that all begin with "It"'),
    ...tell(share(items, isMirrored), MOST.mirrored, 'the key and its reversal'),
    ...tell(share(items, isAbsoluteWrong), MOST.onlyDistractors, 'absolutes in wrong answers only'),
  ];
}

function subjectFaults(bank: CheckedBank, subject: string): Finding[] {
  const items = bank.items.map((g) => g.item).filter((item) => item.subject === subject);
  if (items.length < ENOUGH) return [];
  return [...frameFaults(subject, items), ...shareFaults(subject, items)];
}

/** Rules 5 and 7: signs of one template behind many questions of a subject stay rare. */
export const checkTemplates: Check = (bank) =>
  bank.subjects.flatMap((subject) => subjectFaults(bank, subject));
