import { localArea } from '../../lib/web-storage.js';

const key = (subject: string): string => `prepward.open.${subject}`;

/** Remembers on this device which free practice of a subject was begun and not finished. */
export const openPractice = {
  get: (subject: string): string | null => localArea.get(key(subject)),
  mark: (subject: string, attemptId: string): void => void localArea.set(key(subject), attemptId),
  clear: (subject: string): void => localArea.remove(key(subject)),
};
