import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Stack, startStack, until } from './harness.js';

/** A separate stack: in a shared one, hourly jobs have run once another test starts a worker. */
let stack: Stack;
beforeAll(async () => {
  stack = await startStack();
});
afterAll(() => stack.stop());

const USER = '00000000-0000-4000-8000-000000000001';

describe('the hourly purge of accounts', () => {
  it('forgets visitors who are gone, sessions that are over, wishes for links and old links, and keeps the others', async () => {
    const { db } = stack;
    await db.query(
      `INSERT INTO users (id, email, email_confirmed_at) VALUES ($1, 'kept@example.org', now())`,
      [USER],
    );
    await db.query(
      `INSERT INTO sessions (id, user_id, amr, user_agent, created_at, refreshed_at)
       SELECT gen_random_uuid(), $1, '[]', name, now() - begun, now() - used FROM (VALUES
         ('idle', interval '40 days', interval '30 days 1 minute'),
         ('old', interval '180 days 1 minute', interval '1 minute'),
         ('live', interval '179 days', interval '29 days')) AS t(name, begun, used)`,
      [USER],
    );
    // A visitor from 30 days ago who hasn't been back, other visitors, and an old account.
    await db.query(
      `INSERT INTO users (id, is_anonymous, user_metadata, created_at)
       SELECT id::uuid, anonymous, jsonb_build_object('name', name), now() - age FROM (VALUES
         ('00000000-0000-4000-8000-000000000002', true, 'gone', interval '30 days 1 minute'),
         ('00000000-0000-4000-8000-000000000003', true, 'comes back', interval '90 days'),
         ('00000000-0000-4000-8000-000000000004', true, 'new', interval '29 days'),
         ('00000000-0000-4000-8000-000000000005', false, 'account', interval '90 days'))
         AS t(id, anonymous, name, age)`,
    );
    await db.query(
      `INSERT INTO sessions (id, user_id, amr, user_agent, created_at, refreshed_at)
       VALUES (gen_random_uuid(), '00000000-0000-4000-8000-000000000003', '[]', 'visitor',
         now() - interval '90 days', now() - interval '29 days')`,
    );
    await db.query(
      `INSERT INTO link_requests (id, kind, email, created_at)
       SELECT gen_random_uuid(), kind, name, now() - age FROM (VALUES
         ('sign-up', 'old sign-up', interval '7 days 1 minute'),
         ('sign-up', 'sign-up', interval '6 days'),
         ('recovery', 'old recovery', interval '25 hours'),
         ('recovery', 'recovery', interval '23 hours')) AS t(kind, name, age)`,
    );
    await db.query(
      `INSERT INTO one_time_tokens (id, user_id, kind, token_hash, email, expires_at)
       SELECT gen_random_uuid(), $1, 'confirmation', name::bytea, name, now() - age FROM (VALUES
         ('old link', interval '7 days 1 minute'),
         ('remembered link', interval '6 days')) AS t(name, age)`,
      [USER],
    );
    const worker = await stack.startWorker();
    const left = async (table: string, name: string) =>
      (await db.query(`SELECT ${name} AS name FROM ${table} ORDER BY 1`)).rows.map(
        (row) => row.name,
      );
    const names = () => left('users WHERE email IS NULL', `user_metadata ->> 'name'`);
    await until('the purge', async () => (await left('one_time_tokens', 'email')).length < 2);
    await until('that of visitors', async () => !(await names()).includes('gone'));
    expect(await names()).toEqual(['account', 'comes back', 'new']);
    expect(await left('sessions', 'user_agent')).toEqual(['live', 'visitor']);
    expect(await left('link_requests', 'email')).toEqual(['recovery', 'sign-up']);
    expect(await left('one_time_tokens', 'email')).toEqual(['remembered link']);
    await worker.stop();
  });
});
