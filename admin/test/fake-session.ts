import type { SecondStep } from '../src/session/second-step.js';
import type { Session } from '../src/session/session.js';

const refuse = async () => "That code isn't right.";

/** A second step whose every code is wrong. */
export const REFUSING_STEP: SecondStep = {
  giveCode: refuse,
  giveRecoveryCode: refuse,
  finishSetup: refuse,
  beginSetup: async () => ({ problem: 'No setup here.' }),
  newRecoveryCodes: async () => ({ problem: 'No codes here.' }),
};

/** A session that holds `token`, or throws it when it's an error; records the calls made to it. */
export function fakeSession(token: string | null | Error): Session & { calls: string[] } {
  const calls: string[] = [];
  return {
    calls,
    async accessToken() {
      if (token instanceof Error) throw token;
      return token;
    },
    async signIn({ email, password, remember }) {
      calls.push(`signIn ${email} ${password} ${remember}`);
      return password === 'right' ? null : 'Invalid email or password.';
    },
    async signOut() {
      calls.push('signOut');
      return null;
    },
    secondStep: REFUSING_STEP,
    onSignedOut: () => () => {},
  };
}

/** A `fetch` that always gives one answer and records the requests. */
export function fakeFetch(answer: Response | Error): typeof fetch & { requests: Request[] } {
  const requests: Request[] = [];
  const fetcher = async (input: RequestInfo | URL, init?: RequestInit) => {
    requests.push(new Request(new URL(String(input), 'http://localhost'), init));
    if (answer instanceof Error) throw answer;
    return answer;
  };
  return Object.assign(fetcher, { requests });
}
