/**
 * Everything that our front ends keep in a browser's storage, by its key. The keys are wire format
 * between releases and between the two sites: a changed key forgets what was kept under the old one.
 */
export const STORAGE_KEYS = {
  /** The session; both sites read and write it. */
  session: 'prepward.auth',
  /** Refresh token of the last anonymous session, used to claim its attempts. */
  visitor: 'prepward.visitor',
  /** A toast that one site leaves for the next page of the other. */
  toast: 'prepward.toast',
  /** The page a student wanted before they signed in. */
  next: 'prepward.next',
  /** Name of this tab, by which the server tells the tabs of an exam apart. */
  tab: 'prepward.tab',
  /** Scroll positions by history entry. */
  scroll: 'prepward.scroll',
  /** The quote form as far as it is filled in. */
  enquiry: 'prepward.enquiry',
  /** Light, dark, or the device's setting. */
  theme: 'prepward.theme',
  /** Text size in percent, of pages and of items. */
  textSize: 'prepward.exam.text-size',
  /** Attempts with answers that the server doesn't have yet, and whose they are. */
  unsent: 'prepward.unsent',
  /** Reduced motion, or the device's setting. */
  motion: 'prepward.motion',
} as const;

/** Key of the free practice that is open in this tab, by subject. */
export const openPracticeKey = (subject: string): string => `prepward.open.${subject}`;

/** Key of a setting of the exam screen. */
export const examSettingKey = (name: string): string => `prepward.exam.${name}`;

/**
 * Key of an interrupted upload: the hash of the uploaded file, and the id of the file it's a new version
 * of.
 */
export const uploadKey = (hash: string, fileId = ''): string => `upload ${hash} ${fileId}`;
