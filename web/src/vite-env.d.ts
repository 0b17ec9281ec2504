/// <reference types="vite/client" />

/** The public origin of the site, for canonical addresses; empty if the build has none. */
declare const __SITE_ORIGIN__: string;

/** Whether pages for developers (`src/dev`) are served: never in a build. */
declare const __DEV_PAGES__: boolean;

/** Made by `vite/site-content.ts`: one lazy chunk for every text. */
declare module 'virtual:site' {
  type Load<T> = import('./features/site/site-data.js').Load<T>;
  /** Public pages by their path. */
  export const pages: Readonly<
    Record<string, Load<import('./features/site/site-data.js').RenderedPage>>
  >;
  /** Articles by their slug. */
  export const articles: Readonly<
    Record<string, Load<import('./features/site/site-data.js').RenderedArticle>>
  >;
  /** Slugs of the blog's categories. */
  export const categories: readonly string[];
  export const blog: Load<import('./features/site/site-data.js').BlogIndex>;
}
