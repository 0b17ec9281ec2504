import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { AccessLevel } from '@prepward/contracts/routes';
import { type AppConfig, InjectConfig } from '@prepward/platform/config';
import { DomainError } from '@prepward/platform/errors';
import { ACCESS, BETWEEN_STEPS, type Principal, VIEWABLE } from '@prepward/platform/http';
import { securityEvent } from '@prepward/platform/telemetry';
import * as z from 'zod';
import { RolesService } from '../../roles/index.js';
import { ServiceTokens } from '../admin/service-tokens.js';
import { isViewToken, StudentViews } from '../admin/student-views.js';
import { AuthError } from '../auth.errors.js';
import { AccessTokens } from './access-tokens.js';

interface GuardedRequest {
  user?: Principal;
  headers: { authorization?: string };
  method: string;
  params?: { id?: string };
  routeOptions?: { url?: string };
}

function bearerOf({ headers }: GuardedRequest): string {
  return /^bearer\s+(\S+)/i.exec(headers.authorization ?? '')?.[1] ?? '';
}

/** Logs what staff read and change, and who did it; the target's id only if it's one of ours. */
function noteAdmin({ method, params, routeOptions }: GuardedRequest, userId: string): void {
  const target = z.uuid().safeParse(params?.id).data;
  const event = method === 'GET' ? 'admin.read' : 'admin.write';
  securityEvent(event, { userId, target, route: routeOptions?.url });
}

/**
 * Guards every route and lets in whom the route's `@Access` names. A route without it is
 * open to no one.
 */
@Injectable()
export class AccessGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly tokens: AccessTokens,
    private readonly roles: RolesService,
    private readonly services: ServiceTokens,
    private readonly views: StudentViews,
    @InjectConfig() private readonly config: AppConfig,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const level = this.reflector.getAllAndOverride<AccessLevel | undefined>(ACCESS, [
      context.getHandler(),
      context.getClass(),
    ]);
    const request = context.switchToHttp().getRequest<GuardedRequest>();
    const bearer = bearerOf(request);
    if (isViewToken(bearer)) return this.canView(context, request, bearer);
    if (level === 'public') return true;
    if (request.headers.authorization === undefined) throw new AuthError('no_authorization');
    if (level === 'service' && (await this.isService(request))) return true;
    const principal = await this.tokens.principalOf(bearer);
    request.user = principal;
    const between = this.reflector.get<true | undefined>(BETWEEN_STEPS, context.getHandler());
    if (principal.awaitsSecondStep && between !== true) {
      throw new DomainError('SECOND_STEP_REQUIRED');
    }
    if (level === 'session') return true;
    if (level === 'account' && !principal.isAnonymous) return true;
    const isStaff = level === 'admin' || level === 'service';
    if (!isStaff || !(await this.roles.isAdmin(principal.userId))) {
      if (level === 'service') throw new AuthError('not_admin');
      throw new DomainError('FORBIDDEN');
    }
    if (this.config.auth.adminTwoStep && principal.aal !== 'aal2') {
      if (level === 'service') throw new AuthError('insufficient_aal');
      throw new DomainError('TWO_STEP_SETUP_REQUIRED');
    }
    noteAdmin(request, principal.userId);
    return true;
  }

  /** Staff who view the site as a student read what the route table opens to them, and no more. */
  private async canView(
    context: ExecutionContext,
    request: GuardedRequest,
    bearer: string,
  ): Promise<true> {
    const viewable = this.reflector.get<true | undefined>(VIEWABLE, context.getHandler());
    if (viewable !== true) throw new DomainError('VIEW_READS_ONLY');
    const principal = await this.views.principalOf(bearer);
    request.user = principal;
    const { userId: target, viewedBy: userId } = principal;
    securityEvent('admin.view', { userId, target, route: request.routeOptions?.url });
    return true;
  }

  /** A program's token isn't a session: the token's id identifies the caller. */
  private async isService(request: GuardedRequest): Promise<boolean> {
    const id = await this.services.holderOf(bearerOf(request));
    if (id === undefined) return false;
    request.user = {
      userId: id,
      sessionId: id,
      email: null,
      isAnonymous: false,
      aal: 'aal2',
      awaitsSecondStep: false,
      methods: ['service'],
    };
    noteAdmin(request, id);
    return true;
  }
}
