import type { INestApplicationContext, Type } from '@nestjs/common';
import type { ErrorCode } from '@prepward/contracts/errors';
import type { AppConfig } from '../config/index.js';
import type { Problem } from '../errors/index.js';
import type { PersonalData } from '../personal/index.js';
import type { AnyJob, EventDefinition } from '../queue/index.js';

/** Routes of a module. */
export interface HttpPart {
  module: Type;
  /** The prefix of its controllers' paths; none by default. */
  prefix?: (config: AppConfig) => string;
}

/** A module's background work: its jobs, and the providers that handle them. */
export interface JobsPart {
  definitions: readonly AnyJob[];
  module: Type;
}

/** What an operator does with modules' services, from the command line. */
export interface ServiceCommand {
  /** The Nest modules that provide them. */
  modules: readonly Type[];
  /**
   * @param args what the operator wrote after the command's name
   * @throws Error whose message says what is wrong and what is expected
   */
  run(args: string[], app: INestApplicationContext): Promise<void>;
}

/** A command's description, without its code: that's loaded when it's called. */
export interface CommandEntry<Loaded = ServiceCommand> {
  /** Its arguments: `<email> <plan>`. */
  takes?: string;
  /** What it does, in a few words, shown after its name. */
  help: string;
  load: () => Promise<Loaded>;
}

/**
 * The parts of a module, for the programs that assemble modules. The api loads `http`, the worker
 * `jobs`, and neither loads the other's.
 */
export interface ModuleManifest {
  /** The name of its folder. */
  name: string;
  http?: () => Promise<readonly HttpPart[]>;
  jobs?: () => Promise<JobsPart>;
  /** Events that it records. */
  events?: readonly EventDefinition[];
  /** Its command-line commands for operators, by name. */
  commands?: Readonly<Record<string, CommandEntry>>;
  /** The personal data it stores; absent if it stores nothing in the database. */
  personal?: () => Promise<PersonalData>;
  /** How its error codes map to HTTP. */
  errors?: Partial<Record<ErrorCode, Problem>>;
}
