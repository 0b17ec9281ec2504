/** Who may import whom; the reasons are in docs/decisions. */

const { existsSync, readdirSync } = require('node:fs');
const path = require('node:path');

const APPS = ['api', 'worker', 'web', 'admin', 'tools/launcher'];

/** The modules that each module may import, if any; the other direction goes through events. */
const KNOWN = {
  auth: ['roles'],
  profiles: ['auth', 'subscriptions'],
  subscriptions: ['auth'],
  billing: ['auth', 'subscriptions'],
  'test-bank': ['auth', 'billing', 'papers'],
  quizzes: ['questions', 'subscriptions'],
  progress: ['quizzes', 'questions'],
  quotes: ['auth'],
  papers: ['auth', 'questions'],
  notifications: ['profiles', 'quizzes'],
  privacy: ['auth', 'billing', 'roles'],
  files: ['papers'],
  site: ['reporting'],
  audit: ['auth'],
};

/** A module is a folder with a manifest. */
const MODULES = readdirSync(path.join(__dirname, 'libs/modules')).filter((name) =>
  existsSync(path.join(__dirname, 'libs/modules', name, 'manifest.ts')),
);
const missing = Object.entries(KNOWN)
  .flat(2)
  .filter((name) => !MODULES.includes(name));
if (missing.length > 0) throw new Error(`KNOWN lists ${missing.join(', ')}: no such module`);

/** Folders next to the modules, shared by all of them. */
const SHARED_IN_MODULES = ['migrations', 'test'];

const TESTS = '\\.(spec|int-spec)\\.tsx?$|/test/|^e2e/|^tools/(bench|mutation)/|^libs/testing/';

/** Libraries that `domain/` may import. */
const COMPUTING = 'zod|ts-fsrs|bowser|fflate|fraction\\.js|pure-rand';

const moduleRules = MODULES.map((name) => {
  const allowed = KNOWN[name] ?? [];
  return {
    name: `module-${name}-knows-only-its-own`,
    comment: `${name} may import ${allowed.join(', ') || 'no other module'}; everything else reaches it through events.`,
    severity: 'error',
    from: { path: `^libs/modules/${name}/`, pathNot: TESTS },
    to: {
      path: '^libs/modules/[^/]+/',
      pathNot: `^libs/modules/(${[name, ...allowed, 'node_modules', ...SHARED_IN_MODULES].join('|')})/`,
    },
  };
});

const appRules = APPS.map((app) => ({
  name: `no-import-of-${path.basename(app)}`,
  comment: 'An app assembles things; what others need from it belongs in a library.',
  severity: 'error',
  from: { pathNot: `^${app}/|^tools/scripts/` },
  to: { path: `^${app}/` },
}));

