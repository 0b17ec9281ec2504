import { beforeEach, expect, it } from '@jest/globals';
import { MemoryStore } from './device-store.js';
import { answersKey, belongTo, forgetPerson } from './personal-memory.js';
import { markUnsent, unsentAttempts } from './unsent.js';

let store: MemoryStore;

beforeEach(async () => {
  localStorage.clear();
  store = new MemoryStore();
  await belongTo('dana', store);
  for (const key of ['attempt.1', 'desk.1', answersKey('1'), answersKey('2'), 'read.progress']) {
    await store.update(key, () => key);
  }
});

const kept = async () => {
  const keys = ['attempt.1', 'desk.1', answersKey('1'), answersKey('2'), 'read.progress'];
  const values = await Promise.all(keys.map((key) => store.get<string>(key)));
  return values.filter((value) => value !== undefined);
};

it('keeps everything while the same person comes back', async () => {
  await belongTo('dana', store);
  expect(await kept()).toHaveLength(5);
});

it('keeps what was here before the first person: it was their visit', async () => {
  store = new MemoryStore();
  await store.update('desk.1', () => 'desk.1');
  await belongTo('dana', store);
  expect(await kept()).toEqual(['desk.1']);
  expect(await store.get('owner')).toBe('dana');
});

it('forgets a person who signs out, and one who is followed by another', async () => {
  await forgetPerson(store);
  expect(await kept()).toEqual([]);

  await store.update('read.progress', () => 'read.progress');
  await belongTo('dana', store);
  await belongTo('evan', store);
  expect(await kept()).toEqual([]);
});

it('keeps answers that the server does not have yet, for the person who gave them', async () => {
  markUnsent('2', 'dana');
  await forgetPerson(store);
  expect(await kept()).toEqual([answersKey('2')]);
  expect(unsentAttempts()).toEqual({ 2: 'dana' });
  markUnsent('2', null);
  expect(unsentAttempts()).toEqual({});
  expect(localStorage).toHaveLength(0);
});

it.each(['not json', 'null', '7'])('reads what is stored as %s as nothing', (text) => {
  localStorage.setItem('prepward.unsent', text);
  expect(unsentAttempts()).toEqual({});
});
