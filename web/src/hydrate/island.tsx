import {
  type ComponentType,
  createElement,
  type ReactNode,
  useLayoutEffect,
  useState,
} from 'react';
import { createPortal } from 'react-dom';
import type { LazyPage } from './lazy-page.js';

/** The interactive parts of static pages, by their names in the prerendered document. */
export type Islands = Readonly<Record<string, LazyPage<never>>>;

interface IslandBoxProps {
  name: string;
  /** Written into the document, so it holds no functions. */
  props: object;
  children: ReactNode;
}

/** Marks a part of a static page as an island, so that it can be found and hydrated in the document. */
export function IslandBox({ name, props, children }: IslandBoxProps) {
  return (
    <div data-island={name} data-props={JSON.stringify(props)}>
      {children}
    </div>
  );
}

interface FoundIsland {
  node: HTMLElement;
  name: string;
  Part: ComponentType<object>;
  props: object;
}

function islandsIn(box: HTMLElement, islands: Islands): FoundIsland[] {
  return [...box.querySelectorAll<HTMLElement>('[data-island]')].flatMap((node) => {
    const { island: name = '', props = '{}' } = node.dataset;
    const Part = islands[name] as ComponentType<object> | undefined;
    return Part ? [{ node, name, Part, props: JSON.parse(props) as object }] : [];
  });
}

/** Renders the islands of a static page that was prerendered, each in its place. */
export function useIslands(box: { current: HTMLElement | null }, islands: Islands): ReactNode {
  const [found, setFound] = useState<FoundIsland[]>([]);
  useLayoutEffect(() => {
    const parts = box.current ? islandsIn(box.current, islands) : [];
    for (const { node } of parts) {
      node.replaceChildren();
    }
    setFound(parts);
  }, [box, islands]);
  return found.map(({ node, name, Part, props }, place) =>
    // A page may have several islands of one name.
    createPortal(createElement(Part, props), node, `${name} ${place}`),
  );
}

/** Fetches the code of islands by their names. */
export async function preloadIslands(
  islands: Islands,
  names: readonly (string | undefined)[],
): Promise<void> {
  await Promise.all(names.map((name) => (name ? islands[name]?.preload('') : undefined)));
}
