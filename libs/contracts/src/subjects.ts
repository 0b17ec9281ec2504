/** The four sections of the exam, in the order in which they are taken. */
export const SUBJECTS = ['reading', 'math', 'science', 'english'] as const;
export type Subject = (typeof SUBJECTS)[number];

/** What students read. English carries the exam's own long name. */
export const SUBJECT_NAMES: Record<Subject, string> = {
  reading: 'Reading',
  math: 'Math',
  science: 'Science',
  english: 'English and Language Usage',
};

/** Where there is little room: the exam's long name is cut. */
export const SUBJECT_SHORT_NAMES: Record<Subject, string> = {
  ...SUBJECT_NAMES,
  english: 'English',
};

/** The five item types of the exam (ATI TEAS 7). Every type is right or wrong: no partial credit. */
export const ITEM_TYPES = [
  'multiple-choice',
  'multiple-select',
  'supply',
  'hot-spot',
  'ordered',
] as const;
export type ItemType = (typeof ITEM_TYPES)[number];
