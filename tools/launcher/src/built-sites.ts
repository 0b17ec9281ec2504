import path from 'node:path';
import { BACK_OFFICE_PATH, STAFF_SIGN_IN_PATH } from '@prepward/contracts/back-office';
import type { Faces } from '@prepward/gateway/gateway';
import { precompress } from '@prepward/gateway/precompress';

/** Both built sites, as the gateway serves them. */
export function builtFaces(root: string): Faces {
  const admin = path.join(root, 'admin/dist');
  const sites = [
    { mount: BACK_OFFICE_PATH, folder: admin, unlisted: true },
    // The same files: at this address the page shows the sign-in.
    { mount: STAFF_SIGN_IN_PATH, folder: admin, unlisted: true },
    { mount: '', folder: path.join(root, 'web/dist') },
  ];
  return { kind: 'built', sites };
}

/** Writes the compressed files that the gateway sends in place of the built ones. */
export async function compressSites(root: string): Promise<void> {
  await Promise.all(
    ['web/dist', 'admin/dist'].map((folder) => precompress(path.join(root, folder))),
  );
}
