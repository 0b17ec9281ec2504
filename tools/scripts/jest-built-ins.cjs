const vm = require('node:vm');

/**
 * What fake timers replace, the console, and `eval`, whose direct calls depend on its name. A test that
 * assigns another built-in (`globalThis.Math = …`) changes nothing for code that says its bare name;
 * `jest.spyOn(Math, 'random')` works as everywhere.
 */
const LEFT_OUT = new Set(['Date', 'Intl', 'Temporal', 'console', 'eval']);

/** `Array`, `Math` and all else that the language brings, without what can't be declared again. */
const BUILT_INS = Object.entries(
  vm.runInNewContext('Object.getOwnPropertyDescriptors(globalThis)'),
).flatMap(([name, { configurable }]) => (configurable && !LEFT_OUT.has(name) ? [name] : []));

/**
 * Makes `Math.exp` in a test as fast as in any program. Jest runs tests in their own context, where
 * each look at a global asks a handler, which takes twenty times as long. Variables of a context are
 * found before its globals, and ask no one.
 *
 * @param environment of a test, ready but for this
 */
exports.declareBuiltIns = (environment) => {
  const context = environment.getVmContext();
  vm.runInContext(`let { ${BUILT_INS.join(', ')} } = this;`, context);
};
