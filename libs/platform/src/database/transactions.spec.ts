import { describe, expect, it } from '@jest/globals';
import type { DataSource } from 'typeorm';
import { accompanied, type Companion, unaccompanied } from './companion.js';
import { Transactions } from './transactions.js';
import type { Tx } from './tx.js';

const failed = (code: string) => Object.assign(new Error(code), { code });

/** Transactions whose first commits fail with these errors. */
function failing(...errors: Error[]) {
  const begun: unknown[] = [];
  const source = {
    transaction: async (first: unknown, second?: unknown) => {
      const work = (second ?? first) as (tx: Tx) => Promise<unknown>;
      begun.push(second === undefined ? 'default' : first);
      const result = await work({} as Tx);
      const error = errors.shift();
      if (error !== undefined) throw error;
      return result;
    },
  };
  return { transactions: new Transactions(source as unknown as DataSource), begun };
}

describe('work in a transaction', () => {
  it.each(['40001', '40P01'])('is done again after %s, three times at most', async (code) => {
    let done = 0;
    const work = async () => ++done;
    expect(await failing(failed(code), failed(code)).transactions.run(work)).toBe(3);
    const { transactions, begun } = failing(failed(code), failed(code), failed(code));
    await expect(transactions.run(work)).rejects.toThrow(code);
    expect(begun).toHaveLength(3);
  });

  it('is done once where it failed for another reason', async () => {
    const { transactions, begun } = failing(failed('23505'));
    await expect(transactions.run(async () => 1)).rejects.toThrow('23505');
    expect(begun).toHaveLength(1);
  });

  it('fails with what was thrown, though it is no error', async () => {
    for (const thrown of ['a text', new Error('without a code')]) {
      const work = async () => Promise.reject(thrown);
      await expect(failing().transactions.run(work)).rejects.toBe(thrown);
    }
  });

  it('reads one moment where it asks for it', async () => {
    const { transactions, begun } = failing();
    expect(await transactions.snapshot(async () => 7)).toBe(7);
    expect(begun).toEqual(['REPEATABLE READ']);
  });

  it('leaves what accompanies it to the next where it fails', async () => {
    const did: string[] = [];
    const companion: Companion = { state: 'waiting', write: async () => void did.push('write') };
    await accompanied(companion, async () => {
      const refused = failing().transactions.run(() => Promise.reject(new Error('no')));
      await expect(refused).rejects.toThrow('no');
      expect([companion.state, did]).toEqual(['waiting', []]);
      await failing().transactions.run(async () => undefined);
    });
    expect([companion.state, did]).toEqual(['written', ['write']]);
  });

  it('takes what accompanies it along each time it is tried, and once in all', async () => {
    const did: string[] = [];
    const companion: Companion = {
      state: 'waiting',
      write: async () => void did.push(`write ${companion.state}`),
    };
    const { transactions } = failing(failed('40001'));
    const work = async () => void did.push('work');
    await accompanied(companion, async () => {
      await unaccompanied(() => failing().transactions.run(async () => void did.push('before')));
      expect(companion.state).toBe('waiting');
      await transactions.run(work);
      await transactions.run(work);
    });
    const tried = ['work', 'write under way'];
    expect(did).toEqual(['before', ...tried, ...tried, 'work']);
    expect(companion.state).toBe('written');
  });
});
