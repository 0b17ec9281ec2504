import * as z from 'zod';
import { EXAM } from './exam.js';

/** What a student may say is wrong with an item. */
export const REPORT_REASONS = [
  'wrong-key',
  'unclear',
  'typing-error',
  'display',
  'outdated',
  'other',
] as const;

/** `POST /api/v1/attempts/{id}/reports`: something is wrong with an item. */
export const reportItemBody = z.strictObject({
  position: z.int().min(1).max(EXAM.items),
  reason: z.enum(REPORT_REASONS),
  text: z.string().trim().max(2000).default(''),
});
export type ReportItemBody = z.infer<typeof reportItemBody>;
