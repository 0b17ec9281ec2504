import { type ComponentType, type FunctionComponent, isValidElement, lazy, useState } from 'react';
import { matchRoutes, type RouteObject } from 'react-router-dom';

interface PageModule<Props> {
  default: ComponentType<Props>;
  /** Fetches what the page itself would fetch lazily for a path. */
  preload?: (pathname: string) => Promise<void>;
}

interface Preloadable {
  preload: (pathname: string) => Promise<void>;
}

/** A page, or an island of one, in its own chunk. */
export type LazyPage<Props> = FunctionComponent<Props> & Preloadable;

/** Called before pages that couldn't be fetched are tried again. */
const failures = new Set<() => void>();

/** React keeps a lazy component's failure for good, so pages that couldn't be fetched get a new one. */
export function forgetFailures(): void {
  for (const forget of failures) {
    forget();
  }
  failures.clear();
}

/**
 * A page in its own chunk. Once `preload` has been awaited it renders at once, which is what
 * lets a prerendered page hydrate without a flash of its fallback; before, it suspends.
 */
export function lazyPage<Props extends object = object>(
  load: () => Promise<PageModule<Props>>,
): LazyPage<Props> {
  let Loaded: ComponentType<Props> | undefined;
  const fresh = (): ComponentType<Props> =>
    lazy(() =>
      load().catch((error: unknown) => {
        failures.add(() => {
          Lazy = fresh();
        });
        throw error;
      }),
    );
  let Lazy = fresh();
  function Page(props: Props) {
    // Chosen once: a page that is on screen must not remount when its chunk has loaded.
    const [Chosen] = useState(() => Loaded ?? Lazy);
    return <Chosen {...props} />;
  }
  return Object.assign(Page, {
    preload: async (pathname: string): Promise<void> => {
      const module = await load();
      Loaded = module.default;
      await module.preload?.(pathname);
    },
  });
}

function isPreloadable(type: unknown): type is Preloadable {
  return typeof type === 'function' && 'preload' in type;
}

/** Fetches the chunks of every lazy page in the routes to a path. */
export async function preloadRoutes(
  routes: readonly RouteObject[],
  pathname: string,
): Promise<void> {
  const matches = matchRoutes([...routes], pathname) ?? [];
  await Promise.all(
    matches.map(({ route: { element } }) =>
      isValidElement(element) && isPreloadable(element.type)
        ? element.type.preload(pathname)
        : undefined,
    ),
  );
}
