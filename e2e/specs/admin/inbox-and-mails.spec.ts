import { expect, test } from '@playwright/test';
import { BACK_OFFICE_PATH } from '@prepward/contracts/back-office';
import { enter, makeStudent } from '../../support/attempts.js';
import { confirm } from '../../support/back-office.js';
import { accessOf } from '../../support/buyers.js';
import { call } from '../../support/call.js';
import { sql } from '../../support/database.js';
import { ADMIN } from '../../support/ports.js';
import { mailTo, newAddress } from '../../support/student.js';

const ASKED = 'Asked for by email';

test('an admin gives a plan and takes it back', async ({ page }) => {
  const student = await makeStudent(page.request, 'given');
  await enter(page, ADMIN);
  await page.goto(`${BACK_OFFICE_PATH}/users/${student.id}/show`);
  await page.getByRole('button', { name: 'Grant a plan' }).click();
  await confirm(page, 'Grant plan', ASKED);
  await expect(page.getByText('Weekly, granted by staff')).toBeVisible();
  expect(await accessOf(page.request, student)).toMatchObject({ state: 'active', plan: 'weekly' });
  await page.getByRole('button', { name: 'Revoke' }).click();
  await confirm(page, 'Revoke', ASKED);
  await expect(page.getByText('Ended', { exact: true })).toBeVisible();
  expect(await accessOf(page.request, student)).not.toMatchObject({ state: 'active' });
});

test('an admin answers a request, and the mail arrives', async ({ page }) => {
  const email = newAddress('asks');
  const [enquiry] = await sql<{ id: string }>(
    `INSERT INTO enquiries (id, kind, name, email, message)
     VALUES (gen_random_uuid(), 'quote', 'Ann Lee', $1, 'How much is a month?') RETURNING id`,
    [email],
  );
  await enter(page, ADMIN);
  await page.goto(`${BACK_OFFICE_PATH}/enquiries/${enquiry?.id}/show`);
  await page.getByLabel('Your answer').fill('A month is <b>$49.99</b>, Ann.');
  await page.getByRole('button', { name: 'Send reply' }).click();
  await expect(page.getByText('The reply is on its way.')).toBeVisible();
  // Staff input is sent as text, not as markup.
  expect(await mailTo(page, email, /./)).toContain('A month is <b>$49.99</b>, Ann.');
  await expect(page.getByText('Answered').first()).toBeVisible();
});

test('an admin retries an email that failed, and it arrives', async ({ page }) => {
  const student = await makeStudent(page.request, 'unlucky');
  const { body } = await call(page.request, student, 'privacy.delete', {
    body: { password: 'correct horse 7' },
  });
  expect(body.deletionDueAt).not.toBeNull();
  const subject = /will be deleted on/;
  await mailTo(page, student.email, subject);
  const mails = async () =>
    (await (await page.request.get('/dev/inbox.json')).json()).filter(
      (mail: { to: string; subject: string }) =>
        mail.to.includes(student.email) && subject.test(mail.subject),
    ).length;
  expect(await mails()).toBe(1);
  const delivered = `SELECT key FROM mail_deliveries m JOIN outbox_deliveries d
    ON d.event_id = left(m.key, 36)::uuid AND d.job = m.job
    WHERE m.recipient = $1 AND m.template = 'deletion-requested' AND d.done_at IS NOT NULL`;
  await expect.poll(async () => (await sql(delivered, [student.email])).length).toBe(1);
  // Makes it look as if all attempts had failed.
  await sql(
    `WITH mail AS (
       UPDATE mail_deliveries SET sent_at = NULL, last_error = 'no answer'
       WHERE recipient = $1 AND template = 'deletion-requested' RETURNING key, job
     )
     UPDATE outbox_deliveries d SET failed_at = now(), done_at = NULL, last_error = 'no answer'
     FROM mail WHERE d.event_id = left(mail.key, 36)::uuid AND d.job = mail.job`,
    [student.email],
  );
  await enter(page, ADMIN);
  await page.goto(`${BACK_OFFICE_PATH}/mails`);
  await page.getByLabel('Recipient’s email').fill(student.email);
  // The filter is applied once typing pauses; if that came later, it would leave the email's page.
  await expect(page).toHaveURL(/filter=[^&]*unlucky/);
  const rows = page.getByRole('row').filter({ hasText: student.email });
  const retry = page.getByRole('button', { name: 'Retry now' });
  // A filter that is applied late returns to the list.
  await expect(async () => {
    if (!(await retry.isVisible())) {
      await rows.filter({ hasText: 'Failed' }).getByRole('link').click({ timeout: 5_000 });
    }
    await expect(retry).toBeVisible({ timeout: 5_000 });
  }).toPass({ timeout: 60_000 });
  await retry.click();
  await confirm(page, 'Retry now', ASKED);
  await expect.poll(mails, { timeout: 30_000 }).toBe(2);
});
