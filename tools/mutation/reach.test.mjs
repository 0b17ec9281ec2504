import assert from 'node:assert/strict';
import { test } from 'node:test';
import { AROUND, hitLimits, reachOf, sampleOf, specsOf } from './reach.mjs';

const LEARNED = [
  { spec: 'slow', ms: 900, reached: { 0: { a: 1 }, 4: { a: 2, b: 1 }, 2: { a: 1 } } },
  { spec: 'quick', ms: 100, reached: { 3: { a: 5 }, [AROUND]: { b: 1 } } },
];

test('a fault is tried with the quickest spec first, up to the last test that reaches it', () => {
  assert.deepEqual(specsOf({ id: 'a' }, reachOf(LEARNED)), [
    { spec: 'quick', ms: 100, upTo: 3 },
    { spec: 'slow', ms: 900, upTo: 4 },
  ]);
});

test('after hooks that reach it, all tests are run', () => {
  const [quick] = specsOf({ id: 'b' }, reachOf(LEARNED));
  assert.deepEqual(quick, { spec: 'quick', ms: 100, upTo: undefined });
});

test('a fault of several statements is tried with what reaches any of them', () => {
  const sql = [{ name: 'a' }, { name: 'b' }, { name: 'never sent' }];
  assert.deepEqual(specsOf({ id: 'fault', sql }, reachOf(LEARNED)), [
    { spec: 'quick', ms: 100, upTo: undefined },
    { spec: 'slow', ms: 900, upTo: 4 },
  ]);
  assert.deepEqual(specsOf({ id: 'c' }, reachOf(LEARNED)), []);
});

test('a repetition has no end when it is a hundred times what the busiest spec has', () => {
  assert.equal(hitLimits(LEARNED).get('a'), 500);
  assert.equal(hitLimits(LEARNED).get('b'), 100);
});

test('a sample is the same each time, and of the size that was asked for', () => {
  const faults = Array.from({ length: 50 }, (_, i) => `fault ${i}`);
  const sample = sampleOf(faults, 10, 'seed', String);
  assert.equal(new Set(sample).size, 10);
  assert.deepEqual(sampleOf(faults.toReversed(), 10, 'seed', String), sample);
  assert.notDeepEqual(sampleOf(faults, 10, 'other', String), sample);
  // Removing a fault that isn't in the sample doesn't change the sample.
  const unused = faults.find((one) => !sample.includes(one));
  const others = faults.filter((one) => one !== unused);
  assert.deepEqual(sampleOf(others, 10, 'seed', String), sample);
});
