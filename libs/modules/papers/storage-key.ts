/** Where the file of a paper is kept, by its hash. */
export function storageKey(hash: string): string {
  return `papers/${hash}.pdf`;
}

export const PAPER_TYPE = 'application/pdf';
