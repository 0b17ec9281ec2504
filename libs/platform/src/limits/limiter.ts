import { type OnApplicationShutdown } from '@nestjs/common';
import { type RateLimiterAbstract, RateLimiterRes } from 'rate-limiter-flexible';
import type { AppConfig } from '../config/index.js';
import { limitKeys } from './limit-keys.js';
import type { LimitStore } from './limit-store.js';

/** What is left of a limit after one use. */
export interface Allowance {
  allowed: boolean;
  used: number;
  /** Until the window ends, ms. */
  resetMs: number;
}

/** A limit whose waits grow. */
export interface GrowingLimit {
  /** Uses in each window … */
  points: number;
  /** … of this many seconds, which is also the first wait after using it up. */
  seconds: number;
  /** No wait is longer, seconds. */
  longestWait: number;
}

/** How long waits are remembered, seconds. */
const WAITS_SECONDS = 24 * 60 * 60;

const waitsOf = (name: string) => `${name}-waits`;

/** Counts uses per key in fixed windows. */
export class Limiter implements OnApplicationShutdown {
  private readonly limiters = new Map<string, RateLimiterAbstract>();
  private readonly opaque: (key: string) => string;

  constructor(
    private readonly config: AppConfig,
    private readonly store: LimitStore,
  ) {
    this.opaque = limitKeys(config);
  }

  /** Uses one of `points` that `key` has under `name` in each window of `seconds`. */
  async use(name: string, key: string, points: number, seconds: number): Promise<Allowance> {
    try {
      return this.allowance(
        true,
        await this.limiter(name, points, seconds).consume(this.opaque(key)),
      );
    } catch (error) {
      if (error instanceof RateLimiterRes) return this.allowance(false, error);
      throw error;
    }
  }

  /**
   * As {@link use}, but each window used up after another doubles the wait, up to the longest wait.
   * A day after the first of them, or once forgotten, waits start at the shortest again.
   */
  async countGrowing(
    name: string,
    key: string,
    { points, seconds, longestWait }: GrowingLimit,
  ): Promise<Allowance> {
    const limiter = this.limiter(name, points, seconds);
    // Created before it's needed, so that waits from another process can be forgotten here.
    this.limiter(waitsOf(name), 1, WAITS_SECONDS);
    const use = await this.use(name, key, points, seconds);
    // The first excess use in a window sets the wait; later ones only meet it.
    if (use.used !== limiter.points + 1) return use;
    const { used: waits } = await this.use(waitsOf(name), key, 1, WAITS_SECONDS);
    const wait = Math.min(seconds * 2 ** (waits - 1), longestWait);
    await limiter.block(this.opaque(key), wait);
    return { ...use, resetMs: wait * 1000 };
  }

  /** Forgets what `key` used, as after a successful sign-in. */
  async forget(name: string, key: string): Promise<void> {
    for (const each of [name, waitsOf(name)])
      await this.limiters.get(each)?.delete(this.opaque(key));
  }

  /** Gives one use back, if what it was counted for didn't happen. */
  async giveBack(name: string, key: string): Promise<void> {
    await this.limiters.get(name)?.reward(this.opaque(key));
  }

  onApplicationShutdown(): Promise<void> {
    return this.store.close();
  }

  private allowance(allowed: boolean, result: RateLimiterRes): Allowance {
    return { allowed, used: result.consumedPoints, resetMs: result.msBeforeNext };
  }

  private limiter(name: string, points: number, seconds: number): RateLimiterAbstract {
    const known = this.limiters.get(name);
    if (known !== undefined) return known;
    const made = this.store.limiterOf({
      keyPrefix: `limit:${name}`,
      points: Math.max(1, Math.round(points * this.config.rateLimitFactor)),
      duration: seconds,
    });
    this.limiters.set(name, made);
    return made;
  }
}
