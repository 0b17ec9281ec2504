// Checks that documents are right about the repository: links lead somewhere, named files exist.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { ROOT } from './shared.mjs';

const read = (file) => readFileSync(path.join(ROOT, file), 'utf8');

/** All distinct matches of a pattern's first group in a text. */
const names = (text, pattern) =>
  [...text.matchAll(pattern)]
    .map(([, name]) => name)
    .filter((name, i, all) => all.indexOf(name) === i);

function trackedFiles(...patterns) {
  const args = ['ls-files', '--cached', '--others', '--exclude-standard', '--', ...patterns];
  const files = execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).split('\n');
  return files.filter((file) => file !== '' && existsSync(path.join(ROOT, file)));
}

/** Documents for people; the Markdown of the question bank is content. */
const DOCUMENTS = trackedFiles('*.md').filter((file) => !file.startsWith('libs/content/'));

/** A file as documents name it, relative to the repository's root. */
const NAMED =
  /(?<![\w./-])(?:admin|api|docker|docs|e2e|libs|tools|web|worker)\/[\w./-]+\.(?:tsx?|mjs|cjs|json|md|conf|css|yml)(?![\w-])/g;

test('links between documents lead to files', () => {
  const dead = DOCUMENTS.flatMap((file) =>
    [...read(file).matchAll(/\]\((?!https?:|mailto:|#)([^)#\s]+)/g)]
      .map(([, target]) => target)
      .filter((target) => !existsSync(path.join(ROOT, path.dirname(file), target)))
      .map((target) => `${file}: ${target}`),
  );
  assert.ok(DOCUMENTS.length > 30, 'The documents were not found');
  assert.deepEqual(dead, []);
});

test('files that documents name exist', () => {
  const lost = DOCUMENTS.flatMap((file) =>
    // Code blocks show what a reader will make.
    [
      ...read(file)
        .replace(/^ *```[\s\S]*?^ *```/gm, '')
        .matchAll(NAMED),
    ]
      .map(([named]) => named)
      .filter((named) => !/(^|\/)(dist|test-results)\//.test(named))
      .filter((named) => !existsSync(path.join(ROOT, named)))
      .map((named) => `${file}: ${named}`),
  );
  assert.deepEqual(lost, []);
});

test('code that documents name by the end of its path exists', () => {
  const sources = trackedFiles('*.ts', '*.tsx', '*.mjs', '*.cjs', '*.css');
  // `contracts/exam.ts` is short for libs/contracts/src/exam.ts.
  const paths = sources.flatMap((file) => [`/${file}`, `/${file.replace('/src/', '/')}`]);
  const lost = DOCUMENTS.flatMap((file) =>
    names(read(file), /`([\w./-]+\.(?:tsx?|mjs|cjs|css))`/g)
      .filter((named) => !/(^|\/)dist\//.test(named))
      .filter((named) => !paths.some((known) => known.endsWith(`/${named}`)))
      .map((named) => `${file}: ${named}`),
  );
  assert.ok(sources.length > 500, 'The sources were not found');
  assert.deepEqual(lost, []);
});

test('documents that code cites are in the repository', () => {
  const sources = trackedFiles('*.ts', '*.tsx', '*.mjs', '*.cjs', '*.yml', '*.conf', 'docker');
  const lost = sources.flatMap((file) =>
    [...read(file).matchAll(/\b(docs\/[\w./-]+\.md)\b/g)]
      .map(([, named]) => named)
      .filter((named) => !existsSync(path.join(ROOT, named)))
      .map((named) => `${file}: ${named}`),
  );
  const titles = new Set(DOCUMENTS.map((file) => path.basename(file)));
  const unknown = sources
    .filter((file) => !file.startsWith('libs/content/'))
    .flatMap((file) =>
      // A comment that cites a document by its bare name.
      [...read(file).matchAll(/^ *(?:\/\/|\/?\*+|#) .*?(?<![\w./-])([a-z][\w-]*\.md)\b/gm)]
        .map(([, named]) => named)
        .filter((named) => !titles.has(named))
        .map((named) => `${file}: ${named}`),
    );
  assert.ok(sources.length > 500, 'The sources were not found');
  assert.deepEqual(unknown, []);
  assert.deepEqual(lost, []);
});

test('"Where is it?" names files, and names in them', () => {
  const rows = [...read('docs/where-is-it.md').matchAll(/^\| .+ \| `(.+)` \| `(.+)` \|$/gm)];
  assert.ok(rows.length >= 20, `${rows.length} sentences`);
  for (const [, file, name] of rows) {
    assert.ok(existsSync(path.join(ROOT, file)), `${file} is missing`);
    const whole = new RegExp(`(?<![\\w-])${name}(?!\\w)`);
    assert.match(read(file), whole, `${file} has no ${name}`);
  }
});

/** The text of a test file, and of the files next to it that it imports. */
function testsIn(file) {
  const beside = names(read(file), /from '(\.[^']+)\.js'/g)
    .map((named) => `${path.join(path.dirname(file), named)}.ts`)
    .filter((one) => existsSync(path.join(ROOT, one)));
  return [file, ...beside].map(read).join('\n').replaceAll("\\'", "'");
}

test('tests that docs/security.md names are there', () => {
  const cells = [...read('docs/security.md').matchAll(/^\|.*\| (.*) \|$/gm)].map(
    ([, cell]) => cell,
  );
  let found = 0;
  const lost = cells.flatMap((cell) => {
    // A file, and the text after it up to the next file.
    const [, ...parts] = cell.split(
      /`?((?:api|web|admin|libs|worker|tools|e2e)\/[\w./-]+spec\.tsx?)`?/,
    );
    return parts.flatMap((file, i) => {
      if (i % 2 === 1) return [];
      const said = names(parts[i + 1], /"([^"]+)"/g);
      found += said.length;
      // `describe: it`; … stands for left-out words.
      const pieces = said.flatMap((one) => one.split(/…|: /)).map((piece) => piece.trim());
      return pieces
        .filter((piece) => !testsIn(file).includes(piece))
        .map((one) => `${file}: ${one}`);
    });
  });
  assert.ok(found > 100, `${found} tests were found`);
  assert.deepEqual(lost, []);
});

/** What .dockerignore lets the image builds read: files, folders and patterns. */
const LET_IN = read('.dockerignore')
  .split('\n')
  .filter((line) => line.startsWith('!'))
  .map((line) => line.slice(1));

function isLetIn(file) {
  return LET_IN.some((one) => {
    const pattern = one.replaceAll('.', '\\.').replaceAll('*', '[^/]+');
    return new RegExp(`^${pattern}(?:/|$)`).test(file);
  });
}

test('the images get every file that they copy, and what these import', () => {
  const copied = ['docker/node.Dockerfile', 'docker/web.Dockerfile'].flatMap((image) =>
    [...read(image).matchAll(/^COPY (?!--)(.+) \S+$/gm)].flatMap(([, files]) => files.split(' ')),
  );
  const isThere = (file) => isLetIn(file) || LET_IN.some((one) => one.startsWith(`${file}/`));
  assert.ok(copied.length > 30, 'The copied files were not found');
  assert.deepEqual(
    copied.filter((file) => !isThere(file)),
    [],
  );
  const lost = LET_IN.filter((file) => file.endsWith('.mjs')).flatMap((file) =>
    [...read(file).matchAll(/(?:from|register\() ?'(\.[^']+)'/g)]
      .map(([, named]) => path.join(path.dirname(file), named))
      .filter((named) => !isLetIn(named))
      .map((named) => `${file}: ${named}`),
  );
  assert.deepEqual(lost, []);
});

test('the images get the settings that Nx and TypeScript read', () => {
  const extended = trackedFiles('*tsconfig*.json').flatMap((file) =>
    names(read(file), /"extends": "(.+)"/g).map((to) => path.join(path.dirname(file), to)),
  );
  const { plugins } = JSON.parse(read('nx.json'));
  const settings = [...extended, ...plugins.map((file) => path.normalize(file))];
  // The folders of packages are copied whole.
  const alone = new Set(
    settings.filter(
      (file) => !/^(?:libs|web|admin|api|worker|e2e|tools\/(?!scripts))\//.test(file),
    ),
  );
  assert.ok(alone.size > 0, 'The settings were not found');
  for (const image of ['docker/node.Dockerfile', 'docker/web.Dockerfile']) {
    const [beforeBuild] = read(image).split('RUN npx nx ');
    const missing = [...alone].filter((file) => !beforeBuild.includes(` ${file} `));
    assert.deepEqual(missing, [], image);
  }
});

test('the images know every package of the workspace', () => {
  const manifests = trackedFiles('*/package.json', '*/*/package.json');
  for (const image of ['docker/node.Dockerfile', 'docker/web.Dockerfile']) {
    const text = read(image);
    const missing = manifests.filter(
      (file) => !text.includes(`COPY ${file} ${path.dirname(file)}/\n`),
    );
    assert.deepEqual(missing, [], image);
  }
});

/** The first cells of a table in docs/operations.md, with their backticks. */
function firstCells(heading) {
  const [, section = ''] =
    new RegExp(`^## ${heading}$(.*?)^## `, 'ms').exec(read('docs/operations.md')) ?? [];
  return names(section, /^\| (`.+?`) \| /gm).join(' ');
}

test('docs/operations.md explains every setting that is read, and no other', () => {
  const folder = 'libs/platform/src/config';
  const sources = trackedFiles(`${folder}/*.ts`).filter((file) => !file.endsWith('.spec.ts'));
  const settings = sources.flatMap((file) => names(read(file), /^ {2}([A-Z][A-Z0-9_]+): /gm));
  // These are read by OpenTelemetry.
  const others = /^OTEL_(?!EXPORTER_OTLP_ENDPOINT)/;
  const explained = names(firstCells('Settings'), /`([A-Z][A-Z0-9_]+)`/g);
  assert.ok(settings.length > 50, 'The settings were not found');
  assert.deepEqual(explained.filter((name) => !others.test(name)).toSorted(), settings.toSorted());
});

test('docs/operations.md explains every command, and no other', () => {
  const commands = names(read('api/test/command-line.int-spec.ts'), /^ {2}\['([a-z-]+)', '/gm);
  const explained = names(firstCells('Commands'), /`([a-z-]+)[^`]*`/g);
  assert.ok(commands.length > 10, 'The commands were not found');
  assert.deepEqual(explained.toSorted(), commands.toSorted());
});

test('docker/.env.example names what docker-compose.yml takes, and no more', () => {
  const taken = names(read('docker-compose.yml'), /\$\{([A-Z0-9_]+)/g);
  const named = names(read('docker/.env.example'), /^([A-Z0-9_]+)=/gm);
  assert.ok(named.length > 20, 'The variables were not found');
  assert.deepEqual(named.toSorted(), taken.toSorted());
});
