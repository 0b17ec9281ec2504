/** Where the file of a paper is kept, by its hash. */
export function storageKey(hash: string): string {
  return `papers/${hash}.pdf`;
}

/** Where a picture of a page is kept, by its hash. */
export function pictureKey(hash: string): string {
  return `papers/${hash}.webp`;
}

export const PAPER_TYPE = 'application/pdf';
export const PICTURE_TYPE = 'image/webp';
