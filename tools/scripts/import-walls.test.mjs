// Plants a violation of every rule of .dependency-cruiser.cjs in a small copy of the tree, lets
// dependency-cruiser check all of them at once, and expects each rule to find its own.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { ROOT } from './shared.mjs';

const CONFIG = '.dependency-cruiser.cjs';
const BABEL = 'tools/scripts/imports-only.babel.cjs';
const { forbidden } = createRequire(import.meta.url)(path.join(ROOT, CONFIG));
const APPS = ['api', 'worker', 'web', 'admin', 'tools/launcher'];
const QUOTES = 'libs/modules/quotes';

/** Forbidden imports by rule, each as the importing and the imported file. */
const PLANTED = {
  'contracts-import-zod-only': [['libs/contracts/src/planted.ts', 'libs/platform/src/http/a.ts']],
  'content-is-pure': [
    ['libs/content/src/planted.ts', 'libs/platform/src/http/a.ts'],
    ['libs/content/src/planted-too.ts', 'node_modules/pg/index.js'],
  ],
  'gateway-knows-contracts-only': [['libs/gateway/src/planted.ts', 'libs/platform/src/http/a.ts']],
  'gateway-is-for-servers-in-front': [['api/src/gateway.ts', 'libs/gateway/src/a.ts']],
  'papers-are-set-from-data': [['libs/papers/src/planted.ts', 'libs/platform/src/http/a.ts']],
  'platform-knows-no-business': [['libs/platform/src/planted.ts', `${QUOTES}/index.ts`]],
  'modules-build-on-platform-and-contracts': [[`${QUOTES}/papers.ts`, 'libs/papers/src/a.ts']],
  'papers-modules-set-papers': [['libs/modules/papers/planted.ts', 'libs/browser/src/a.ts']],
  'sandbox-engine-is-pure': [
    ['tools/pay-sandbox/src/engine/planted.ts', 'libs/platform/src/http/a.ts'],
  ],
  'sandbox-is-for-development': [['api/src/pay.ts', 'tools/pay-sandbox/src/engine/a.ts']],
  'testing-is-for-tests': [['libs/platform/src/planted-too.ts', 'libs/testing/src/a.ts']],
  'no-import-of-a-test': [
    ['libs/platform/src/tested.ts', 'libs/platform/src/a.spec.ts'],
    [`${QUOTES}/tested.ts`, `${QUOTES}/test/a.ts`],
    ['api/src/tested.ts', 'api/test/a.ts'],
  ],
  'browser-knows-contracts-only': [['libs/browser/src/planted.ts', 'libs/platform/src/http/a.ts']],
  'browser-is-for-front-ends': [['libs/platform/src/window.ts', 'libs/browser/src/a.ts']],
  'front-ends-use-the-api': [['web/src/lib/planted.ts', 'libs/platform/src/http/a.ts']],
  'admin-has-no-page-texts': [['admin/src/planted.ts', 'libs/content/src/a.ts']],
  'web-features-are-independent': [
    ['web/src/features/exam/planted.tsx', 'web/src/features/auth/a.ts'],
  ],
  'web-features-do-not-know-the-app': [['web/src/features/exam/app.ts', 'web/src/app/a.ts']],
  'web-entities-know-only-ui-and-lib': [
    ['web/src/entities/planted.ts', 'web/src/features/auth/a.ts'],
  ],
  'web-ui-knows-only-lib': [['web/src/ui/planted.ts', 'web/src/features/auth/a.ts']],
  'web-lib-knows-no-layer': [['web/src/lib/ui.ts', 'web/src/ui/a.ts']],
  'web-hydrate-knows-only-lib': [['web/src/hydrate/planted.ts', 'web/src/ui/a.ts']],
  'web-build-stays-in-the-build': [['web/src/app/planted.ts', 'web/src/hydrate/build/a.ts']],
  'modules-only-by-their-door': [['libs/modules/profiles/planted.ts', 'libs/modules/auth/a.ts']],
  'roots-only-by-the-doors': [['api/src/planted.ts', `${QUOTES}/enquiry.repository.ts`]],
  'worker-has-no-http': [['worker/src/planted.ts', `${QUOTES}/http/quotes-http.module.ts`]],
  'api-has-no-jobs': [
    ['api/src/jobs.ts', `${QUOTES}/jobs/quotes-jobs.module.ts`],
    ['api/src/mails.ts', `${QUOTES}/mails/index.ts`],
  ],
  'domain-is-pure': [
    [`${QUOTES}/domain/planted.ts`, 'node_modules/typeorm/index.js'],
    [`${QUOTES}/domain/planted-too.ts`, 'libs/platform/src/http/a.ts'],
    [`${QUOTES}/domain/planted-money.ts`, 'node_modules/stripe/index.js'],
  ],
  'domain-knows-only-domain': [[`${QUOTES}/domain/service.ts`, `${QUOTES}/a.ts`]],
  'entries-call-services': [
    [`${QUOTES}/http/planted.controller.ts`, `${QUOTES}/enquiry.repository.ts`],
    [`${QUOTES}/http/planted.controllers.ts`, `${QUOTES}/enquiry.repository.ts`],
    [`${QUOTES}/jobs/planted.handler.ts`, `${QUOTES}/enquiry.repository.ts`],
    [`${QUOTES}/jobs/planted.handlers.ts`, `${QUOTES}/enquiry.repository.ts`],
    [`${QUOTES}/http/planted.guard.ts`, `${QUOTES}/enquiry.repository.ts`],
    [`${QUOTES}/commands/planted.command.ts`, `${QUOTES}/enquiry.repository.ts`],
    [`${QUOTES}/mails/planted.tsx`, `${QUOTES}/enquiry.repository.ts`],
  ],
  'http-is-for-the-api': [
    [`${QUOTES}/seal.service.ts`, `${QUOTES}/http/a.ts`],
    [`${QUOTES}/mails/sealed.tsx`, `${QUOTES}/http/a.ts`],
  ],
  'jobs-and-mails-are-for-the-worker': [
    [`${QUOTES}/http/mailing.controller.ts`, `${QUOTES}/mails/a.tsx`],
    [`${QUOTES}/mailing.service.ts`, `${QUOTES}/mails/a.tsx`],
    [`${QUOTES}/job.service.ts`, `${QUOTES}/jobs/a.ts`],
  ],
  'repositories-own-statements': [[`${QUOTES}/statements.service.ts`, `${QUOTES}/a.statements.ts`]],
  'no-cycles': [[`${QUOTES}/first.ts`, `${QUOTES}/second.ts`]],
  'everything-resolves': [[`${QUOTES}/lost.ts`, `${QUOTES}/nowhere.ts`]],
  ...Object.fromEntries(
    APPS.map((app) => [
      `no-import-of-${path.basename(app)}`,
      [[`e2e/${path.basename(app)}.ts`, `${app}/src/a.ts`]],
    ]),
  ),
  ...Object.fromEntries(moduleWalls()),
};

