import { defineConfig, devices } from '@playwright/test';
import { HEADLESS_SHELL } from './support/browsers.js';
import { EMBEDDED_PORT, SERVERS_PORT } from './support/ports.js';

/** These move the payment sandbox's clock, which they all share: one at a time. */
const PAYMENTS = /\/(money|payment)[\w-]*\.spec\.ts$/;

/** These time presses: nothing else may run alongside them. */
const TIMED = /\/response-time\.spec\.ts$/;

/** Journeys against the product as `npm start` runs it: once on its embedded parts, once on servers. */
export default defineConfig({
  testDir: 'specs',
  outputDir: 'test-results/artifacts',
  globalSetup: './support/start-embedded.ts',
  timeout: 120_000,
  expect: { timeout: 15_000 },
  // Four files at a time: each journey is its own student, who waits most of the time.
  workers: 4,
  // `npm test` names the tests that needed a retry: flakes to repair, but no reason to discard a whole run.
  retries: 1,
  forbidOnly: process.env.CI === 'true',
  use: {
    ...devices['Desktop Chrome'],
    trace: 'on-first-retry',
    // A service worker answers requests before a journey's own routes see them, and fetches half a
    // megabyte in the background of each new browser. Only offline.spec.ts, which tests it, allows it.
    serviceWorkers: 'block',
    launchOptions: HEADLESS_SHELL,
  },
  projects: [
    // The long ones start first, one at a time, so that they are done when the others are.
    {
      name: 'payments',
      testMatch: PAYMENTS,
      workers: 1,
      use: { baseURL: `http://localhost:${EMBEDDED_PORT}` },
    },
    {
      name: 'servers',
      // The main journey again, with DATABASE_URL and REDIS_URL set to real servers.
      testMatch: 'student/first-day.spec.ts',
      use: { baseURL: `http://localhost:${SERVERS_PORT}` },
    },
    {
      name: 'embedded',
      testIgnore: [PAYMENTS, TIMED],
      use: {
        baseURL: `http://localhost:${EMBEDDED_PORT}`,
        // The processor paints each frame of an animation. The other projects show animations.
        contextOptions: { reducedMotion: 'reduce' },
      },
    },
    {
      name: 'timed',
      testMatch: TIMED,
      dependencies: ['embedded', 'payments', 'servers'],
      workers: 1,
      use: { baseURL: `http://localhost:${EMBEDDED_PORT}` },
    },
  ],
});
