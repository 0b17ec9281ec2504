import { describe, expect, it } from '@jest/globals';
import { arrayOf, int, json, text, uuid } from './kinds.js';
import { type Queryable, statement } from './statement.js';

const answering = (answer: unknown) => {
  const asked: unknown[][] = [];
  const on: Queryable = {
    query: async (sql, values) => {
      asked.push([sql, values]);
      return answer;
    },
  };
  return { on, asked };
};

const FIND = statement('tests.find', 'SELECT $1', { params: [text], row: { id: text } });
const SAVE = statement('tests.save', 'INSERT $1 $2', {
  params: [text, json<{ a: number }>().nullable],
});

describe('a statement', () => {
  it('answers all rows, the first one, or whether there is one', async () => {
    const rows = [{ id: 'a' }, { id: 'b' }];
    const { on, asked } = answering(rows);
    expect(await FIND.all(on, ['x'])).toEqual(rows);
    expect(await FIND.first(on, ['x'])).toEqual({ id: 'a' });
    expect(await FIND.exists(on, ['x'])).toBe(true);
    expect(asked).toEqual(Array(3).fill(['SELECT $1', ['x']]));
    const none = answering([]).on;
    expect(await FIND.first(none, ['x'])).toBe(undefined);
    expect(await FIND.exists(none, ['x'])).toBe(false);
  });

  it('reads what TypeORM makes of UPDATE and DELETE', async () => {
    const { on } = answering([[{ id: 'a' }], 3]);
    expect(await FIND.all(on, ['x'])).toEqual([{ id: 'a' }]);
    expect(await FIND.count(on, ['x'])).toBe(3);
    expect(await FIND.exists(answering([[], 0]).on, ['x'])).toBe(false);
  });

  it('takes two rows for rows, and counts none of them', async () => {
    const { on } = answering([{ id: 'a' }, { id: 'b' }]);
    expect(await FIND.all(on, ['x'])).toHaveLength(2);
    await expect(FIND.count(on, ['x'])).rejects.toThrow('tests.find is neither');
    await expect(FIND.count(answering([[], 1, 2]).on, ['x'])).rejects.toThrow('neither');
    await expect(FIND.count(answering({ length: 2, 1: 5 }).on, ['x'])).rejects.toThrow('neither');
  });

  it('writes JSON as text, null as null, and everything else as it is', async () => {
    const { on, asked } = answering([]);
    await SAVE.run(on, ['x', { a: 1 }]);
    await SAVE.run(on, ['x', null]);
    expect(asked.map(([, values]) => values)).toEqual([
      ['x', '{"a":1}'],
      ['x', null],
    ]);
  });

  it('has a name of its own', () => {
    expect(() => statement('tests.find', 'SELECT 1', { params: [] })).toThrow(
      'There are two statements named tests.find',
    );
  });
});

describe('a kind', () => {
  it('says on what it rests that a column is never null', () => {
    expect(int.nullness).toBe('by-schema');
    expect(int.nullable).toMatchObject({ type: 'integer', nullness: 'nullable' });
    expect(int.certain).toMatchObject({ type: 'integer', nullness: 'by-form' });
    expect(int.because('it is')).toMatchObject({ type: 'integer', nullness: 'by-reason' });
    expect(text.nullable.as<'a'>()).toMatchObject({ type: 'text', nullness: 'nullable' });
    expect(() => int.because('')).toThrow('Explain why');
  });

  it('keeps how it is written in whatever form', () => {
    for (const kind of [
      json<object>(),
      json<object>().nullable,
      json<object>().certain,
      json<object>().because('so'),
      json<object>().as<{ a: 1 }>(),
    ]) {
      expect(kind.encode?.({ a: 1 })).toBe('{"a":1}');
    }
  });

  it('of an array is named as PostgreSQL names it', () => {
    expect(arrayOf(uuid)).toMatchObject({ type: 'uuid[]', nullness: 'by-schema' });
  });
});
