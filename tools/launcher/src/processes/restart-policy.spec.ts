import { describe, expect, it } from '@jest/globals';
import { type Death, RestartPolicy } from './restart-policy.js';

const NEVER_READY: Death = { wasReady: false, upMs: 200, bySignal: false };
const KILLED_IN_SERVICE: Death = { wasReady: true, upMs: 900, bySignal: true };

function delays(deaths: readonly Death[]): (number | undefined)[] {
  const policy = new RestartPolicy();
  return deaths.map((death) => policy.delayAfter(death));
}

describe('RestartPolicy', () => {
  it('waits longer each time and gives up at the fifth death in a row', () => {
    expect(delays(Array(5).fill(NEVER_READY))).toEqual([500, 1000, 2000, 4000, undefined]);
  });

  it('never gives up on a child that is killed while it serves', () => {
    expect(delays(Array(200).fill(KILLED_IN_SERVICE))).toEqual(Array(200).fill(250));
  });

  it('forgets earlier deaths after half a minute of service', () => {
    const steady = { wasReady: true, upMs: 30_000, bySignal: false };
    const four = Array(4).fill(NEVER_READY);
    expect(delays([...four, steady, ...four]).slice(4)).toEqual([250, 500, 1000, 2000, 4000]);
  });

  it('counts a crash soon after it began to serve', () => {
    const crash = { wasReady: true, upMs: 5_000, bySignal: false };
    expect(delays(Array(5).fill(crash)).at(-1)).toBeUndefined();
  });

  it('counts being killed before it ever served', () => {
    const early = { wasReady: false, upMs: 100, bySignal: true };
    expect(delays(Array(5).fill(early)).at(-1)).toBeUndefined();
  });
});
