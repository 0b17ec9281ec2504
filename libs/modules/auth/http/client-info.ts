import { createParamDecorator, type ExecutionContext, Headers } from '@nestjs/common';
import { cookieOf } from '@prepward/platform/http';
import type { Client } from '../sign-in.service.js';

/** The browser's own name, kept with the session so that a user knows their devices. */
export const UserAgent = () => Headers('user-agent');

/** Holds the pass by which a browser that has signed in before is known. */
export const DEVICE_COOKIE = 'prepward_device';

interface ClientRequest {
  ip: string;
  headers: { cookie?: string; 'user-agent'?: string };
}

/** Injects what the browser says of itself: the {@link Client}. */
export const ClientInfo = createParamDecorator((_: unknown, context: ExecutionContext): Client => {
  const { ip, headers } = context.switchToHttp().getRequest<ClientRequest>();
  return { ip, userAgent: headers['user-agent'], device: cookieOf(headers.cookie, DEVICE_COOKIE) };
});
