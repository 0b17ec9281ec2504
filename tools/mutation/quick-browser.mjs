// Runs browser specs in one process: all modules are loaded in one jsdom, made by the package's own Jest
// environment; the package's own modules are loaded again for each spec file.
import { readFileSync } from 'node:fs';
import { builtinModules, createRequire } from 'node:module';
import path from 'node:path';
import { compiled, Modules } from './quick-modules.mjs';

/** How long a test waits for something that a fault may have removed, ms; everything is loaded by then. */
const PATIENCE_MS = 2_000;
const CORE = new Set(builtinModules.flatMap((name) => [name, `node:${name}`]));
const SILENT = Object.fromEntries(
  ['error', 'warn', 'log', 'info', 'debug'].map((name) => [name, () => undefined]),
);

class BrowserModules extends Modules {
  constructor(root, folder, given, { context, resolver, mapped }) {
    super(root, folder, given);
    Object.assign(this, { context, resolver, mapped });
  }

  find(from, name) {
    for (const [pattern, target] of this.mapped) {
      const found = pattern.exec(name);
      if (found === null) continue;
      const other = target.replace('<rootDir>', this.folder);
      return this.resolved(
        from,
        other.replace(/\$(\d+)/g, (_, i) => found[i]),
      );
    }
    return this.resolved(from, name);
  }

  resolved(from, name) {
    return this.resolver.sync(path.dirname(from), name).path;
  }

  place(from, name) {
    const key = `${path.dirname(from)}\n${name}`;
    const known = this.places.get(key);
    if (known !== undefined) return known;
    const at = CORE.has(name) ? name : this.find(from, name);
    if (at === undefined) throw new Error(`Cannot find ${name} from ${from}`);
    const place = { at, isOurs: !CORE.has(name) };
    this.places.set(key, place);
    return place;
  }

  codeOf(file) {
    const isInstalled = file.includes(`${path.sep}node_modules${path.sep}`);
    if (!isInstalled || file.endsWith('.json')) return compiled(file);
    const code = readFileSync(file, 'utf8');
    return file.endsWith('.mjs') || /^(?:import|export)\s/m.test(code) ? compiled(file) : code;
  }

  run(script) {
    return script.runInContext(this.context);
  }
}

/**
 * @param root folder of the tree
 * @param folder of the package
 * @param given modules that are not read from files
 * @param config the package's Jest configuration
 */
export async function browserHost(root, folder, given, config) {
  const requireOwn = createRequire(path.join(folder, 'package.json'));
  const Environment = requireOwn(config.testEnvironment);
  const { ResolverFactory } = createRequire(
    createRequire(createRequire(requireOwn.resolve('jest')).resolve('@jest/core')).resolve(
      'jest-resolve',
    ),
  )('unrs-resolver');
  const { testEnvironmentOptions, globals = {}, moduleNameMapper = {} } = config;
  const projectConfig = { rootDir: folder, testEnvironmentOptions, globals, fakeTimers: {} };
  const environment = new Environment(
    { projectConfig, globalConfig: {} },
    { console: SILENT, docblockPragmas: {}, testPath: '' },
  );
  await environment.setup();
  const { global } = environment;
  Object.assign(global, { console: SILENT, IS_REACT_ACT_ENVIRONMENT: true });
  const resolver = new ResolverFactory({
    conditionNames: ['require', 'default', ...environment.exportConditions()],
    extensions: ['.js', '.mjs', '.cjs', '.jsx', '.ts', '.mts', '.cts', '.tsx', '.json', '.node'],
    mainFields: ['main'],
  });
  const mapped = Object.entries(moduleNameMapper).map(([from, to]) => [new RegExp(from), to]);
  const context = environment.getVmContext();
  const modules = new BrowserModules(root, folder, given, { context, resolver, mapped });
  return {
    global,
    modules,
    timers: environment.fakeTimersModern,
    mocker: environment.moduleMocker,
    setup: config.setupFilesAfterEnv.map((file) => file.replace('<rootDir>', folder)),
    hurry: (load) => {
      const { at } = modules.place(path.join(folder, 'package.json'), '@testing-library/dom');
      load(at).configure({ asyncUtilTimeout: PATIENCE_MS });
    },
    tidy: () => {
      global.document.body.innerHTML = '';
      global.document.head.innerHTML = '';
      global.history.replaceState(null, '', '/');
    },
  };
}
