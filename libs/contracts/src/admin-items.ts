import * as z from 'zod';
import { adminListQuery, reasonText } from './admin-lists.js';
import { REPORT_REASONS } from './item-reports.js';
import { ITEM_LINE_MAX, ITEM_TEXT_MAX, ITEM_UNIT_MAX, REPORT_ANSWER_MAX } from './item-rules.js';
import { itemAnswerSheet, itemView, passageRecord } from './items.js';
import { SEARCH_MAX } from './search-rules.js';
import { ITEM_TYPES, SUBJECTS } from './subjects.js';

const id = z.string().min(1).max(ITEM_LINE_MAX);
const share = z.number().min(0).max(1);
const markdown = z.string().trim().min(1, 'expected some text').max(ITEM_TEXT_MAX);
const line = z.string().trim().min(1, 'expected some text').max(ITEM_LINE_MAX);
const slug = z.string().regex(/^[a-z0-9-]{1,120}$/, 'expected small letters, figures and -');

const ITEM_STATUSES = ['live', 'quarantined', 'retired'] as const;
export type ItemStatus = (typeof ITEM_STATUSES)[number];

/** Why an item should be looked at; what each means is in `modules/quizzes/domain/suspicions.ts`. */
export const SUSPICIONS = [
  'negative-discrimination',
  'distractor-above-key',
  'too-slow',
  'too-fast',
] as const;
export type Suspicion = (typeof SUSPICIONS)[number];

/** A measured value with its 95% interval. */
const estimate = z.strictObject({ value: z.number(), low: z.number(), high: z.number() });
export type Estimate = z.infer<typeof estimate>;

/** How students chose one option of an item. */
export const optionChoices = z.strictObject({
  /** Of an option, region or step. */
  id,
  /** Share of all answers that chose it. */
  share: estimate,
  /** Share of strong students' answers that chose it. */
  strong: share,
});
export type OptionChoices = z.infer<typeof optionChoices>;

/** An item of the bank as staff find it in `/api/v1/admin/items`. */
export const adminItem = z.strictObject({
  id: z.string(),
  model: z.string(),
  subject: z.enum(SUBJECTS),
  area: z.string(),
  objective: z.string(),
  type: z.enum(ITEM_TYPES),
  /** Prior, in logits. */
  difficulty: z.number(),
  status: z.enum(ITEM_STATUSES),
  version: z.int(),
  /** HTML. */
  stem: z.string(),
  /** In finished attempts; counted each hour. */
  timesShown: z.int(),
  timesRight: z.int(),
  /** Students' first answers to the current wording; counted each night, 0 before that. */
  answers: z.int(),
  /** Share of them that are right; null before there are any. */
  pValue: share.nullable(),
  /** Item-rest correlation, -1 to 1; null while too few have answered. */
  discrimination: z.number().nullable(),
  /** Median time on the item, ms; null while too few have answered. */
  medianMs: z.int().nullable(),
  suspicions: z.array(z.enum(SUSPICIONS)),
});
export type AdminItem = z.infer<typeof adminItem>;
export const adminItemParams = z.strictObject({ id: z.string().max(ITEM_LINE_MAX) });

/** Sortable columns of the items list. */
export const ADMIN_ITEM_SORTS = [
  'id',
  'difficulty',
  'timesShown',
  'timesRight',
  'answers',
  'pValue',
  'discrimination',
  'medianMs',
] as const;

/** `?filter={"q":"aorta","subject":"science"}`: `q` is searched for in stem and id. */
export const adminItemsQuery = adminListQuery(
  ADMIN_ITEM_SORTS,
  {
    q: z.string().max(SEARCH_MAX).optional(),
    subject: z.enum(SUBJECTS).optional(),
    area: z.string().max(60).optional(),
    objective: z.string().max(60).optional(),
    type: z.enum(ITEM_TYPES).optional(),
    status: z.enum(ITEM_STATUSES).optional(),
    model: z.string().max(ITEM_LINE_MAX).optional(),
    /** Only items that should be looked at, for one reason or for any. */
    suspicion: z.enum(['any', ...SUSPICIONS]).optional(),
  },
  z.string().max(ITEM_LINE_MAX),
);
export type AdminItemsQuery = z.infer<typeof adminItemsQuery>;

const optionText = z.strictObject({
  id,
  text: markdown,
  rationale: markdown,
  misconception: slug.optional(),
});

const common = {
  stem: markdown,
  /** Some sentences, or the steps that lead to the answer. */
  why: z.union([markdown, z.array(markdown).min(1).max(12)]).optional(),
  remember: markdown.optional(),
};

/**
 * What an editor may change about an item: its texts as Markdown, and its key. The set of options, the
 * figure, the passage and the tags are up to the bank.
 */
