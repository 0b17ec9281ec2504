import type { Type } from '@nestjs/common';
import type { ErrorCode } from '@prepward/contracts/errors';
import type { AppConfig } from '../config/index.js';
import type { Problem } from '../errors/index.js';
import type { AnyJob, EventDefinition } from '../queue/index.js';

/** Routes of a module. */
export interface HttpPart {
  module: Type;
  /** What comes before the paths of its controllers; nothing unless it says so. */
  prefix?: (config: AppConfig) => string;
}

/** Background work of a module: what there is, and the providers that do it. */
export interface JobsPart {
  definitions: readonly AnyJob[];
  module: Type;
}

/**
 * What a module is made of, for the programs that put modules together. The api loads `http`, the
 * worker `jobs`, each only its own.
 */
export interface ModuleManifest {
  /** Its folder. */
  name: string;
  http?: () => Promise<readonly HttpPart[]>;
  jobs?: () => Promise<JobsPart>;
  /** Events that it records. */
  events?: readonly EventDefinition[];
  /** What its error codes mean over HTTP. */
  errors?: Partial<Record<ErrorCode, Problem>>;
}
