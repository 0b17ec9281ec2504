import { jest } from '@jest/globals';

/**
 * For tests: stops the date at an instant, noon in Chicago unless told, so that "today" is the same
 * day to the page and to the test; timers continue. `jest.useRealTimers()` ends it.
 */
export function stopDate(now = '2026-11-21T18:00:00.000Z'): void {
  jest.useFakeTimers({
    now: new Date(now),
    doNotFake: [
      ...(['hrtime', 'nextTick', 'performance', 'queueMicrotask'] as const),
      ...(['requestAnimationFrame', 'cancelAnimationFrame'] as const),
      ...(['requestIdleCallback', 'cancelIdleCallback'] as const),
      ...(['setImmediate', 'clearImmediate', 'setInterval', 'clearInterval'] as const),
      ...(['setTimeout', 'clearTimeout'] as const),
    ],
  });
}
