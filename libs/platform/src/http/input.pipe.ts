import { type ArgumentMetadata, StandardSchemaValidationPipe } from '@nestjs/common';
import { DomainError } from '../errors/index.js';
import { bodyProblem } from './body-check.js';

function pathText(path: readonly unknown[] | undefined): string {
  const segments = (path ?? []).map((segment) =>
    typeof segment === 'object' && segment !== null && 'key' in segment ? segment.key : segment,
  );
  return segments.length === 0 ? 'body' : segments.map(String).join('.');
}

/** Parses every body, query and parameter by its schema; reports problems field by field. */
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

  /**
   * Rejects what no database column accepts, wherever it appears, including JSON within a query.
   */
  override async transform<T>(value: T, metadata: ArgumentMetadata): Promise<T> {
    const parsed = await super.transform<T>(value, metadata);
    const problem = metadata.type === 'custom' ? undefined : bodyProblem(parsed);
    if (problem === undefined) return parsed;
    throw new DomainError('VALIDATION_FAILED', undefined, { [metadata.type]: problem });
  }
}
