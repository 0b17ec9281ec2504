import { describe, expect, it } from '@jest/globals';
import { deviceNameOf, deviceWords } from './device-name.js';

const CHROME = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0';

describe('the name of a device', () => {
  it.each([
    [
      `Mozilla/5.0 (Linux; Android 14; Pixel 8) ${CHROME} Mobile Safari/537.36`,
      'Chrome on Android',
      'phone',
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1',
      'Safari on iOS',
      'phone',
    ],
    [
      'Mozilla/5.0 (iPad; CPU OS 16_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/16.5 Mobile/15E148 Safari/604.1',
      'Safari on iOS',
      'tablet',
    ],
    [
      `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${CHROME} Safari/537.36 Edg/126.0.0.0`,
      'Microsoft Edge on Windows',
      'computer',
    ],
    [
      'Mozilla/5.0 (X11; Linux x86_64; rv:127.0) Gecko/20100101 Firefox/127.0',
      'Firefox on Linux',
      'computer',
    ],
    [`Mozilla/5.0 ${CHROME} Safari/537.36`, 'Chrome', 'unknown'],
    ['App (Windows NT 10.0)', 'Windows', 'computer'],
    ['curl/8.5.0', 'a device that we don’t know', 'unknown'],
    ['<script>alert(1)</script>', 'a device that we don’t know', 'unknown'],
    [' ', 'a device that we don’t know', 'unknown'],
    [null, 'a device that we don’t know', 'unknown'],
  ])('of %j is %s', (userAgent, words, kind) => {
    const name = deviceNameOf(userAgent);
    expect([deviceWords(name), name.kind]).toEqual([words, kind]);
  });
});
