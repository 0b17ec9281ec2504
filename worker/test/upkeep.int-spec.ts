import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type ProcessStack, startProcesses, until } from './harness.js';

let stack: ProcessStack;
beforeAll(async () => {
  stack = await startProcesses();
}, 120_000);
afterAll(() => stack.stop());

async function post<Body>(route: string, token: string, body?: object): Promise<Body> {
  const response = await fetch(stack.apiUrl + route, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body ?? {}),
  });
  return (await response.json()) as Body;
}

interface Started {
  id: string;
  items: { itemId: string; type: string }[];
}

describe('the hourly count of items', () => {
  it('counts showings and right answers of finished attempts, and again the same', async () => {
    const { access_token: token } = await post<{ access_token: string }>('/auth/v1/signup', '');
    const practice = { kind: 'free-practice', subject: 'math' };
    const attempt = await post<Started>('/api/v1/attempts', token, practice);
    const first = attempt.items[0]?.itemId;
    const { rows } = await stack.db.query(
      `SELECT sheet -> 'key' AS key FROM item_versions WHERE item_id = $1`,
      [first],
    );
    const saved = await fetch(`${stack.apiUrl}/api/v1/attempts/${attempt.id}/answers/1`, {
      method: 'PUT',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ clientId: 'test', sequence: 1, response: rows[0].key }),
    });
    expect(saved.status).toBe(200);
    await post(`/api/v1/attempts/${attempt.id}/finish`, token);
    const worker = await stack.startWorker();
    const counts = async () => {
      const { rows: found } = await stack.db.query(
        'SELECT id, times_shown, times_right FROM items WHERE times_shown > 0',
      );
      return found;
    };
    await until('the counts', async () => (await counts()).length > 0);
    const found = await counts();
    expect(found.map((row) => row.id).sort()).toEqual(attempt.items.map((i) => i.itemId).sort());
    expect(found.find((row) => row.id === first)).toEqual({
      id: first,
      times_shown: 1,
      times_right: 1,
    });
    expect(found.reduce((sum, row) => sum + row.times_right, 0)).toBe(1);
    await worker.restart();
    expect(await counts()).toEqual(found);
    await worker.stop();
  });
});
