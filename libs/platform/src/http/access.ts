import { SetMetadata } from '@nestjs/common';
import type { AccessLevel } from '@prepward/contracts/routes';

export const ACCESS = Symbol('ACCESS');

export const BETWEEN_STEPS = Symbol('BETWEEN_STEPS');

/** The route may be called between the two steps of sign-in. */
export const BetweenSteps = () => SetMetadata(BETWEEN_STEPS, true);

export const VIEWABLE = Symbol('VIEWABLE');

/** The route may be read by staff who view the site as a student. */
export const Viewable = () => SetMetadata(VIEWABLE, true);

/**
 * Every route says who may call it; a route that does not is refused to everyone, and fails a test.
 */
export const Access = (level: AccessLevel) => SetMetadata(ACCESS, level);
