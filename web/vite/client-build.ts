import type { BuildEnvironmentOptions } from 'vite';

/** Which modules share a file; all others the bundler divides by the pages that need them. */
const SHARED_FILES = [
  // Hardly changes between releases, so browsers can keep it cached.
  {
    name: 'react',
    test: /node_modules\/(?:react|react-dom|react-router|scheduler)\//,
  },
  // On every page, and too small to be files of their own.
  {
    name: 'base',
    test: /src\/(?:ui\/(?:cx|spinner|button-style|last-focus)|lib\/changed-click|hydrate\/hydration|durations|web-storage|brand)\.|use-site-links\./,
  },
  // Signing in and signing up need all of them.
  {
    name: 'account',
    test: /entities\/account\/(?:auth-call|auth-settings|account-rules)\.|src\/email-rules\./,
  },
  // By default, the bundler would split the line drawings between their pages.
  {
    name: 'illustrations',
    test: /illustrations\/(?:anatomy|tools|subject-picture)\./,
  },
];

/** How the browser's bundle is split into files. */
export const CLIENT_BUILD: BuildEnvironmentOptions = {
  modulePreload: {
    polyfill: false,
    // Prerendered pages list their files themselves, and links fetch pages before they are clicked: lists of
    // every lazy part's imports would add 1 kB to each page.
    resolveDependencies: () => [],
  },
  // A font inlined in the styles would be loaded by pages that never use it.
  assetsInlineLimit: (file) => (file.endsWith('.woff2') ? false : undefined),
  rolldownOptions: {
    output: {
      codeSplitting: { includeDependenciesRecursively: false, groups: SHARED_FILES },
    },
  },
};
