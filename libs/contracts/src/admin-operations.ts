import * as z from 'zod';
import { adminListQuery } from './admin-lists.js';

const at = z.iso.datetime();
const count = z.int().min(0);

/** A queue as operators see it. */
const queueState = z.strictObject({
  name: z.string(),
  waiting: count,
  active: count,
  /** Tried before, waiting for the next try. */
  delayed: count,
  failed: count,
  completed: count,
  isPaused: z.boolean(),
  /** Age of the oldest waiting job, ms; null if there is none. */
  oldestWaitingMs: z.number().nullable(),
});

/** A job that runs automatically. */
const scheduleState = z.strictObject({
  job: z.string(),
  queue: z.string(),
  everyMs: z.number(),
  nextAt: at.nullable(),
  /** Null until it has run once. */
  lastRun: z
    .strictObject({
      startedAt: at,
      tookMs: z.number(),
      /** What went wrong; null if it succeeded. */
      problem: z.string().nullable(),
    })
    .nullable(),
});

/** Whether a part of the product answers. */
const partState = z.strictObject({
  part: z.string(),
  state: z.enum(['up', 'down', 'off']),
  /** What answers, or why nothing does. */
  detail: z.string(),
  /** How long the answer took, ms; null where nothing was asked. */
  tookMs: z.number().nullable(),
});
export type PartState = z.infer<typeof partState>;

/** `GET /api/v1/admin/operations`: the current state of everything behind the pages. */
export const operationsState = z.strictObject({
  at,
  /** Where jobs are kept. */
  backend: z.enum(['redis', 'postgres']),
  queues: z.array(queueState),
  outbox: z.strictObject({
    /** Events that haven't been queued yet. */
    pending: count,
    /** Age of the oldest of them, ms; null if there is none. */
    oldestMs: z.number().nullable(),
    /** Jobs for events that are neither done nor permanently failed. */
    openDeliveries: count,
    deadLetters: count,
  }),
  schedules: z.array(scheduleState),
  parts: z.array(partState),
});
export type OperationsState = z.infer<typeof operationsState>;

/** A setting in effect. */
const setting = z.strictObject({
  name: z.string(),
  /** Null where it isn't set; a secret is masked. */
  value: z.string().nullable(),
  isSecret: z.boolean(),
  /** False if the default applies. */
  isSet: z.boolean(),
});
/** `GET /api/v1/admin/settings` */
export const settingsInForce = z.strictObject({ settings: z.array(setting) });

/** `<event>.<job>` */
const deadLetterId = z
  .string()
  .max(150)
  .regex(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\.[\w.-]+$/, 'expected event.job');
export const deadLetterParams = z.strictObject({ id: deadLetterId });

/** A job that failed permanently, as operators see it in `/api/v1/admin/dead-letters`. */
export const deadLetter = z.strictObject({
  id: deadLetterId,
  job: z.string(),
  eventId: z.uuid(),
  event: z.string(),
  /** The event's payload: ids only. */
  payload: z.unknown(),
  requestId: z.string().nullable(),
  problem: z.string().nullable(),
  createdAt: at,
  failedAt: at,
});
export type DeadLetter = z.infer<typeof deadLetter>;
export const deadLettersQuery = adminListQuery(
  ['failedAt', 'createdAt'],
  {
    job: z.string().trim().max(100).optional(),
  },
  deadLetterId,
);
export type DeadLettersQuery = z.infer<typeof deadLettersQuery>;

/** `<event>:<template>` */
const mailId = z
  .string()
  .max(150)
  .regex(/^[0-9a-f-]{36}:[\w.-]+$/, 'expected event:template');
export const mailParams = z.strictObject({ id: mailId });

const MAIL_STATES = ['sent', 'waiting', 'failed', 'dropped'] as const;

/** An email, as operators see it in `/api/v1/admin/mails`. */
export const adminMail = z.strictObject({
  id: mailId,
  template: z.string(),
  recipient: z.string(),
  /**
   * `waiting`: a try is still to come. `dropped`: it was due to go out again, but there was nothing left
   * to say.
   */
  state: z.enum(MAIL_STATES),
  tries: z.int(),
  problem: z.string().nullable(),
  sentAt: at.nullable(),
  /** When staff asked for it again. */
  askedAgainAt: at.nullable(),
  createdAt: at,
});
export type AdminMail = z.infer<typeof adminMail>;
export const adminMailsQuery = adminListQuery(
  ['createdAt'],
  {
    template: z.string().trim().max(100).optional(),
    recipient: z.string().trim().max(254).optional(),
    state: z.enum(MAIL_STATES).optional(),
  },
  mailId,
);
export type AdminMailsQuery = z.infer<typeof adminMailsQuery>;
