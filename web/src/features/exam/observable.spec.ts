import { describe, expect, it, jest } from '@jest/globals';
import { Observable } from './observable.js';

describe('what the screen follows', () => {
  class Counter extends Observable<{ count: number; name: string }> {
    constructor() {
      super({ count: 0, name: '' });
    }
    set(change: Partial<{ count: number; name: string }>): void {
      this.update(change);
    }
  }

  it('is told of every change, and of nothing that changes nothing', () => {
    const counter = new Counter();
    const told = jest.fn();
    const stop = counter.subscribe(told);
    const before = counter.get();
    counter.set({ count: 0 });
    expect(told).not.toHaveBeenCalled();
    expect(counter.get()).toBe(before);
    counter.set({ count: 0, name: 'one' });
    expect(told).toHaveBeenCalledTimes(1);
    expect(counter.get()).toEqual({ count: 0, name: 'one' });
    stop();
    counter.set({ count: 2 });
    expect(told).toHaveBeenCalledTimes(1);
  });
});
