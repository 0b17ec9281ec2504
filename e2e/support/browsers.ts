import type { LaunchOptions } from '@playwright/test';

const CHROMIUM = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';
const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The full browser, as people use it. */
export const WHOLE_BROWSER: LaunchOptions = { executablePath: CHROMIUM, args };

/**
 * The same engine without a window: journeys take two thirds of the processor time in it. It fetches
 * lazy-loaded pictures at once, where the full browser waits until they are near.
 */
export const HEADLESS_SHELL: LaunchOptions = {
  executablePath: process.env.HEADLESS_SHELL_PATH ?? CHROMIUM,
  args,
};
