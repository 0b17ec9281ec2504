import type { RouteAnswer } from '@prepward/contracts/routes';

/** What the server says about the captcha. */
export type CaptchaAnnouncement = NonNullable<RouteAnswer<'auth.settings'>['captcha']>;

/** The part of Turnstile's API that we use. */
interface CaptchaScript {
  render(
    place: HTMLElement,
    options: {
      sitekey: string;
      appearance: 'interaction-only';
      callback: (token: string) => void;
      'error-callback': () => boolean;
      'timeout-callback': () => void;
    },
  ): string | undefined;
  remove(widget: string): void;
}

/** How long to wait for a solution, ms. */
const PATIENCE_MS = 120_000;

/** How long to wait for the script, ms: a network that drops the request reports no error. */
const LOAD_MS = 15_000;

let loading: Promise<CaptchaScript> | undefined;

function scriptOf(): CaptchaScript | undefined {
  return (window as { turnstile?: CaptchaScript }).turnstile;
}

function load(address: string): Promise<CaptchaScript> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    const url = new URL(address);
    // Explicit: the script renders nothing by itself.
    url.searchParams.set('render', 'explicit');
    script.src = url.href;
    script.async = true;
    const fail = (why: string) => {
      window.clearTimeout(patience);
      script.remove();
      reject(new Error(why));
    };
    const patience = window.setTimeout(fail, LOAD_MS, 'The script of the captcha did not load.');
    script.addEventListener('load', () => {
      const loaded = scriptOf();
      if (loaded === undefined) return fail("The captcha's script isn't what was expected.");
      window.clearTimeout(patience);
      resolve(loaded);
    });
    script.addEventListener('error', () => fail('The script of the captcha did not load.'));
    document.head.append(script);
  });
}

/** Above everything else, even dialogs; empty as long as the script needs nothing from the user. */
function makePlace(): HTMLElement {
  const place = document.createElement('div');
  place.setAttribute('role', 'region');
  place.setAttribute('aria-label', "Check that you're a person");
  place.style.cssText =
    'position:fixed;inset:auto 0 1rem 0;display:flex;justify-content:center;z-index:2147483647';
  document.body.append(place);
  return place;
}

/**
 * Shows the captcha until it is solved.
 *
 * @returns a token, good once
 * @throws Error when its script doesn't load, it fails, or no one solves it in two minutes
 */
export async function solveCaptcha({ site_key, script_url }: CaptchaAnnouncement): Promise<string> {
  loading ??= load(script_url).catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  const script = await loading;
  const place = makePlace();
  let widget: string | undefined;
  let patience: number | undefined;
  try {
    return await new Promise<string>((resolve, reject) => {
      const fail = () => reject(new Error('The captcha was not solved.'));
      patience = window.setTimeout(fail, PATIENCE_MS);
      widget = script.render(place, {
        sitekey: site_key,
        appearance: 'interaction-only',
        callback: resolve,
        // True: the error is handled, so the script doesn't report it too.
        'error-callback': () => {
          fail();
          return true;
        },
        'timeout-callback': fail,
      });
    });
  } finally {
    window.clearTimeout(patience);
    if (widget !== undefined) script.remove(widget);
    place.remove();
  }
}
