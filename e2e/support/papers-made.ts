import { expect } from '@playwright/test';
import { PUBLIC_PAPERS } from '@prepward/contracts/papers';
import { addressOf } from '@prepward/contracts/route-addresses';
import type { RouteAnswer } from '@prepward/contracts/routes';
import { EMBEDDED_PORT } from './ports.js';

/** Longest wait, ms; on a quiet machine the papers take a few seconds. */
const PAPERS_MS = 120_000;

/** Waits for the papers that the worker makes after the first start: links lead to them. */
export async function papersMade(): Promise<void> {
  const count = async () => {
    const address = `http://localhost:${EMBEDDED_PORT}${addressOf('papers.list').path}`;
    const { items } = (await (await fetch(address)).json()) as RouteAnswer<'papers.list'>;
    return items.length;
  };
  await expect.poll(count, { timeout: PAPERS_MS }).toBe(PUBLIC_PAPERS.length);
}
