import { type APIRequestContext, expect } from '@playwright/test';
import { PUBLIC_PAPERS } from '@prepward/contracts/papers';
import { call } from './call.js';

/** Longest wait, ms; on a quiet machine the papers take a few seconds. */
const PAPERS_MS = 120_000;

/** Waits for the papers that the worker makes after the first start: links lead to them. */
export async function papersMade(request: APIRequestContext): Promise<void> {
  const count = async () => (await call(request, null, 'papers.list', {})).body.items.length;
  await expect.poll(count, { timeout: PAPERS_MS }).toBe(PUBLIC_PAPERS.length);
}
