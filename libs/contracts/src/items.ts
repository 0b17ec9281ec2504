import * as z from 'zod';
import { ITEM_TYPES, SUBJECTS } from './subjects.js';

const id = z.string().min(1).max(120);
const html = z.string().max(40_000);

/** A figure as the browser gets it: SVG made by our own code, and alt text. */
const figureView = z.strictObject({ svg: html, alt: z.string() });

const regionShape = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('circle'), cx: z.number(), cy: z.number(), r: z.number() }),
  z.strictObject({
    kind: z.literal('rect'),
    x: z.number(),
    y: z.number(),
    width: z.number(),
    height: z.number(),
  }),
  z.strictObject({
    kind: z.literal('polygon'),
    points: z.array(z.tuple([z.number(), z.number()])),
  }),
]);

/** What a student may see of an item before the key: no key, no rationale, no misconception. */
export const itemView = z.strictObject({
  type: z.enum(ITEM_TYPES),
  stem: html,
  passageId: id.optional(),
  figure: figureView.optional(),
  /** For choices, and for the steps of an ordered item in the order first shown. */
  options: z.array(z.strictObject({ id, html })).optional(),
  regions: z.array(z.strictObject({ id, name: z.string(), shape: regionShape })).optional(),
  /** Supply items: what is typed, and the unit shown next to the field. */
  answerKind: z.enum(['number', 'word']).optional(),
  unit: z.string().optional(),
});
export type ItemView = z.infer<typeof itemView>;

/** The key of an item, by type. Only the server holds it until the student may see it. */
export const itemKey = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('multiple-choice'), option: id }),
  z.strictObject({ type: z.literal('multiple-select'), options: z.array(id) }),
  z.strictObject({
    type: z.literal('supply'),
    answer: z.string(),
    answerKind: z.enum(['number', 'word']),
    tolerance: z.number(),
    accepted: z.array(z.string()),
  }),
  z.strictObject({ type: z.literal('hot-spot'), region: id }),
  z.strictObject({ type: z.literal('ordered'), order: z.array(id) }),
]);
export type ItemKey = z.infer<typeof itemKey>;

/** Why an option (or region, or step) is right or wrong. */
const optionRationale = z.strictObject({
  id,
  rationale: html,
  misconception: z.string().optional(),
});

/** What is shown after answering: key and reasons. */
export const itemAnswerSheet = z.strictObject({
  key: itemKey,
  /** For the item as a whole: supply and ordered items. */
  rationale: html.optional(),
  rationales: z.array(optionRationale),
  /** Supply items: frequent wrong answers, each with its reason. */
  commonErrors: z
    .array(z.strictObject({ answer: z.string(), misconception: z.string(), rationale: html }))
    .optional(),
  /** What the item teaches: some sentences, or the steps that lead to the answer. */
  why: z.union([html, z.array(html)]).optional(),
  /** One line worth keeping. */
  remember: html.optional(),
});
export type ItemAnswerSheet = z.infer<typeof itemAnswerSheet>;

/** One item as the bank hands it to the database: rendered, with the key apart from the view. */
export const bankRecord = z.strictObject({
  id,
  model: id,
  subject: z.enum(SUBJECTS),
  area: id,
  objective: id,
  difficulty: z.number(),
  view: itemView,
  sheet: itemAnswerSheet,
});
export type BankRecord = z.infer<typeof bankRecord>;

/** A passage as the bank hands it to the database, rendered. */
export const passageRecord = z.strictObject({
  id,
  title: z.string(),
  kind: z.string(),
  html,
  figure: figureView.optional(),
});
export type PassageRecord = z.infer<typeof passageRecord>;
