import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import type { BlogIndex, RenderedArticle, RenderedPage } from '../src/features/site/site-data.js';
import { runSource } from './run-source.js';

const NAME = 'virtual:site';
const RENDERER = fileURLToPath(new URL('./site-render.ts', import.meta.url));

interface Renderer {
  renderPages: () => RenderedPage[];
  renderArticles: () => RenderedArticle[];
  renderBlogIndex: () => BlogIndex;
}

interface Site {
  /** Source of each virtual module by its name. */
  modules: ReadonlyMap<string, string>;
  /** Files that the texts were made from. */
  files: readonly string[];
}

const asModule = (value: unknown): string => `export default ${JSON.stringify(value)};`;

/** An object literal whose values fetch modules: each becomes its own chunk. */
function loaders(entries: readonly (readonly [key: string, module: string])[]): string {
  const lines = entries.map(
    ([key, module]) => `${JSON.stringify(key)}: () => import(${JSON.stringify(module)})`,
  );
  return `{${lines.join(',')}}`;
}

/** Renders all texts. */
async function renderSite(): Promise<Site> {
  const { module, dependencies } = await runSource<Renderer>(RENDERER);
  const pages = module.renderPages().map((page) => [`${NAME}/pages${page.path}`, page] as const);
  const articles = module
    .renderArticles()
    .map((article) => [`${NAME}/articles/${article.slug}`, article] as const);
  const blog = module.renderBlogIndex();
  const index = [
    `export const pages = ${loaders(pages.map(([name, { path }]) => [path, name]))};`,
    `export const articles = ${loaders(articles.map(([name, { slug }]) => [slug, name]))};`,
    `export const categories = ${JSON.stringify(blog.categories.map(({ slug }) => slug))};`,
    `export const blog = () => import('${NAME}/blog');`,
  ].join('\n');
  const modules = new Map([
    [NAME, index],
    [`${NAME}/blog`, asModule(blog)],
    ...[...pages, ...articles].map(([name, value]) => [name, asModule(value)] as const),
  ]);
  return { modules, files: dependencies };
}

/**
 * Serves the public texts as modules: `virtual:site` lists them all; `virtual:site/pages/…`,
 * `virtual:site/articles/…` and `virtual:site/blog` hold them as HTML. The browser gets no Markdown, and no
 * code to render it. In development, a changed text is rendered again.
 */
export function siteContent(): Plugin {
  let site: Promise<Site> | undefined;
  let files: ReadonlySet<string> = new Set();
  return {
    name: 'site-content',
    resolveId: {
      filter: { id: /^virtual:site(?:\/|$)/ },
      handler: (id) => `\0${id}`,
    },
    load: {
      filter: { id: /^\0virtual:site(?:\/|$)/ },
      async handler(id) {
        site ??= renderSite();
        const { modules, files: read } = await site;
        files = new Set(read);
        for (const file of read) {
          this.addWatchFile(file);
        }
        const code = modules.get(id.slice(1));
        if (code === undefined) {
          throw new Error(`There is no text of the site called ${id.slice(1)}`);
        }
        return { code, moduleSideEffects: false };
      },
    },
    hotUpdate({ file }) {
      if (files.has(file)) {
        site = undefined;
      }
    },
  };
}
