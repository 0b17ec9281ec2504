import { type ReactNode, useMemo, useState } from 'react';
import {
  createPath,
  type Location,
  type Navigator,
  parsePath,
  Router,
  type To,
} from 'react-router-dom';

interface Visited {
  locations: readonly Location[];
  at: number;
}

let made = 0;

function locationOf(to: To, state: unknown): Location {
  const path = typeof to === 'string' ? parsePath(to) : to;
  made += 1;
  return {
    pathname: '/',
    search: '',
    hash: '',
    ...path,
    state,
    key: `memory-${made}`,
    mask: undefined,
  };
}

/**
 * A router whose addresses are in memory only, for pages inside another page. The library's own would
 * bring its kind of history to every page of the site, in the chunk that all of them load.
 */
export function MemoryPages({ start, children }: { start: string; children: ReactNode }) {
  const [{ locations, at }, setVisited] = useState<Visited>(() => ({
    locations: [locationOf(start, null)],
    at: 0,
  }));
  const navigator = useMemo((): Navigator => {
    const put = (to: To, state: unknown, kept: (visited: Visited) => readonly Location[]) =>
      setVisited((visited) => {
        const next = [...kept(visited), locationOf(to, state)];
        return { locations: next, at: next.length - 1 };
      });
    return {
      createHref: (to) => (typeof to === 'string' ? to : createPath(to)),
      push: (to, state) => put(to, state, (visited) => visited.locations.slice(0, visited.at + 1)),
      replace: (to, state) => put(to, state, (visited) => visited.locations.slice(0, visited.at)),
      go: (steps) =>
        setVisited((visited) => ({
          ...visited,
          at: Math.min(Math.max(visited.at + steps, 0), visited.locations.length - 1),
        })),
    };
  }, []);
  const location = locations[at];
  return location === undefined ? null : (
    <Router location={location} navigator={navigator}>
      {children}
    </Router>
  );
}
