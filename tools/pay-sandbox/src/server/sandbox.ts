import { randomBytes } from 'node:crypto';
import { type CatalogEntry, PaymentEngine, type SandboxEvent } from '../engine/index.js';
import { Deliverer, type Delivery } from './deliveries.js';
import type { KeptState, StateFile } from './state-file.js';

/** How many events are kept, with their deliveries; older ones are dropped once delivered or given up. */
const KEPT_EVENTS = 2_000;

/** How often the sandbox checks for what has fallen due, ms. */
const TICK_MS = 1_000;

export interface SandboxOptions {
  file: StateFile;
  catalog: readonly CatalogEntry[];
  webhook: { url: string; secret: string; backoffMs?: readonly number[] };
  /** The real time, ms since 1970. */
  realNow?: () => number;
}

function randomId(prefix: string): string {
  return `${prefix}_sandbox_${randomBytes(16).toString('hex')}`;
}

function begin(realNow: number): KeptState {
  const engine = new PaymentEngine({ startsAt: realNow });
  return { version: 1, offsetMs: 0, held: false, engine: engine.state, deliveries: [] };
}

/** The engine with a running clock, a state file and webhooks. */
export class Sandbox {
  private readonly kept: KeptState;
  private readonly engine: PaymentEngine;
  private readonly deliverer: Deliverer;
  private readonly realNow: () => number;
  private readonly timer: NodeJS.Timeout;
  private changed = false;

  constructor(private readonly options: SandboxOptions) {
    this.realNow = options.realNow ?? Date.now;
    this.kept = options.file.load() ?? begin(this.realNow());
    this.engine = new PaymentEngine({ state: this.kept.engine, newId: randomId });
    this.engine.setCatalog(options.catalog);
    this.deliverer = new Deliverer({
      ...options.webhook,
      realNow: this.realNow,
      deliveries: () => this.kept.deliveries,
      event: (id) => this.kept.engine.events.find((event) => event.id === id),
      held: () => this.kept.held,
      save: () => this.save(),
    });
    this.timer = setInterval(() => void this.tick().catch(() => undefined), TICK_MS);
    this.timer.unref();
    this.deliverer.wake();
  }

  /** Lets time pass; saves what fell due and sends its webhooks. */
  private async tick(): Promise<void> {
    this.passTime();
    if (this.changed) await this.keep();
  }

  private passTime(): void {
    const before = this.kept.engine.events.length;
    this.engine.advanceTo(this.realNow() + this.kept.offsetMs);
    this.tell(before);
  }

  /** Queues webhooks for all events after the first `before`. */
  private tell(before: number): void {
    for (const { id } of this.kept.engine.events.slice(before)) this.queue(id);
  }

  private queue(eventId: string): Delivery {
    const delivery: Delivery = {
      id: randomId('whd'),
      eventId,
      status: 'pending',
      attempts: 0,
      nextAt: this.realNow(),
      problem: null,
    };
    this.kept.deliveries.push(delivery);
    this.changed = true;
    return delivery;
  }

  private save(): Promise<void> {
    return this.options.file.save(() => this.kept);
  }

  private async keep(): Promise<void> {
    this.changed = false;
    this.forgetOld();
    await this.save();
    this.deliverer.wake();
  }

  private forgetOld(): void {
    const { engine, deliveries } = this.kept;
    const surplus = engine.events.length - KEPT_EVENTS;
    if (surplus <= 0) return;
    const waiting = new Set(
      deliveries.filter(({ status }) => status === 'pending').map(({ eventId }) => eventId),
    );
    const old = new Set(
      engine.events
        .slice(0, surplus)
        .map(({ id }) => id)
        .filter((id) => !waiting.has(id)),
    );
    engine.events = engine.events.filter(({ id }) => !old.has(id));
    this.kept.deliveries = deliveries.filter(({ eventId }) => !old.has(eventId));
  }

  /** Looks something up, as of now. */
  async read<T>(look: (engine: PaymentEngine) => T): Promise<T> {
    await this.tick();
    return look(this.engine);
  }

  /**
   * Changes something. When this resolves, the change is in the file; only then are webhooks sent.
   *
   * @throws EngineFailure; a refused card is saved, too
   */
  async change<T>(call: (engine: PaymentEngine) => T): Promise<T> {
    this.passTime();
    const before = this.kept.engine.events.length;
    try {
      return call(this.engine);
    } finally {
      this.tell(before);
      await this.keep();
    }
  }

  /** How far the clock is ahead of the real one, ms. */
  get offsetMs(): number {
    return this.kept.offsetMs;
  }

  /** Moves the clock forward. @param byMs 0 or more */
  async moveClock(byMs: number): Promise<void> {
    this.kept.offsetMs += byMs;
    this.passTime();
    await this.keep();
  }

  /** Deliveries with their events, newest first. */
  deliveries(limit: number): { delivery: Delivery; event: SandboxEvent | undefined }[] {
    const newest = this.kept.deliveries.slice(-limit).reverse();
    const byId = new Map(this.kept.engine.events.map((event) => [event.id, event]));
    return newest.map((delivery) => ({ delivery, event: byId.get(delivery.eventId) }));
  }

  get held(): boolean {
    return this.kept.held;
  }

  /** Collects webhooks from now on instead of sending them. */
  async hold(): Promise<void> {
    this.kept.held = true;
    await this.keep();
  }

  /**
   * Sends the held webhooks in the given order.
   *
   * @param order ids of deliveries; those that aren't named follow in their own order
   */
  async release(order: readonly string[] | 'oldest-first' | 'newest-first'): Promise<void> {
    const waiting = this.kept.deliveries.filter(({ status }) => status === 'pending');
    const rank = (id: string) => {
      if (order === 'oldest-first' || order === 'newest-first') return 0;
      const index = order.indexOf(id);
      return index === -1 ? order.length : index;
    };
    if (order === 'newest-first') waiting.reverse();
    waiting.sort((one, other) => rank(one.id) - rank(other.id));
    const now = this.realNow();
    waiting.forEach((delivery, index) => {
      // Past times that increase by 1 ms, because deliveries are sent in the order of their times.
      delivery.nextAt = now - waiting.length + index;
    });
    this.kept.held = false;
    await this.keep();
  }

  /** Sends an event again, whether or not it was delivered. @returns whether there is such an event */
  async resend(eventId: string): Promise<boolean> {
    if (!this.kept.engine.events.some(({ id }) => id === eventId)) return false;
    this.queue(eventId);
    await this.keep();
    return true;
  }

  /** Closes after the current delivery, and saves the state. */
  async close(): Promise<void> {
    clearInterval(this.timer);
    await this.deliverer.stop();
    await this.save();
  }
}
