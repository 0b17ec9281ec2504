import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sqlFaults } from './sql-faults.mjs';

const changes = (text, kind) =>
  sqlFaults(text)
    .filter((fault) => fault.kind === kind)
    .map(({ was, now }) => `${was} → ${now}`);

const LIST = `SELECT id FROM sessions
  WHERE user_id = $1 AND at >= $2 AND (kind = 'a AND b' OR n < $3)
  ORDER BY at DESC NULLS LAST, id LIMIT 5 FOR UPDATE SKIP LOCKED`;

test('a comparison takes its edge in, or leaves it out', () => {
  assert.deepEqual(changes(LIST, 'comparison'), ['>= → >', '< → <=']);
  assert.deepEqual(changes(`SELECT a->>'x' <> b, c @> d, e => 1 FROM t`, 'comparison'), []);
});

test('a condition is no longer asked, and keeps its parameters', () => {
  assert.deepEqual(changes(LIST, 'condition'), [
    'user_id = $1 → (true OR (user_id = $1))',
    'at >= $2 → (true OR (at >= $2))',
    "(kind = 'a AND b' OR n < $3) → (true OR ((kind = 'a AND b' OR n < $3)))",
    'n < $3 → (false AND (n < $3))',
    "kind = 'a AND b' → (false AND (kind = 'a AND b'))",
  ]);
});

test('the two ends of a range are one condition', () => {
  const text = 'SELECT 1 FROM t WHERE a BETWEEN $1 AND $2 AND b IS DISTINCT FROM $3';
  assert.deepEqual(changes(text, 'condition'), [
    'a BETWEEN $1 AND $2 → (true OR (a BETWEEN $1 AND $2))',
    'b IS DISTINCT FROM $3 → (true OR (b IS DISTINCT FROM $3))',
  ]);
});

test('an order goes, turns round, or ends too early', () => {
  assert.deepEqual(changes(LIST, 'order'), [
    'ORDER BY at DESC NULLS LAST, id → ',
    'at DESC NULLS LAST → at ASC NULLS LAST',
    'id → id DESC',
    ', id → ',
  ]);
  assert.deepEqual(changes(LIST, 'nulls'), ['NULLS LAST → ']);
  const window = 'SELECT row_number() OVER (PARTITION BY a ORDER BY b) FROM t';
  assert.deepEqual(changes(window, 'order'), ['ORDER BY b → ', 'b → b DESC']);
});

test('a lock goes, or waits', () => {
  assert.deepEqual(changes(LIST, 'lock'), ['FOR UPDATE SKIP LOCKED → ']);
  assert.deepEqual(changes(LIST, 'waiting'), ['SKIP LOCKED → ']);
});

test('coalesce takes one of the two, and keeps the parameters of the other', () => {
  assert.deepEqual(changes('SELECT coalesce(a, f(b, c)) FROM t', 'coalesce'), [
    'coalesce(a, f(b, c)) → (a)',
    'coalesce(a, f(b, c)) → (f(b, c))',
  ]);
  assert.deepEqual(changes('SELECT coalesce($1, a) FROM t', 'coalesce'), [
    'coalesce($1, a) → ($1)',
    'coalesce($1, a) → (CASE WHEN true THEN a ELSE $1 END)',
  ]);
});

test('a column keeps what it had', () => {
  const upsert = `INSERT INTO items AS i (a, b) VALUES ($1, $2)
    ON CONFLICT (a) DO UPDATE SET b = excluded.b, c = i.c + 1 WHERE i.d`;
  assert.deepEqual(changes(upsert, 'assignment'), [
    'b = excluded.b → b = i.b',
    'c = i.c + 1 → c = i.c',
  ]);
  assert.deepEqual(changes('UPDATE users SET a = now(), b = $1 WHERE id = $2', 'assignment'), [
    'a = now() → a = users.a',
    'b = $1 → b = CASE WHEN true THEN users.b ELSE $1 END',
  ]);
  // The only assignment isn't changed, because nothing would be left of the update.
  assert.deepEqual(changes('UPDATE users SET a = $1', 'assignment'), []);
});

test('words, signs and filters change, but not in texts', () => {
  const text = `SELECT min(a), count(*) FILTER (WHERE b IS NULL), now() - interval '1 - 2', 'true'
    FROM t LEFT JOIN u ON u.id = t.id -- true
    WHERE c = true`;
  assert.deepEqual(changes(text, 'word'), ['min → max', 'true → false']);
  assert.deepEqual(changes(text, 'filter'), ['FILTER (WHERE b IS NULL) → ']);
  assert.deepEqual(changes(text, 'sign'), ['- → +']);
  assert.deepEqual(changes(text, 'null'), ['IS NULL → IS NOT NULL']);
  assert.deepEqual(changes(text, 'join'), ['LEFT JOIN → JOIN']);
});

test('a fault is the whole statement with one change', () => {
  const [fault] = sqlFaults('SELECT a FROM t WHERE b < $1 LIMIT 1');
  assert.equal(fault.text, 'SELECT a FROM t WHERE b <= $1 LIMIT 1');
});
