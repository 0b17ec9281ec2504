import type { Subject } from '@prepward/contracts/subjects';

/**
 * The mock exam's sections in their order: the exam's own items and minutes (ATI TEAS 7), 170 and
 * 209 together.
 */
export const MOCK_SECTIONS: readonly { subject: Subject; items: number; minutes: number }[] = [
  { subject: 'reading', items: 45, minutes: 55 },
  { subject: 'math', items: 38, minutes: 57 },
  { subject: 'science', items: 50, minutes: 60 },
  { subject: 'english', items: 37, minutes: 37 },
];

/** The break is offered after this section. */
export const BREAK_AFTER: Subject = 'math';
export const BREAK_MINUTES = 10;
