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

const PREFETCH = /usePrefetchBehavior\(\s*prefetch,\s*rest\s*\)/;

/**
 * The router comes as one file whose unused components a bundler keeps, because it cannot know that
 * making them has no effect; and each link carries a prefetching that only the router's own server
 * framework can use. Both go: 2 kB, and two effects a link.
 */
export function leanRouter(): Plugin {
  return {
    name: 'lean-router',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: /node_modules\/react-router\/dist\/.*\.mjs/, code: 'React' },
      handler(code) {
        const lean = code
          .replace(/= (React\d*)\.(forwardRef|createContext|memo)\(/g, '= /* @__PURE__ */ $1.$2(')
          .replace(/^\w+\.displayName = "[^"]*";$/gm, '')
          .replace(PREFETCH, '[false, null, {}]')
          .replace(/return shouldPrefetch && !isAbsolute \? [^;]*: link;/, 'return link;');
        return { code: lean, map: null };
      },
    },
  };
}
