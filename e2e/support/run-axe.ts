import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';
import type { Result, RunOptions } from 'axe-core';

/** The short form: every page that is looked at has to read it. */
const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What axe may look at. */
export interface AxeScope {
  /** Selectors of parts that are looked at elsewhere. */
  exclude?: string[];
  /** Only these rules; all that are on by default unless told. */
  rules?: string[];
}

/**
 * Runs axe on the open document and returns what is against its rules. The pages have no frames, so
 * each document gets axe once, and answers on its own; the builder of `@axe-core/playwright`
 * opens a blank page for every look and sends all that is in order, too.
 */
export async function runAxe(page: Page, { exclude = [], rules }: AxeScope): Promise<Result[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(SOURCE);
  const options: RunOptions = {
    resultTypes: ['violations'],
    // It would fetch the style sheets again, for a rule that is off by default.
    preload: { assets: ['media'] },
    ...(rules === undefined ? {} : { runOnly: { type: 'rule', values: rules } }),
  };
  return page.evaluate(
    async (given) => (await window.axe.run(given.context, given.options)).violations,
    { context: { exclude }, options },
  );
}

declare global {
  interface Window {
    axe: typeof axe;
  }
}
