import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { solveCaptcha } from './captcha-widget.js';

const CAPTCHA = { site_key: 'key', script_url: 'https://c.example/api.js?x=1' };

interface Options {
  sitekey: string;
  callback: (token: string) => void;
  'error-callback': () => boolean;
  'timeout-callback': () => void;
}

interface Shown {
  place: HTMLElement;
  options: Options;
}

const script = () => document.head.querySelector('script');
const place = () => document.querySelector('[role="region"]');

/** Lets pending promises settle, chained ones too. */
const settle = () => new Promise((resolve) => setTimeout(resolve, 0));

describe('the captcha of a page', () => {
  const shown: Shown[] = [];
  const removed: string[] = [];

  afterEach(() => {
    Reflect.deleteProperty(window, 'turnstile');
    jest.useRealTimers();
  });

  it('fails where its script neither loads nor fails, and is loaded again the next time', async () => {
    jest.useFakeTimers();
    const failed = solveCaptcha(CAPTCHA);
    expect(script()).not.toBeNull();
    jest.advanceTimersByTime(15_000);
    await expect(failed).rejects.toThrow('did not load');
    expect(script()).toBeNull();
  });

  it('fails where its script is another, and is loaded again the next time', async () => {
    const failed = solveCaptcha(CAPTCHA);
    script()?.dispatchEvent(new Event('load'));
    await expect(failed).rejects.toThrow('expected');
    expect(script()).toBeNull();
  });

  it('fails where its script doesn’t load, and is loaded again the next time', async () => {
    const failed = solveCaptcha(CAPTCHA);
    script()?.dispatchEvent(new Event('error'));
    await expect(failed).rejects.toThrow('did not load');
    expect(script()).toBeNull();
  });

  it('is loaded once, shown until it is solved, and gone then', async () => {
    const first = solveCaptcha(CAPTCHA);
    expect(script()?.src).toBe('https://c.example/api.js?x=1&render=explicit');
    Reflect.set(window, 'turnstile', {
      render(where: HTMLElement, options: Options) {
        shown.push({ place: where, options });
        return `widget-${shown.length}`;
      },
      remove: (widget: string) => removed.push(widget),
    });
    script()?.dispatchEvent(new Event('load'));
    await settle();
    expect(shown[0]?.options.sitekey).toBe('key');
    expect(place()).toBe(shown[0]?.place);
    expect(shown[0]?.options).toMatchObject({ appearance: 'interaction-only' });
    expect([script()?.async, place()?.getAttribute('aria-label')]).toEqual([
      true,
      "Check that you're a person",
    ]);
    shown[0]?.options.callback('token-1');
    expect(await first).toBe('token-1');
    expect([place(), removed]).toEqual([null, ['widget-1']]);

    const second = solveCaptcha(CAPTCHA);
    await settle();
    expect(document.head.querySelectorAll('script')).toHaveLength(1);
    expect(shown[1]?.options['error-callback']()).toBe(true);
    await expect(second).rejects.toThrow('not solved');
    expect([place(), removed]).toEqual([null, ['widget-1', 'widget-2']]);
  });

  it('fails where no one solves it in two minutes, or in the time that its script gives', async () => {
    jest.useFakeTimers();
    removed.length = 0;
    const late = solveCaptcha(CAPTCHA);
    await jest.advanceTimersByTimeAsync(119_999);
    expect(removed).toEqual([]);
    const lateFailed = expect(late).rejects.toThrow('not solved');
    await jest.advanceTimersByTimeAsync(1);
    await lateFailed;
    expect([place(), removed]).toEqual([null, ['widget-3']]);
    const second = solveCaptcha(CAPTCHA);
    await jest.advanceTimersByTimeAsync(1);
    const failed = expect(second).rejects.toThrow('not solved');
    shown.at(-1)?.options['timeout-callback']();
    await failed;
  });
});
