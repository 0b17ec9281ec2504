const vm = require('node:vm');

const { compileFunction } = vm;
/** Compiled scripts by file. */
const compiled = new Map();
/** The current test file's context, and its dynamic-import callbacks by file. */
let realm;
let importsOf = new Map();

function scriptOf(source, parameters, filename) {
  const head = `(function (${parameters.join(', ')}) {`;
  const known = compiled.get(filename);
  if (known?.source === source && known.head === head) return known.script;
  const script = new vm.Script(`${head}${source}\n})`, {
    filename,
    // So that errors name the source's own columns.
    columnOffset: -head.length,
    importModuleDynamically: (...args) => importsOf.get(filename)(...args),
  });
  compiled.set(filename, { source, head, script });
  return script;
}

/** Like `vm.compileFunction`, but compiles each script only once, and just runs it in each context. */
function compileOnce(source, parameters, options) {
  const { filename, importModuleDynamically, parsingContext } = options ?? {};
  if (!importModuleDynamically || !parsingContext) {
    return compileFunction(source, parameters, options);
  }
  if (realm !== parsingContext) {
    realm = parsingContext;
    importsOf = new Map();
  }
  importsOf.set(filename, importModuleDynamically);
  try {
    return scriptOf(source, parameters, filename).runInContext(parsingContext);
  } catch {
    // The original reports errors at their place in the file.
    return compileFunction(source, parameters, options);
  }
}

/**
 * Compiles each CommonJS module only once per Jest process. Jest runs a module again for each test file,
 * as it should, but would also compile it again, which is a sixth of all the work of the unit tests.
 */
vm.compileFunction = compileOnce;
