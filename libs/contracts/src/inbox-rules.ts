/*
 * Rules for quote and contact requests, as plain data: the back-office loads it without the schemas.
 */

/**
 * `new`: no one has looked at it · `open`: someone is working on it · `answered`: a reply went out ·
 * `closed`.
 */
export const ENQUIRY_STATUSES = ['new', 'open', 'answered', 'closed'] as const;
export type EnquiryStatus = (typeof ENQUIRY_STATUSES)[number];

/** Longest texts, in characters. */
export const INBOX_LIMITS = { note: 2000, reply: 8000, cannedTitle: 80 } as const;

/** Days after which a request is removed, counted from the day it came in. */
export const ENQUIRY_KEPT_DAYS = 730;
