import path from 'node:path';

/** What to answer a path with. */
export interface SiteAnswer {
  /** Relative to the folder; undefined when there is nothing to send. */
  file: string | undefined;
  status: 200 | 404;
  /** May be kept for a year: its name changes with its content. */
  immutable: boolean;
}

const NOTHING: SiteAnswer = { file: undefined, status: 404, immutable: false };

/** Decodes a path and refuses what leads out of the folder or to a hidden or compressed file. */
function cleanPath(pathname: string): string | undefined {
  let decoded: string;
  try {
    decoded = decodeURIComponent(pathname);
  } catch {
    return undefined;
  }
  const parts = decoded.split('/').filter(Boolean);
  const bad = parts.some((part) => part.startsWith('.') || /[\\\0]/.test(part));
  return bad || /\.(br|gz)$/.test(decoded) ? undefined : parts.join('/');
}

/**
 * Finds the file of a single-page site for a path: the file itself, a prerendered page, else the
 * page that routes in the browser. A missing file with a hashed name is never answered by a page,
 * or browsers would keep HTML as a script.
 *
 * @param pathname path of the request, encoded, relative to where the site is mounted
 * @param exists tells whether a file is there, by its path relative to the folder
 */
export function resolveSiteFile(pathname: string, exists: (file: string) => boolean): SiteAnswer {
  const clean = cleanPath(pathname);
  if (clean === undefined) return NOTHING;
  const immutable = clean.startsWith('assets/');
  if (clean !== '' && path.posix.extname(clean) !== '' && exists(clean)) {
    return { file: clean, status: 200, immutable };
  }
  const page = path.posix.join(clean, 'index.html');
  if (exists(page)) return { file: page, status: 200, immutable: false };
  if (immutable) return NOTHING;
  if (exists('404.html')) return { file: '404.html', status: 404, immutable: false };
  if (exists('index.html')) return { file: 'index.html', status: 200, immutable: false };
  return NOTHING;
}
