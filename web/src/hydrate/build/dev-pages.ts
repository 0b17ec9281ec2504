import type { Rolldown } from 'vite';

const DEV_MODULE = /\/src\/dev\//;

/**
 * Pages for developers (`src/dev`) must not reach a visitor.
 * @throws Error that names the bundle's files with such a page
 */
export function refuseDevPages(output: readonly { type: string; fileName: string }[]): void {
  const found = (output as Rolldown.RolldownOutput['output']).filter(
    (file) => file.type === 'chunk' && file.moduleIds.some((id) => DEV_MODULE.test(id)),
  );
  if (found.length > 0) {
    const files = found.map(({ fileName }) => fileName).join(', ');
    throw new Error(`The build holds pages for developers: ${files}`);
  }
}
