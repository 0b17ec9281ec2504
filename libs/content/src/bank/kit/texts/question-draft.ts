import { drawSentence } from '../figures/sentence.js';
import type { DraftOption, Figure, ItemDraft, RegionShape } from '../types.js';
import type { Question } from './question-schema.js';

/** A picture that a text file names: drawn by code, with the shapes that can be chosen in it. */
export interface TextFigure {
  figure: Figure;
  /** In the order in which a hot-spot question lists its options. */
  regions?: readonly RegionShape[];
}

/** The pictures of a subject by name. */
export type TextFigures = Readonly<Record<string, TextFigure>>;

type Of<T extends Question['type']> = Extract<Question, { type: T }>;
type Option = Of<'multiple-choice'>['options'][number];

const NUMBER = /^\d[\d.]*$/;
const NUMBER_ANSWER = /^-?[\d.,/ ]+$/;

function toOption({ text, mistake, reason }: Option): DraftOption {
  return { text, ...(mistake === undefined ? {} : { misconception: mistake }), rationale: reason };
}

/** Plain numbers are shown in ascending order, as on the exam; that needs their values. */
function toOptions(list: readonly Option[]): DraftOption[] {
  const numeric = list.every(({ text }) => NUMBER.test(text));
  return list.map((o) => ({ ...toOption(o), ...(numeric ? { value: Number(o.text) } : {}) }));
}

function choices(list: readonly Option[]) {
  const drafts = toOptions(list);
  return {
    keys: drafts.filter((_, i) => list[i]?.right),
    distractors: drafts.filter((_, i) => !list[i]?.right),
  };
}

function supplyDraft(question: Of<'supply'>): ItemDraft {
  const { answer, unit, tolerance, accept, reason, options } = question;
  const number = NUMBER_ANSWER.test(answer);
  const others = accept === undefined ? [] : accept.split(';').map((form) => form.trim());
  // Phones type a curly apostrophe.
  const curly = answer.includes("'") ? [answer.replaceAll("'", '’')] : [];
  const accepted = [...others, ...curly];
  return {
    type: 'supply',
    stem: question.stem,
    answer,
    answerKind: number ? 'number' : 'word',
    ...(tolerance === undefined ? {} : { tolerance }),
    ...(accepted.length === 0 ? {} : { accepted }),
    ...(unit === undefined ? {} : { unit }),
    rationale: reason,
    commonErrors: options.map(({ text, mistake = '', reason: why }) => ({
      answer: text,
      misconception: mistake,
      rationale: why,
    })),
  };
}

/** The picture of a hot spot, with its regions named by the options. */
function spots(question: Of<'hot-spot'>, drawn: TextFigure | undefined): TextFigure | string {
  if (question.sentence === undefined) {
    return drawn ?? 'a hot-spot question needs a Figure: or a Sentence:';
  }
  const { figure, boxes } = drawSentence(question.sentence);
  const names = question.options.map(({ text }) => text);
  const regions = names.flatMap((name) => boxes.find((box) => box.name === name)?.shape ?? []);
  if (regions.length !== names.length || boxes.length !== names.length) {
    const found = boxes.map(({ name }) => name).join('; ');
    return `the options of a Sentence: are its [boxes], each by its name; the boxes are: ${found}`;
  }
  return { figure, regions };
}

function spotDraft(question: Of<'hot-spot'>, drawn: TextFigure | undefined): ItemDraft | string {
  const picture = spots(question, drawn);
  if (typeof picture === 'string') return picture;
  const { figure, regions = [] } = picture;
  if (regions.length !== question.options.length) {
    return `the figure has ${regions.length} regions; expected an option for each, in the same order`;
  }
  return {
    type: 'hot-spot',
    stem: question.stem,
    figure,
    regions: regions.flatMap((shape, i) => {
      const option = question.options[i];
      if (option === undefined) return [];
      const { text: name, ...rest } = toOption(option);
      return [{ name, shape, ...rest }];
    }),
    key: question.options.findIndex(({ right }) => right),
  };
}

function bare(question: Question, drawn: TextFigure | undefined): ItemDraft | string {
  const { type, stem } = question;
  switch (type) {
    case 'multiple-choice': {
      const { keys, distractors } = choices(question.options);
      const [key] = keys;
      return key === undefined ? 'no option is marked [x]' : { type, stem, key, distractors };
    }
    case 'multiple-select':
      return { type, stem, ...choices(question.options) };
    case 'supply':
      return supplyDraft(question);
    case 'hot-spot':
      return spotDraft(question, drawn);
    case 'ordered':
      return {
        type,
        stem,
        steps: question.steps.map(({ text, reason }) => ({ text, rationale: reason })),
        rationale: question.reason,
        misconception: question.mistake,
      };
  }
}

/**
 * A question of a text file as an item draft.
 *
 * @param drawn The picture that the question names, or that of its passage for a hot spot.
 * @returns the draft, or what is wrong with the question in words.
 */
export function toDraft(question: Question, drawn: TextFigure | undefined): ItemDraft | string {
  const draft = bare(question, drawn);
  if (typeof draft === 'string') return draft;
  const { why, remember } = question;
  return {
    ...draft,
    ...(drawn !== undefined && question.figure !== undefined ? { figure: drawn.figure } : {}),
    ...(why === undefined ? {} : { why }),
    ...(remember === undefined ? {} : { remember }),
  };
}
