import { generateSecret, generateURI, verify } from 'otplib';
import { renderSVG } from 'uqr';

/**
 * The code of the step before or after is accepted too: phones' clocks are off by seconds (RFC 6238,
 * 5.2).
 */
const TOLERANCE_SECONDS = 30;

/** What an authenticator app needs to know, as text and as a picture. */
export interface TotpSetup {
  secret: string;
  uri: string;
  /** An SVG that shows the URI as a QR code. */
  picture: string;
}

/**
 * A new secret for an authenticator app (RFC 6238: SHA-1, six digits, 30 seconds, which every app
 * knows).
 *
 * @param issuer whose account it is, as the app shows it
 * @param account which account
 */
export function newTotp(issuer: string, account: string): TotpSetup {
  const secret = generateSecret();
  const uri = generateURI({ issuer, label: account, secret });
  return { secret, uri, picture: renderSVG(uri, { border: 2 }) };
}

/**
 * Checks whether a code is correct at the moment and hasn't been used.
 *
 * @param lastStep the step of the last code taken
 * @returns the code's time step, or undefined when it is wrong
 */
export async function totpStep(
  secret: string,
  code: string,
  lastStep: number,
  now: Date,
): Promise<number | undefined> {
  if (!/^\d{6}$/.test(code)) return undefined;
  const result = await verify({
    secret,
    token: code,
    epoch: Math.floor(now.getTime() / 1000),
    epochTolerance: TOLERANCE_SECONDS,
  });
  if (!result.valid || !('timeStep' in result)) return undefined;
  return result.timeStep > lastStep ? result.timeStep : undefined;
}
