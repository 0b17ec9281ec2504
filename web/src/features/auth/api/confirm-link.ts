import type { EmailOtpType, GoTrueClient } from '@supabase/auth-js';
import { type AuthProblem, toProblem } from './problem.js';

const LINK_TYPES = ['signup', 'recovery', 'email_change', 'invite', 'magiclink', 'email'] as const;

export interface MailLink {
  tokenHash: string;
  type: EmailOtpType;
}

/** Reads the link of a mail; null when something is missing or unknown. */
export function readMailLink(query: URLSearchParams): MailLink | null {
  const tokenHash = query.get('token_hash');
  const type = LINK_TYPES.find((known) => known === query.get('type'));
  return tokenHash && type ? { tokenHash, type } : null;
}

/** `session`: signed in now. `half`: an e-mail change still waits for the other address. */
export type LinkOutcome =
  | { state: 'session' }
  | { state: 'half' }
  | { state: 'failed'; problem: AuthProblem };

const DEAD = 'This link does not work any more.';

const spent = new Map<string, Promise<LinkOutcome>>();

async function verify(client: GoTrueClient, link: MailLink): Promise<LinkOutcome> {
  const { data, error } = await client.verifyOtp({ token_hash: link.tokenHash, type: link.type });
  if (error) {
    return { state: 'failed', problem: toProblem(error, DEAD) };
  }
  return { state: data.session ? 'session' : 'half' };
}

/** Spends the token of a link, once for each page load however often it is asked. */
export function confirmLink(
  client: () => Promise<GoTrueClient>,
  link: MailLink,
): Promise<LinkOutcome> {
  const known = spent.get(link.tokenHash);
  if (known) {
    return known;
  }
  const outcome = client()
    .then((loaded) => verify(loaded, link))
    .catch((error: unknown): LinkOutcome => ({ state: 'failed', problem: toProblem(error, DEAD) }))
    .then((answer) => {
      if (answer.state === 'failed' && answer.problem.code === 'unreachable') {
        // The token never arrived: it may be tried again.
        spent.delete(link.tokenHash);
      }
      return answer;
    });
  spent.set(link.tokenHash, outcome);
  return outcome;
}
