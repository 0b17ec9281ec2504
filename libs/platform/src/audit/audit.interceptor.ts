import {
  type CallHandler,
  type ExecutionContext,
  Injectable,
  type NestInterceptor,
  SetMetadata,
} from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { from, lastValueFrom, type Observable } from 'rxjs';
import { type Principal, principalOf } from '../http/principal.js';
import { Audit, type AuditDetails } from './audit.js';

const AUDITED = Symbol('AUDITED');

/** Makes each call of a handler leave an audit entry under this name; `@Route` sets it. */
export const Audited = (action: string) => SetMetadata(AUDITED, action);

interface AuditedRequest {
  user?: Principal;
  params?: Record<string, string>;
  body?: unknown;
}

/** What the request says about its effect, if the service says nothing. */
function detailsOf({ params = {}, body }: AuditedRequest): AuditDetails {
  const reason =
    typeof body === 'object' && body !== null && 'reason' in body ? body.reason : undefined;
  const ids = Object.values(params);
  return {
    resourceId: ids.length === 0 ? null : ids.join('/'),
    after: body ?? null,
    reason: typeof reason === 'string' ? reason : null,
  };
}

/** Makes every write by staff leave an audit entry before the response is sent. */
@Injectable()
export class AuditInterceptor implements NestInterceptor {
  constructor(
    private readonly audit: Audit,
    private readonly reflector: Reflector,
  ) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const action = this.reflector.get<string | undefined>(AUDITED, context.getHandler());
    if (action === undefined) return next.handle();
    const request: AuditedRequest = context.switchToHttp().getRequest();
    const subject = { actorId: principalOf(request).userId, action };
    const work = () => lastValueFrom(next.handle(), { defaultValue: undefined });
    return from(this.audit.during(subject, detailsOf(request), work));
  }
}
