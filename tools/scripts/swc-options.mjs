/**
 * How the workspace's TypeScript is compiled where nothing is built: by Jest, and by the loader of
 * programs that run from their sources.
 *
 * @param tsx whether the file may hold JSX
 */
export function swcOptions(tsx) {
  return {
    jsc: {
      parser: { syntax: 'typescript', decorators: true, tsx },
      target: 'es2022',
      keepClassNames: true,
      transform: {
        legacyDecorator: true,
        decoratorMetadata: true,
        useDefineForClassFields: false,
        react: { runtime: 'automatic' },
      },
    },
    module: { type: 'es6' },
  };
}
