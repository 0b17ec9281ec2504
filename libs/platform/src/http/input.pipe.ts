import { StandardSchemaValidationPipe } from '@nestjs/common';
import { DomainError } from '../errors/index.js';

function pathText(path: readonly unknown[] | undefined): string {
  const segments = (path ?? []).map((segment) =>
    typeof segment === 'object' && segment !== null && 'key' in segment ? segment.key : segment,
  );
  return segments.length === 0 ? 'body' : segments.map(String).join('.');
}

/** Parses every body, query and parameter by its schema; what is wrong is said field by field. */
export class InputPipe extends StandardSchemaValidationPipe {
  constructor() {
    super({
      exceptionFactory: (issues) =>
        new DomainError(
          'VALIDATION_FAILED',
          undefined,
          Object.fromEntries(
            issues.slice(0, 20).map((issue) => [pathText(issue.path), issue.message.slice(0, 300)]),
          ),
        ),
    });
  }
}
