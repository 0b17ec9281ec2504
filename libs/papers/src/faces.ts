import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { unpackWoff } from './woff.js';

const FIGTREE = '@fontsource/figtree/files/figtree';
const SERIF = '@fontsource/source-serif-4/files/source-serif-4';

/** The papers' fonts: the brand's two families, and files for characters that their Latin files lack. */
const FILES = {
  sans: `${FIGTREE}-latin-400-normal.woff`,
  'sans-strong': `${FIGTREE}-latin-600-normal.woff`,
  'sans-em': `${FIGTREE}-latin-400-italic.woff`,
  serif: `${SERIF}-latin-400-normal.woff`,
  'serif-strong': `${SERIF}-latin-600-normal.woff`,
  'serif-em': `${SERIF}-latin-400-italic.woff`,
  /** Letters in names beyond the English alphabet. */
  'latin-ext': `${FIGTREE}-latin-ext-400-normal.woff`,
  vietnamese: `${SERIF}-vietnamese-400-normal.woff`,
  cyrillic: `${SERIF}-cyrillic-400-normal.woff`,
  greek: `${SERIF}-greek-400-normal.woff`,
  /** Relations and arrows. */
  signs: 'katex/dist/fonts/KaTeX_Main-Regular.ttf',
} as const;

export type Face = keyof typeof FILES;

const { resolve } = createRequire(import.meta.url);

function readFace(file: string): Buffer {
  const bytes = readFileSync(resolve(file));
  return file.endsWith('.woff') ? unpackWoff(bytes) : bytes;
}

/** Reads all fonts. */
export function readFaces(): ReadonlyMap<Face, Buffer> {
  return new Map(Object.entries(FILES).map(([face, file]) => [face as Face, readFace(file)]));
}
