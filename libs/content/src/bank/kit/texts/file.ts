import type { ItemType } from '@prepward/contracts/subjects';
import * as z from 'zod';
import { type ItemDraft, type ItemModel, PASSAGE_KINDS, type Passage } from '../types.js';
import { passageModel, type SetItem, writtenModel } from '../written.js';
import { judge, type TextFault, type TextSource } from './faults.js';
import { type Block, partsOf } from './parts.js';
import { type TextFigure, type TextFigures, toDraft } from './question-draft.js';
import { type RawQuestion, readQuestion } from './question-lines.js';
import {
  difficulty,
  itemType,
  objective,
  type Question,
  questionHead,
  questionOf,
} from './question-schema.js';
import { readYaml } from './yaml.js';

const passageTop = z.strictObject({
  title: z.string().min(1, 'the title is empty'),
  kind: z.enum(PASSAGE_KINDS),
  /** The name of the passage's picture. */
  figure: z.string().optional(),
});

/** Questions without a passage: all of one type, objective and difficulty. */
const setTop = z.strictObject({
  type: itemType,
  objective,
  difficulty,
  /** The file in which these questions were numbered before it was split, without its extension. */
  continues: z.string().optional(),
  /** The family of questions that ask the same thing in other words. */
  family: z.string().optional(),
  /** In Science: whether the questions present a case or ask for a definition. */
  asks: z.enum(['apply', 'define']).optional(),
  /** Begins every question of the file. */
  stem: z.string().optional(),
});

/** What a text file gives the bank: a model, and the passage that its items are about. */
export interface TextSet {
  model: ItemModel;
  passage?: Passage;
}

/** One reading of one file. */
interface Reading {
  source: TextSource;
  /** `reading.fog-harvest` */
  id: string;
  figures: TextFigures;
  faults: TextFault[];
}

function figureOf(
  reading: Reading,
  name: string | undefined,
  line: number,
): TextFigure | undefined {
  if (name === undefined) return undefined;
  // `hasOwn`, because a name such as "constructor" isn't a figure.
  const figure = Object.hasOwn(reading.figures, name) ? reading.figures[name] : undefined;
  if (figure === undefined) {
    const known = Object.keys(reading.figures).join(', ') || 'none';
    const message = `there is no figure "${name}"; the subject's figures are: ${known}`;
    reading.faults.push({ file: reading.source.file, line, message });
  }
  return figure;
}

function draftOf(
  reading: Reading,
  { layout }: RawQuestion,
  value: Record<string, unknown>,
  type: ItemType,
  ofPassage?: TextFigure,
): ItemDraft | undefined {
  const { file } = reading.source;
  const judged = judge(questionOf[type], value, file, layout, reading.faults);
  if (judged === undefined) return undefined;
  // The schema was chosen by the type, so both belong together.
  const question = { type, ...judged } as Question;
  const own = figureOf(reading, question.figure, layout.line(['figure']));
  if (question.figure !== undefined && own === undefined) return undefined;
  const draft = toDraft(question, own ?? ofPassage);
  if (typeof draft !== 'string') return draft;
  reading.faults.push({ file, line: layout.line(['options']), message: draft });
  return undefined;
}

function passageItem(
  reading: Reading,
  block: Block,
  drawn: TextFigure | undefined,
): SetItem | undefined {
  const { source, faults } = reading;
  const raw = readQuestion(source.file, block.head, block.lines, undefined, faults);
  const { type, objective: aim, difficulty: level, ...value } = raw.value;
  const named = { type, objective: aim, difficulty: level };
  const head = judge(questionHead, named, source.file, raw.layout, faults);
  if (head === undefined) return undefined;
  const draft = draftOf(reading, raw, value, head.type, drawn);
  return draft && { ...draft, objective: head.objective, difficulty: head.difficulty };
}

function setItem(
  reading: Reading,
  block: Block,
  { type, stem }: z.output<typeof setTop>,
): ItemDraft | undefined {
  const { source, faults } = reading;
  const raw = readQuestion(source.file, block.head, block.lines, type, faults);
  const parts = [stem, raw.value.stem].filter((part) => part !== undefined);
  return draftOf(reading, raw, { ...raw.value, stem: parts.join('\n\n') || undefined }, type);
}

const sound = <T>(list: readonly (T | undefined)[]): T[] => list.filter((x) => x !== undefined);

/** Line of the first field between the lines of `---`. */
const TOP = 2;

/**
 * Reads a passage with its questions, or a set of questions without a passage.
 *
 * @param id The id of the model and the passage: `reading.fog-harvest`.
 * @param figures The pictures that the file may name.
 * @returns the model, or undefined when faults were added to `faults`.
 */
export function readTextFile(
  source: TextSource,
  id: string,
  figures: TextFigures,
  faults: TextFault[],
): TextSet | undefined {
  const before = faults.length;
  const reading: Reading = { source, id, figures, faults };
  const parts = partsOf(source, faults);
  if (parts === undefined) return undefined;
  const { top, blocks } = parts;
  const isSet = /^(?:type|objective|difficulty|stem):/m.test(top);
  const front = { file: source.file, text: top };
  const seeds = blocks.map(({ seed }) => seed);
  if (isSet) {
    const head = readYaml(front, setTop, faults, TOP);
    if (parts.body !== '') {
      const message = 'expected "# Questions" here: only a passage (title, kind) has a text';
      faults.push({ file: source.file, line: parts.bodyAt, message });
    }
    if (head === undefined) return undefined;
    const items = sound(blocks.map((block) => setItem(reading, block, head)));
    if (faults.length > before) return undefined;
    const model = writtenModel({ ...head, id, items, seeds });
    const whole = head.continues && `${id.split('.')[0]}.${head.continues}`;
    return { model: whole ? { ...model, continues: whole } : model };
  }
  const head = readYaml(front, passageTop, faults, TOP);
  const figureAt = top.split('\n').findIndex((line) => line.startsWith('figure:'));
  const drawn = figureOf(reading, head?.figure, TOP + Math.max(figureAt, 0));
  const items = sound(blocks.map((block) => passageItem(reading, block, drawn)));
  if (parts.body === '') {
    faults.push({ file: source.file, line: parts.bodyAt, message: 'the passage has no text' });
  }
  if (head === undefined || faults.length > before) return undefined;
  const { title, kind } = head;
  const figure = drawn === undefined ? {} : { figure: drawn.figure };
  const passage: Passage = { id, title, kind, text: parts.body, ...figure };
  return { passage, model: passageModel(passage, items, seeds) };
}
