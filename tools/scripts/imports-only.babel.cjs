// For dependency-cruiser, which can't parse TypeScript 7 with JSX by itself: reduces each file to its
// imports. Type-only imports stay: they are a dependency on the module, too.

function reduceToImports({ types: t }) {
  return {
    manipulateOptions(options, parserOptions) {
      // Only in files that allow JSX: in a .ts file, `<T>(x: T) => x` is a function, not an element.
      if (/\.[jt]sx$/.test(options.filename ?? '')) parserOptions.plugins.push('jsx');
    },
    visitor: {
      Program(path) {
        const sources = new Set();
        const add = ({ node }) => {
          const source = node.source ?? node.argument ?? node.arguments?.[0];
          if (source?.type === 'StringLiteral') sources.add(source.value);
          // `import(\`./a.js\`)`
          if (source?.quasis?.length === 1) sources.add(source.quasis[0].value.cooked);
        };
        path.traverse({
          ImportDeclaration: add,
          ExportNamedDeclaration: add,
          ExportAllDeclaration: add,
          ImportExpression: add,
          TSImportType: add,
          CallExpression(call) {
            const { type, name } = call.node.callee;
            if (type === 'Import' || (type === 'Identifier' && name === 'require')) add(call);
          },
        });
        path.node.directives = [];
        path.node.body = [...sources].map((source) =>
          t.importDeclaration([], t.stringLiteral(source)),
        );
        path.stop();
      },
    },
  };
}

module.exports = {
  babelrc: false,
  configFile: false,
  parserOpts: { sourceType: 'module', plugins: ['typescript', 'decorators-legacy'] },
  plugins: [reduceToImports],
};