/** The modules' rules, each with its module. */
function moduleRules() {
  return forbidden.flatMap((rule) => {
    const name = /^module-(.+)-knows-only-its-own$/.exec(rule.name)?.[1];
    return name === undefined ? [] : [{ ...rule, module: name }];
  });
}

/** For each module: imports of a module that it may not import, and of a folder that isn't a module. */
function moduleWalls() {
  const rules = moduleRules();
  const modules = rules.map(({ module }) => module);
  return rules.map(({ name, module, to }) => {
    const other = modules.find((each) => !new RegExp(to.pathNot).test(`libs/modules/${each}/`));
    const foreign = (folder) => [
      `libs/modules/${module}/${folder}.ts`,
      `libs/modules/${folder}/index.ts`,
    ];
    return [name, [foreign(other), foreign('unlisted')]];
  });
}

/** Imports that no rule forbids. */
const ALLOWED = [
  [`${QUOTES}/allowed.service.ts`, `${QUOTES}/enquiry.repository.ts`],
  [`${QUOTES}/planted.repository.ts`, `${QUOTES}/a.statements.ts`],
  ['libs/modules/profiles/allowed.ts', 'libs/modules/auth/index.ts'],
  ['web/src/features/exam/allowed.ts', 'web/src/ui/a.ts'],
  [`${QUOTES}/jobs/allowed.ts`, `${QUOTES}/mails/a.tsx`],
  [`${QUOTES}/http/allowed.module.ts`, `${QUOTES}/enquiry.repository.ts`],
];

