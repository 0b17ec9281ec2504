import path from 'node:path';
import { defineConfig } from '@playwright/test';
import journeys from './playwright.config.js';
import { DATA_DIR_VARIABLE } from './support/database.js';

// Needs a running product: `npm start` or `npm run dev` with the same DATA_DIR.
process.env[DATA_DIR_VARIABLE] ??= path.resolve(process.env.DATA_DIR ?? '../.data');

/** Takes pictures of screens in all their states, to look at: `npm run screens -w e2e`. */
export default defineConfig({
  testDir: 'screens',
  testMatch: '*.screens.ts',
  outputDir: 'test-results/screens-artifacts',
  timeout: 600_000,
  // Vite prepares a page when it is first asked for.
  expect: { timeout: 60_000 },
  workers: 2,
  use: {
    ...journeys.use,
    baseURL: process.env.SITE_URL ?? 'http://localhost:3000',
  },
});
