import { isNativeError } from 'node:util/types';
import type { Params } from 'nestjs-pino';
import { type LoggerOptions, pino } from 'pino';
import { withoutAddresses } from '../mail/without-addresses.js';
import { currentRequestId } from './request-context.js';

/** Never written to a log, wherever an object with such a key is logged (security.md 14). */
const SECRET_KEYS = [
  'password',
  'current_password',
  'access_token',
  'refresh_token',
  'refreshToken',
  'token',
  'token_hash',
  'code',
  'code_verifier',
  'auth_code',
  'secret',
  'email',
  'authorization',
  'cookie',
];

/** PostgreSQL quotes what it refuses, `invalid input syntax for type uuid: "…"`; so do parsers. */
function withoutValues(text: string): string {
  return withoutAddresses(text.replace(/"[^"]*"/g, '"…"'));
}

/**
 * An error as it's logged: without the values that it quotes. An error of the database carries those
 * of its statement in several places, so only named parts are kept.
 */
function describeError(error: Error & { code?: unknown; query?: unknown; constraint?: unknown }) {
  const { type, message, stack } = pino.stdSerializers.err(error);
  const { code, query, constraint } = error;
  return {
    type,
    message: withoutValues(message),
    stack: withoutValues(stack),
    errorCode: code,
    query,
    constraint,
  };
}

/** Without a message of its own, the line would show the error's, values and all. */
const hooks: LoggerOptions['hooks'] = {
  logMethod(args, method) {
    const [logged, ...words]: unknown[] = args;
    const error = isNativeError(logged) ? logged : Object(logged).err;
    if (words.length > 0 || !isNativeError(error)) method.apply(this, args);
    else method.call(this, logged, withoutValues(error.message));
  },
};

/** Structured logs of one process: JSON lines, redacted, each with the request id it belongs to. */
export function loggerParams(service: string, level: string): Params {
  return {
    pinoHttp: {
      level,
      name: service,
      redact: {
        paths: [
          ...SECRET_KEYS,
          ...SECRET_KEYS.map((key) => `*.${key}`),
          'req.headers.authorization',
          'req.headers.cookie',
        ],
        censor: '[redacted]',
      },
      mixin: () => {
        const requestId = currentRequestId();
        return requestId === undefined ? {} : { requestId };
      },
      // The api writes one line per request itself; a URL may include what people typed.
      autoLogging: false,
      hooks,
      serializers: {
        req: () => undefined,
        err: describeError,
      },
    },
  };
}