/** All ways to write an import; each is planted with the same forbidden target. */
const FORMS = [
  (to) => `import { a } from '${to}';`,
  (to) => `import type { A } from '${to}';`,
  (to) => `export { a } from '${to}';`,
  (to) => `export * from '${to}';`,
  (to) => `export const a = import('${to}');`,
  (to) => `export const a = import(\`${to}\`);`,
  (to) => `export type A = import('${to}').A;`,
];

/** Closes the planted cycle, which is reported once. */
const BACK = [`${QUOTES}/second.ts`, `${QUOTES}/first.ts`];

function write(root, file, text) {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
}

function plant(root) {
  copyFileSync(path.join(ROOT, CONFIG), path.join(root, CONFIG));
  mkdirSync(path.join(root, 'tools/scripts'), { recursive: true });
  copyFileSync(path.join(ROOT, BABEL), path.join(root, BABEL));
  for (const { module } of moduleRules()) {
    write(root, `libs/modules/${module}/manifest.ts`, 'export {};\n');
  }
  const imports = [...Object.values(PLANTED).flat(), ...ALLOWED, BACK];
  for (const [, to] of imports) {
    if (!to.endsWith('/nowhere.ts')) write(root, to, 'export {};\n');
  }
  for (const [from, to] of imports) {
    const relative = path.posix.relative(path.posix.dirname(from), to);
    write(root, from, `import '${relative.startsWith('.') ? relative : `./${relative}`}';\n`);
  }
  for (const [index, form] of FORMS.entries()) {
    write(root, `${QUOTES}/form-${index}.ts`, `${form('../auth/a.js')}\n`);
  }
}

/** @returns what was found, as `rule: from → to` */
function cruise(root) {
  const bin = path.join(ROOT, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs');
  const folders = [...APPS, 'libs', 'e2e', 'tools/pay-sandbox'];
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [bin, '--config', CONFIG, '--output-type', 'json', ...folders],
    { cwd: root, encoding: 'utf8', maxBuffer: 50_000_000 },
  );
  assert.notEqual(stdout, '', stderr);
  return JSON.parse(stdout).summary.violations.map(
    ({ rule, from, to }) => `${rule.name}: ${from} → ${to.replace(/^.*\/nowhere/, 'nowhere')}`,
  );
}

test('every rule about imports finds its planted violation', () => {
  assert.deepEqual(
    Object.keys(PLANTED).sort(),
    forbidden.map(({ name }) => name).sort(),
    'Every rule needs a planted violation in tools/scripts/import-walls.test.mjs',
  );
  const root = mkdtempSync(path.join(tmpdir(), 'prepward-walls-'));
  try {
    plant(root);
    const found = cruise(root);
    for (const [rule, imports] of Object.entries(PLANTED)) {
      for (const [from, to] of imports) {
        const target = to.endsWith('/nowhere.ts') ? 'nowhere.ts' : to;
        assert.ok(found.includes(`${rule}: ${from} → ${target}`), `${rule}: ${from} → ${to}`);
      }
    }
    for (const [index, form] of FORMS.entries()) {
      const violation = `modules-only-by-their-door: ${QUOTES}/form-${index}.ts → libs/modules/auth/a.ts`;
      assert.ok(found.includes(violation), form('../auth/a.js'));
    }
    for (const [from] of ALLOWED) {
      assert.deepEqual(
        found.filter((each) => each.includes(` ${from} →`)),
        [],
      );
    }
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
});
