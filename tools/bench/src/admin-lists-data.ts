/** Statements that fill the back-office lists; the database itself generates the rows. */
export const SEED: readonly string[] = [
  `INSERT INTO users (id, email, email_confirmed_at, created_at, user_metadata)
   SELECT gen_random_uuid(), 'student-' || n || '@example.org', now(),
          now() - n * interval '7 minutes',
          jsonb_build_object('first_name', 'Student', 'last_name', 'No' || n)
   FROM generate_series(1, 100000) n`,
  `INSERT INTO attempts (id, user_id, kind, slot, subject, mode, state, item_count, sections,
                         started_at, finished_at)
   SELECT gen_random_uuid(), id, 'practice', id::text, 'math', 'exam', 'finished', 50, '[]',
          created_at, created_at
   FROM (SELECT id, created_at FROM users LIMIT 20000) of_some`,
  `INSERT INTO attempt_answers (attempt_id, position, client_id, sequence, response, correct)
   SELECT a.id, n, 'bench', 1, '{"type": "multiple-choice", "option": "a"}', n % 3 > 0
   FROM (SELECT id FROM attempts LIMIT 20000) a, generate_series(1, 50) n`,
  `INSERT INTO orders (id, user_id, gateway, item, amount_cents, currency, created_at)
   SELECT gen_random_uuid(), u.id, 'stripe', p.item, p.cents, 'usd',
          u.created_at + p.n * interval '1 day'
   FROM (SELECT id, created_at FROM users LIMIT 100000) u,
        (VALUES (0, 'weekly', 1999), (1, 'monthly', 4999)) p (n, item, cents)`,
  `INSERT INTO payments (id, user_id, gateway, gateway_id, order_id, item, amount_cents, tax_cents,
                         currency, paid_at)
   SELECT gen_random_uuid(), user_id, gateway, 'in_' || id, id, item, amount_cents, 0, currency,
          created_at FROM orders`,
  `INSERT INTO disputes (id, payment_id, gateway_id, amount_cents, currency, status, reason,
                         happened_at)
   SELECT gen_random_uuid(), id, 'dp_' || id, amount_cents, 'usd', 'open', 'fraudulent', paid_at
   FROM (SELECT id, amount_cents, paid_at FROM payments LIMIT 20000) disputed`,
  `INSERT INTO refund_requests (id, user_id, payment_id, reason, created_at)
   SELECT gen_random_uuid(), user_id, id, 'Not for me', paid_at
   FROM (SELECT id, user_id, paid_at FROM payments LIMIT 20000) asked`,
  `WITH made AS (
     INSERT INTO outbox_events (id, name, payload, published_at, created_at)
     SELECT gen_random_uuid(), 'planted.event', '{}', now(), now() - n * interval '1 minute'
     FROM generate_series(1, 20000) n RETURNING id, created_at
   )
   INSERT INTO outbox_deliveries (event_id, job, created_at, failed_at, last_error)
   SELECT id, 'billing.carry-out-refund', created_at, created_at, 'no answer' FROM made`,
  `INSERT INTO webhook_events (gateway, event_id, type, sent_at, payload, created_at)
   SELECT 'stripe', 'evt_' || n, 'invoice.paid', now(), '{"id": "evt"}',
          now() - n * interval '1 minute' FROM generate_series(1, 100000) n`,
  `INSERT INTO mail_deliveries (key, template, job, recipient, sent_at, created_at)
   SELECT gen_random_uuid() || ':welcome', 'welcome', 'auth.send-welcome-mail',
          'student-' || n || '@example.org', now(), now() - n * interval '20 seconds'
   FROM generate_series(1, 100000) n`,
  `INSERT INTO audit_entries (id, created_at, action, resource_id)
   SELECT gen_random_uuid(), now() - n * interval '1 minute', 'admin.decideRefund', n::text
   FROM generate_series(1, 100000) n`,
  `INSERT INTO enquiries (id, kind, name, email, message, status, created_at)
   SELECT gen_random_uuid(), 'contact', 'Student No' || n, 'student-' || n || '@example.org',
          'When does it start?', CASE WHEN n % 50 = 0 THEN 'new' ELSE 'closed' END,
          now() - n * interval '20 minutes'
   FROM generate_series(1, 50000) n`,
  `INSERT INTO canned_texts (id, title, text)
   SELECT gen_random_uuid(), 'Text ' || n, 'We write back today.' FROM generate_series(1, 50) n`,
  `INSERT INTO item_reports (id, attempt_id, position, user_id, item_id, item_version, reason, text,
                             created_at)
   SELECT gen_random_uuid(), a.id, n, a.user_id, i.id, i.version, 'other', 'It is odd',
          a.started_at
   FROM (SELECT id, user_id, started_at FROM attempts LIMIT 2000) a,
        (SELECT id, version FROM items LIMIT 1) i, generate_series(1, 5) n`,
  `WITH made AS (
     INSERT INTO staff_files (id, name, updated_at)
     SELECT gen_random_uuid(), 'Edition ' || n || '.pdf', now() - n * interval '1 hour'
     FROM generate_series(1, 500) n RETURNING id
   )
   INSERT INTO staff_file_versions (file_id, version, hash, bytes, pages, pictures, created_by)
   SELECT id, 1, md5(random()::text) || md5(random()::text), 5000, 5, '[]', id FROM made`,
  `INSERT INTO paper_downloads (id, purchase_id, user_id, subject, at)
   SELECT gen_random_uuid(), id, user_id, 'math', created_at
   FROM (SELECT id, user_id, created_at FROM orders LIMIT 100000) bought`,
  `INSERT INTO free_paper_downloads (id, user_id, subject, kind, paper_hash, at)
   SELECT gen_random_uuid(), user_id, 'math', 'study-sheet', md5(id::text) || md5(id::text), created_at
   FROM (SELECT id, user_id, created_at FROM orders LIMIT 100000) bought`,
  'VACUUM (ANALYZE)',
];
