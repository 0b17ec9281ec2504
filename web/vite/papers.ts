import { fileURLToPath } from 'node:url';
import type { PaperFile } from '@prepward/contracts/papers';
import type { Plugin } from 'vite';
import { runSource } from './run-source.js';

const RENDERER = fileURLToPath(new URL('../../libs/papers/src/index.ts', import.meta.url));

interface Paper {
  file: PaperFile;
  bytes: Uint8Array;
}

interface Renderer {
  renderPapers: (origin: string) => Promise<Paper[]>;
}

interface Papers {
  papers: readonly Paper[];
  /** Files that they were made from. */
  files: readonly string[];
}

/** A link to the machine that built the site is of no use on paper. */
function linkable(origin: string): string {
  return /^https?:\/\/(?:localhost|127\.)/.test(origin) ? '' : origin;
}

async function renderAll(origin: string): Promise<Papers> {
  const { module, dependencies } = await runSource<Renderer>(RENDERER);
  return { papers: await module.renderPapers(linkable(origin)), files: dependencies };
}

/**
 * Makes the PDFs of the downloads from the bank and the study sheets: files of the built site under
 * `/papers/`, and `virtual:papers`, which tells pages what there is. While developing they are made
 * when first asked for.
 *
 * @param origin Public origin of the site, without a trailing slash.
 */
export function studyPapers(origin: string): Plugin {
  let made: Promise<Papers> | undefined;
  const all = () => {
    made ??= renderAll(origin);
    return made;
  };
  return {
    name: 'study-papers',
    resolveId: { filter: { id: /^virtual:papers$/ }, handler: (id) => `\0${id}` },
    load: {
      filter: { id: /^\0virtual:papers$/ },
      async handler() {
        const { papers, files } = await all();
        for (const file of files) {
          this.addWatchFile(file);
        }
        const code = `export default ${JSON.stringify(papers.map(({ file }) => file))};`;
        return { code, moduleSideEffects: false };
      },
    },
    async generateBundle() {
      if (this.environment.name !== 'client') {
        return;
      }
      const { papers } = await all();
      for (const { file, bytes } of papers) {
        this.emitFile({ type: 'asset', fileName: file.href.slice(1), source: bytes });
      }
    },
    configureServer({ middlewares }) {
      middlewares.use('/papers', (request, response, next) => {
        const href = `/papers${request.url?.split('?')[0] ?? ''}`;
        all().then(({ papers }) => {
          const paper = papers.find(({ file }) => file.href === href);
          if (!paper) {
            next();
            return;
          }
          response.setHeader('Content-Type', 'application/pdf');
          response.end(paper.bytes);
        }, next);
      });
    },
    hotUpdate({ file }) {
      made?.then(({ files }) => {
        if (files.includes(file)) {
          made = undefined;
        }
      });
    },
  };
}
