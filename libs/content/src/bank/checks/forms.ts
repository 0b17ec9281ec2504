import type { GeneratedItem } from '../kit/generate.js';
import type { BankItem } from '../kit/types.js';
import { optionWords } from './contents.js';
import type { Check, Finding } from './types.js';

/** Below this many definitions, a share means nothing. */
const ENOUGH = 100;
/** Maximum share of a subject's definitions in which only the key has its form. */
const MOST = 0.05;
/** Options with fewer words are names. */
const LONG = 3;

/** Whether an option says what something is; others say what it does. */
const saysWhatItIs = (text: string) => /^(?:It )?(?:is|are)\b/i.test(text);

/** A definition whose options are descriptions. */
function isDescribed({ item, model }: GeneratedItem): boolean {
  return (
    model.asks === 'define' &&
    item.type === 'multiple-choice' &&
    optionWords(item).every(({ length }) => length >= LONG)
  );
}

/** The key says what something is and all wrong answers say what something does, or the reverse. */
function isKeyOfOtherForm(item: BankItem): boolean {
  if (item.type !== 'multiple-choice') return false;
  const key = item.options.find(({ id }) => id === item.key);
  const others = item.options.filter(({ id }) => id !== item.key);
  return (
    key !== undefined && others.every(({ text }) => saysWhatItIs(text) !== saysWhatItIs(key.text))
  );
}

/** Rule 5: form doesn't give definitions away, as a thing among actions or an action among things would. */
export const checkForms: Check = ({ items, subjects }) =>
  subjects.flatMap((subject): Finding[] => {
    const described = items.filter((g) => g.item.subject === subject && isDescribed(g));
    if (described.length < ENOUGH) return [];
    const told = described.filter(({ item }) => isKeyOfOtherForm(item)).length;
    const percent = ((told / described.length) * 100).toFixed(1);
    return told / described.length <= MOST
      ? []
      : [{ rule: 5, id: subject, message: `the key alone has its form in ${percent} %` }];
  });
