import { createParamDecorator, type ExecutionContext } from '@nestjs/common';

/** Who is calling, as the guard found it: token, session and user are all valid. */
export interface Principal {
  userId: string;
  sessionId: string;
  email: string | null;
  isAnonymous: boolean;
  /** Authenticator assurance level of the session. */
  aal: 'aal1' | 'aal2';
  /** The account has a second step of sign-in, and this session hasn't done it yet. */
  awaitsSecondStep: boolean;
  /** How the session was opened, newest first: `password`, `recovery`, … */
  methods: string[];
  /** The admin who views the site as this user; absent when the user is calling. */
  viewedBy?: string;
}

/** The caller of a request. Throws if the guard set none: a public route has no caller. */
export function principalOf(request: { user?: Principal }): Principal {
  if (request.user === undefined) throw new Error('This route is public: it has no caller');
  return request.user;
}

/** Who acts: staff viewing the site as a student count as themselves. */
export function actorIdOf(user: Principal | undefined): string | undefined {
  return user?.viewedBy ?? user?.userId;
}

/** Injects the {@link Principal} of the request. */
export const CurrentUser = createParamDecorator((_: unknown, context: ExecutionContext) =>
  principalOf(context.switchToHttp().getRequest()),
);