export const itemText = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('multiple-choice'),
    ...common,
    options: z.array(optionText).max(10),
    key: id,
  }),
  z.strictObject({
    type: z.literal('multiple-select'),
    ...common,
    options: z.array(optionText).max(10),
    key: z.array(id).max(10),
  }),
  z.strictObject({
    type: z.literal('supply'),
    ...common,
    answer: line,
    accepted: z.array(line).max(20),
    tolerance: z.number().min(0),
    unit: z.string().trim().min(1).max(ITEM_UNIT_MAX).optional(),
    rationale: markdown,
    commonErrors: z
      .array(
        z.strictObject({
          answer: line,
          misconception: slug,
          rationale: markdown,
        }),
      )
      .max(12),
  }),
  z.strictObject({
    type: z.literal('hot-spot'),
    ...common,
    regions: z
      .array(
        z.strictObject({
          id,
          name: line,
          rationale: markdown,
          misconception: slug.optional(),
        }),
      )
      .max(10),
    key: id,
  }),
  z.strictObject({
    type: z.literal('ordered'),
    ...common,
    options: z.array(z.strictObject({ id, text: markdown, rationale: markdown })).max(10),
    key: z.array(id).max(10),
    rationale: markdown,
    misconception: slug,
  }),
]);
export type ItemText = z.infer<typeof itemText>;

/** One complete item: what students see, the key, its source, and how students answer it. */
export const adminItemDetail = adminItem.extend({
  view: itemView,
  sheet: itemAnswerSheet,
  passage: passageRecord.nullable(),
  /** Null where the version was stored without its source: such an item can't be edited here. */
  text: itemText.nullable(),
  statistics: z
    .strictObject({
      countedAt: z.iso.datetime(),
      pValue: estimate,
      discrimination: estimate.nullable(),
      options: z.array(optionChoices),
    })
    .nullable(),
  versions: z.array(z.strictObject({ version: z.int(), createdAt: z.iso.datetime() })),
});
export type AdminItemDetail = z.infer<typeof adminItemDetail>;

/** One thing that is wrong with an edited item, and the bank's rule that says so (docs/bank.md). */
export const itemFinding = z.strictObject({ rule: z.int(), message: z.string() });
export type ItemFinding = z.infer<typeof itemFinding>;

/** How a change to an item would affect students' attempts. */
export const itemReach = z.strictObject({
  /** Finished attempts that hold the item. */
  attempts: z.int(),
  /** Of them, those whose score changes. */
  scores: z.int(),
  /** Students whose attempts are scored again. */
  students: z.int(),
  /** Open attempts that contain it. */
  open: z.int(),
});
export type ItemReach = z.infer<typeof itemReach>;

/** `POST /api/v1/admin/items/{id}/check`: a preview of an edited item. Changes nothing. */
export const checkItemBody = z.strictObject({ text: itemText });
export const checkedItem = z.strictObject({
  findings: z.array(itemFinding),
  /** Null where a formula can't be rendered: a finding says which. */
  view: itemView.nullable(),
  sheet: itemAnswerSheet.nullable(),
  changes: z.strictObject({ key: z.boolean(), wording: z.boolean(), reasons: z.boolean() }),
  /** Nothing but the key changes scores. */
  reach: itemReach,
});
export type CheckedItem = z.infer<typeof checkedItem>;

/** `PUT /api/v1/admin/items/{id}` */
export const editItemBody = z.strictObject({
  text: itemText,
  /** The version that was edited: refused when there is a newer one. */
  version: z.int().min(1),
  reason: reasonText,
});
export type EditItemBody = z.infer<typeof editItemBody>;

/** `POST /api/v1/admin/items/{id}/status`: withholds an item from students, or releases it again. */
export const itemStatusBody = z.strictObject({
  status: z.enum(['live', 'quarantined']),
  reason: reasonText,
});
export type ItemStatusBody = z.infer<typeof itemStatusBody>;

const REPORT_STATES = ['open', 'closed'] as const;
export type ReportState = (typeof REPORT_STATES)[number];

/** A student's report of an item, as staff see it in `/api/v1/admin/item-reports`. */
export const adminItemReport = z.strictObject({
  id: z.uuid(),
  itemId: z.string(),
  itemVersion: z.int(),
  subject: z.enum(SUBJECTS),
  reason: z.enum(REPORT_REASONS),
  text: z.string(),
  state: z.enum(REPORT_STATES),
  userId: z.uuid(),
  attemptId: z.uuid(),
  createdAt: z.iso.datetime(),
  closedAt: z.iso.datetime().nullable(),
  /** Why it was closed; for staff. */
  closeReason: z.string().nullable(),
  /** The answer sent to the student; null if none was sent. */
  answer: z.string().nullable(),
});
export type AdminItemReport = z.infer<typeof adminItemReport>;
export const adminItemReportParams = z.strictObject({ id: z.uuid() });

/** Sortable columns of the list of reports. */
export const ADMIN_REPORT_SORTS = ['createdAt'] as const;

/** `?filter={"state":"open"}` */
export const adminItemReportsQuery = adminListQuery(ADMIN_REPORT_SORTS, {
  state: z.enum(REPORT_STATES).optional(),
  reason: z.enum(REPORT_REASONS).optional(),
  itemId: z.string().max(ITEM_LINE_MAX).optional(),
  q: z.string().max(SEARCH_MAX).optional(),
});
export type AdminItemReportsQuery = z.infer<typeof adminItemReportsQuery>;

/** `POST /api/v1/admin/item-reports/{id}/close` */
export const closeReportBody = z.strictObject({
  reason: reasonText,
  /** Emailed to the student, as plain text. */
  answer: z.string().trim().min(1).max(REPORT_ANSWER_MAX).optional(),
});
export type CloseReportBody = z.infer<typeof closeReportBody>;
