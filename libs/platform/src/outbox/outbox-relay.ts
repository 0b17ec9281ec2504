import { Inject, Injectable, Logger } from '@nestjs/common';
import { Client } from 'pg';
import { DataSource } from 'typeorm';
import { type AppConfig, InjectConfig } from '../config/index.js';
import { type AnyJob, JobQueues } from '../queue/index.js';
import type { JobAdd } from '../queue/job-queues.js';
import { currentTraceParent, inSpan, metrics } from '../telemetry/index.js';
import {
  addDeliveries,
  countPending,
  type EventRow,
  findOpenDeliveries,
  markPublished,
  OUTBOX_CHANNEL,
  takeUnpublished,
} from './outbox.repository.js';

/** Token of the list of all jobs. */
export const JOBS = Symbol('JOBS');

/** How many events to take in one transaction. */
const BATCH = 200;
/** A fallback for the notification, which a dropped connection can lose. */
const POLL_MS = 1_000;
/** How often unfinished deliveries are compared with the queue. */
const SWEEP_MS = 5_000;
/** A delivery older than this that isn't in any queue was lost by the queue's store. */
const LOST_AFTER_SECONDS = 10;

/** The event, with a publishing span as the parent of its jobs' spans. */
function traceOfPublishing(event: EventRow): Promise<EventRow> {
  const { id, name, trace_parent: parent } = event;
  if (parent === null) return Promise.resolve(event);
  const attributes = { 'messaging.message.id': id };
  return inSpan(`publish ${name}`, { kind: 'producer', parent, attributes }, async () => ({
    ...event,
    trace_parent: currentTraceParent() ?? parent,
  }));
}

/**
 * Publishes committed events to the queues: at least once, in any number of processes at a time
 * (`FOR UPDATE SKIP LOCKED`). Also rebuilds jobs that a wiped queue store has lost.
 */
@Injectable()
export class OutboxRelay {
  private readonly log = new Logger('OutboxRelay');
  private readonly jobsByEvent = new Map<string, AnyJob[]>();
  private readonly jobsByName = new Map<string, AnyJob>();
  private listener: Client | undefined;
  private timers: NodeJS.Timeout[] = [];
  private running: Promise<void> | undefined;
  private again = false;
  private stopped = false;

  constructor(
    private readonly dataSource: DataSource,
    private readonly queues: JobQueues,
    @Inject(JOBS) jobs: readonly AnyJob[],
    @InjectConfig() private readonly config: AppConfig,
  ) {
    for (const job of jobs) {
      this.jobsByName.set(job.name, job);
      if (job.on === undefined) continue;
      this.jobsByEvent.set(job.on.name, [...(this.jobsByEvent.get(job.on.name) ?? []), job]);
    }
  }

  async start(): Promise<void> {
    await this.listen();
    this.timers = [
      setInterval(() => this.wake(), POLL_MS),
      setInterval(() => void this.sweepSafely(), SWEEP_MS),
    ];
    this.wake();
  }

  async stop(): Promise<void> {
    this.stopped = true;
    for (const timer of this.timers) clearInterval(timer);
    await this.listener?.end().catch(() => undefined);
    await this.running;
  }

  /** Publishes all that is due now; resolves when nothing is left. Tests call it directly. */
  async drain(): Promise<void> {
    while ((await this.publishBatch()) === BATCH && !this.stopped);
  }

  /** Puts jobs back that are neither done nor in their queue. Returns how many. */
  async sweep(): Promise<number> {
    const rows = await findOpenDeliveries(this.dataSource, LOST_AFTER_SECONDS, BATCH);
    const adds: JobAdd[] = [];
    for (const row of rows) {
      const job = this.jobsByName.get(row.job);
      if (job === undefined) continue;
      const add = this.toAdd(job, { id: row.event_id, name: '', ...row });
      if ((await this.queues.find(job.queue, add.id)) === undefined) adds.push(add);
    }
    await this.queues.addAll(adds);
    if (adds.length > 0) this.log.warn(`Requeued ${adds.length} lost jobs`);
    return adds.length;
  }

  private toAdd(job: AnyJob, event: EventRow): JobAdd & { envelope: { eventId: string } } {
    return {
      job,
      id: `${event.id}.${job.name}`,
      envelope: {
        payload: event.payload,
        eventId: event.id,
        ...(event.request_id === null ? {} : { requestId: event.request_id }),
        ...(event.trace_parent === null ? {} : { traceParent: event.trace_parent }),
      },
    };
  }

  private wake(): void {
    if (this.stopped) return;
    if (this.running !== undefined) {
      this.again = true;
      return;
    }
    this.running = this.drain()
      .catch((error: Error) => this.log.warn(`Will try again: ${error.message}`))
      .finally(() => {
        this.running = undefined;
        if (!this.again) return;
        this.again = false;
        this.wake();
      });
  }

  /**
   * One batch in one transaction. Jobs are added before the commit: if that fails, they are added
   * again under the same ids, and a job that already ran is known to be done by its delivery.
   */
  private publishBatch(): Promise<number> {
    return this.dataSource.transaction(async (tx) => {
      const events = await takeUnpublished(tx, BATCH);
      if (events.length === 0) return 0;
      const traced = await Promise.all(events.map(traceOfPublishing));
      const adds = traced.flatMap((event) =>
        (this.jobsByEvent.get(event.name) ?? []).map((job) => this.toAdd(job, event)),
      );
      await addDeliveries(
        tx,
        adds.map(({ job, envelope }) => ({ eventId: envelope.eventId, job: job.name })),
      );
      await this.queues.addAll(adds);
      await markPublished(
        tx,
        events.map(({ id }) => id),
      );
      for (const event of events) metrics.outboxPublished.inc({ event: event.name });
      return events.length;
    });
  }

  private async sweepSafely(): Promise<void> {
    try {
      await this.sweep();
      metrics.outboxPending.set(await countPending(this.dataSource));
    } catch (error) {
      this.log.warn(`Sweep will try again: ${error instanceof Error ? error.message : error}`);
    }
  }

  /** Its own connection, outside the pool; reconnects by itself when the database is back. */
  private async listen(): Promise<void> {
    const client = new Client({ connectionString: this.config.database.url, keepAlive: true });
    let lost = false;
    const again = () => {
      if (lost || this.stopped) return;
      lost = true;
      setTimeout(() => void this.listen().catch(() => undefined), POLL_MS).unref();
    };
    client.on('error', again);
    client.on('end', again);
    client.on('notification', () => this.wake());
    try {
      await client.connect();
      await client.query(`LISTEN ${OUTBOX_CHANNEL}`);
      this.listener = client;
    } catch {
      again();
      await client.end().catch(() => undefined);
    }
  }
}
