import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './root.js';

const ENTITY = /@Entity\('([a-z_]+)'\)/;
/** Calls of the driver and of TypeORM that send an undeclared statement. */
const RAW = /\.query(?:\s*[(<]|\.(?:bind|call|apply)\b)|\.sql\s*[`<]/;
/** TypeORM methods that read or write rows. */
const OPERATIONS =
  '(?:find\\w*|count\\w*|exists\\w*|insert|update\\w*|upsert|save|delete\\w*|remove|soft\\w+|restore|recover|clear|increment|decrement|sum|average|minimum|maximum)';
const MANAGER = '\\b(?:tx|em|manager|entityManager|dataSource)';
const TYPE_ARGUMENT = '(?:<[^>]*>)?';
/** Calls of TypeORM that read or write an entity, recognized by the object or by the class passed to them. */
const OF_ENTITIES = new RegExp(
  [
    '\\bInjectRepository\\b|\\bgetRepositoryToken\\b|\\.getRepository\\s*[(<]|\\.createQueryBuilder\\(',
    `${MANAGER}\\.${OPERATIONS}\\(`,
    `\\.${OPERATIONS}\\(\\s*(?!(?:Boolean|Number|String)\\b)[A-Z]\\w*[a-z]\\w*\\s*[,)]`,
  ].join('|'),
);
/** A table's name instead of one of the module's own entities: it doesn't show whose table it is. */
const BY_NAME = new RegExp(
  [
    `${MANAGER}\\.\\w+${TYPE_ARGUMENT}\\(\\s*['"\`]`,
    `\\.getRepository${TYPE_ARGUMENT}\\(\\s*['"\`]`,
    'createQueryBuilder\\([^)]*\\)[\\s\\S]*?\\.(?:update|into|from|(?:left|inner)Join\\w*)\\(\\s*[\'"`]',
  ].join('|'),
);
/** Conditions written as text in the query builder are SQL, too. */
const IN_BUILDER = /\bRaw\(|\.(?:where|andWhere|orWhere|having|andHaving|orHaving)\(\s*['"`]/;
/** An export that would let other modules query the rows. */
const OFFERS_ROWS = /export \{[^}]*\} from '[^']*\.(?:entity|statements)\.js'/;
const DECLARES = /\bstatement\(|\bnew AdminList\(/;

function withoutComments(source: string): string {
  return source.replace(/\/\*\*?[\s\S]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '');
}

const NOT_PRODUCTION = new Set(['node_modules', 'dist', 'test']);

/** Production source files below some folders, relative to the root. */
export function productionFiles(folders: readonly string[]): string[] {
  return folders.flatMap((folder) =>
    readdirSync(path.join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
      const file = path.posix.join(folder, entry.name);
      if (entry.isDirectory()) return NOT_PRODUCTION.has(entry.name) ? [] : productionFiles([file]);
      return /\.tsx?$/.test(file) && !/\.(spec|int-spec)\.tsx?$/.test(file) ? [file] : [];
    }),
  );
}

export function sourceOf(file: string): string {
  return readFileSync(path.join(ROOT, file), 'utf8');
}

/**
 * The module that owns each table: the one whose folder has the table's entity. Everything in
 * `libs/platform` belongs to `platform`.
 *
 * @throws Error if two entities use the same table
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

/** What a file does with SQL that isn't allowed there; undefined if nothing. */
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
