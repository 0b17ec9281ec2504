import { SetMetadata } from '@nestjs/common';

export const ACCESS = Symbol('ACCESS');

/**
 * Who may call a route: anybody; whoever holds a session, visitors included; accounts only; staff only.
 */
export type AccessLevel = 'public' | 'session' | 'account' | 'admin';

/** Every route says who may call it; a route that does not is refused to everybody, and fails a test. */
export const Access = (level: AccessLevel) => SetMetadata(ACCESS, level);
