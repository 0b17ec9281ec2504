import { SOMETHING_WRONG } from '@prepward/contracts/error-words';
import { attempt, type OpenClient } from '../../../entities/account/auth-call.js';
import { type App, appsOf } from '../../../entities/account/second-step.js';
import { ShownError } from '../../../lib/api.js';
import type { AuthProblem } from '../../../lib/session/problem.js';
import { useAuthQuery } from './auth-query.js';

/** An app's name in the list, followed by a number if there are several. */
const APP_NAME = 'Authenticator app';

/** Two-step sign-in of the account. */
export interface TwoStep {
  /** Empty when two-step sign-in is off. */
  apps: App[];
  /** Recovery codes that are still good. */
  codesLeft: number;
}

/** @throws ShownError */
async function read(client: OpenClient): Promise<TwoStep> {
  let state: TwoStep = { apps: [], codesLeft: 0 };
  const problem = await attempt(SOMETHING_WRONG, async () => {
    const apps = await appsOf(client);
    if (apps.length === 0) {
      return { error: null };
    }
    const { data, error } = await (await client()).mfa.recoveryCodes.getStatus();
    state = { apps, codesLeft: data?.remaining ?? 0 };
    return { error: error?.code === 'mfa_factor_not_found' ? null : error };
  });
  if (problem) {
    throw new ShownError(problem.message);
  }
  return state;
}

/** Reads the state of two-step sign-in; `refresh` after it has changed. */
export function useTwoStep() {
  return useAuthQuery('two-step', read);
}

/** A secret for a new app, which isn't active before its first code. */
export interface Setup {
  factorId: string;
  /** A QR code of `uri`, as a data URL. */
  picture: string;
  secret: string;
  /** A link that authenticator apps on this device open. */
  uri: string;
}

/** A name that no app of the account has. */
function freeName(taken: readonly string[]): string {
  const names = [APP_NAME, ...taken.map((_, index) => `${APP_NAME} ${index + 2}`)];
  return names.find((name) => !taken.includes(name)) ?? APP_NAME;
}

/**
 * Makes a secret for a new app; earlier ones that were never confirmed with a code are removed.
 *
 * @returns the secret, or why there is none
 */
export async function beginSetup(client: OpenClient): Promise<Setup | AuthProblem> {
  let setup: Setup | undefined;
  const problem = await attempt("We couldn't start the setup. Try again.", async () => {
    const { mfa } = await client();
    const known = await mfa.listFactors();
    if (known.error) {
      return known;
    }
    const apps = known.data.all.filter(({ factor_type: type }) => type === 'totp');
    for (const { id, status } of apps) {
      if (status === 'unverified') {
        await mfa.unenroll({ factorId: id });
      }
    }
    const taken = apps.filter(({ status }) => status === 'verified');
    const friendlyName = freeName(taken.map(({ friendly_name: name = '' }) => name));
    const { data, error } = await mfa.enroll({ factorType: 'totp', friendlyName });
    if (data) {
      const { qr_code: picture, secret, uri } = data.totp;
      setup = { factorId: data.id, picture, secret, uri };
    }
    return { error };
  });
  return setup ?? problem ?? { message: "We couldn't start the setup.", code: undefined };
}

/** Removes a secret that wasn't confirmed with a code; if that fails, the server removes it later. */
export async function forgetSetup(client: OpenClient, { factorId }: Setup): Promise<void> {
  await attempt('', async () => (await client()).mfa.unenroll({ factorId }));
}

/** Removes an app; removing the last one turns two-step sign-in off. */
export function removeApp(client: OpenClient, factorId: string): Promise<AuthProblem | null> {
  return attempt("We couldn't remove the app. Try again.", async () =>
    (await client()).mfa.unenroll({ factorId }),
  );
}

/**
 * Ten new recovery codes; those from before stop working.
 *
 * @returns the codes, which are shown this once, or why there are none
 */
export async function newCodes(client: OpenClient): Promise<string[] | AuthProblem> {
  let codes: string[] | undefined;
  const problem = await attempt("We couldn't make your recovery codes. Try again.", async () => {
    const { recoveryCodes } = (await client()).mfa;
    const first = await recoveryCodes.generate();
    const answer =
      first.error?.code === 'mfa_factor_name_conflict' ? await recoveryCodes.regenerate() : first;
    codes = answer.data?.codes;
    return answer;
  });
  return codes ?? problem ?? { message: "We couldn't make your recovery codes.", code: undefined };
}
