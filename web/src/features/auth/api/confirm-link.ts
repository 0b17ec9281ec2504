import { ALREADY_VERIFIED } from '@prepward/contracts/sign-in-rules';
import { type EmailOtpType, type GoTrueClient, isAuthApiError } from '@supabase/auth-js';
import { signInMethods } from '../../../lib/session/access-token.js';
import { type AuthProblem, toProblem } from '../../../lib/session/problem.js';
import { keptVerifiers } from './verifiers.js';

const LINK_TYPES = ['signup', 'recovery', 'email_change', 'invite', 'magiclink', 'email'] as const;

export interface MailLink {
  tokenHash: string;
  type: EmailOtpType;
}

/** Reads the link of an email; null when something is missing or unknown. */
export function readMailLink(query: URLSearchParams): MailLink | null {
  const tokenHash = query.get('token_hash');
  const type = LINK_TYPES.find((known) => known === query.get('type'));
  return tokenHash && type ? { tokenHash, type } : null;
}

/**
 * `session`: signed in now. `verified`: the address is verified, without a session. `already`: it was
 * verified before. `changed`: the new address is in effect. `half`: the other address must confirm too.
 * `elsewhere`: a recovery link that another browser asked for; it isn't used up.
 */
export type LinkOutcome =
  | { state: 'session' | 'verified' | 'already' | 'changed' | 'half' | 'elsewhere' }
  | { state: 'failed'; problem: AuthProblem };

const DEAD = "This link doesn't work anymore.";

const spent = new Map<string, Promise<LinkOutcome>>();

function refusal(error: unknown): LinkOutcome {
  if (isAuthApiError(error)) {
    if (error.message === ALREADY_VERIFIED) {
      return { state: 'already' };
    }
    if (error.code === 'bad_code_verifier') {
      return { state: 'elsewhere' };
    }
  }
  return { state: 'failed', problem: toProblem(error, DEAD) };
}

/** Whether both links have been opened: then the account signed in here has another address. */
async function addressChanged(client: GoTrueClient): Promise<boolean> {
  const before = (await client.getSession()).data.session?.user.email;
  if (before === undefined) {
    return false;
  }
  const { data } = await client.refreshSession();
  return data.user !== null && data.user.email !== before;
}

async function verify(
  client: GoTrueClient,
  link: MailLink,
  keepSession: boolean,
): Promise<LinkOutcome> {
  // Without a verifier no session comes: the server opens one only for the browser that asked for the link.
  const code_verifiers = keepSession ? [] : keptVerifiers();
  const params = { token_hash: link.tokenHash, type: link.type, code_verifiers };
  const { data, error } = await client.verifyOtp(params);
  if (error) {
    return refusal(error);
  }
  if (data.session) {
    return { state: 'session' };
  }
  if (link.type !== 'email_change') {
    return { state: 'verified' };
  }
  return { state: (await addressChanged(client)) ? 'changed' : 'half' };
}

/**
 * Spends a link's token: once per page load, however often it is called.
 *
 * @param keepSession the student who is signed in here stays signed in: the link opens no session
 */
export function confirmLink(
  client: () => Promise<GoTrueClient>,
  link: MailLink,
  keepSession: boolean,
): Promise<LinkOutcome> {
  const known = spent.get(link.tokenHash);
  if (known) {
    return known;
  }
  const outcome = client()
    .then((loaded) => verify(loaded, link, keepSession))
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

/** Whether the session of this browser was opened by a recovery link that is not used up yet. */
export async function recoverySessionLives(client: () => Promise<GoTrueClient>): Promise<boolean> {
  try {
    const { data } = await (await client()).getSession();
    return signInMethods(data.session?.access_token ?? '').includes('recovery');
  } catch {
    return false;
  }
}
