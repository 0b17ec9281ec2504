import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { BRAND } from '@prepward/contracts/brand';
import type { Rolldown } from 'vite';
import { checkBudgets, type PageWeight } from './budgets.js';
import { Chunks, type PageFiles } from './chunks.js';
import {
  assemble,
  between,
  isStatic,
  type Matter,
  type Supplies,
  type Template,
  takeApart,
  templateOf,
  wordsOf,
} from './document.js';
import { filesByAddress } from './early-files.js';
import { type FeedEntry, type ListedPage, robots, rss, sitemap, webManifest } from './feeds.js';
import { headMatter } from './head.js';
import { lazyImportsOf } from './imports-of-pages.js';
import { type DrawingKit, drawingKit, icons, linkPicture } from './pictures.js';

type Server = typeof import('../../entry-server.js');
type Facts = import('../../entry-server.js').PageFacts;

interface SiteBuild {
  /** Folder of the web workspace. */
  root: string;
  /** Folder of the built site. */
  outDir: string;
  /** The server's entry, built. */
  serverEntry: string;
  client: Rolldown.RolldownOutput['output'];
  /** Public origin of the site, without a trailing slash. */
  origin: string;
}

/** What a service worker caches of a built site. */
export interface OfflineSite {
  /** Prerendered pages, and addresses that are rendered in the browser. */
  addresses: { pages: readonly string[]; drawn: readonly string[] };
  /** Files of students' pages, relative to the built site. */
  files: readonly string[];
}

/** A page that has been written, and the facts about it for sitemap and feed. */
interface Written extends PageWeight {
  /** Modules that only this page of text uses: students' pages go without them. */
  ownModules: readonly string[];
  listed: (ListedPage & { facts: Facts }) | undefined;
}

/** What every student's page needs before it can request anything: who the user is. */
const SESSION_MODULES = ['/src/lib/session/auth-server.ts', '/src/lib/session/new-auth-client.ts'];

const NOT_FOUND = '/404';
const NO_MATTER: Matter = { head: '', tail: '' };
/** The font of the interface, among the files of the bundle. */
export const INTERFACE_FONT = /figtree-latin-wght-normal.*\.woff2$/;
const FONT_FILE = '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2';

async function put(folder: string, file: string, content: string | Uint8Array): Promise<void> {
  const target = path.join(folder, file);
  await mkdir(path.dirname(target), { recursive: true });
  await writeFile(target, content);
}

function fileOf(address: string): string {
  return address === NOT_FOUND ? '404.html' : path.posix.join(address.slice(1), 'index.html');
}

function pictureOf(address: string): string {
  return `/og/${address === '/' ? 'home' : address.slice(1).replaceAll('/', '-')}.png`;
}

class SiteBuilder {
  constructor(
    private readonly build: SiteBuild,
    private readonly server: Server,
    private readonly chunks: Chunks,
    private readonly template: Template,
    private readonly kit: DrawingKit,
  ) {}

  /** Prerenders one page, with its head, its links to scripts and styles, and its picture. */
  async page(address: string): Promise<Written> {
    const modules = await lazyImportsOf(() => this.server.preload(address));
    const parts = takeApart(await this.server.prerender(address));
    const isStaticPage = isStatic(parts.body);
    const islands = isStaticPage ? await this.islandsOf(parts.body) : [];
    const files = this.filesOf(modules, isStaticPage ? islands : undefined);
    const facts = parts.head.includes('content="noindex"')
      ? undefined
      : await this.server.factsOf(address);
    const extra = facts ? await this.headOf(address, parts, facts) : NO_MATTER;
    const supplies = this.suppliesOf(files, isStaticPage);
    await put(this.build.outDir, fileOf(address), assemble(this.template, parts, extra, supplies));
    return {
      path: address,
      scripts: this.weightOf(files.scripts),
      styles: this.weightOf(files.styles),
      listed: facts ? { path: address, updated: facts.updated, facts } : undefined,
      ownModules: isStaticPage ? [...modules, ...islands] : [],
    };
  }

  /** What students' pages need, without what only public pages show. */
  offlineFiles(written: readonly Written[]): string[] {
    const { scripts, styles } = this.chunks.reachable(written.flatMap((page) => page.ownModules));
    return ['icon.svg', ...this.chunks.assets(INTERFACE_FONT), ...styles, ...scripts];
  }

  /**
   * The page that renders everything in the browser, for all these addresses. It names the files that each
   * of them needs, so that they load at once instead of one import after another.
   */
  async shell(addresses: readonly string[]): Promise<void> {
    const session = SESSION_MODULES.map((end) => this.chunks.moduleAt(end));
    const pages = new Map<string, PageFiles>();
    for (const address of addresses) {
      const modules = await lazyImportsOf(() => this.server.preload(address));
      pages.set(address, this.chunks.filesFor([...modules, ...session]));
    }
    const { common, script } = filesByAddress(pages, this.chunks.filesFor([]));
    const parts = {
      head: `<title>${BRAND.name}</title><meta name="robots" content="noindex">${script}`,
    };
    await put(
      this.build.outDir,
      'shell.html',
      assemble(this.template, { ...parts, body: '' }, NO_MATTER, { ...common, inline: '' }),
    );
  }

