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

/** The browser that people have. */
export const WHOLE_BROWSER: LaunchOptions = { executablePath: CHROMIUM, args };

/**
 * The same engine without all that a window has: journeys take two thirds of the processor's time in it.
 * It fetches pictures at once that the whole browser fetches when they are near.
 */
export const HEADLESS_SHELL: LaunchOptions = {
  executablePath: process.env.HEADLESS_SHELL_PATH ?? CHROMIUM,
  args,
};
