import type { FastifyInstance } from 'fastify';
import { EngineFailure } from '../engine/index.js';
import { STATUS_OF } from './failures.js';
import { messagePage } from './pages/message-page.js';
import { API_PATH } from './paths.js';

/** A request that the server refuses before it asks the engine. */
export class Refused extends Error {
  override name = 'Refused';

  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    /** By field. */
    readonly errors?: Readonly<Record<string, string>>,
  ) {
    super(message);
  }
}

interface Told {
  status: number;
  code: string;
  message: string;
  errors?: Readonly<Record<string, string>>;
}

function told(error: unknown): Told {
  if (error instanceof EngineFailure) {
    return { status: STATUS_OF[error.code], code: error.code, message: error.message };
  }
  if (error instanceof Refused) {
    const { status, code, message, errors } = error;
    return { status, code, message, ...(errors ? { errors } : {}) };
  }
  const { statusCode } = error as { statusCode?: unknown };
  if (typeof statusCode === 'number' && statusCode >= 400 && statusCode < 500) {
    return { status: statusCode, code: 'invalid', message: "The request isn't valid." };
  }
  console.error('The payment sandbox failed:', error);
  return { status: 500, code: 'internal', message: 'The payment sandbox failed. See its log.' };
}

/** Reports errors: as JSON to programs, as a page to people. */
export function registerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => {
    const { status, ...body } = told(error);
    if (request.url.startsWith(API_PATH)) return reply.code(status).send(body);
    return reply
      .code(status)
      .type('text/html; charset=utf-8')
      .send(messagePage({ title: 'This didn’t work', message: body.message }));
  });
  app.setNotFoundHandler((request, reply) => {
    if (request.url.startsWith(API_PATH)) {
      return reply
        .code(404)
        .send({ code: 'not_found', message: "There's nothing at this address." });
    }
    return reply
      .code(404)
      .type('text/html; charset=utf-8')
      .send(messagePage({ title: 'Not found', message: 'There’s nothing at this address.' }));
  });
}
