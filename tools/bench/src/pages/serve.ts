import { readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
};
/** Pictures and fonts are compressed already. */
const COMPRESSED = /^(?:image\/png|font\/)/;

interface File {
  type: string;
  content: Buffer;
}

export interface Served {
  origin: string;
  close: () => Promise<void>;
}

/** The files of a built site, found by address as the product's own server does. */
export function filesOf(folder: string): (address: string) => File | undefined {
  return (address) => {
    const kind = path.extname(address);
    const file = path.join(folder, kind === '' ? `${address}/index.html` : address);
    if (!statSync(file, { throwIfNoEntry: false })?.isFile()) return undefined;
    const type = TYPES[path.extname(file)] ?? 'application/octet-stream';
    return { type, content: readFileSync(file) };
  };
}

/**
 * Serves files gzipped from memory: both pages of a comparison come from the same server, so that
 * only the pages differ.
 */
export async function serve(find: (address: string) => File | undefined): Promise<Served> {
  const answers = new Map<string, { headers: Record<string, string>; body: Buffer }>();
  const server = createServer((request, response) => {
    const address = (request.url ?? '/').split('?', 1)[0] ?? '/';
    const file = answers.has(address) ? undefined : find(address);
    if (file) {
      const packed = !COMPRESSED.test(file.type);
      answers.set(address, {
        headers: { 'content-type': file.type, ...(packed ? { 'content-encoding': 'gzip' } : {}) },
        body: packed ? gzipSync(file.content, { level: 9 }) : file.content,
      });
    }
    const answer = answers.get(address);
    if (answer) {
      const length = { 'content-length': String(answer.body.length) };
      response.writeHead(200, { ...answer.headers, ...length }).end(answer.body);
    } else response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
