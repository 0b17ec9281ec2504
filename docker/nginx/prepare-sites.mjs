// Lays both built sites out as nginx serves them: prepare-sites.mjs <folder>
//   www/                the student site, with the back-office under management_support/
//   pages.conf          maps: page to Content-Security-Policy (with its inline scripts' hashes), HSTS,
//                       and what the site's build recorded about its addresses
//   page-headers.conf   the other security headers
//   api-bodies.conf     how large a body may be, and which routes take larger or streamed ones, from the
//                       route table
import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { BACK_OFFICE_PATH } from '@prepward/contracts/back-office';
import { BODY_RULES, pathPattern } from '@prepward/contracts/body-rules';
import { WORKER_PATH } from '@prepward/contracts/service-worker';
import { bodyLocations } from '../../libs/gateway/src/body-rules.js';
import { precompress } from '../../libs/gateway/src/precompress.js';
import {
  contentSecurityPolicy,
  FRAMED_PAGES,
  pageHeaders,
  WITHIN_OWN_PAGES,
  WORKER_POLICY,
  withinOwnPages,
} from '../../libs/gateway/src/security-headers.js';
import { readSiteRoutes, SHELL } from '../../libs/gateway/src/site-routes.js';

const HSTS = 'strict-transport-security';
const FRAMES = 'x-frame-options';

/** Written by start.sh: a space and the origin of a captcha, or nothing. */
const CAPTCHA = '$captcha_origin';

/** Visitors don't get build manifests or editors' files. */
const isVisible = (file) => !path.basename(file).startsWith('.');

function quoted(value) {
  if (/["\\$\r\n]/.test(value.replaceAll(CAPTCHA, '')))
    throw new Error(`nginx could not read this value: ${value}`);
  return `"${value}"`;
}

function pagesOf(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.html'))
    .map((entry) => path.join(entry.parentPath ?? entry.path, entry.name));
}

function pageMaps(www) {
  const policies = pagesOf(www).map((file) => {
    const policy = contentSecurityPolicy(readFileSync(file, 'utf8'), CAPTCHA);
    return `  ${quoted(`/${path.relative(www, file)}`)} ${quoted(policy)};`;
  });
  const hsts = quoted(pageHeaders(true)[HSTS] ?? '');
  const shell = withinOwnPages(
    contentSecurityPolicy(readFileSync(path.join(www, SHELL), 'utf8'), CAPTCHA),
  );
  // Keyed by the requested address: all pages of this kind share one file.
  const framed = (value) => FRAMED_PAGES.map((page) => `  "~^${page}/?(\\?|$)" ${quoted(value)};`);
  return [
    'map $uri $file_policy {',
    '  default "";',
    ...policies,
    `  ${quoted(WORKER_PATH)} ${quoted(WORKER_POLICY)};`,
    '}',
    'map $request_uri $page_policy {',
    '  default $file_policy;',
    ...framed(shell),
    '}',
    'map $request_uri $frame_options {',
    `  default ${pageHeaders(false)[FRAMES]};`,
    ...framed(WITHIN_OWN_PAGES),
    '}',
    `map $client_scheme $transport_security { default ""; https ${hsts}; }`,
    '',
  ].join('\n');
}

const escapePattern = (text) => text.replace(/[.+?*()[\]{}|^]/g, '\\$&');

/** A route like `/practice/:category` as an nginx pattern; no part of an address may be empty. */
function pattern(route) {
  return `"~${pathPattern(route)}"`;
}

/**
 * Maps an address in any mix of upper and lower case to the route's own spelling. Parameters stay as
 * they are, and only characters that are safe in a redirect match.
 */
function anyCase(route) {
  const parts = route.split('/');
  const pattern = parts.map((part, n) =>
    part.startsWith(':') ? `(?<part${n}>[A-Za-z0-9_.~-]+)` : escapePattern(part),
  );
  const address = parts.map((part, n) => (part.startsWith(':') ? `$part${n}` : part));
  return `  "~*^${pattern.join('/')}$" "${address.join('/')}";`;
}

/** Which address is answered with which file, from the routes that the build recorded. */
function routeMaps(folder) {
  const { pages, drawn, redirects } = readSiteRoutes(folder);
  const fileOf = (page) => path.posix.join(page, 'index.html');
  return [
    '# An address with and without a slash at its end is the same page.',
    'map $uri $address { default $uri; "~^(?<bare>/.+)/$" $bare; }',
    'map $address $site_file {',
    '  default "";',
    ...pages.map((page) => `  ${quoted(page)} ${quoted(fileOf(page))};`),
    ...drawn.map((route) => `  ${pattern(route)} ${quoted(`/${SHELL}`)};`),
    '}',
    'map $address $site_redirect {',
    '  default "";',
    ...Object.entries(redirects).map(([from, to]) => `  ${quoted(from)} ${quoted(to)};`),
    '}',
    '# Keys of a map that are no patterns do not mind capitals: the page that an address means.',
    'map $address $meant_address {',
    '  default "";',
    ...[...pages, ...Object.keys(redirects)].map((page) => `  ${quoted(page)} ${quoted(page)};`),
    ...drawn.map(anyCase),
    '}',
    '# Where /Login leads: nowhere when the address is meant as it is.',
    'map "$meant_address:$address" $small_letters {',
    '  default $meant_address;',
    '  "~^:" "";',
    '  "~^(.*):\\1$" "";',
    '}',
    '# Pages for one person, and those for staff.',
    `map $uri $robots { default ""; /${SHELL} noindex; "~^${BACK_OFFICE_PATH}(/|$)" noindex; }`,
    '',
  ].join('\n');
}

function otherHeaders() {
  const headers = Object.entries(pageHeaders(false));
  const setTo = (name, value) => (name === FRAMES ? '$frame_options' : quoted(value));
  return headers
    .map(([name, value]) => `add_header ${name} ${setTo(name, value)} always;\n`)
    .join('');
}

const [target = ''] = process.argv.slice(2);
if (target === '') throw new Error('Expected: prepare-sites.mjs <folder>');
const www = path.join(target, 'www');
mkdirSync(www, { recursive: true });
cpSync('web/dist', www, { recursive: true, filter: isVisible });
cpSync('admin/dist', path.join(www, BACK_OFFICE_PATH), { recursive: true, filter: isVisible });
writeFileSync(path.join(target, 'pages.conf'), pageMaps(www) + routeMaps('web/dist'));
writeFileSync(path.join(target, 'page-headers.conf'), otherHeaders());
writeFileSync(path.join(target, 'api-bodies.conf'), bodyLocations(BODY_RULES));
await precompress(www);
