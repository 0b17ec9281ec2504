import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './root.js';

const ENTITY = /@Entity\('([a-z_]+)'\)/;
/** Words of the driver and of TypeORM that send a statement which no one declared. */
const RAW = /\.query(?:\s*[(<]|\.(?:bind|call|apply)\b)|\.sql\s*[`<]/;
/** Words of TypeORM that read or write rows. */
const OPERATIONS =
  '(?:find\\w*|count\\w*|exists\\w*|insert|update\\w*|upsert|save|delete\\w*|remove|soft\\w+|restore|recover|clear|increment|decrement|sum|average|minimum|maximum)';
const MANAGER = '\\b(?:tx|em|manager|entityManager|dataSource)';
const TYPE_ARGUMENT = '(?:<[^>]*>)?';
/** Words of TypeORM that read or write an entity: by their object, or by the class they're given. */
const OF_ENTITIES = new RegExp(
  [
    '\\bInjectRepository\\b|\\bgetRepositoryToken\\b|\\.getRepository\\s*[(<]|\\.createQueryBuilder\\(',
    `${MANAGER}\\.${OPERATIONS}\\(`,
    `\\.${OPERATIONS}\\(\\s*(?!(?:Boolean|Number|String)\\b)[A-Z]\\w*[a-z]\\w*\\s*[,)]`,
  ].join('|'),
);
/** A table by its name, where an entity of the module's own belongs: nothing says whose it is. */
const BY_NAME = new RegExp(
  [
    `${MANAGER}\\.\\w+${TYPE_ARGUMENT}\\(\\s*['"\`]`,
    `\\.getRepository${TYPE_ARGUMENT}\\(\\s*['"\`]`,
    'createQueryBuilder\\([^)]*\\)[\\s\\S]*?\\.(?:update|into|from|(?:left|inner)Join\\w*)\\(\\s*[\'"`]',
  ].join('|'),
);
/** Conditions in the builder's own text are SQL, too. */
const IN_BUILDER = /\bRaw\(|\.(?:where|andWhere|orWhere|having|andHaving|orHaving)\(\s*['"`]/;
/** A class whose rows other modules could ask for. */
const OFFERS_ROWS = /export \{[^}]*\} from '[^']*\.(?:entity|statements)\.js'/;
const DECLARES = /\bstatement\(|\bnew AdminList\(/;

function withoutComments(source: string): string {
  return source.replace(/\/\*\*?[\s\S]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '');
}

/** Source files of production below some folders, by their path from the root. */
export function productionFiles(folders: readonly string[]): string[] {
  return folders.flatMap((folder) =>
    readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => !/(^|\/)(node_modules|dist|test)\/|\.(spec|int-spec)\.tsx?$/.test(file))
      .filter((file) => /\.tsx?$/.test(file))
      .map((file) => path.posix.join(folder, file)),
  );
}

export function sourceOf(file: string): string {
  return readFileSync(path.join(ROOT, file), 'utf8');
}

/**
 * Which module owns which table: the one whose folder has the table's entity. What is in
 * `libs/platform` belongs to `platform`.
 *
 * @throws Error where a table has two
 */
export function tableOwners(): Map<string, string> {
  const entities = productionFiles(['libs/modules', 'libs/platform/src']).filter((file) =>
    file.endsWith('.entity.ts'),
  );
  const owners = new Map<string, string>();
  for (const file of entities) {
    const table = ENTITY.exec(sourceOf(file))?.[1];
    const [, , folder = ''] = file.split('/');
    if (table === undefined) continue;
    if (owners.has(table)) throw new Error(`Two entities use the table ${table}`);
    owners.set(table, file.startsWith('libs/platform/') ? 'platform' : folder);
  }
  return owners;
}

/** What a file does with SQL that it must not do in its place; undefined when nothing. */
export function sqlProblem(file: string, source: string): string | undefined {
  const code = withoutComments(source);
  const mayDeclare = /\.(repository|statements)\.ts$/.test(file);
  if (file.startsWith('libs/platform/src/database/')) return undefined;
  if (RAW.test(code)) return `${file} sends a statement that is not declared`;
  if (BY_NAME.test(code)) return `${file} hardcodes a table name`;
  if (IN_BUILDER.test(code)) return `${file} writes SQL outside of a declared statement`;
  if (file.endsWith('/index.ts') && OFFERS_ROWS.test(code)) {
    return `${file} offers the rows of its tables to other modules`;
  }
  if (mayDeclare) return undefined;
  if (DECLARES.test(code)) return `${file} declares a statement, but isn't a repository`;
  return OF_ENTITIES.test(code)
    ? `${file} reads or writes an entity, but isn't a repository`
    : undefined;
}
