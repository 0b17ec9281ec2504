import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const SERVER = `
import { createServer } from 'node:http';
import { appendFileSync } from 'node:fs';
const [port, okPath] = {
  api: [process.env.API_PORT, '/api/v1/health'],
  worker: [process.env.WORKER_METRICS_PORT, '/health'],
  sandbox: [process.env.SANDBOX_GATEWAY_PORT, '/sandbox-pay/health'],
  google: [process.env.SANDBOX_GOOGLE_PORT, '/sandbox-google/health'],
}[ROLE];
if (process.env['CRASH_' + ROLE]) { console.error('last words of the ' + ROLE); process.exit(3); }
const server = createServer((request, response) => {
  const chunks = [];
  request.on('data', (chunk) => chunks.push(chunk));
  request.on('end', () => {
    if (request.url === okPath) return response.end('{"status":"ok"}');
    const body = JSON.stringify({ pid: process.pid, url: request.url, headers: request.headers,
      body: Buffer.concat(chunks).toString('base64'),
      role: new URL(process.env.DATABASE_URL).username, owner: process.env.DATABASE_OWNER_URL ?? null });
    setTimeout(() => response.setHeader('content-type', 'application/json').end(body),
      request.url.includes('slow') ? 1500 : 0);
  });
});
server.listen(Number(port), '127.0.0.1');
process.on('SIGTERM', () => {
  appendFileSync(process.env.DATA_DIR + '/ends.log', ROLE + '\\n');
  server.close(() => process.exit(0));
  server.closeIdleConnections();
});
`;

const COMMANDS = `
import { appendFileSync } from 'node:fs';
const command = process.argv[2];
if (process.env.FAIL_COMMAND === command) { console.error('This step was told to fail.'); process.exit(1); }
const roles = [process.env.DATABASE_URL, process.env.DATABASE_OWNER_URL].flatMap((url) => url ? [new URL(url).username] : []);
appendFileSync(process.env.DATA_DIR + '/commands.log', [command, ...roles].join(' ') + '\\n');
if (command === 'create-admin') console.log('First admin: admin@example.org');
`;

const PAGE = (name: string) =>
  `<!doctype html><html lang="en"><head><title>${name}</title><script>window.inline = 1;</script></head><body>${name} ${'filling '.repeat(200)}</body></html>`;

/** Writes a project with small stand-ins for api, worker and the two built sites. */
export function writeStandIn(root: string): void {
  const files: Record<string, string> = {
    'package.json': '{"type":"module"}',
    'api/dist/main.js': SERVER.replaceAll('ROLE', "'api'"),
    'worker/dist/main.js': SERVER.replaceAll('ROLE', "'worker'"),
    'tools/pay-sandbox/dist/main.js': SERVER.replaceAll('ROLE', "'sandbox'"),
    'tools/id-sandbox/dist/main.js': SERVER.replaceAll('ROLE', "'google'"),
    'api/dist/cli.js': COMMANDS,
    'web/dist/index.html': PAGE('home'),
    'web/dist/about/index.html': PAGE('about'),
    'web/dist/404.html': PAGE('nothing'),
    'web/dist/.routes.json': JSON.stringify({
      pages: ['/', '/about'],
      drawn: ['/practice/:category'],
      redirects: { '/privacy': '/about' },
    }),
    'web/dist/shell.html': PAGE('drawn in the browser'),
    'web/dist/assets/app-1a2b.js': `console.log(${JSON.stringify('x'.repeat(3000))});`,
    'web/dist/favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'admin/dist/index.html': PAGE('back-office'),
  };
  for (const [name, content] of Object.entries(files)) {
    const file = path.join(root, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
}
