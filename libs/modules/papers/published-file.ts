/** A file from staff that replaces a paper, sold or free (`uploaded_papers`, `offered_papers`). */
export interface PublishedFile {
  /** The paper's slug. */
  slug: string;
  fileId: string;
  hash: string;
  storageKey: string;
  pages: number;
  /** How many questions it asks; null for free papers, which never show it. */
  questions: number | null;
}
