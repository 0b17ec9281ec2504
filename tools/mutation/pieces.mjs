/**
 * What `npm run test:mutation -- <piece>` changes, and which tests must notice. Each piece ends
 * within 30 minutes on two cores; docs/mutation.md has the scores.
 *
 * @typedef {object} Piece
 * @property {string} package folder of the package whose code is changed and whose tests run
 * @property {string[]} mutate globs in that folder; those with `!` are left out
 * @property {string[]} specs patterns of the test files that are run
 * @property {string[]} [skip] patterns of those among them that are not
 * @property {boolean} [browser] whether these need the page of the package's Jest environment
 *
 * @typedef {object} ServicesPiece `services.mjs` runs it: what of the modules is not in `domain/`
 * @property {string[]} services the modules
 * @property {number} sample how many faults of the code, and as many of SQL, are tried
 */

const NO_TESTS = ['!**/*.spec.ts', '!**/*.spec.tsx', '!**/dist/**', '!**/node_modules/**'];
/** Thousands of simulated students and purchases, and forms of the whole bank: a minute for each mutant. */
const SLOW = [
  'progress/domain/simulation\\.spec',
  'quizzes/domain/.*-bank\\.spec',
  'billing/domain/invariants\\.spec',
];

const domainOf = (...modules) => ({
  package: 'libs/modules',
  mutate: [...modules.map((name) => `${name}/domain/**/*.ts`), ...NO_TESTS],
  skip: SLOW,
  specs: modules.map((name) => `^${name}/domain/.*\\.spec\\.ts$`),
});

/** The parts of the platform that unit tests reach; api and worker test what needs a database or a queue. */
const PLATFORM = [
  'audit',
  'clock',
  'config',
  'database',
  'errors',
  'http',
  'limits',
  'mail',
  'queue',
];

/** The exam part of the student site: its state, and the components that show it. */
const EXAM = 'src/features/exam';
const componentsOf = (...names) => names.map((name) => `components/${name}*`);
/** Its components that show an item, take its answer and explain it. */
const ANSWERS = componentsOf(
  ...['answer', 'choice', 'explanation', 'figure', 'hot-spot', 'html', 'item-[ps]'],
  ...['option', 'order', 'passage', 'supply', 'verdict'],
);
/** What lies over an item or beside it: windows, the calculator, the clock, messages. */
const TOOLS = componentsOf(
  ...['*-dialog', 'calculator', 'clock', 'exam-panels', 'item-grid', 'leave', 'notices'],
  ...['save', 'similar', 'tool-bar'],
);

const examScreens = (...globs) => ({
  package: 'web',
  mutate: [...globs.map((glob) => glob.replace(/^!?/, `$&${EXAM}/`)), ...NO_TESTS],
  specs: [`^${EXAM}/.*\\.spec\\.tsx?$`],
  browser: true,
});

/** @type {Record<string, Piece | ServicesPiece>} */
export const PIECES = {
  'domain-quizzes': domainOf('quizzes'),
  'domain-progress': domainOf('progress'),
  'domain-money': domainOf('billing', 'subscriptions', 'test-bank'),
  'domain-rest': domainOf(
    ...['auth', 'notifications', 'privacy', 'questions', 'quotes', 'reporting'],
  ),
  'start-rules': {
    package: 'libs/contracts',
    mutate: ['src/start-rules.ts'],
    specs: ['^src/start-rules\\.spec\\.ts$'],
  },
  platform: {
    package: 'libs/platform',
    mutate: [
      ...[...PLATFORM, 'storage', 'telemetry'].map((name) => `src/${name}/**/*.ts`),
      ...NO_TESTS,
    ],
    // The second waits for a module before it has any test.
    skip: ['telemetry/observability-files\\.spec', 'telemetry/tracing\\.module\\.spec'],
    specs: ['^src/.*\\.spec\\.ts$'],
  },
  'exam-logic': {
    package: 'web',
    mutate: [`${EXAM}/*.ts`, `!${EXAM}/test-*.ts`, ...NO_TESTS],
    specs: [`^${EXAM}/[^/]*\\.spec\\.ts$`],
    browser: true,
  },
  'exam-hooks': examScreens('{hooks,routes}/**/*'),
  'exam-answers': examScreens(...ANSWERS),
  'exam-results': examScreens('components/result/*'),
  'exam-tools': examScreens(...TOOLS),
  // All else, so that no new component is left out.
  'exam-frame': examScreens('components/*', ...[...ANSWERS, ...TOOLS].map((glob) => `!${glob}`)),
  'services-accounts': { services: ['auth', 'profiles', 'roles'], sample: 60 },
  'services-quizzes': { services: ['quizzes', 'questions', 'progress'], sample: 100 },
  'services-money': { services: ['billing', 'subscriptions', 'test-bank'], sample: 100 },
  'services-rest': {
    services: [
      ...['papers', 'files', 'notifications', 'quotes', 'reporting', 'privacy'],
      ...['operations', 'site', 'audit'],
    ],
    sample: 100,
  },
};
