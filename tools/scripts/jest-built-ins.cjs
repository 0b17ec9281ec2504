const vm = require('node:vm');

/**
 * What fake timers replace, the console, and `eval`, whose direct calls depend on its name. If a test
 * assigns another built-in (`globalThis.Math = …`), code that uses the bare name doesn't see it;
 * `jest.spyOn(Math, 'random')` works as usual.
 */
const LEFT_OUT = new Set(['Date', 'Intl', 'Temporal', 'console', 'eval']);

/** `Array`, `Math` and all other built-ins of the language, except those that can't be redeclared. */
const BUILT_INS = Object.entries(
  vm.runInNewContext('Object.getOwnPropertyDescriptors(globalThis)'),
).flatMap(([name, { configurable }]) => (configurable && !LEFT_OUT.has(name) ? [name] : []));

/**
 * Makes built-ins such as `Math.exp` as fast in tests as in any program. Jest runs tests in their own
 * context, where each access to a global calls a handler, which takes twenty times as long. A context's
 * variables are found before its globals, without the handler.
 *
 * @param environment a test environment, ready except for this
 */
exports.declareBuiltIns = (environment) => {
  const context = environment.getVmContext();
  vm.runInContext(`let { ${BUILT_INS.join(', ')} } = this;`, context);
};
