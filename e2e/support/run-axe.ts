import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';
import type { Result, RunOptions } from 'axe-core';

/** The minified build: every page that is checked has to load it. */
const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What axe checks. */
export interface AxeScope {
  /** Selectors of parts that are checked elsewhere. */
  exclude?: string[];
  /** Only these rules; without it, all that axe has on by default. */
  rules?: string[];
}

/**
 * Runs axe on the open document and returns the violations. The pages have no frames, so each document
 * loads axe once, and reports on its own; the builder of `@axe-core/playwright` opens a blank page for
 * every check and also transfers everything that passed.
 */
export async function runAxe(page: Page, { exclude = [], rules }: AxeScope): Promise<Result[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(SOURCE);
  const options: RunOptions = {
    resultTypes: ['violations'],
    // By default it would fetch the stylesheets again, for a rule that is off by default.
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
