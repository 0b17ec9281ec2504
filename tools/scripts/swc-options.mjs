/**
 * How the workspace's TypeScript is compiled without a build: by Jest, and by the loader for programs
 * that run from source.
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
