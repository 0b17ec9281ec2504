import { expect, type Page } from '@playwright/test';
import { BACK_OFFICE_PATH, STAFF_SIGN_IN_PATH } from '@prepward/contracts/back-office';
import { sql } from './database.js';
import { ADMIN } from './ports.js';

/** Signs in as an admin who has no second step; by default the one that the launcher creates. */
export async function adminLogIn(page: Page, admin = ADMIN): Promise<void> {
  await page.goto(STAFF_SIGN_IN_PATH);
  await page.getByLabel(/^Email/).fill(admin.email);
  await page.getByLabel(/^Password/).fill(admin.password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL(new RegExp(BACK_OFFICE_PATH));
}

/** One statement that makes a record of each kind, about one student. */
const RECORDS = `
  WITH student AS (
    INSERT INTO users (id, email, email_confirmed_at, user_metadata)
    VALUES (gen_random_uuid(), gen_random_uuid() || '@example.org', now(),
      '{"first_name": "Ann", "last_name": "Lee"}') RETURNING id, email
  ), attempt AS (
    INSERT INTO attempts (id, user_id, kind, slot, subject, mode, item_count, sections, state,
      finished_at)
    SELECT gen_random_uuid(), id, 'quiz', '', 'math', 'exam', 1, '[]', 'finished', now()
    FROM student RETURNING id, user_id
  ), report AS (
    INSERT INTO item_reports (id, attempt_id, position, user_id, item_id, item_version, reason, text)
    SELECT gen_random_uuid(), a.id, 1, a.user_id, i.id, i.version, 'other', 'Two options are right.'
    FROM attempt a, (SELECT id, version FROM items ORDER BY id LIMIT 1) i
  ), bought AS (
    INSERT INTO orders (id, user_id, gateway, item, amount_cents, currency)
    SELECT gen_random_uuid(), id, 'sandbox', 'weekly', 1999, 'usd' FROM student
    RETURNING id, user_id
  ), paid AS (
    INSERT INTO payments (id, user_id, gateway, gateway_id, order_id, item, amount_cents, tax_cents,
      currency, paid_at)
    SELECT gen_random_uuid(), user_id, 'sandbox', 'in_' || id, id, 'weekly', 1999, 0, 'usd', now()
    FROM bought RETURNING id, user_id
  ), wish AS (
    INSERT INTO refund_requests (id, user_id, payment_id, reason)
    SELECT gen_random_uuid(), user_id, id, 'My exam was canceled.' FROM paid
  ), dispute AS (
    INSERT INTO disputes (id, payment_id, gateway_id, amount_cents, currency, status, reason,
      happened_at)
    SELECT gen_random_uuid(), id, 'dp_' || id, 1999, 'usd', 'open', 'fraudulent', now() FROM paid
  ), customer AS (
    INSERT INTO billing_customers (gateway, customer_id, user_id)
    SELECT 'sandbox', 'cus_' || id, id FROM student RETURNING customer_id
  ), webhook AS (
    INSERT INTO webhook_events (gateway, event_id, type, customer_id, sent_at, payload)
    SELECT 'sandbox', 'evt_' || customer_id, 'invoice.paid', customer_id, now(),
      jsonb_build_object('customer', customer_id, 'amount_paid', 1999) FROM customer
  ), event AS (
    INSERT INTO outbox_events (id, name, payload, published_at)
    VALUES (gen_random_uuid(), 'planted.event', '{}', now()) RETURNING id
  ), dead AS (
    INSERT INTO outbox_deliveries (event_id, job, failed_at, last_error)
    SELECT id, 'auth.send-welcome', now(), 'The mail server gave no answer' FROM event
  ), mail AS (
    INSERT INTO mail_deliveries (key, template, job, recipient, tries, last_error)
    SELECT event.id || ':welcome', 'welcome', 'auth.send-welcome', student.email, 8,
      'The mail server gave no answer' FROM event, student
  ), enquiry AS (
    INSERT INTO enquiries (id, kind, name, email, message)
    SELECT gen_random_uuid(), 'contact', 'Ann Lee', email, 'When does my plan start?' FROM student
    RETURNING id
  ), entry AS (
    INSERT INTO enquiry_entries (id, enquiry_id, kind, text, author_id)
    SELECT gen_random_uuid(), enquiry.id, 'note', 'Called back.', student.id FROM enquiry, student
  ), canned AS (
    INSERT INTO canned_texts (id, title, text)
    VALUES (gen_random_uuid(), 'Start of a plan', 'Your plan starts as soon as you pay.')
  ), log AS (
    INSERT INTO audit_entries (id, actor_id, action, resource_id, before, after, reason)
    SELECT gen_random_uuid(), id, 'admin.grantRole', id::text, '{"roles": []}',
      '{"roles": ["admin"]}', 'A new colleague' FROM student
  ), file AS (
    INSERT INTO staff_files (id, name) VALUES (gen_random_uuid(), 'Edition.pdf') RETURNING id
  ), version AS (
    INSERT INTO staff_file_versions (file_id, version, hash, bytes, pages, pictures, created_by)
    SELECT file.id, 1, md5(random()::text) || md5(random()::text), 81234, 5, '[]', student.id
    FROM file, student RETURNING hash
  ), sheet AS (
    INSERT INTO free_paper_downloads (id, user_id, subject, kind, paper_hash)
    SELECT gen_random_uuid(), student.id, 'math', 'study-sheet', hash FROM version, student
  )
  INSERT INTO paper_downloads (id, purchase_id, user_id, subject)
  SELECT gen_random_uuid(), id, user_id, 'math' FROM bought`;

/** Makes a record of each kind that the back-office lists, so that no list is empty. */
export async function plantRecords(): Promise<void> {
  await sql(RECORDS);
}

/** How long a page has to be quiet before it counts as settled, ms. */
const QUIET_MS = 600;

/**
 * Waits until a page shows its content: it has a title, everything is loaded, no spinner is left, and
 * it stays that way. Code that is still loading may start new requests after a pause.
 */
export async function settled(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await quiet(page);
}

/**
 * The same without waiting for the network, for a page that was settled at another width: a frame in it
 * may load again, but frames are checked elsewhere.
 */
export async function quiet(page: Page): Promise<void> {
  const busy = page
    .locator('main .MuiSkeleton-root, [role=progressbar]:not([aria-valuenow])')
    .or(page.getByText(/^Loading/));
  let quietSince = Date.now();
  await expect
    .poll(
      async () => {
        if ((await page.title()) === '' || (await busy.count()) > 0) quietSince = Date.now();
        return Date.now() - quietSince;
      },
      { intervals: [100] },
    )
    .toBeGreaterThan(QUIET_MS);
}

/** The addresses of all pages in the menu, which has everything that the back-office registers. */
export async function menuPages(page: Page): Promise<string[]> {
  const items = page.getByRole('navigation', { name: 'Menu' }).getByRole('menuitem');
  await expect(items.first()).toBeVisible();
  const links = await items.evaluateAll((all) =>
    all.map((item) => item.getAttribute('href') ?? ''),
  );
  // The queue board is a library's page.
  return links.filter((link) => link !== '' && !link.endsWith('/queues'));
}

/** The address of the first record that an open list links to; undefined where it links to none. */
export async function firstRecord(page: Page, list: string): Promise<string | undefined> {
  if (list === BACK_OFFICE_PATH || list === `${BACK_OFFICE_PATH}/`) return undefined;
  const link = page.locator(`main tbody a[href^="${list}/"], main ul a[href^="${list}/"]`).first();
  return (await link.count()) === 0 ? undefined : ((await link.getAttribute('href')) ?? undefined);
}

/**
 * Opens the list of files, and waits for its content: until then the upload button may be replaced.
 */
export async function openFiles(page: Page): Promise<void> {
  await page.goto(`${BACK_OFFICE_PATH}/files`);
  const empty = page.getByText(/Upload a PDF of up to/);
  await expect(empty.or(page.getByRole('table')).first()).toBeVisible();
}

/** Chooses a PDF to upload on the list of files. */
export async function chooseFile(page: Page, name: string, buffer: Buffer): Promise<void> {
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name, mimeType: 'application/pdf', buffer });
}

/** Enters the reason in the open dialog, and confirms with its button. */
export async function confirm(page: Page, button: string, reason: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(/^Reason/).fill(reason);
  await dialog.getByRole('button', { name: button }).click();
  await expect(dialog).toBeHidden();
}