const libraryRules = [
  {
    name: 'contracts-import-zod-only',
    comment: 'Both sides of every wire load the contracts, the browser too.',
    severity: 'error',
    from: { path: '^libs/contracts/src', pathNot: TESTS },
    to: { pathNot: '^libs/contracts/|(^|/)node_modules/zod/' },
  },
  {
    name: 'content-is-pure',
    comment: 'Items, facts and pages are data: no Nest, no database, no other library of ours.',
    severity: 'error',
    from: { path: '^libs/content/src', pathNot: TESTS },
    to: {
      path: '^libs/(?!content/|contracts/)|(^|/)node_modules/(@nestjs|typeorm|pg|bullmq|ioredis|fastify)/',
    },
  },
  {
    name: 'browser-knows-contracts-only',
    comment: 'Both front ends load it: the contracts, and nothing that only a server has.',
    severity: 'error',
    from: { path: '^libs/browser/src', pathNot: TESTS },
    to: { pathNot: '^libs/(browser|contracts)/' },
  },
  {
    name: 'browser-is-for-front-ends',
    comment: 'It needs window: servers and other libraries have no use for it.',
    severity: 'error',
    from: { pathNot: `^(web|admin|libs/browser)/|${TESTS}` },
    to: { path: '^libs/browser/' },
  },
  {
    name: 'gateway-knows-contracts-only',
    comment: "It sits between visitors and the api, and isn't part of the product.",
    severity: 'error',
    from: { path: '^libs/gateway/src', pathNot: TESTS },
    to: { path: '^libs/(?!gateway/|contracts/)' },
  },
  {
    name: 'gateway-is-for-servers-in-front',
    comment: 'What `npm start` and the image of nginx serve sites with; the api needs none of it.',
    severity: 'error',
    from: { pathNot: `^(libs/gateway|tools|docker)/|${TESTS}` },
    to: { path: '^libs/gateway/' },
  },
  {
    name: 'papers-are-set-from-data',
    comment: 'Typesetting takes items as data: no Nest, no database, no bank.',
    severity: 'error',
    from: { path: '^libs/papers/src', pathNot: TESTS },
    to: {
      path: '^libs/(?!papers/|content/|contracts/)|(^|/)node_modules/(@nestjs|typeorm|pg|bullmq|ioredis|fastify)/',
    },
  },
  {
    name: 'platform-knows-no-business',
    comment: 'Modules build on platform, never the other way.',
    severity: 'error',
    from: { path: '^libs/platform/', pathNot: TESTS },
    to: { path: '^libs/(?!platform/|contracts/)' },
  },
  {
    name: 'modules-build-on-platform-and-contracts',
    severity: 'error',
    from: {
      path: '^libs/modules/',
      pathNot: `${TESTS}|^libs/modules/(papers|test-bank|billing|files)/`,
    },
    to: { path: '^libs/(?!modules/|platform/|contracts/|content/)' },
  },
  {
    name: 'papers-modules-set-papers',
    comment:
      'The modules of papers, of their copies, of receipts and of uploaded PDFs, and no others, take the typesetting with them.',
    severity: 'error',
    from: { path: '^libs/modules/(papers|test-bank|billing|files)/', pathNot: TESTS },
    to: { path: '^libs/(?!modules/|platform/|contracts/|content/|papers/)' },
  },
  {
    name: 'sandbox-engine-is-pure',
    comment: 'The rules of the payment sandbox run in a test without a network, a file or a clock.',
    severity: 'error',
    from: { path: '^tools/pay-sandbox/src/engine/', pathNot: TESTS },
    to: { pathNot: '^tools/pay-sandbox/src/engine/|^libs/contracts/' },
  },
  {
    name: 'sandbox-is-for-development',
    comment: 'Only npm start and tests know the sandboxes; they must not reach production.',
    severity: 'error',
    from: { pathNot: `^tools/(pay-sandbox|id-sandbox|launcher)/|${TESTS}` },
    to: { path: '^tools/(pay-sandbox|id-sandbox)/' },
  },
  {
    name: 'testing-is-for-tests',
    comment: 'Factories and catchers must not reach production.',
    severity: 'error',
    from: { pathNot: TESTS },
    to: { path: '^libs/testing/' },
  },
  {
    name: 'no-import-of-a-test',
    comment: 'Neither of a spec nor of what helps specs: what production needs stands beside it.',
    severity: 'error',
    from: { pathNot: TESTS },
    to: { path: '\\.(spec|int-spec)\\.tsx?$|^(api|worker)/test/|^libs/.+/test/' },
  },
];

const frontEndRules = [
  {
    name: 'front-ends-use-the-api',
    comment:
      'web and admin know the contracts and what they share (libs/browser), and web the texts of its pages; all else is HTTP.',
    severity: 'error',
    from: { path: '^(web|admin)/', pathNot: '\\.(spec|int-spec)\\.tsx?$|/test/' },
    to: { path: '^libs/(?!contracts/|content/|browser/)' },
  },
  {
    name: 'admin-has-no-page-texts',
    severity: 'error',
    from: { path: '^admin/' },
    to: { path: '^libs/content/' },
  },
  {
    name: 'web-features-are-independent',
    comment: 'app → features → entities → ui → lib; what two features share is an entity.',
    severity: 'error',
    from: { path: '^web/src/features/([^/]+)/' },
    to: { path: '^web/src/features/', pathNot: '^web/src/features/$1/' },
  },
  {
    name: 'web-features-do-not-know-the-app',
    severity: 'error',
    from: { path: '^web/src/features/' },
    to: { path: '^web/src/app/' },
  },
  {
    name: 'web-entities-know-only-ui-and-lib',
    comment: 'Parts of the product that features share: attempt, plan, topic, subscription.',
    severity: 'error',
    from: { path: '^web/src/entities/' },
    to: { path: '^web/src/(app|features)/' },
  },
  {
    name: 'web-ui-knows-only-lib',
    severity: 'error',
    from: { path: '^web/src/ui/' },
    to: { path: '^web/src/(app|features|entities)/' },
  },
  {
    name: 'web-lib-knows-no-layer',
    severity: 'error',
    from: { path: '^web/src/lib/' },
    to: { path: '^web/src/(app|features|entities|ui|hydrate)/' },
  },
  {
    name: 'web-hydrate-knows-only-lib',
    comment: 'Static pages, islands and hydration are a mechanism; the site fills it.',
    severity: 'error',
    from: { path: '^web/src/hydrate/(?!build/)', pathNot: TESTS },
    to: { path: '^web/src/(app|features|entities|ui|dev)/' },
  },
  {
    name: 'web-build-stays-in-the-build',
    comment: 'hydrate/build runs in Node, while the site is built.',
    severity: 'error',
    from: { path: '^web/src/', pathNot: `^web/src/hydrate/build/|${TESTS}` },
    to: { path: '^web/src/hydrate/build/' },
  },
];

