import type { Plugin } from 'vite';

/**
 * KaTeX names three formats of each font, and faces for alphabets that no item of the exam uses.
 * Every browser that runs this site reads the first format.
 */
export function leanKatex(): Plugin {
  return {
    name: 'lean-katex',
    enforce: 'pre',
    transform: {
      filter: { id: /katex(\.min)?\.css/ },
      handler: (code) =>
        code
          .replace(
            /@font-face\{[^}]*KaTeX_(?:Caligraphic|Fraktur|SansSerif|Script|Typewriter)[^}]*\}/g,
            '',
          )
          .replace(/,url\([^)]+\.(?:woff|ttf)\) format\("(?:woff|truetype)"\)/g, ''),
    },
  };
}
