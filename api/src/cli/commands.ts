import { MODULES, problemOf } from '@prepward/modules';
import { Audit } from '@prepward/platform/audit';
import { DomainError } from '@prepward/platform/errors';
import type { CommandEntry, ServiceCommand } from '@prepward/platform/manifest';
import { withServices } from './context.js';

/** Needs no services, or brings its own: it works on the database as a whole, or on files. */
type PlainCommand = (args: string[]) => Promise<void>;

const PLAIN: Readonly<Record<string, CommandEntry<PlainCommand>>> = {
  migrate: {
    help: 'migrates the schema to this release',
    load: async () => (await import('./migrate.js')).migrate,
  },
  'check-schema': {
    help: 'fails if the database differs from what the code expects',
    load: async () => (await import('./check-schema.js')).checkSchema,
  },
  'load-bank': {
    help: 'syncs the database with the question bank of this release',
    load: async () => (await import('./load-bank.js')).loadBank,
  },
  seed: {
    takes: '[--again] [email ...]',
    help: 'makes demo accounts with twelve weeks of history; never in production',
    load: async () => (await import('./seed.js')).seed,
  },
  'ensure-keys': {
    help: 'makes the signing keys if there are none',
    load: async () => (await import('./keys.js')).ensureKeys,
  },
  'rotate-keys': {
    help: 'adds a new signing key in front',
    load: async () => (await import('./keys.js')).rotateKeys,
  },
};

/** Commands that span modules; a single module's commands are in its manifest. */
const ACROSS: Readonly<Record<string, CommandEntry>> = {
  grant: {
    takes: '<email> <plan> [reason]',
    help: 'grants a plan to a student; `none` revokes all grants',
    load: async () => (await import('./grant.js')).grant,
  },
};

/** @throws Error when two commands have the same name */
function folded(): Map<string, CommandEntry> {
  const all = [ACROSS, ...MODULES.map(({ commands = {} }) => commands)].flatMap(Object.entries);
  const names = [...Object.keys(PLAIN), ...all.map(([name]) => name)];
  const twice = names.find((name, i) => names.indexOf(name) !== i);
  if (twice !== undefined) throw new Error(`There are two commands named ${twice}`);
  return new Map(all);
}

const OF_SERVICES = folded();

/** All commands with their arguments and what they do, for an operator who named none of them. */
export function commandList(): string {
  const entries: [string, CommandEntry<unknown>][] = [...Object.entries(PLAIN), ...OF_SERVICES];
  const lines = entries.map(([name, { takes, help }]) => {
    const call = takes === undefined ? name : `${name} ${takes}`;
    return call.length < 28 ? `  ${call.padEnd(28)}${help}` : `  ${call}\n${' '.repeat(30)}${help}`;
  });
  return ['Expected a command:', ...lines.sort()].join('\n');
}

/** A refusal of a service, in words for an operator. */
function inWords(error: unknown): unknown {
  if (!(error instanceof DomainError)) return error;
  const details = Object.entries(error.fields ?? {}).map(([field, text]) => `  ${field}: ${text}`);
  return new Error([error.text ?? problemOf(error.code).message, ...details].join('\n'));
}

/** A command's changes leave an audit entry that names no one: we don't know who is at the machine. */
async function runWithServices(name: string, command: ServiceCommand, args: string[]) {
  await withServices(command.modules, async (app) => {
    const subject = { actorId: null, action: `command.${name}` };
    const work = () => command.run(args, app);
    await app.get(Audit).during(subject, {}, work, 'no transaction');
  }).catch((error: unknown) => Promise.reject(inWords(error)));
}

/** Refuses arguments that a command would ignore: they may be a slip that changes what was meant. */
function refuseUntaken(name: string, { takes }: CommandEntry<unknown>, args: string[]): void {
  if (takes !== undefined || args.length === 0) return;
  throw new Error(`Expected: ${name}, with nothing after it. Unknown: ${args.join(' ')}`);
}

/**
 * Finds a command by its name; only its own code is loaded, when it runs.
 *
 * @returns a function that runs it, or undefined where there is no such command
 */
export function commandOf(name: string): ((args: string[]) => Promise<void>) | undefined {
  const plain = Object.hasOwn(PLAIN, name) ? PLAIN[name] : undefined;
  if (plain !== undefined) {
    return async (args) => {
      refuseUntaken(name, plain, args);
      return (await plain.load())(args);
    };
  }
  const entry = OF_SERVICES.get(name);
  if (entry === undefined) return undefined;
  return async (args) => {
    refuseUntaken(name, entry, args);
    return runWithServices(name, await entry.load(), args);
  };
}
