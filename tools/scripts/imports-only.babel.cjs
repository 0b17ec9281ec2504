// For dependency-cruiser, which can't parse TypeScript 7 with JSX by itself: reduces each file to its
// imports. Type-only imports stay: they are a dependency on the module, too. It does so right after
// parsing, before Babel looks for the scopes of everything in the file, which takes longer than to parse.

/** What a node imports from, if it imports and says it in a literal. */
function sourceOf(node) {
  switch (node.type) {
    case 'ImportDeclaration':
    case 'ExportNamedDeclaration':
    case 'ExportAllDeclaration':
    case 'ImportExpression':
      return node.source;
    case 'TSImportType':
      return node.argument;
    case 'CallExpression': {
      const { type, name } = node.callee;
      const imports = type === 'Import' || (type === 'Identifier' && name === 'require');
      return imports ? node.arguments[0] : undefined;
    }
  }
}

function reduceToImports({ types: t }) {
  return {
    manipulateOptions(options, parserOptions) {
      // Only in files that allow JSX: in a .ts file, `<T>(x: T) => x` is a function, not an element.
      if (/\.[jt]sx$/.test(options.filename ?? '')) parserOptions.plugins.push('jsx');
    },
    parserOverride(code, parserOptions, parse) {
      const sources = new Set();
      t.traverseFast(parse(code, parserOptions), (node) => {
        const source = sourceOf(node);
        if (source?.type === 'StringLiteral') sources.add(source.value);
        // `import(\`./a.js\`)`
        if (source?.quasis?.length === 1) sources.add(source.quasis[0].value.cooked);
      });
      const imports = [...sources].map((each) => t.importDeclaration([], t.stringLiteral(each)));
      return t.file(t.program(imports, [], 'module'));
    },
  };
}

module.exports = {
  babelrc: false,
  configFile: false,
  parserOpts: {
    sourceType: 'module',
    plugins: ['typescript', 'decorators-legacy'],
    attachComment: false,
  },
  plugins: [reduceToImports],
};
