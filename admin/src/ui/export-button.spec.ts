import { describe, expect, it } from '@jest/globals';
import type { DataProvider, GetListParams } from 'react-admin';
import { MOST_ROWS, readAll } from './export-button.js';

/** A list of `count` rows that records its queries. */
function listOf(count: number) {
  const asked: GetListParams[] = [];
  const getList = async (_resource: string, params: GetListParams) => {
    asked.push(params);
    const { page, perPage } = params.pagination ?? { page: 1, perPage: 10 };
    const from = (page - 1) * perPage;
    const data = Array.from({ length: Math.max(0, Math.min(perPage, count - from)) }, (_, i) => ({
      id: from + i,
    }));
    return { data, total: count };
  };
  return { asked, provider: { getList } as unknown as Pick<DataProvider, 'getList'> };
}
const QUERY = { sort: { field: 'id', order: 'ASC' as const }, filter: { q: 'ann' } };

describe('what a file exports', () => {
  it('is every row of every page, by the filter and the order of the list', async () => {
    const { provider, asked } = listOf(450);
    const { rows, total } = await readAll(provider, 'users', QUERY);
    expect(rows.map(({ id }) => id)).toEqual(Array.from({ length: 450 }, (_, i) => i));
    expect(total).toBe(450);
    expect(asked.map(({ pagination }) => pagination?.page)).toEqual([1, 2, 3]);
    expect(asked.every(({ filter, sort }) => filter.q === 'ann' && sort?.field === 'id')).toBe(
      true,
    );
  });

  it('ends at its limit, and says how many there are', async () => {
    const { rows, total } = await readAll(listOf(MOST_ROWS + 5).provider, 'users', QUERY);
    expect(rows).toHaveLength(MOST_ROWS);
    expect(total).toBe(MOST_ROWS + 5);
  });
});
