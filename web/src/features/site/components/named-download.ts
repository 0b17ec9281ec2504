import { call } from '../../../lib/api.js';
import type { SessionValue } from '../../../lib/session/session.js';

/**
 * Where a signed-in student downloads a free paper, so that the download is theirs in the records;
 * `plain`, where anyone does, for those without an account and where it can't be asked for.
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
