import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import type { Browser, Locator, Page } from '@playwright/test';
import { DEMO_PASSWORD, demoAddress } from '@prepward/contracts/demo-accounts';
import { SCHEMES, type Scheme, withPage } from './browser.js';

/** Where the home page takes the pictures from. */
const FOLDER = path.resolve(
  import.meta.dirname,
  '../../web/src/features/marketing/pictures/product',
);

/** A phone's width in CSS pixels; the pictures themselves have twice as many pixels. */
const WIDTH = 390;
const HEIGHT = 420;
const SCALE = 2;
/** High enough that no bar at the bottom of the screen is in a picture. */
const SCREEN = 1600;
const QUALITY = { avif: 62, webp: 82 };

/** A demo student of `npm run seed` with a long history. */
const STUDENT = { email: demoAddress('maya'), password: DEMO_PASSWORD };

interface Scene {
  name: string;
  /** Opens the scene, and returns the element that the picture starts above. */
  open: (page: Page) => Promise<Locator>;
  /** CSS pixels included above that element. */
  above: number;
}

async function logIn(page: Page): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Email').fill(STUDENT.email);
  await page.getByLabel('Password', { exact: true }).fill(STUDENT.password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await page.waitForURL('**/dashboard');
}

/** Answers free questions until one is wrong, so that the verdict and the reason show. */
export async function openPractice(page: Page): Promise<Locator> {
  await page.goto('/practice/science');
  await page.getByRole('button', { name: /^Start/ }).click();
  const options = page.locator('label:has(input[type=radio])');
  for (let question = 0; question < 5; question++) {
    await options.nth(1).click();
    await page.getByRole('button', { name: /^Check/ }).click();
    const verdict = page.getByText(/^Not quite/).first();
    await page
      .getByText(/^(?:Not quite|Correct\b)/)
      .first()
      .waitFor();
    if (await verdict.isVisible()) return page.locator('.item').first();
    await page.getByRole('button', { name: 'Next question' }).click();
  }
  throw new Error('No question of the free practice was answered wrong');
}

async function openResult(page: Page): Promise<Locator> {
  await logIn(page);
  await page.goto('/track-progress');
  await page.getByLabel('Kind').selectOption({ label: 'Mock exam' });
  await page.waitForLoadState('networkidle');
  await page.locator('main a[href^="/practice/attempt/"]').first().click();
  await page.waitForURL('**/practice/attempt/*');
  return page.getByRole('heading', { level: 1 });
}

async function openProgress(page: Page): Promise<Locator> {
  await logIn(page);
  await page.goto('/track-progress');
  const heading = page.getByRole('heading', { name: /predicted/i }).first();
  await heading.waitFor();
  return heading;
}

const SCENES: readonly Scene[] = [
  { name: 'practice', open: openPractice, above: 20 },
  { name: 'result', open: openResult, above: 132 },
  { name: 'progress', open: openProgress, above: 28 },
];

async function encode(png: Buffer, file: string): Promise<void> {
  const image = await loadImage(png);
  const canvas = createCanvas(image.width, image.height);
  canvas.getContext('2d').drawImage(image, 0, 0);
  await writeFile(`${file}.avif`, await canvas.encode('avif', { quality: QUALITY.avif }));
  await writeFile(`${file}.webp`, await canvas.encode('webp', QUALITY.webp));
}

async function take(page: Page, { name, open, above }: Scene, scheme: Scheme): Promise<void> {
  const first = await open(page);
  // Until everything has loaded and the toasts are gone.
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(5000);
  const place = await first.boundingBox();
  if (!place) throw new Error(`Nothing visible for the picture ${name}`);
  const y = Math.max(0, place.y - above);
  const png = await page.screenshot({ clip: { x: 0, y, width: WIDTH, height: HEIGHT } });
  await encode(png, path.join(FOLDER, `${name}-${scheme}`));
}

/** Takes the product pictures of the home page, from a product that `npm run seed` has filled. */
export async function takeProductPictures(browser: Browser, baseURL: string): Promise<void> {
  await mkdir(FOLDER, { recursive: true });
  for (const colorScheme of SCHEMES) {
    for (const scene of SCENES) {
      const viewport = { width: WIDTH, height: SCREEN };
      await withPage(
        browser,
        { baseURL, viewport, colorScheme, deviceScaleFactor: SCALE },
        (page) => take(page, scene, colorScheme),
      );
    }
  }
}
