const vm = require('node:vm');

/** By file: its script, and how the test that runs now imports on demand. */
const compiled = new Map();

/** What `vm.compileFunction` makes, from a script that is kept: in each context it only runs again. */
function compileOnce(source, parameters, { filename, importModuleDynamically, parsingContext }) {
  let known = compiled.get(filename);
  if (known?.source !== source) {
    const head = `(function (${parameters.join(', ')}) {`;
    const made = { source, importNow: importModuleDynamically };
    made.script = new vm.Script(`${head}${source}\n})`, {
      filename,
      // Errors name the columns of the source.
      columnOffset: -head.length,
      importModuleDynamically: (...args) => made.importNow(...args),
    });
    known = made;
    compiled.set(filename, known);
  }
  known.importNow = importModuleDynamically;
  return known.script.runInContext(parsingContext);
}

/**
 * Has each CommonJS module compiled once in a process of Jest. Jest runs it again for each file of tests,
 * as it should, but compiles it again, too, which is a sixth of all the work of the unit tests.
 */
vm.compileFunction = compileOnce;
