import type { Params } from 'nestjs-pino';
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

/** An error of the database carries the values of its statement: what people typed. */
const FAILED_STATEMENT = ['err.parameters', 'err.detail', 'err.driverError.detail'];

/** Query strings can carry tokens and addresses: only the path is logged. */
function pathOnly(url: string | undefined): string {
  return (url ?? '').split('?')[0] ?? '';
}

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
          ...FAILED_STATEMENT,
        ],
        censor: '[redacted]',
      },
      mixin: () => {
        const requestId = currentRequestId();
        return requestId === undefined ? {} : { requestId };
      },
      // Health checks and scrapes would drown everything else.
      autoLogging: { ignore: (req) => /\/(health|ready|metrics)$/.test(pathOnly(req.url)) },
      customLogLevel: (_req, res, error) =>
        error !== undefined || res.statusCode >= 500 ? 'error' : 'info',
      serializers: {
        req: (req: { method: string; url: string }) => ({
          method: req.method,
          path: pathOnly(req.url),
        }),
        res: (res: { statusCode: number }) => ({ status: res.statusCode }),
      },
    },
  };
}
