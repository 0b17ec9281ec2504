import type { GeneratedItem } from '../kit/generate.js';
import type { Rng } from '../kit/rng.js';
import type { BankItem } from '../kit/types.js';
import { checkAsks } from './asks.js';
import { checkAuthor } from './author.js';
import { checkCrossing } from './crossing.js';
import { checkForms } from './forms.js';
import { checkLooks } from './looks.js';
import { copyOf } from './planted-fault.js';
import { checkPositions } from './positions.js';
import { checkSentences } from './sentences.js';
import { checkStrays } from './strays.js';
import { checkTemplates } from './templates.js';
import { contentWords, wordsOf } from './text.js';
import type { Check, CheckedBank } from './types.js';

type Choice = Extract<BankItem, { type: 'multiple-choice' }>;

/** A fault that shows only in the context of the bank, planted into several items at once. */
export interface CrossFault {
  name: string;
  check: Check;
  /** How many items it's planted into at once, if not the usual number. */
  times?: number;
  /** Changes the copy of an item, given another item of its subject; false where the fault doesn't fit. */
  plant(item: BankItem, other: BankItem, rng: Rng): boolean;
}

const isWorded = (item: BankItem): item is Choice =>
  item.type === 'multiple-choice' &&
  item.passageId === undefined &&
  item.figure === undefined &&
  item.options.every(({ text, value }) => value === undefined && !text.includes('$'));

const wrongOf = (item: Choice, rng: Rng) =>
  rng.pick(item.options.filter(({ id }) => id !== item.key));
const longOptions = ({ options }: Choice) =>
  options.map(({ text }) => text).filter((text) => wordsOf(text).length >= 5);
/** Words that carry meaning. */
const meaning = (texts: readonly string[]) => contentWords(texts.join(' '), 4);
const shares = (a: ReadonlySet<string>, b: ReadonlySet<string>) => [...a].some((w) => b.has(w));

/** Whether each option shares a word with the question or another option. */
function hangsTogether({ stem, options }: Choice): boolean {
  return options.every(({ id, text }) => {
    const rest = options.filter((o) => o.id !== id).map((o) => o.text);
    return shares(meaning([text]), meaning([stem, ...rest]));
  });
}

/** Plants a name of the wrong kind among the options of a question about a bone, a hormone … */
const amongOthers = (name: string, kind: string): CrossFault => ({
  name: `${name} as a ${kind}`,
  check: checkStrays,
  times: 1,
  plant: (item, _other, rng) => {
    if (!isWorded(item) || !item.stem.includes(`Which ${kind} `)) return false;
    if (!item.options.every(({ text }) => wordsOf(text).length < 4 && text !== name)) return false;
    wrongOf(item, rng).text = name;
    return true;
  },
});

/** Faults between the items of a bank. */
export const CROSS_FAULTS: readonly CrossFault[] = [
  {
    name: 'the question of another item, with its options',
    check: checkCrossing,
    plant: (item, other) => {
      if (!isWorded(item) || !isWorded(other) || wordsOf(other.stem).length < 4) return false;
      item.stem = other.stem;
      for (const [i, option] of item.options.entries()) {
        option.text = other.options[i]?.text ?? '';
      }
      return true;
    },
  },
  {
    name: 'an option of an item of another family',
    check: checkCrossing,
    plant: (item, other, rng) => {
      if (!isWorded(item) || !isWorded(other)) return false;
      const [text] = longOptions(other);
      if (text === undefined) return false;
      wrongOf(item, rng).text = text;
      return true;
    },
  },
  {
    name: 'an option of another item that the question prints',
    check: checkCrossing,
    plant: (item, other) => {
      const [text] = isWorded(other) ? longOptions(other) : [];
      if (text === undefined) return false;
      item.stem += `\n\nIt is known that ${text.replace(/\.$/, '')}. What follows?`;
      return true;
    },
  },
  {
    name: "an option from another item's pool",
    check: checkStrays,
    plant: (item, other, rng) => {
      if (!isWorded(item) || !isWorded(other) || !hangsTogether(item)) return false;
      const [text] = longOptions(other);
      const wrong = wrongOf(item, rng);
      const rest = item.options.filter((o) => o !== wrong).map((o) => o.text);
      const around = meaning([item.stem, ...rest]);
      if (text === undefined || shares(meaning([text]), around)) return false;
      if (
        !rest.every((t) =>
          shares(meaning([t]), meaning([item.stem, ...rest.filter((r) => r !== t)])),
        )
      )
        return false;
      wrong.text = text;
      return true;
    },
  },
  ...['Insulin', 'Glucagon', 'Oxytocin'].map((name) => amongOthers(name, 'bone')),
  ...['Humerus', 'Tibia', 'Ulna'].map((name) => amongOthers(name, 'hormone')),
  {
    name: 'a definition in a model that applies',
    check: checkAsks,
    plant: (item) => {
      if (item.subject !== 'science' || item.type !== 'multiple-choice') return false;
      if (item.options.some(({ text }) => /\d/.test(text))) return false;
      item.stem = 'Which term is meant?';
      return true;
    },
  },
];

/** A fault of a whole subject, planted into all its items at once; `says` must appear in the findings. */
export interface ShareFault {
  name: string;
  check: Check;
  says: readonly string[];
  change(generated: GeneratedItem): GeneratedItem;
}

