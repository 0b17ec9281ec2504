import * as z from 'zod';
import { adminBulkQuery, adminListQuery, instantFilter } from './admin-lists.js';
import { ENQUIRY_STATUSES, INBOX_LIMITS } from './inbox-rules.js';
import { QUOTE_SERVICES } from './quote-rules.js';
import { REASON_LENGTH } from './reason-rules.js';
import { SEARCH_MAX } from './search-rules.js';

const at = z.iso.datetime();
const KINDS = ['quote', 'contact'] as const;

/** A quote or contact request in a list of `/api/v1/admin/enquiries`. */
const enquiryRow = {
  id: z.uuid(),
  kind: z.enum(KINDS),
  name: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  service: z.enum(QUOTE_SERVICES).nullable(),
  /** ISO date. */
  examDate: z.string().nullable(),
  message: z.string(),
  status: z.enum(ENQUIRY_STATUSES),
  assigneeId: z.uuid().nullable(),
  /** Email of the assignee; null where there is none, or the account is gone. */
  assignee: z.string().nullable(),
  createdAt: at,
  /** When staff replied last. */
  repliedAt: at.nullable(),
};
export const adminEnquiry = z.strictObject(enquiryRow);
export type AdminEnquiry = z.infer<typeof adminEnquiry>;

/** A note of the staff's own, or a reply that was emailed. */
const ENTRY_KINDS = ['note', 'reply'] as const;
export type EntryKind = (typeof ENTRY_KINDS)[number];

const enquiryEntry = z.strictObject({
  id: z.uuid(),
  kind: z.enum(ENTRY_KINDS),
  text: z.string(),
  author: z.string().nullable(),
  createdAt: at,
});

/** One request with its notes and replies, oldest first. */
export const adminEnquiryThread = z.strictObject({
  ...enquiryRow,
  entries: z.array(enquiryEntry),
});
export type AdminEnquiryThread = z.infer<typeof adminEnquiryThread>;
export const adminEnquiryParams = z.strictObject({ id: z.uuid() });

/** Sortable columns of the inbox. */
export const ENQUIRY_SORTS = ['createdAt', 'repliedAt'] as const;

/** `?filter={"status":["new","open"],"assigneeId":"…"}` */
export const adminEnquiriesQuery = adminListQuery(ENQUIRY_SORTS, {
  /** A part of the sender's email or name. */
  q: z.string().max(SEARCH_MAX).optional(),
  kind: z.enum(KINDS).optional(),
  status: z.enum(ENQUIRY_STATUSES).optional(),
  /** All but the closed ones. */
  unfinished: z.boolean().optional(),
  assigneeId: z.uuid().optional(),
  from: instantFilter,
  to: instantFilter,
});
export type AdminEnquiriesQuery = z.infer<typeof adminEnquiriesQuery>;

/** What may be changed about a request. */
export const enquiryChange = z.strictObject({
  status: z.enum(ENQUIRY_STATUSES).optional(),
  /** An admin; null for no one. */
  assigneeId: z.uuid().nullable().optional(),
  /** The back-office's dialogs send one; it isn't needed. */
  reason: z.string().trim().max(REASON_LENGTH.most).optional(),
});
export type EnquiryChange = z.infer<typeof enquiryChange>;
export const enquiryBulkQuery = adminBulkQuery(z.uuid());

export const enquiryNoteBody = z.strictObject({
  text: z.string().trim().min(1).max(INBOX_LIMITS.note),
});
export const enquiryReplyBody = z.strictObject({
  /** Id of the reply, made by the client: a reply that is sent again goes out only once. */
  id: z.uuid(),
  text: z.string().trim().min(1).max(INBOX_LIMITS.reply),
});

const canned = {
  title: z.string().trim().min(1).max(INBOX_LIMITS.cannedTitle),
  text: z.string().trim().min(1).max(INBOX_LIMITS.reply),
};
/** A text that staff send often. */
export const cannedText = z.strictObject({ id: z.uuid(), ...canned, updatedAt: at });
export type CannedText = z.infer<typeof cannedText>;
export const cannedTextBody = z.strictObject(canned);
/** react-admin sends the whole record back. */
export const cannedTextChange = z.strictObject({
  ...canned,
  id: z.uuid().optional(),
  updatedAt: at.optional(),
});
export const cannedTextParams = z.strictObject({ id: z.uuid() });
export const cannedTextsQuery = adminListQuery(['title', 'updatedAt'], {});
export type CannedTextsQuery = z.infer<typeof cannedTextsQuery>;
