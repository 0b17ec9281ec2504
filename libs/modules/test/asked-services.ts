import { beforeEach } from '@jest/globals';
import { Logger } from '@nestjs/common';

// biome-ignore lint/suspicious/noExplicitAny: controllers of every shape
export type Any = any;
export type Controller = new (...services: never[]) => object;

/** What every service returns. */
export const PAGE = {
  ...{ rows: ['a', 'b'], total: 30, from: 10 },
  ...{ id: 'i', deletionDueAt: 'd', export: 'e' },
};

export const STAFF = { userId: 'staff', sessionId: 's', email: 'kim@x.example' };
export const NAMELESS = { ...STAFF, email: null };
export const ANN = { userId: 'ann', sessionId: 's', email: 'ann@x.example' };
export const ID = { id: 'i' };

interface Heard {
  calls: unknown[][];
  headers: Record<string, string>;
  status: number | undefined;
}
/** The calls that a test's services received, and what its reply was given. */
export const heard: Heard = { calls: [], headers: {}, status: undefined };
beforeEach(() => {
  Logger.overrideLogger(false);
  Object.assign(heard, { calls: [], headers: {}, status: undefined });
});

/** Services that record their calls and return a page. */
const service = new Proxy({} as Any, {
  get:
    (_, method) =>
    (...asked: unknown[]) => {
      heard.calls.push([method, ...asked]);
      return typeof asked[0] === 'function' ? asked[0]('tx') : Promise.resolve(PAGE);
    },
});

export const reply = {
  header: (name: string, value: string) => {
    heard.headers[name] = value;
  },
  status: (code: number) => {
    heard.status = code;
  },
};

/** A controller of such services. */
export const of = (controller: Controller): Any =>
  new (controller as Any)(...Array(5).fill(service));
