import { RECOVERY_CODE_WORDS } from '@prepward/browser/two-step-texts';
import { authErrorWords, SOMETHING_WRONG, UNREACHABLE } from '@prepward/contracts/error-words';
import { type AuthError, type GoTrueClient, isAuthRetryableFetchError } from '@supabase/auth-js';

/** A secret for an authenticator app, until its first code confirms it. */
export interface Setup {
  factorId: string;
  /** A QR code of `uri`, as a data URL. */
  picture: string;
  secret: string;
  uri: string;
}

/** What didn't work, for the screen. */
export interface Problem {
  problem: string;
}

/** The second step of staff sign-in. */
export interface SecondStep {
  /** Gives the code of one of the account's apps; answers what went wrong, or null. */
  giveCode(code: string): Promise<string | null>;
  /** Gives a recovery code, which works once; answers what went wrong, or null. */
  giveRecoveryCode(code: string): Promise<string | null>;
  /** Makes a secret for an app. */
  beginSetup(): Promise<Setup | Problem>;
  /** Activates the app with its first code; answers what went wrong, or null. */
  finishSetup(setup: Setup, code: string): Promise<string | null>;
  /** Ten recovery codes, shown this once. */
  newRecoveryCodes(): Promise<string[] | Problem>;
}

type Client = Pick<GoTrueClient, 'mfa'>;

/** What an app is called in the account's settings. */
const APP_NAME = 'Authenticator app';

function wordsOf(error: AuthError, words: Readonly<Record<string, string>> = {}): string {
  if (isAuthRetryableFetchError(error)) return UNREACHABLE;
  return words[error.code ?? ''] ?? authErrorWords(error.code) ?? SOMETHING_WRONG;
}

/** A code belongs to one app: if there are several, each one is tried. */
async function giveCode({ mfa }: Client, code: string): Promise<string | null> {
  const { data, error } = await mfa.listFactors();
  if (error) return wordsOf(error);
  let refused = authErrorWords('mfa_factor_not_found') ?? SOMETHING_WRONG;
  for (const { id } of data.totp) {
    const answer = await mfa.challengeAndVerify({ factorId: id, code });
    if (!answer.error) return null;
    refused = wordsOf(answer.error);
    if (answer.error.code !== 'mfa_verification_failed') break;
  }
  return refused;
}

async function beginSetup({ mfa }: Client): Promise<Setup | Problem> {
  const known = await mfa.listFactors();
  if (known.error) return { problem: wordsOf(known.error) };
  for (const { id, factor_type: type, status } of known.data.all) {
    if (type === 'totp' && status === 'unverified') await mfa.unenroll({ factorId: id });
  }
  const { data, error } = await mfa.enroll({ factorType: 'totp', friendlyName: APP_NAME });
  if (error) return { problem: wordsOf(error) };
  const { qr_code: picture, secret, uri } = data.totp;
  return { factorId: data.id, picture, secret, uri };
}

/** Wraps the calls of an auth client. */
export function secondStepOf(client: Client): SecondStep {
  const { mfa } = client;
  return {
    giveCode: (code) => giveCode(client, code),
    async giveRecoveryCode(code) {
      const { error } = await mfa.recoveryCodes.verify({ code });
      return error && wordsOf(error, RECOVERY_CODE_WORDS);
    },
    beginSetup: () => beginSetup(client),
    async finishSetup({ factorId }, code) {
      const { error } = await mfa.challengeAndVerify({ factorId, code });
      return error && wordsOf(error);
    },
    async newRecoveryCodes() {
      const { data, error } = await mfa.recoveryCodes.generate();
      return error ? { problem: wordsOf(error) } : data.codes;
    },
  };
}
