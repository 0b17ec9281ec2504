import { readdirSync } from 'node:fs';
import path from 'node:path';
import { addressOf, type RouteName } from '@prepward/contracts/route-addresses';
import { routeRequest } from '@prepward/contracts/route-request';
import { declaredStatements } from '@prepward/platform/database';
import { SEED } from './admin-lists-data.js';
import { percentile } from './figures.js';
import type { Stack } from './stack.js';
import { makeStudents } from './students.js';

const ROOT = path.resolve(import.meta.dirname, '../../..');
/** Enough calls for a p95; slow lists get as many as fit into `ms`, but at least `least`. */
const CALLS = { least: 60, most: 200, ms: 6_000, warmUp: 10 };
/** Full scans of large tables, which no list may do. */
const LARGE = /Seq Scan on (users|orders|payments|attempts|attempt_answers)\b/;
const TARGET = 2;

/** The route of each list; a list that is missing here ends the run. */
const ROUTES: Readonly<Record<string, RouteName>> = {
  'auth.users-for-admin': 'admin.users',
  'billing.orders-for-admin': 'admin.orders',
  'billing.payments-for-admin': 'admin.payments',
  'billing.disputes-for-admin': 'admin.disputes',
  'billing.webhook-events-for-admin': 'admin.webhookEvents',
  'billing.refund-requests': 'admin.refundRequests',
  'platform.mails': 'admin.mails',
  'platform.dead-letters': 'admin.deadLetters',
  'platform.audit-entries': 'admin.auditEntries',
  'questions.items-for-admin': 'admin.items',
  'quizzes.reports-for-admin': 'admin.itemReports',
  'quotes.inbox': 'admin.enquiries',
  'quotes.canned-texts': 'admin.cannedTexts',
  'files.list': 'admin.files',
  'papers.downloads': 'admin.downloads',
};

interface Order {
  list: string;
  sort: string;
  order: string;
  /** SQL of the page, and of the total count. */
  texts: readonly [string, string];
  params: number;
}

/** Every sort order of every list, with the statements that the product runs for it. */
async function orders(): Promise<Order[]> {
  for (const folder of ['libs/modules', 'libs/platform/src']) {
    const files = readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' });
    const wanted = files.filter((file) =>
      /^(?!.*(dist|node_modules)\/).*\.repository\.ts$/.test(file),
    );
    for (const file of wanted) await import(path.join(ROOT, folder, file));
  }
  const all = new Map(declaredStatements().map((each) => [each.name, each]));
  return [...all.values()].flatMap(({ name, text, params }) => {
    const [, list = '', sort = '', order = ''] = /^(.+)-by-(\w+)-(ASC|DESC)$/.exec(name) ?? [];
    const total = all.get(`${list}-total`);
    if (total === undefined) return [];
    return [{ list, sort, order, texts: [text, total.text] as const, params: params.length - 2 }];
  });
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await work();
  return performance.now() - startedAt;
}

/** Times of the same work done in two ways, ms. */
interface Times {
  ours: number[];
  theirs: number[];
}

/** Runs both in alternation, each going first equally often, until there are enough times. */
async function inTurns(call: () => Promise<unknown>, bare: () => Promise<unknown>): Promise<Times> {
  for (let warmUp = 0; warmUp < CALLS.warmUp; warmUp++) {
    await call();
    await bare();
  }
  const times: Times = { ours: [], theirs: [] };
  const startedAt = performance.now();
  const isEnough = (n: number) =>
    n >= CALLS.most || (n >= CALLS.least && performance.now() - startedAt > CALLS.ms);
  while (!isEnough(times.ours.length)) {
    times.ours.push(await timed(call));
    times.theirs.push(await timed(bare));
    times.theirs.push(await timed(bare));
    times.ours.push(await timed(call));
  }
  return times;
}

