/** A file of staff instead of a paper, sold or free (`uploaded_papers`, `offered_papers`). */
export interface PublishedFile {
  /** Of the paper. */
  slug: string;
  fileId: string;
  hash: string;
  storageKey: string;
  pages: number;
  /** How many questions it asks; null where the paper is free: nothing says it there. */
  questions: number | null;
}
