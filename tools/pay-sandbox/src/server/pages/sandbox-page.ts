import { createRequire } from 'node:module';
import path from 'node:path';
import { type Html, html } from './html.js';

const CSS = 'text/css; charset=utf-8';
const FONT = '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2';

/** Resolves the same from src and from dist. */
const TOOL = path.resolve(import.meta.dirname, '../../..');

/** Files that every sandbox serves besides its own `page.css`; colors and sizes are the site's own. */
export const SHARED_ASSETS = [
  { name: 'tokens.css', type: CSS, file: path.resolve(TOOL, '../../web/src/ui/tokens.css') },
  { name: 'base.css', type: CSS, file: path.join(TOOL, 'assets/base.css') },
  { name: 'figtree.woff2', type: 'font/woff2', file: createRequire(import.meta.url).resolve(FONT) },
] as const;

interface SandboxPage {
  title: string;
  /** Path under which the sandbox serves its stylesheets and font. */
  assets: string;
  /** Additional content of the `head` element. */
  head?: Html;
  /** The whole `body` element. */
  body: Html;
}

/** A page of a sandbox, as a whole document. */
export function sandboxPage({ title, assets, head, body }: SandboxPage): string {
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<link rel="icon" href="data:,">
<title>${title}</title>
<link rel="preload" href="${assets}/figtree.woff2" as="font" type="font/woff2" crossorigin>
<link rel="stylesheet" href="${assets}/tokens.css">
<link rel="stylesheet" href="${assets}/base.css">
<link rel="stylesheet" href="${assets}/page.css">
${head}
</head>
${body}
</html>`.text;
}