/** Copies each item of a subject with a change; other items stay as they are. */
const edited =
  (change: (item: BankItem) => void, subject = 'science') =>
  (generated: GeneratedItem): GeneratedItem => {
    if (generated.item.subject !== subject) return generated;
    const item = copyOf(generated.item);
    change(item);
    return { ...generated, item };
  };

const optionTexts =
  (change: (text: string, right: boolean) => string) =>
  (item: BankItem): void => {
    if (item.type !== 'multiple-choice') return;
    for (const option of item.options) option.text = change(option.text, option.id === item.key);
  };

/** Moves the elements that satisfy `isFirst` to the front. */
function putFirst<T extends { id: string }>(list: T[], isFirst: (id: string) => boolean): void {
  list.sort((a, b) => Number(isFirst(b.id)) - Number(isFirst(a.id)));
}

/** Puts keys first, in every type; in orders, puts step `which` of the right order first. */
const keysFirst = (which: number) => (item: BankItem) => {
  if (item.type === 'multiple-choice') putFirst(item.options, (id) => id === item.key);
  if (item.type === 'multiple-select') putFirst(item.options, (id) => item.key.includes(id));
  if (item.type === 'hot-spot') putFirst(item.regions, (id) => id === item.key);
  if (item.type === 'ordered') putFirst(item.options, (id) => id === item.key.at(which));
};

/** Faults in how often something occurs. */
export const SHARE_FAULTS: readonly ShareFault[] = [
  {
    name: 'one frame of questions, and options that begin with "It"',
    check: checkTemplates,
    says: ['which statement about it is …', 'begin with "It"'],
    change: edited((item) => {
      item.stem = `Which statement about it is right? ${item.stem}`;
      optionTexts((text) => `It ${text}`)(item);
    }),
  },
  {
    name: 'the key and its reversal',
    check: checkTemplates,
    says: ['reversal'],
    change: edited(
      optionTexts((_, right) =>
        right ? 'heat flows from hot to cold' : 'heat flows from cold to hot',
      ),
    ),
  },
  {
    name: 'absolutes in wrong answers only',
    check: checkTemplates,
    says: ['absolutes'],
    change: edited(optionTexts((text, right) => (right ? text : `only ${text}`))),
  },
  {
    name: 'definitions whose key alone says what something is',
    check: checkForms,
    says: ['science the key alone has its form'],
    change: edited(
      optionTexts((text, right) =>
        right ? `Is the part that ${text}` : `Serves ${text} and more`,
      ),
    ),
  },
  {
    name: 'short sentences in English',
    check: checkSentences,
    says: ['of the sentences have 12 to 30 words', 'the median sentence has'],
    change: edited((item) => {
      item.stem = item.stem.replace(/^> .*$/gm, '> The ______ was late.');
    }, 'english'),
  },
  {
    name: 'long sentences in English',
    check: checkSentences,
    says: ['of the sentences have 12 to 30 words', 'the median sentence has'],
    change: edited((item) => {
      const more = ' and so on, with one thing and another in it,'.repeat(4);
      item.stem = item.stem.replace(/^> (.*)\.$/gm, `> $1${more} until the end.`);
    }, 'english'),
  },
  {
    name: 'keys among sorted numbers in the first place',
    check: checkPositions,
    says: [
      'science places of keys among sorted numbers',
      'math places of keys among sorted numbers',
    ],
    change: (g) => {
      const { item } = g;
      if (item.type !== 'multiple-choice' || item.options.some((o) => o.value === undefined))
        return g;
      const [first] = item.options;
      return { ...g, item: { ...item, key: first?.id ?? item.key } };
    },
  },
  {
    name: 'options that begin with one word',
    check: checkLooks,
    says: ['begin with the same word'],
    change: edited(optionTexts((text) => `Perhaps ${text}`)),
  },
  {
    name: 'options cut to one length',
    check: checkLooks,
    says: ['cut to one length'],
    change: edited(optionTexts((text) => text.padEnd(60, 'm').slice(0, 60))),
  },
  {
    name: 'keys and first steps in the first place',
    check: checkPositions,
    says: [
      'science places of keys ',
      'places of keys in selections of 5 options',
      'keys in hot spots of 5',
      'the first step in orders of 5',
    ],
    change: edited(keysFirst(0)),
  },
  {
    name: 'last steps in the first place',
    check: checkPositions,
    says: ['the last step in orders of 5'],
    change: edited(keysFirst(-1)),
  },
  {
    name: 'keys in the first box of a sentence',
    check: checkPositions,
    says: ['keys among boxed parts of 4'],
    change: edited(keysFirst(0), 'english'),
  },
  {
    name: 'the words of one author',
    check: checkAuthor,
    says: [
      ...['semicolons', 'dashes', '"nobody"', '"eleven"', '"nineteen"', '"roughly"', '"merely"'],
      ...['"quiet"', '"for the first time"'],
    ],
    change: edited((item) => {
      item.stem +=
        ' It was quiet; for the first time, roughly eleven — merely nineteen; — nobody knew.';
    }),
  },
  {
    name: 'a subject that defines',
    check: checkAsks,
    says: ['% of the items apply'],
    change: (g) => ({ ...g, model: { ...g.model, asks: 'define' } }),
  },
  {
    name: 'models that say neither',
    check: checkAsks,
    says: ['expected "asks"'],
    change: (g) => {
      const { asks: _, ...model } = g.model;
      return { ...g, model };
    },
  },
];

/** A bank in which every item was changed. */
export function changeAll(bank: CheckedBank, change: ShareFault['change']): CheckedBank {
  return { ...bank, items: bank.items.map(change) };
}
