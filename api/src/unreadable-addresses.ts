import type { ErrorBody } from '@prepward/contracts/errors';
import { problemOf } from '@prepward/modules';
import { DomainError } from '@prepward/platform/errors';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { AUTH_VERSION, authRequests } from './auth-requests.js';
import { toAuthAnswer } from './filters/auth-answer.js';

/**
 * Answers requests that no route or filter sees, because their path can't be decoded (`%zz`): 404.
 *
 * @param authPrefix where the auth protocol is mounted, whose errors have their own shape
 */
export function refuseUnreadable(authPrefix: string) {
  const isAuth = authRequests(authPrefix);
  return (_error: FastifyError, request: FastifyRequest, reply: FastifyReply): void => {
    const { status, message } = problemOf('NOT_FOUND');
    const body: ErrorBody = { code: 'NOT_FOUND', message };
    if (!isAuth(request)) {
      void reply.status(status).send(body);
      return;
    }
    const sent = toAuthAnswer(new DomainError('NOT_FOUND'), status, body, request.url);
    void reply.headers(AUTH_VERSION).status(sent.status).send(sent.body);
  };
}
