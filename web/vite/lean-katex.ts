import type { Plugin } from 'vite';

/** Alphabets that no item of the exam uses. */
const UNUSED = '(?:Caligraphic|Fraktur|SansSerif|Script|Typewriter)';

/** Of KaTeX's eleven sizes, those in formulas without a size command: text, script and below. */
const SIZES = ['6', '3', '1'];

const FACE = new RegExp(`@font-face\\{[^}]*KaTeX_${UNUSED}[^}]*\\}`, 'g');
const ALPHABET = new RegExp(`[^{}]*\\{font-family:KaTeX_${UNUSED}[^}]*\\}`, 'g');
const OTHER_FORMATS = /,url\([^)]+\.(?:woff|ttf)\) format\("(?:woff|truetype)"\)/g;
/** ".katex .fontsize-ensurer.reset-size2.size1,.katex .sizing.reset-size2.size1{…}" */
const SIZE = /[^{},]*\.reset-size(\d+)\.size(\d+),[^{},]*\.reset-size\d+\.size\d+\{[^}]*\}/g;

/**
 * KaTeX's styles as this site needs them: one format of each font (every supported browser reads the first),
 * no alphabets that no item uses, and only nine of its 121 size changes, those that happen in formulas
 * without size commands.
 */
export function leanStyles(css: string): string {
  return css
    .replace(FACE, '')
    .replace(ALPHABET, '')
    .replace(OTHER_FORMATS, '')
    .replace(SIZE, (rule, from: string, to: string) =>
      SIZES.includes(from) && SIZES.includes(to) ? rule : '',
    );
}

/** Strips down KaTeX's styles wherever they are imported. */
export function leanKatex(): Plugin {
  return {
    name: 'lean-katex',
    enforce: 'pre',
    transform: {
      filter: { id: /katex(\.min)?\.css/ },
      handler: leanStyles,
    },
  };
}
