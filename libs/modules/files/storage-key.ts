/** Where a staff file is kept, by its hash. */
export function fileKey(hash: string): string {
  return `files/${hash}.pdf`;
}

/** Where a picture of a page is kept, by its hash. */
export function pictureKey(hash: string): string {
  return `files/${hash}.webp`;
}

/** Where a piece of an upload is kept until all have come. */
export function chunkKey(uploadId: string, n: number): string {
  return `uploads/${uploadId}/${n}.bin`;
}

export const PDF_TYPE = 'application/pdf';
export const PICTURE_TYPE = 'image/webp';
export const CHUNK_TYPE = 'application/octet-stream';
