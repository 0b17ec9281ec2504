// Lays both built sites out as nginx serves them: prepare-sites.mjs <folder>
//   www/                the student site, with the back-office under management_support/
//   pages.conf          maps: page to Content-Security-Policy (with its inline scripts' hashes), HSTS
//   page-headers.conf   the other security headers
import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { precompress } from '../../launcher/src/gateway/precompress.js';
import { contentSecurityPolicy, pageHeaders } from '../../launcher/src/gateway/security-headers.js';

const HSTS = 'strict-transport-security';

/** Build manifests and editors' files are nobody's business. */
const isVisible = (file) => !path.basename(file).startsWith('.');

function quoted(value) {
  if (/["\\$\r\n]/.test(value)) throw new Error(`nginx could not read this value: ${value}`);
  return `"${value}"`;
}

function pagesOf(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.html'))
    .map((entry) => path.join(entry.parentPath ?? entry.path, entry.name));
}

function pageMaps(www) {
  const policies = pagesOf(www).map((file) => {
    const policy = contentSecurityPolicy(readFileSync(file, 'utf8'));
    return `  ${quoted(`/${path.relative(www, file)}`)} ${quoted(policy)};`;
  });
  const hsts = quoted(pageHeaders(true)[HSTS] ?? '');
  return [
    'map $uri $page_policy {',
    '  default "";',
    ...policies,
    '}',
    `map $client_scheme $transport_security { default ""; https ${hsts}; }`,
    '',
  ].join('\n');
}

function otherHeaders() {
  const headers = Object.entries(pageHeaders(false));
  return headers.map(([name, value]) => `add_header ${name} ${quoted(value)} always;\n`).join('');
}

const [target = ''] = process.argv.slice(2);
if (target === '') throw new Error('Expected: prepare-sites.mjs <folder>');
const www = path.join(target, 'www');
mkdirSync(www, { recursive: true });
cpSync('web/dist', www, { recursive: true, filter: isVisible });
cpSync('admin/dist', path.join(www, 'management_support'), { recursive: true, filter: isVisible });
writeFileSync(path.join(target, 'pages.conf'), pageMaps(www));
writeFileSync(path.join(target, 'page-headers.conf'), otherHeaders());
await precompress(www);
