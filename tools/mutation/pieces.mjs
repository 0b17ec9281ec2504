/**
 * What `npm run test:mutation -- <piece>` changes, and which tests must notice. Each piece ends
 * within 30 minutes on two cores; docs/mutation.md has the scores.
 *
 * @typedef {object} Piece
 * @property {string} package folder of the package whose code is changed and whose tests run
 * @property {string[]} mutate globs in that folder; `!` excludes files
 * @property {string[]} specs patterns of the test files to run
 * @property {string[]} [skip] patterns of test files to skip among them
 * @property {boolean} [browser] whether they need the package's Jest browser environment
 *
 * @typedef {object} ServicesPiece a piece that `services.mjs` runs: modules' code outside `domain/`
 * @property {string[]} services the modules
 * @property {number} sample how many faults to try in code, and again in SQL
 */

const NO_TESTS = ['!**/*.spec.ts', '!**/*.spec.tsx', '!**/dist/**', '!**/node_modules/**'];
/** A minute per mutant: they simulate thousands of students and purchases, and forms of the whole bank. */
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

/** Parts of the platform that unit tests reach; api and worker test what needs a database or a queue. */
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

/** Folder of the student site's exam feature: its state, and the components that show it. */
const EXAM = 'src/features/exam';
const componentsOf = (...names) => names.map((name) => `components/${name}*`);
/** Its components that show an item, take its answer and explain it. */
const ANSWERS = componentsOf(
  ...['answer', 'choice', 'explanation', 'figure', 'hot-spot', 'html', 'item-[ps]'],
  ...['option', 'order', 'passage', 'supply', 'verdict'],
);
/** What is over or next to an item: dialogs, the calculator, the clock, messages. */
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
    // The second awaits a module before it declares any tests.
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
  // Everything else, so that no new component is left out.
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
