import { openPracticeKey } from '@prepward/browser/storage-keys';
import { localArea } from '@prepward/browser/web-storage';

/** Remembers on this device which free practice was begun and not finished, by subject. */
export const openPractice = {
  get: (subject: string): string | null => localArea.get(openPracticeKey(subject)),
  mark: (subject: string, attemptId: string): void =>
    void localArea.set(openPracticeKey(subject), attemptId),
  clear: (subject: string): void => localArea.remove(openPracticeKey(subject)),
};
