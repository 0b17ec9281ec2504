import type { INestApplicationContext, Type } from '@nestjs/common';
import type { ErrorCode } from '@prepward/contracts/errors';
import type { AppConfig } from '../config/index.js';
import type { Problem } from '../errors/index.js';
import type { PersonalData } from '../personal/index.js';
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

/** What an operator does with services of modules, from the command line. */
export interface ServiceCommand {
  /** The Nest modules that hold them. */
  modules: readonly Type[];
  /**
   * @param args what the operator wrote after the command's name
   * @throws Error whose message says what is wrong and what is expected
   */
  run(args: string[], app: INestApplicationContext): Promise<void>;
}

/** What a command is, without its code: that is loaded when it is called. */
export interface CommandEntry<Loaded = ServiceCommand> {
  /** What it takes: `<email> <plan>`. */
  takes?: string;
  /** What it does, in a few words, after its name. */
  help: string;
  load: () => Promise<Loaded>;
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
  /** What operators do from the command line, by the command's name. */
  commands?: Readonly<Record<string, CommandEntry>>;
  /** What it keeps about persons; absent where it keeps nothing in the database. */
  personal?: () => Promise<PersonalData>;
  /** What its error codes mean over HTTP. */
  errors?: Partial<Record<ErrorCode, Problem>>;
}