/** Calls the API as react-admin does. */
function asking(stack: Stack, token: string, path: string): () => Promise<void> {
  return async () => {
    const answer = await fetch(stack.apiUrl + path, {
      headers: { authorization: `Bearer ${token}` },
    });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    await answer.json();
  };
}

/** Times a list's first page through the API and through its bare statements. */
function measure(stack: Stack, token: string, { list, sort, order, texts, params }: Order) {
  const name = ROUTES[list];
  if (name === undefined) throw new Error(`${list} has no route here: add it`);
  const query = new URLSearchParams({ sort: JSON.stringify([sort, order]), range: '[0,24]' });
  const nulls = Array.from({ length: params }, () => null);
  return inTurns(asking(stack, token, `${addressOf(name).path}?${query}`), async () => {
    await stack.db.query(texts[0], [...nulls, 25, 0]);
    await stack.db.query(texts[1], nulls);
  });
}

/** Prints the fixed cost of a request, measured with one record by its key, which SQL finds at once. */
async function sayFixedCost(stack: Stack, token: string, userId: string): Promise<void> {
  const { path } = routeRequest('admin.user', { params: { id: userId } });
  const { ours, theirs } = await inTurns(asking(stack, token, path), () =>
    stack.db.query('SELECT * FROM users WHERE id = $1', [userId]),
  );
  const text = (times: readonly number[]) =>
    `p50 ${percentile(times, 0.5).toFixed(1)} ms, p95 ${percentile(times, 0.95).toFixed(1)} ms`;
  console.log(`One record by its key: API ${text(ours)}; SQL ${text(theirs)}`);
}

function line({ list, sort, order }: Order, { ours, theirs }: Times, read: readonly string[]) {
  const [p50, p95] = [0.5, 0.95].map((p) => [percentile(ours, p), percentile(theirs, p)] as const);
  const ratio = ([api, sql]: readonly [number, number] = [0, 1]) => (api / sql).toFixed(2);
  const isMet = Number(ratio(p95)) <= TARGET && read.length === 0;
  return [
    list,
    `${sort} ${order}`,
    ...(p95 ?? []).map((ms) => ms.toFixed(1)),
    ratio(p95),
    ratio(p50),
    ours.length,
    `${read.join(', ') || 'none'}${isMet ? '' : ' | MISSED'}`,
  ].join(' | ');
}

/** The large tables that a page or a count scans in full. */
async function scans({ db }: Stack, { texts, params }: Order): Promise<string[]> {
  const nulls = Array.from({ length: params }, () => null);
  const plans = [
    await db.query(`EXPLAIN ${texts[0]}`, [...nulls, 25, 0]),
    await db.query(`EXPLAIN ${texts[1]}`, nulls),
  ];
  const lines = plans.flatMap(({ rows }) => rows.map((row) => String(row['QUERY PLAN'])));
  return lines.flatMap((line) => LARGE.exec(line)?.[1] ?? []);
}

/**
 * p95 of every sort order of every back-office list next to its own statements in bare SQL, with
 * 100,000 users, 1,000,000 answers and 200,000 orders; and which plans scan a large table in full.
 */
export async function adminLists(stack: Stack): Promise<void> {
  const [staff] = await makeStudents(stack, 1);
  if (staff === undefined) throw new Error('No account was made');
  await stack.db.query(`INSERT INTO user_roles (user_id, role) VALUES ($1, 'admin')`, [
    staff.userId,
  ]);
  for (const statement of SEED) await stack.db.query(statement);
  await sayFixedCost(stack, staff.token, staff.userId);
  console.log(
    'list | order | API p95 ms | SQL p95 ms | ratio | ratio of p50 | calls | whole tables',
  );
  const only = process.env.LISTS?.split(',');
  for (const order of await orders()) {
    if (only !== undefined && !only.includes(order.list)) continue;
    const times = await measure(stack, staff.token, order);
    console.log(line(order, times, await scans(stack, order)));
  }
}
