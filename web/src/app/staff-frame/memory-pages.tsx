import { randomKey } from '@prepward/browser/random-key';
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

function locationOf(to: To, state: unknown): Location {
  const path = typeof to === 'string' ? parsePath(to) : to;
  return {
    pathname: '/',
    search: '',
    hash: '',
    ...path,
    state,
    key: randomKey(),
    mask: undefined,
  };
}

/**
 * A router that keeps its addresses in memory only, for pages inside another page. The library's own memory
 * router would add its history code to the chunk that every page of the site loads.
 */
export function MemoryPages({ start, children }: { start: string; children: ReactNode }) {
  const [{ locations, at }, setVisited] = useState<Visited>(() => ({
    locations: [locationOf(start, null)],
    at: 0,
  }));
  const navigator = useMemo((): Navigator => {
    return {
      createHref: (to) => (typeof to === 'string' ? to : createPath(to)),
      push: (to, state) =>
        setVisited((visited) => ({
          locations: [...visited.locations.slice(0, visited.at + 1), locationOf(to, state)],
          at: visited.at + 1,
        })),
      replace: (to, state) =>
        setVisited((visited) => ({
          ...visited,
          locations: visited.locations.map((one, n) =>
            n === visited.at ? locationOf(to, state) : one,
          ),
        })),
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
