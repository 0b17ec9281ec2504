import path from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { BACK_OFFICE_PATH } from '@prepward/contracts/back-office';
import { DEMO_PASSWORD, demoAddress } from '@prepward/contracts/demo-accounts';
import { adminLogIn, settled } from '../support/back-office.js';
import { withPage } from './browser.js';
import { openPractice } from './product.js';

/** Where README.md takes the pictures from. */
const FOLDER = path.resolve(import.meta.dirname, '../../docs/pictures');

const WIDE = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };
const QUALITY = 80;

/** The demo admin of `npm run seed`. */
const ADMIN = { email: demoAddress('admin'), password: DEMO_PASSWORD };

interface Scene {
  /** Its ending says the format. */
  file: string;
  viewport: typeof WIDE;
  open: (page: Page) => Promise<unknown>;
}

const openHome = (page: Page) => page.goto('/', { waitUntil: 'networkidle' });

async function openUsers(page: Page): Promise<void> {
  await adminLogIn(page, ADMIN);
  await page.goto(`${BACK_OFFICE_PATH}/users`);
  await settled(page);
}

const SCENES: readonly Scene[] = [
  { file: 'practice.png', viewport: WIDE, open: openPractice },
  { file: 'home-1440.jpg', viewport: WIDE, open: openHome },
  { file: 'home-390.jpg', viewport: PHONE, open: openHome },
  { file: 'back-office-1440.jpg', viewport: WIDE, open: openUsers },
  { file: 'back-office-390.jpg', viewport: PHONE, open: openUsers },
];

/** Makes the pictures of README.md, from a product that `npm run seed` has filled. */
export async function takeReadmePictures(browser: Browser, baseURL: string): Promise<void> {
  for (const { file, viewport, open } of SCENES) {
    await withPage(browser, { baseURL, viewport, colorScheme: 'light' }, async (page) => {
      await open(page);
      await page.waitForLoadState('networkidle');
      const quality = file.endsWith('.jpg') ? { quality: QUALITY } : {};
      await page.screenshot({ path: path.join(FOLDER, file), ...quality });
    });
  }
}
