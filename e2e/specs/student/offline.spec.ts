import { test as base, expect, type Page } from '@playwright/test';
import { STORAGE_KEYS } from '@prepward/browser/storage-keys';
import { enter, keptResponses, makeSubscriber, startOfEachType } from '../../support/attempts.js';
import { ExamDriver } from '../../support/exam-driver.js';
import { keysOf, rightFor } from '../../support/keys.js';
import { ReleaseServer } from '../../support/releases.js';
import { logIn, logOut } from '../../support/student.js';

/** The site on a server of its own per journey, which can go away and serve another release. */
const test = base.extend<{ server: ReleaseServer }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what a fixture needs
  server: async ({}, use) => {
    const server = new ReleaseServer();
    await server.start();
    await use(server);
    await server.end();
  },
  baseURL: ({ server }, use) => use(server.origin),
  serviceWorkers: 'allow',
});

/** Waits until pages open in this browser without a network. */
async function kept(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state), { timeout: 60_000 })
    .toBe('activated');
}

/** The network is gone: nothing answers, and the browser knows. */
async function loseNetwork(page: Page, server: ReleaseServer): Promise<void> {
  await page.context().setOffline(true);
  await server.stop();
}

async function findNetwork(page: Page, server: ReleaseServer): Promise<void> {
  await server.start();
  await page.context().setOffline(false);
}

/** Keys of the personal data that the browser keeps. */
function personalKeys(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const store = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open('prepward');
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
    const keys = await new Promise<IDBValidKey[]>((resolve, reject) => {
      const request = store.transaction('exam').objectStore('exam').getAllKeys();
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
    store.close();
    return keys.map(String);
  });
}

/** Addresses of everything in the service worker's caches. */
function cachedAddresses(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const names = await caches.keys();
    const lists = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return lists.flat().map(({ url }) => new URL(url).pathname);
  });
}

test('without a network the dashboard and an open attempt are there, and answers of a closed page go out from any other', async ({
  page,
  context,
  request,
  server,
}) => {
  const student = await makeSubscriber(request, 'plane');
  const attempt = await startOfEachType(request, student, 1);
  const keys = await keysOf(attempt.id);
  const passage = attempt.items.find(({ passageId }) => passageId);
  const key = keys.get(passage?.position ?? 0);
  if (!passage || !key) throw new Error('No item about a passage');
  await enter(page, student);
  await page.goto('/dashboard');
  await kept(page);
  const exam = new ExamDriver(page);
  await exam.open(attempt.id);
  await page.goto('/dashboard');
  const open = page.getByRole('heading', { name: 'All subjects: practice' });
  await expect(open).toBeVisible();

  await loseNetwork(page, server);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hello, Ann');
  await expect(page.getByText("You're offline")).toBeVisible();
  await expect(open).toBeVisible();

  await test.step('a token that has run out signs no one out', async () => {
    await page.evaluate((key) => {
      const session = JSON.parse(localStorage.getItem(key) ?? '{}');
      session.expires_at = 1;
      localStorage.setItem(key, JSON.stringify(session));
    }, STORAGE_KEYS.session);
    await page.reload();
    await expect(open).toBeVisible();
    await expect(page).toHaveURL(/\/dashboard$/);
  });

  await test.step('a page that is not kept says so inside the layout', async () => {
    await page.goto('/pricing');
    // The first heading if the browser knows that it's offline; some browsers don't notice.
    const words = /^(You're offline|We couldn't open this page)$/;
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words);
    await expect(page.getByRole('banner')).toBeVisible();
  });

  await exam.open(attempt.id);
  await exam.goTo(passage.position);
  await expect(page.locator('.passage, [data-passage]').first()).toBeVisible();
  await exam.give(rightFor(key));
  await exam.saveState('Offline, saved on this device');
  await page.close();

  const other = await context.newPage();
  await findNetwork(other, server);
  await other.goto('/faqs');
  await expect
    .poll(() => keptResponses(attempt.id), { timeout: 30_000 })
    .toEqual({ [passage.position]: rightFor(key) });
});

test('a later release takes over when no other window is left, and its files never mix with the older ones', async ({
  page,
  context,
  request,
  server,
}) => {
  const student = await makeSubscriber(request, 'release');
  const attempt = await startOfEachType(request, student, 1);
  await enter(page, student);
  await page.goto('/dashboard');
  await kept(page);
  const older = server.scripts();
  const scripts = () =>
    page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map(({ name }) => new URL(name).pathname.replace('/assets/', ''))
        .filter((name) => name.endsWith('.js')),
    );
  server.putLaterRelease('Later00');
  await page.evaluate(async () => {
    await (await navigator.serviceWorker.getRegistration())?.update();
  });
  await expect
    .poll(
      () =>
        page.evaluate(async () =>
          Boolean((await navigator.serviceWorker.getRegistration())?.waiting),
        ),
      { timeout: 60_000 },
    )
    .toBe(true);

  await test.step('pages of the older release go on, loaded again or not', async () => {
    const offer = page.getByText('A new version of Prepward is ready');
    await page.getByRole('link', { name: 'Progress' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/progress/i);
    await expect(offer).toBeVisible();
    await page.goto(`/practice/attempt/${attempt.id}`);
    await new ExamDriver(page).at(1);
    await expect(offer).toBeHidden();
    await page.goto('/dashboard');
    // Once idle, the page checks for a waiting release, and offers it when another page opens.
    await expect(async () => {
      await page.getByRole('link', { name: 'Today', exact: true }).first().click();
      await page.getByRole('link', { name: 'Progress' }).first().click();
      await expect(offer).toBeVisible({ timeout: 1_000 });
    }).toPass();
    expect((await scripts()).filter((name) => !older.includes(name))).toEqual([]);
  });

  await test.step('it waits while another window shows the site', async () => {
    const other = await context.newPage();
    await other.goto('/test-bank');
    await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
    await page.getByRole('button', { name: 'Reload' }).click();
    await expect(page.getByText(/is open in another tab or window/)).toBeVisible();
    await other.close();
  });

  const loaded = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Reload' }).click();
  await loaded;
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/progress/i);
  const now = await scripts();
  expect(now.length).toBeGreaterThan(5);
  expect(now.filter((name) => older.includes(name))).toEqual([]);
});

test('who signs in after a student has signed out finds nothing of theirs on the device', async ({
  page,
  request,
  server,
}) => {
  const first = await makeSubscriber(request, 'library');
  const attempt = await startOfEachType(request, first, 1);
  const second = await makeSubscriber(request, 'next-in-line');
  await enter(page, first);
  await page.goto('/dashboard');
  await kept(page);
  await new ExamDriver(page).open(attempt.id);
  await page.goto('/dashboard');
  await expect(page.getByRole('link', { name: 'Continue' }).first()).toBeVisible();
  expect(await personalKeys(page)).toContain(`attempt.${attempt.id}`);
  await logOut(page);
  await expect(page).toHaveURL(/\/$/);
  await expect.poll(() => personalKeys(page)).toEqual([]);
  expect((await cachedAddresses(page)).filter((one) => !one.startsWith('/assets/')).sort()).toEqual(
    ['/dashboard', '/icon.svg'],
  );

  await logIn(page, second.email);
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
  await loseNetwork(page, server);
  await page.goto(`/practice/attempt/${attempt.id}`);
  await expect(page.getByRole('main')).toContainText(/couldn't load|couldn't reach|can't find/);
  await page.goto('/dashboard');
  await expect(page.getByRole('link', { name: 'Continue' })).toHaveCount(0);
});