  /** A static page needs its styles, but only its islands' code. */
  private filesOf(modules: readonly string[], islands: readonly string[] | undefined): PageFiles {
    const all = this.chunks.filesFor(modules);
    return islands ? { scripts: this.chunks.filesFor(islands).scripts, styles: all.styles } : all;
  }

  /** The modules of a page's islands. */
  private islandsOf(body: string): Promise<string[]> {
    const names = [...body.matchAll(/data-island="([^"]*)"/g)].map(([, name]) => name);
    return lazyImportsOf(() => this.server.preloadIslands(names));
  }

  /**
   * Styles are inlined: nothing is visible before they arrive, and a file of their own would arrive one
   * round trip later. But on a page whose own code is loaded, the styles of its chunk are a link, because
   * the chunk looks for that link before it loads them again.
   */
  private suppliesOf({ scripts, styles }: PageFiles, isStaticPage: boolean): Supplies {
    const within = isStaticPage ? styles : this.chunks.filesFor([]).styles;
    const decoder = new TextDecoder();
    const texts = within.map((file) => {
      const source = this.chunks.source(file);
      return typeof source === 'string' ? source : decoder.decode(source);
    });
    return {
      scripts,
      styles: styles.filter((file) => !within.includes(file)),
      inline: texts.join('').trim(),
    };
  }

  private weightOf(files: readonly string[]): number {
    return files.reduce((sum, file) => sum + this.chunks.weight(file), 0);
  }

  private async headOf(
    address: string,
    parts: { head: string; body: string },
    facts: Facts,
  ): Promise<Matter> {
    const { origin, outDir } = this.build;
    const title = between(parts.head, '<title>', '</title>').replace(` · ${BRAND.name}`, '');
    const description = between(parts.head, 'name="description" content="', '"');
    const picture = pictureOf(address);
    await put(outDir, picture, linkPicture(this.kit, facts.heading, facts.section));
    const words = wordsOf(parts.body);
    const data = this.server.structuredData({
      origin,
      path: address,
      title: wordsOf(title),
      description: wordsOf(description),
      image: origin + picture,
      facts,
      shows: (text) => words.includes(text),
    });
    return headMatter({
      origin,
      path: address,
      title,
      description,
      picture,
      facts,
      data: this.server.jsonForScript({ '@context': 'https://schema.org', '@graph': data }),
    });
  }
}

function feedEntries(written: readonly Written[]): FeedEntry[] {
  return written.flatMap(({ listed }) => {
    const article = listed?.facts.article;
    return listed && article
      ? {
          path: listed.path,
          updated: listed.updated,
          title: listed.facts.heading,
          excerpt: article.excerpt,
          category: article.categoryName,
          published: article.published,
        }
      : [];
  });
}

async function writeLists(
  { outDir, origin }: SiteBuild,
  kit: DrawingKit,
  written: readonly Written[],
): Promise<void> {
  const listed = written.flatMap((page) => page.listed ?? []);
  await put(outDir, 'sitemap.xml', sitemap(origin, listed));
  await put(outDir, 'robots.txt', robots(origin));
  await put(outDir, 'rss.xml', rss(origin, feedEntries(written)));
  await put(outDir, 'site.webmanifest', webManifest(kit.color));
  for (const [file, content] of Object.entries(icons(kit))) {
    await put(outDir, file, content);
  }
}

/**
 * Completes a built site: every public page as HTML, the shell for students' pages, the not-found page,
 * pictures, lists, and `.routes.json`, which tells servers what each address is.
 *
 * @returns the weights of the pages, which of them exceed a limit, and what a service worker caches
 */
export async function buildSite(
  build: SiteBuild,
): Promise<{ table: string; over: string[]; offline: OfflineSite }> {
  const server: Server = await import(pathToFileURL(build.serverEntry).href);
  const read = (file: string) => readFile(path.join(build.root, file), 'utf8');
  const font = createRequire(path.join(build.root, 'package.json')).resolve(FONT_FILE);
  const kit = drawingKit(await read('src/ui/tokens.css'), await read('public/icon.svg'), font);
  const built = await readFile(path.join(build.outDir, 'index.html'), 'utf8');
  const chunks = new Chunks(build.client);
  const builder = new SiteBuilder(build, server, chunks, templateOf(built), kit);
  const { pages, drawn, redirects } = server.siteMap();
  const written: Written[] = [];
  // One at a time: a page's imports are recognized by when they happen.
  for (const address of [...pages, NOT_FOUND]) {
    written.push(await builder.page(address));
  }
  await builder.shell(drawn);
  await writeLists(build, kit, written);
  await put(build.outDir, '.routes.json', `${JSON.stringify({ pages, drawn, redirects })}\n`);
  const offline = { addresses: { pages, drawn }, files: builder.offlineFiles(written) };
  return { ...checkBudgets(written), offline };
}
