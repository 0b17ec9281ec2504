import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { writeTrueType } from './truetype.js';
import { instanceOf } from './variation.js';
import { readWoff2 } from './woff2.js';

/** The faces of the papers: the brand's two families, and two that lend signs they lack. */
export const FACES = [
  'sans',
  'sans-strong',
  'sans-em',
  'serif',
  'serif-strong',
  'serif-em',
  'greek',
  'signs',
] as const;
export type Face = (typeof FACES)[number];

const FIGTREE = '@fontsource-variable/figtree/files/figtree';
const SERIF = '@fontsource-variable/source-serif-4/files/source-serif-4';
/** The size in points that the serif's letters are drawn for. */
const OPTICAL_SIZE = 11;

interface Source {
  file: string;
  family: string;
  style: string;
  settings: Readonly<Record<string, number>>;
}

const SOURCES: Record<Exclude<Face, 'signs'>, Source> = {
  sans: {
    file: `${FIGTREE}-latin-wght-normal.woff2`,
    family: 'Figtree',
    style: 'Regular',
    settings: { wght: 400 },
  },
  'sans-strong': {
    file: `${FIGTREE}-latin-wght-normal.woff2`,
    family: 'Figtree',
    style: 'SemiBold',
    settings: { wght: 640 },
  },
  'sans-em': {
    file: `${FIGTREE}-latin-wght-italic.woff2`,
    family: 'Figtree',
    style: 'Italic',
    settings: { wght: 400 },
  },
  serif: {
    file: `${SERIF}-latin-opsz-normal.woff2`,
    family: 'Source Serif 4',
    style: 'Regular',
    settings: { wght: 400, opsz: OPTICAL_SIZE },
  },
  'serif-strong': {
    file: `${SERIF}-latin-opsz-normal.woff2`,
    family: 'Source Serif 4',
    style: 'SemiBold',
    settings: { wght: 640, opsz: OPTICAL_SIZE },
  },
  'serif-em': {
    file: `${SERIF}-latin-opsz-italic.woff2`,
    family: 'Source Serif 4',
    style: 'Italic',
    settings: { wght: 400, opsz: OPTICAL_SIZE },
  },
  greek: {
    file: `${SERIF}-greek-wght-normal.woff2`,
    family: 'Source Serif 4 Greek',
    style: 'Regular',
    settings: { wght: 400 },
  },
};

/** Relations and arrows; not variable, so that it is embedded as it is. */
const SIGNS = 'katex/dist/fonts/KaTeX_Main-Regular.ttf';

/** Reads all faces as fonts of one style each; takes about half a second. */
export function readFaces(): ReadonlyMap<Face, Buffer> {
  const { resolve } = createRequire(import.meta.url);
  const read = (file: string) => readFileSync(resolve(file));
  const faces = FACES.map((face): [Face, Buffer] => {
    if (face === 'signs') {
      return [face, read(SIGNS)];
    }
    const { file, family, style, settings } = SOURCES[face];
    const font = readWoff2(read(file));
    return [face, writeTrueType({ ...font, ...instanceOf(font, settings) }, family, style)];
  });
  return new Map(faces);
}
