import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { PaperList } from '@prepward/contracts/paper-files';
import type { Progress, ProgressHistory } from '@prepward/contracts/progress';
import type { Subject } from '@prepward/contracts/subjects';
import { VERIFY_SIGN_UP } from '@prepward/testing/accounts';
import { readPdf } from '../../libs/papers/test/read-pdf.js';
import { type Stack, startStack, until } from './harness.js';
import { command } from './migrate.js';

let stack: Stack;
beforeAll(async () => {
  stack = await startStack();
}, 120_000);
afterAll(() => stack.stop());

interface Started {
  id: string;
  items: { position: number; itemId: string; type: string; options?: { id: string }[] }[];
}

async function call<Body>(method: string, route: string, token: string, body?: object) {
  const response = await fetch(stack.apiUrl + route, {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return { status: response.status, body: (await response.json()) as Body };
}

async function signIn(email: string): Promise<string> {
  await stack.signUp(email);
  await stack.db.query(VERIFY_SIGN_UP, [email]);
  const { body } = await call<{ access_token: string }>(
    'POST',
    '/auth/v1/token?grant_type=password',
    '',
    { email, password: 'correct horse 7' },
  );
  return body.access_token;
}

/** Starts a quiz, which is the same for everyone, and answers one item. */
async function quiz(
  token: string,
  answer: { position: number; option: string } | undefined,
  of: { subject: Subject; set: number } = { subject: 'math', set: 1 },
) {
  const { body } = await call<Started>('POST', '/api/v1/attempts', token, {
    kind: 'quiz',
    ...of,
    mode: 'exam',
  });
  if (answer !== undefined) {
    const response = { type: 'multiple-choice', option: answer.option };
    await call('PUT', `/api/v1/attempts/${body.id}/answers/${answer.position}`, token, {
      clientId: 'test',
      sequence: 1,
      response,
    });
  }
  return body;
}

interface Finished {
  result: {
    score: number;
    right: number;
    corrections: object[];
    review: { itemId: string; correct: boolean }[];
  };
}
const finish = (token: string, { id }: Started) =>
  call<Finished>('POST', `/api/v1/attempts/${id}/finish`, token);

/** What each place but the attempt itself shows of a student's one counted answer to an item. */
const shown = (seen: { right: number; counted: number; missed: boolean; scheduled: boolean }) => ({
  progress: { answers: 1, right: seen.right },
  mastery: { answers: 1, right: seen.right },
  week: { answers: 1, right: seen.right },
  statistics: seen.counted,
  missed: seen.missed,
  scheduled: seen.scheduled,
});

async function everywhere(email: string, token: string, itemId: string) {
  const zone = 'timeZone=America/Chicago';
  const now = await call<Progress>('GET', `/api/v1/progress?${zone}`, token);
  const history = await call<ProgressHistory>('GET', `/api/v1/progress/history?${zone}`, token);
  const { rows } = await stack.db.query(
    `SELECT i.subject, i.objective, s.last_correct, s.due_at IS NOT NULL AS scheduled,
       (SELECT count(*)::int FROM attempts a JOIN attempt_items ai ON ai.attempt_id = a.id
        JOIN attempt_answers x ON x.attempt_id = ai.attempt_id AND x.position = ai.position
        WHERE a.state = 'finished' AND ai.item_id = i.id AND x.correct) AS counted
     FROM items i JOIN student_items s ON s.item_id = i.id JOIN users u ON u.id = s.user_id
     WHERE i.id = $1 AND u.email = $2`,
    [itemId, email],
  );
  const [{ subject, objective, last_correct: lastCorrect, scheduled, counted }] = rows;
  const tally = (one: { answers: number; right: number } | undefined) => ({
    answers: one?.answers,
    right: one?.right,
  });
  return {
    progress: tally(now.body.subjects.find((one) => one.subject === subject)),
    mastery: tally(now.body.objectives.find((one) => one.objective === objective)),
    week: tally(history.body.weeks.at(-1)),
    statistics: counted,
    missed: lastCorrect === false,
    scheduled,
  };
}

/* The worker that the first test leaves running works for the others too. */
describe('a corrected item', () => {
  it('scores every attempt that held it again, once, and tells the students', async () => {
    const ann = await signIn('ann@example.org');
    const bob = await signIn('bob@example.org');
    const probe = await quiz(ann, undefined);
    const item = probe.items.find(({ type }) => type === 'multiple-choice');
    if (item?.options === undefined) throw new Error('the quiz has no plain item');
    const { rows } = await stack.db.query(
      `SELECT sheet -> 'key' ->> 'option' AS key FROM item_versions WHERE item_id = $1`,
      [item.itemId],
    );
    const oldKey: string = rows[0].key;
    const newKey = item.options.find(({ id }) => id !== oldKey)?.id ?? '';
    const at = { position: item.position };
    await finish(ann, await quiz(ann, { ...at, option: newKey }));
    const annAgain = await quiz(ann, { ...at, option: oldKey });
    await finish(ann, annAgain);
    const bobs = await quiz(bob, { ...at, option: oldKey });
    await finish(bob, bobs);
    const open = await quiz(bob, { ...at, option: newKey });
    expect(await everywhere('bob@example.org', bob, item.itemId)).toEqual(
      shown({ right: 1, counted: 2, missed: false, scheduled: false }),
    );

    const worker = await stack.startWorker();
    const correct = () =>
      command('correct-item', stack.databaseUrl, [
        item.itemId,
        '--key',
        newKey,
        '--rationale',
        `${newKey}=This is right <now>.`,
        '--rationale',
        `${oldKey}=This was taken for right.`,
      ]);
    await correct();
    const corrected = () =>
      stack.db.query('SELECT before, after FROM score_corrections ORDER BY 1');
    await until('three new scores', async () => (await corrected()).rows.length === 3);
    expect((await corrected()).rows).toEqual([
      { before: 0, after: 10 },
      { before: 10, after: 0 },
      { before: 10, after: 0 },
    ]);
    const mailsTo = (to: string) =>
      stack.mails.mails.filter(
        (mail) => mail.to.includes(to) && mail.subject.includes('corrected'),
      );
    await until(
      'the mails',
      () => mailsTo('ann@example.org').length + mailsTo('bob@example.org').length === 2,
    );
    expect(mailsTo('ann@example.org')[0]?.text).toMatch(/was 0\.0% and is now 10\.0%/);

    const seen = await finish(bob, bobs);
    expect(seen.body.result.score).toBe(0);
    // Progress, statistics, what was missed and the review queue follow, with the score and the review.
    expect(await everywhere('bob@example.org', bob, item.itemId)).toEqual(
      shown({ right: 0, counted: 1, missed: true, scheduled: true }),
    );
    const annsCard = await stack.db.query(
      `SELECT s.card IS NULL AS none FROM student_items s JOIN users u ON u.id = s.user_id
       WHERE u.email = 'ann@example.org' AND s.item_id = $1`,
      [item.itemId],
    );
    expect(annsCard.rows).toEqual([{ none: false }]);
    expect(seen.body.result.corrections).toEqual([
      expect.objectContaining({ itemId: item.itemId, before: 10, after: 0 }),
    ]);
    expect(seen.body.result.review.find(({ itemId }) => itemId === item.itemId)).toMatchObject({
      correct: false,
      rationales: expect.arrayContaining([
        expect.objectContaining({ id: newKey, rationale: 'This is right &lt;now&gt;.' }),
      ]),
    });
    // The attempt that was open is scored with the right key when it ends.
    expect((await finish(bob, open)).body.result).toMatchObject({ score: 10, corrections: [] });

    // The event again, and the bank loaded again: nothing changes.
    await worker.stop();
    await stack.db.query(
      `UPDATE outbox_deliveries SET done_at = NULL WHERE job = 'quizzes.rescore-item'`,
    );
    // A job that the queue remembers is not added again.
    await stack.db.query(`DELETE FROM bullmq.job WHERE name = 'quizzes.rescore-item'`);
    await command('load-bank', stack.databaseUrl);
    await stack.startWorker();
    await until('the event was handled again, and no mail waits', async () => {
      // The papers of a loaded bank take longer, and tell no one.
      const { rows: waiting } = await stack.db.query(
        `SELECT id FROM outbox_events WHERE published_at IS NULL
         UNION ALL
         SELECT event_id FROM outbox_deliveries WHERE done_at IS NULL AND job NOT LIKE 'papers.%'`,
      );
      return waiting.length === 0;
    });
    expect((await corrected()).rows).toHaveLength(3);
    expect(mailsTo('ann@example.org')).toHaveLength(1);
    const { rows: versions } = await stack.db.query('SELECT version FROM items WHERE id = $1', [
      item.itemId,
    ]);
    expect(versions).toEqual([{ version: 2 }]);
    await expect(correct()).rejects.toThrow(/another key/);
  }, 120_000);
});

/** A position in a quiz that asks a plain question from a paper, with its key and another option. */
async function askedOnPaper(token: string, subject: Subject, slug: string) {
  const { rows } = await stack.db.query(
    `SELECT i.item ->> 'itemId' AS id, v.sheet -> 'key' ->> 'option' AS key
     FROM papers p, jsonb_array_elements(p.items) AS i(item)
     JOIN item_versions v ON v.item_id = i.item ->> 'itemId'
       AND v.version = (i.item ->> 'version')::int
     WHERE p.slug = $1 AND v.view ->> 'type' = 'multiple-choice'`,
    [slug],
  );
  const keys = new Map<string, string>(rows.map(({ id, key }) => [id, key]));
  for (const set of [1, 2, 3, 4]) {
    const probe = await quiz(token, undefined, { subject, set });
    for (const { itemId, position, options = [] } of probe.items) {
      const key = keys.get(itemId);
      const other = options.find(({ id }) => id !== key)?.id;
      if (key !== undefined && other !== undefined) return { itemId, set, position, key, other };
    }
  }
  throw new Error(`No quiz asks a plain question of ${slug}`);
}

/** What is published at a paper's permanent address. */
async function published(slug: string) {
  const { body } = await call<PaperList>('GET', '/api/v1/papers', '');
  const fileHref = body.items.find((paper) => paper.slug === slug)?.fileHref ?? '';
  const answer = await fetch(`${stack.apiUrl}/papers/${slug}.pdf`);
  const { pages } = readPdf(new Uint8Array(await answer.arrayBuffer()));
  return {
    status: answer.status,
    etag: answer.headers.get('etag'),
    fileHref,
    text: pages.join('').replace(/\s/g, ''),
  };
}

describe('a corrected key', () => {
  it('changes the score, the review, progress and the published paper of the item', async () => {
    const [email, slug] = ['cleo@example.org', 'science-25-questions'];
    const cleo = await signIn(email);
    const item = await askedOnPaper(cleo, 'science', slug);
    const place = { position: item.position, option: item.key };
    const attempt = await quiz(cleo, place, { subject: 'science', set: item.set });
    const first = await finish(cleo, attempt);
    const rowOf = ({ body }: { body: Finished }) =>
      body.result.review.find(({ itemId }) => itemId === item.itemId);
    expect(first.body.result).toMatchObject({ score: 10, right: 1, corrections: [] });
    expect(rowOf(first)).toMatchObject({ correct: true, inReview: false });
    expect(await everywhere(email, cleo, item.itemId)).toEqual(
      shown({ right: 1, counted: 1, missed: false, scheduled: false }),
    );
    const before = await published(slug);
    expect(before.text).not.toContain('Thisisrightafterall.');

    await command('correct-item', stack.databaseUrl, [
      item.itemId,
      ...['--key', item.other],
      ...['--rationale', `${item.other}=This is right after all.`],
      ...['--rationale', `${item.key}=This was taken for right.`],
    ]);
    await until('the paper', async () => (await published(slug)).fileHref !== before.fileHref);
    const seen = () => call<Finished>('GET', `/api/v1/attempts/${attempt.id}`, cleo);
    await until('the score', async () => (await seen()).body.result.corrections.length > 0);

    const now = await seen();
    expect(now.body.result).toMatchObject({
      score: 0,
      right: 0,
      corrections: [{ itemId: item.itemId, before: 10, after: 0 }],
    });
    expect(rowOf(now)).toMatchObject({
      correct: false,
      inReview: true,
      key: { type: 'multiple-choice', option: item.other },
      rationales: expect.arrayContaining([
        expect.objectContaining({ id: item.other, rationale: 'This is right after all.' }),
        expect.objectContaining({ id: item.key, rationale: 'This was taken for right.' }),
      ]),
    });
    const { body: history } = await call<{ items: object[] }>('GET', '/api/v1/attempts', cleo);
    expect(history.items).toContainEqual(
      expect.objectContaining({ id: attempt.id, score: 0, right: 0 }),
    );
    expect(await everywhere(email, cleo, item.itemId)).toEqual(
      shown({ right: 0, counted: 0, missed: true, scheduled: true }),
    );
    const after = await published(slug);
    expect(after.status).toBe(200);
    expect(after.etag).not.toBe(before.etag);
    expect(after.text).toContain('Thisisrightafterall.');
    expect(after.text).toContain('Thiswastakenforright.');
    const byHash = (href: string) => fetch(stack.apiUrl + href);
    expect((await byHash(before.fileHref)).status).toBe(404);
    const file = readPdf(new Uint8Array(await (await byHash(after.fileHref)).arrayBuffer()));
    expect(file.pages.join('').replace(/\s/g, '')).toBe(after.text);
    expect(after.fileHref).toContain(after.etag?.replaceAll('"', ''));
    await command('verify-scores', stack.databaseUrl);
  }, 120_000);
});

describe('an attempt whose time runs out with no one connected', () => {
  it('is finished at its limit by the worker, with the answers saved by then', async () => {
    const eve = await signIn('eve@example.org');
    const { body } = await call<Started>('POST', '/api/v1/attempts', eve, {
      kind: 'quiz',
      subject: 'english',
      mode: 'exam',
      time: 1,
    });
    const item = body.items.find(({ type }) => type === 'multiple-choice');
    await call('PUT', `/api/v1/attempts/${body.id}/answers/${item?.position}`, eve, {
      clientId: 'gone',
      sequence: 1,
      response: { type: 'multiple-choice', option: item?.options?.[0]?.id },
    });
    await stack.db.query(
      `UPDATE attempts SET due_at = due_at - interval '1 hour', opens_at = opens_at - interval '1 hour',
         sections = jsonb_set(sections, '{0,opensAt}', to_jsonb(opens_at - interval '1 hour'))
       WHERE id = $1`,
      [body.id],
    );
    const row = async () =>
      (
        await stack.db.query(
          `SELECT state, score -> 'answered' AS answered,
             abs(extract(epoch FROM finished_at - opens_at) * 1000
               - (sections -> 0 ->> 'limitMs')::int) < 2 AS "atLimit"
           FROM attempts WHERE id = $1`,
          [body.id],
        )
      ).rows[0];
    await until('its end', async () => (await row()).state === 'finished');
    expect(await row()).toEqual({ state: 'finished', answered: 1, atLimit: true });
  }, 60_000);
});
