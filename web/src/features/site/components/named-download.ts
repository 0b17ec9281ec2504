import { call } from '../../../lib/api.js';
import type { SessionValue } from '../../../lib/session/session.js';

/**
 * The URL where a signed-in student downloads a free paper, which records the download as theirs;
 * `plain`, the public URL, without an account or if the request fails.
 */
export async function paperAddress(
  { accessToken }: Pick<SessionValue, 'accessToken'>,
  slug: string,
  plain: string,
): Promise<string> {
  try {
    const token = await accessToken();
    if (token === null) return plain;
    return (await call('papers.link', { token, params: { slug } })).url;
  } catch {
    return plain;
  }
}
