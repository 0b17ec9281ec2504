const vm = require('node:vm');

const { compileFunction } = vm;
/** By file: its script. */
const compiled = new Map();
/** The context of the tests that run now, and by file how it imports on demand: both end with them. */
let realm;
let importsOf = new Map();

function scriptOf(source, parameters, filename) {
  const head = `(function (${parameters.join(', ')}) {`;
  const known = compiled.get(filename);
  if (known?.source === source && known.head === head) return known.script;
  const script = new vm.Script(`${head}${source}\n})`, {
    filename,
    // Errors name the columns of the source.
    columnOffset: -head.length,
    importModuleDynamically: (...args) => importsOf.get(filename)(...args),
  });
  compiled.set(filename, { source, head, script });
  return script;
}

/** What `vm.compileFunction` makes, from a script that is kept: in each context it only runs again. */
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
    // Errors are reported at their place in the file.
    return compileFunction(source, parameters, options);
  }
}

/**
 * Has each CommonJS module compiled once in a process of Jest. Jest runs it again for each file of tests,
 * as it should, but compiles it again, too, which is a sixth of all the work of the unit tests.
 */
vm.compileFunction = compileOnce;
