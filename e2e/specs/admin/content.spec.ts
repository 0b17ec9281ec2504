import { expect, test } from '@playwright/test';
import { BACK_OFFICE_PATH } from '@prepward/contracts/back-office';
import { makePdf } from '../../../libs/papers/test/make-pdf.js';
import { enter, makeStudent, read, start } from '../../support/attempts.js';
import { expectAccessible } from '../../support/axe.js';
import { chooseFile, confirm, openFiles } from '../../support/back-office.js';
import { call } from '../../support/call.js';
import { sql } from '../../support/database.js';
import { ADMIN } from '../../support/ports.js';

/** Longest wait until a paper change takes effect, ms: a busy worker may have other work first. */
const PUBLISHED_MS = 150_000;

/** Plants a published mistake: a distractor is the key. @returns the option that is right */
async function plantWrongKey(itemId: string): Promise<{ right: string; place: number }> {
  const [row] = await sql<{ key: string; ids: string[] }>(
    `SELECT v.sheet -> 'key' ->> 'option' AS key,
       ARRAY(SELECT o ->> 'id' FROM jsonb_array_elements(v.view -> 'options') o) AS ids
     FROM items i JOIN item_versions v ON v.item_id = i.id AND v.version = i.version
     WHERE i.id = $1`,
    [itemId],
  );
  const right = row?.key ?? '';
  const wrong = row?.ids.find((id) => id !== right) ?? '';
  await sql(
    `UPDATE item_versions v SET sheet = jsonb_set(v.sheet, '{key,option}', to_jsonb($2::text)),
       source = jsonb_set(v.source, '{key}', to_jsonb($2::text))
     FROM items i WHERE i.id = $1 AND v.item_id = i.id AND v.version = i.version`,
    [itemId, wrong],
  );
  return { right, place: (row?.ids.indexOf(right) ?? 0) + 1 };
}

test('an admin corrects a question, and the score of a student changes', async ({ page }) => {
  const student = await makeStudent(page.request, 'corrected');
  const { id, items } = await start(page.request, student, {
    kind: 'free-practice',
    subject: 'english',
    mode: 'exam',
  });
  const item = items.find(({ type }) => type === 'multiple-choice');
  if (item === undefined) throw new Error('no plain question');
  const { right, place } = await plantWrongKey(item.itemId);
  await call(page.request, student, 'attempts.save', {
    params: { id, position: item.position },
    body: { clientId: 'tab', sequence: 1, response: { type: 'multiple-choice', option: right } },
  });
  const finished = await call(page.request, student, 'attempts.finish', { params: { id } });
  expect(finished.body.result?.right).toBe(0);

  await enter(page, ADMIN);
  await page.goto(`${BACK_OFFICE_PATH}/items/${encodeURIComponent(item.itemId)}/show`);
  const preview = page.frameLocator('iframe[title="The question as students see it"]');
  await expect(preview.getByRole('radio')).toHaveCount(4);
  await expectAccessible(page, 'the page of a question');
  await page.getByRole('link', { name: 'Edit' }).click();
  const option = page.getByRole('group', { name: `Option ${place}` });
  await option.getByLabel('The key').check();
  await expect(page.getByText('This changes 1 score.')).toBeVisible();
  await page.getByRole('button', { name: 'Save…' }).click();
  await expect(page.getByRole('dialog').getByText('This changes 1 score.')).toBeVisible();
  await confirm(page, 'Save', 'The key was wrong');
  await expect(page.getByText('The new version is saved.')).toBeVisible();
  await expect.poll(async () => (await read(page.request, student, id)).result?.right).toBe(1);
});

test('an admin uploads a PDF, sells it as a test bank, and takes it off sale', async ({ page }) => {
  test.slow();
  await enter(page, ADMIN);
  await openFiles(page);
  const choose = (name: string, buffer: Buffer) => chooseFile(page, name, buffer);
  await choose('Trap.pdf', await makePdf('A trap', { script: 'app.alert(1)' }));
  await expect(page.getByText('This PDF contains JavaScript.')).toBeVisible();
  await choose('Reading edition.pdf', await makePdf(`An edition of ${Date.now()}`));
  await expect(page).toHaveURL(/\/files\/[0-9a-f-]{36}$/);
  await expect(page.getByRole('img', { name: 'Page 1' })).toBeVisible();
  await expectAccessible(page, 'the page of a file');
  await page.getByRole('button', { name: 'Sell as a test bank' }).click();
  await page
    .getByRole('dialog')
    .getByLabel(/^Number of questions/)
    .fill('42');
  await confirm(page, 'Sell it', 'A new edition');
  const sold = async () => {
    const { body } = await call(page.request, null, 'papers.sold', {});
    return body.items.find(({ subject }) => subject === 'reading')?.questions;
  };
  await expect.poll(sold, { timeout: PUBLISHED_MS }).toBe(42);
  await page.getByRole('button', { name: 'Unpublish' }).click();
  await confirm(page, 'Unpublish', 'Only a test');
  await expect.poll(sold, { timeout: PUBLISHED_MS }).toBe(100);
});
