import { beforeEach, describe, expect, it } from '@jest/globals';
import { AdminList, anywhere, pageOf } from './admin-list.js';
import { int, text } from './kinds.js';
import { declaredStatements, type Queryable } from './statement.js';

const list = new AdminList('tests.list', {
  from: 'users u',
  select: 'u.id',
  row: { id: text },
  sorts: { id: { notNull: 'u.id' }, age: 'u.age' },
  sortedBy: ['age', 'DESC'],
  unique: 'u.id',
  filters: {
    q: { kind: text, where: (value) => `u.email ILIKE ${value}` },
    age: { kind: int, where: (value) => `u.age = ${value}` },
  },
});

/** The queries that reached the database, one line each; it returns two rows of seven. */
const asked: { text: string; values: unknown[] }[] = [];
const database: Queryable = {
  query: async (sql, values = []) => {
    asked.push({ text: sql.replace(/\s+/g, ' '), values });
    return sql.includes('count(*)') ? [{ total: 7 }] : [{ id: 'a' }, { id: 'b' }];
  },
};
beforeEach(() => {
  asked.length = 0;
});

const CONDITIONS =
  'FROM users u WHERE true AND ($1::text IS NULL OR u.email ILIKE $1::text) ' +
  'AND ($2::integer IS NULL OR u.age = $2::integer)';

it('a page as others see it has the same place in the list', () => {
  const page = { rows: [{ id: 1 }, { id: 2 }], total: 7, from: 5 };
  expect(pageOf(page, ({ id }) => `row ${id}`)).toEqual({
    rows: ['row 1', 'row 2'],
    total: 7,
    from: 5,
  });
});

describe('a list of the back-office', () => {
  it('answers the first 25 rows in its own order when nothing is asked for', async () => {
    expect(await list.page(database, {})).toEqual({
      rows: [{ id: 'a' }, { id: 'b' }],
      total: 7,
      from: 0,
    });
    expect(asked).toEqual([
      {
        text: `SELECT u.id ${CONDITIONS} ORDER BY u.age DESC NULLS LAST, u.id DESC LIMIT $3 OFFSET $4`,
        values: [null, null, 25, 0],
      },
      { text: `SELECT count(*)::int AS total ${CONDITIONS}`, values: [null, null] },
    ]);
  });

  it('answers the rows, the order and the filters that are asked for', async () => {
    const filter = { age: 30, q: '%ann%' };
    const page = await list.page(database, { sort: ['id', 'ASC'], range: [50, 59], filter });
    expect(page.from).toBe(50);
    expect(asked[0]?.text).toMatch(/ORDER BY u\.id ASC, u\.id ASC LIMIT \$3 OFFSET \$4$/);
    expect(asked.map(({ values }) => values)).toEqual([
      ['%ann%', 30, 10, 50],
      ['%ann%', 30],
    ]);
  });

  it('refuses an order that it does not have', async () => {
    const sort = ['name', 'ASC'] as unknown as ['id', 'ASC'];
    await expect(list.page(database, { sort })).rejects.toThrow('no order name ASC');
    expect(asked).toEqual([]);
  });

  it('declares every order and the total as statements of their own', () => {
    const names = declaredStatements().map(({ name }) => name);
    expect(names).toEqual([
      'tests.list-by-id-ASC',
      'tests.list-by-id-DESC',
      'tests.list-by-age-ASC',
      'tests.list-by-age-DESC',
      'tests.list-total',
    ]);
  });
});

it('text that is looked for anywhere has no wildcards of its own', () => {
  expect(anywhere('50%_\\a')).toBe('%50\\%\\_\\\\a%');
  expect(anywhere('')).toBe('%%');
});
