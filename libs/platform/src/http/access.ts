import { SetMetadata } from '@nestjs/common';
import type { AccessLevel } from '@prepward/contracts/routes';

export const ACCESS = Symbol('ACCESS');

/** Every route says who may call it; a route that does not is refused to everybody, and fails a test. */
export const Access = (level: AccessLevel) => SetMetadata(ACCESS, level);
