import { type ComponentType, type FunctionComponent, isValidElement, lazy, useState } from 'react';
import { matchRoutes, type RouteObject } from 'react-router-dom';

interface PageModule<Props> {
  default: ComponentType<Props>;
  /** Fetches what the page itself fetches lazily for an address. */
  preload?: (pathname: string) => Promise<void>;
}

interface Preloadable {
  preload: (pathname: string) => Promise<void>;
}

/** A page, or an island of one, in its own chunk. */
export type LazyPage<Props> = FunctionComponent<Props> & Preloadable;

/** What to do before a page that could not be fetched is tried again. */
const failures = new Set<() => void>();

/** React keeps a failure for as long as the component: pages that could not be fetched get another. */
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
    // Chosen once: a page that is on screen must not be built again when its chunk has come.
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

/** Fetches the chunks of every lazy page on the way to an address. */
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
