import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';

const DIST = path.resolve(import.meta.dirname, '../../../web/dist');

test('pages for developers are in no file of the built site, and at no address of it', async ({
  request,
}) => {
  const files = readdirSync(DIST, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.(?:js|html|json)$/.test(file),
  );
  expect(files.length).toBeGreaterThan(50);
  const holding = files.filter((file) => {
    const text = readFileSync(path.join(DIST, file), 'utf8');
    return text.includes('/dev/ui') || text.includes('Parts of the design system');
  });
  expect(holding).toEqual([]);
  expect((await request.get('/dev/ui')).status()).toBe(404);
});
