import { randomUUID } from 'node:crypto';
import {
  type ArgumentsHost,
  Catch,
  type ExceptionFilter,
  HttpException,
  Logger,
} from '@nestjs/common';
import type { AdminErrorBody, ErrorBody, ErrorCode } from '@prepward/contracts/errors';
import { ADMIN_PREFIX } from '@prepward/contracts/staff-addresses';
import { problemOf } from '@prepward/modules';
import { AuthError } from '@prepward/modules/auth/http';
import { type AppConfig, InjectConfig } from '@prepward/platform/config';
import { isUnavailable } from '@prepward/platform/database';
import { DomainError } from '@prepward/platform/errors';
import { actorIdOf } from '@prepward/platform/http';
import { Limiter, networkOf } from '@prepward/platform/limits';
import { securityEvent } from '@prepward/platform/telemetry';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { authRequests } from '../auth-requests.js';
import type { CountedRequest } from '../guards/caller-throttler.guard.js';
import { REFUSED_LIMIT } from '../limits.js';
import { toAuthAnswer } from './auth-answer.js';
import { refusalEvent } from './refusals.js';

/** When to come back after a 503, seconds. */
const RETRY_AFTER = '2';

const CODE_BY_STATUS: Record<number, ErrorCode> = {
  400: 'VALIDATION_FAILED',
  401: 'UNAUTHENTICATED',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  405: 'METHOD_NOT_ALLOWED',
  413: 'PAYLOAD_TOO_LARGE',
  415: 'UNSUPPORTED_MEDIA_TYPE',
  429: 'RATE_LIMITED',
  503: 'SERVICE_UNAVAILABLE',
};

function statusOf(error: unknown): number {
  if (error instanceof HttpException) return error.getStatus();
  // Fastify's own refusals: malformed JSON, a body too large.
  if (error instanceof Error && 'statusCode' in error && typeof error.statusCode === 'number') {
    return error.statusCode;
  }
  return isUnavailable(error) ? 503 : 500;
}

function problem(code: ErrorCode, fields?: Record<string, string>): ErrorBody {
  return {
    code,
    message: problemOf(code).message,
    ...(fields === undefined ? {} : { errors: fields }),
  };
}

/** Which parts are down, according to a terminus answer. */
function failingParts(error: unknown): Record<string, string> | undefined {
  if (!(error instanceof HttpException)) return undefined;
  const body = error.getResponse();
  if (typeof body !== 'object' || !('error' in body) || typeof body.error !== 'object') {
    return undefined;
  }
  return Object.fromEntries(Object.keys(body.error ?? {}).map((part) => [part, 'is down']));
}

const isAdmin = ({ url }: FastifyRequest): boolean => url.startsWith(`${ADMIN_PREFIX}/`);

function toAdminBody(body: ErrorBody): AdminErrorBody {
  return { ...body, errors: { ...body.errors, root: { serverError: body.message } } };
}

type Request = FastifyRequest & CountedRequest;

interface Answer {
  status: number;
  body: ErrorBody;
}

/** The one place where errors become answers. */
@Catch()
export class ErrorFilter implements ExceptionFilter {
  private readonly log = new Logger(ErrorFilter.name);
  private readonly isAuth: (request: FastifyRequest) => boolean;

  constructor(
    private readonly limiter: Limiter,
    @InjectConfig() config: AppConfig,
  ) {
    this.isAuth = authRequests(config.auth.prefix);
  }

  async catch(error: unknown, host: ArgumentsHost): Promise<void> {
    const reply = host.switchToHttp().getResponse<FastifyReply>();
    const request = host.switchToHttp().getRequest<Request>();
    if (reply.sent) return;
    const found = this.answer(error);
    const wait = found.status >= 500 ? 0 : await this.refusedTooOften(request, found.status);
    if (wait === 0) {
      this.send(error, found, request, reply);
      return;
    }
    void reply.header('Retry-After', String(wait));
    const limited = new DomainError('RATE_LIMITED');
    this.send(limited, this.answer(limited), request, reply);
  }

  private send(
    error: unknown,
    { status, body }: Answer,
    request: Request,
    reply: FastifyReply,
  ): void {
    const sent = this.isAuth(request)
      ? toAuthAnswer(error, status, body, request.url)
      : { status, body: isAdmin(request) ? toAdminBody(body) : body };
    const event = refusalEvent(error, sent.status, request.url);
    if (event !== undefined) {
      const { user, routeOptions } = request;
      const target = user?.viewedBy === undefined ? undefined : user.userId;
      securityEvent(event, { userId: actorIdOf(user), target, route: routeOptions?.url });
    }
    if (sent.status === 503) void reply.header('Retry-After', RETRY_AFTER);
    if (error instanceof AuthError && error.waitSeconds !== undefined) {
      void reply.header('Retry-After', String(error.waitSeconds));
    }
    void reply.status(sent.status).send(sent.body);
  }

  /**
   * Counts a refusal that came before any route's limit: a bad token, a malformed body, an address
   * without a route.
   *
   * @returns seconds to wait where the caller's network had too many of them, else 0
   */
  private async refusedTooOften(request: Request, status: number): Promise<number> {
    if (request.counted === true || status === 429) return 0;
    const { name, points, seconds } = REFUSED_LIMIT;
    const use = await this.limiter.use(name, networkOf(request.ip), points, seconds);
    return use.allowed ? 0 : Math.ceil(use.resetMs / 1000);
  }

  private answer(error: unknown): Answer {
    if (error instanceof DomainError) {
      return {
        status: problemOf(error.code).status,
        body: {
          ...problem(error.code, error.fields),
          ...(error.text === undefined ? {} : { message: error.text }),
        },
      };
    }
    // Outside the auth protocol, all of its token errors mean the same thing.
    if (error instanceof AuthError) return { status: 401, body: problem('UNAUTHENTICATED') };
    const status = statusOf(error);
    const code = CODE_BY_STATUS[status];
    if (code === undefined && status >= 500) return this.unexpected(error);
    const fields = status === 503 ? failingParts(error) : undefined;
    return { status, body: problem(code ?? 'VALIDATION_FAILED', fields) };
  }

  private unexpected(error: unknown): Answer {
    const errorId = randomUUID();
    this.log.error({ err: error, errorId }, 'Unexpected error');
    return { status: 500, body: { ...problem('INTERNAL_ERROR'), errorId } };
  }
}
