/** Where the file of an archive is stored. */
export function exportKey(id: string): string {
  return `exports/${id}.zip`;
}
