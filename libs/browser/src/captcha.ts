import type { RouteAnswer } from '@prepward/contracts/routes';
import { siteAddressOf } from '@prepward/contracts/site-addresses';
import type { CaptchaAnnouncement } from './captcha-widget.js';

/** Shows a captcha and resolves to its token once it's solved. */
export type SolveCaptcha = (captcha: CaptchaAnnouncement) => Promise<string>;

/** The body of a request from the auth client; undefined for one that can't be sent again. */
function readBody(init: RequestInit | undefined): Record<string, unknown> | undefined {
  return init?.method === 'POST' && typeof init.body === 'string'
    ? (JSON.parse(init.body) as Record<string, unknown>)
    : undefined;
}

async function isAsked(answer: Response): Promise<boolean> {
  if (answer.status !== 400) return false;
  const body: unknown = await answer
    .clone()
    .json()
    .catch(() => null);
  return (
    body !== null && typeof body === 'object' && Reflect.get(body, 'code') === 'captcha_failed'
  );
}

async function announced(): Promise<CaptchaAnnouncement | undefined> {
  const answer = await fetch(siteAddressOf('auth.settings').path);
  return ((await answer.json()) as RouteAnswer<'auth.settings'>).captcha;
}

const loadWidget: SolveCaptcha = async (captcha) =>
  (await import('./captcha-widget.js')).solveCaptcha(captcha);

/**
 * A `fetch` for the auth client: where the server asks for a captcha, the page shows one, and the same
 * request goes out again with its token. Where none is set up, nothing is loaded and nothing asked.
 */
export function fetchWithCaptcha(solve: SolveCaptcha = loadWidget): typeof fetch {
  return async (input, init) => {
    const answer = await fetch(input, init);
    const body = readBody(init);
    if (body === undefined || !(await isAsked(answer))) return answer;
    try {
      const captcha = await announced();
      if (captcha === undefined) return answer;
      const captcha_token = await solve(captcha);
      return await fetch(input, {
        ...init,
        body: JSON.stringify({ ...body, gotrue_meta_security: { captcha_token } }),
      });
    } catch {
      // The first answer tells the person what is missing.
      return answer;
    }
  };
}