const doorRules = [
  {
    name: 'modules-only-by-their-door',
    comment: 'index.ts is what a module offers to other modules.',
    severity: 'error',
    from: { path: '^libs/modules/([^/]+)/', pathNot: TESTS },
    to: {
      path: '^libs/modules/[^/]+/',
      pathNot: `^libs/modules/($1|node_modules|${SHARED_IN_MODULES.join('|')})/|^libs/modules/[^/]+/index\\.ts$`,
    },
  },
  {
    name: 'roots-only-by-the-doors',
    comment: 'api and worker take index.ts and the module of their own entry, http or jobs.',
    severity: 'error',
    from: { path: '^(api|worker)/', pathNot: TESTS },
    to: {
      path: '^libs/modules/[^/]+/',
      pathNot:
        '^libs/modules/[^/]+/index\\.ts$|^libs/modules/[^/]+/(http|jobs)/(index|[a-z-]+\\.module)\\.ts$|^libs/modules/migrations/',
    },
  },
  {
    name: 'worker-has-no-http',
    severity: 'error',
    from: { path: '^worker/', pathNot: TESTS },
    to: { path: '^libs/modules/[^/]+/http/' },
  },
  {
    name: 'api-has-no-jobs',
    comment: 'The api records events; running their jobs and writing their emails is the worker.',
    severity: 'error',
    from: { path: '^api/', pathNot: TESTS },
    to: { path: '^libs/modules/[^/]+/(jobs|mails)/' },
  },
];

const layerRules = [
  {
    name: 'domain-is-pure',
    comment:
      'Domain rules run without Nest, a database, a queue, files or a network, so tests need none. A library is listed here when all it does is compute.',
    severity: 'error',
    from: { path: '^libs/modules/[^/]+/domain/', pathNot: TESTS },
    to: {
      pathNot: `^libs/(modules/(?!node_modules)|contracts/|content/)|(^|/)node_modules/(${COMPUTING})/|^(node:)?crypto$`,
    },
  },
  {
    name: 'domain-knows-only-domain',
    severity: 'error',
    from: { path: '^libs/modules/[^/]+/domain/', pathNot: TESTS },
    to: { path: '^libs/modules/', pathNot: '^libs/modules/([^/]+/domain|node_modules)/' },
  },
  {
    name: 'entries-call-services',
    comment:
      'Controllers, guards, handlers, mails and commands never reach past the service to its repository.',
    severity: 'error',
    from: {
      path: '(^|[/.-])(controller|handler)s?\\.tsx?$|^libs/modules/[^/]+/(http|jobs|mails|commands)/',
      pathNot: `\\.module\\.ts$|${TESTS}`,
    },
    to: { path: '\\.(repository|statements)\\.ts$' },
  },
  {
    name: 'http-is-for-the-api',
    comment:
      'Services, jobs and mails run where no request is; what http needs of them it imports.',
    severity: 'error',
    from: {
      path: '^libs/modules/',
      pathNot: `^libs/modules/[^/]+/(http/|manifest\\.ts$)|${TESTS}`,
    },
    to: { path: '^libs/modules/[^/]+/http/' },
  },
  {
    name: 'jobs-and-mails-are-for-the-worker',
    comment: 'Record an event: its jobs run and its emails are written in the worker.',
    severity: 'error',
    from: {
      path: '^libs/modules/',
      pathNot: `^libs/modules/[^/]+/((jobs|mails|commands)/|manifest\\.ts$)|${TESTS}`,
    },
    to: { path: '^libs/modules/[^/]+/(jobs|mails)/' },
  },
  {
    name: 'repositories-own-statements',
    comment: 'SQL in its own file belongs to the repository next to it.',
    severity: 'error',
    from: { pathNot: `\\.repository\\.ts$|${TESTS}` },
    to: { path: '\\.statements\\.ts$' },
  },
  {
    name: 'no-cycles',
    comment: 'If two files need each other, merge them or move the shared part to a third.',
    severity: 'error',
    from: {},
    to: { circular: true },
  },
  {
    name: 'everything-resolves',
    comment: 'A rule cannot judge an import that leads nowhere.',
    severity: 'error',
    from: {},
    // The build turns content into virtual modules, which web may import.
    to: { couldNotResolve: true, pathNot: '^virtual:' },
  },
];

module.exports = {
  forbidden: [
    ...appRules,
    ...libraryRules,
    ...frontEndRules,
    ...doorRules,
    ...moduleRules,
    ...layerRules,
  ],
  options: {
    // TypeScript 7 has no JS API for parsing, and the swc parser doesn't support JSX.
    parser: 'acorn',
    babelConfig: { fileName: 'tools/scripts/imports-only.babel.cjs' },
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|test-results|\\.data|\\.nx)/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['@app/source', 'import', 'module', 'browser', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.cjs', '.json', '.css'],
      mainFields: ['module', 'main', 'types'],
    },
    skipAnalysisNotInRules: true,
  },
};
