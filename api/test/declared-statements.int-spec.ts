import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { declaredStatements } from '@prepward/platform/database';
import { createTestDatabase, type TestDatabase } from '@prepward/testing/database';
import { ROOT } from '@prepward/testing/root';
import { touchedTables } from '@prepward/testing/sql-tree';
import { productionFiles, sourceOf, sqlProblem, tableOwners } from '@prepward/testing/sql-walls';
import {
  type DeclaredStatement,
  readSchema,
  type Schema,
  statementProblems,
} from '@prepward/testing/statement-check';
import pg from 'pg';
import { FOREIGN_READS, FOREIGN_WRITES, UNDECLARED } from './sql-exceptions.js';

const FILES = productionFiles(['libs/modules', 'libs/platform/src', 'api/src', 'worker/src']);

let database: TestDatabase;
let client: pg.Client;
let schema: Schema;
for (const file of FILES.filter((each) => each.endsWith('.repository.ts'))) {
  await import(path.join(ROOT, file));
}
const shipped = declaredStatements();

beforeAll(async () => {
  database = await createTestDatabase();
  client = new pg.Client({ connectionString: database.ownerUrl });
  await client.connect();
  schema = await readSchema(client);
});
afterAll(async () => {
  await client.end();
  await database.drop();
});

const of = (name: string) => name.split('.')[0] ?? '';

describe('statements', () => {
  it('are declared by all who keep something', () => {
    // Reports keep nothing: they read what others keep.
    const owners = new Set([...tableOwners().values(), 'reporting']);
    expect(new Set(shipped.map(({ name }) => of(name)))).toEqual(owners);
  });

  const inFiles = FILES.flatMap((file) =>
    [...sourceOf(file).matchAll(/\b(?:statement|new AdminList)\(\s*'([^']+)'/g)].map(
      ([, name = '']) => ({ file, name }),
    ),
  );

  it('bear the name of the module that declares them', () => {
    const ownerOf = (file: string) =>
      file.startsWith('libs/platform/') ? 'platform' : file.split('/')[2];
    expect(inFiles.filter(({ file, name }) => of(name) !== ownerOf(file))).toEqual([]);
  });

  it('are declared when their repository loads, and none later, where nothing checks it', () => {
    const names = new Set(shipped.map(({ name }) => name.replace(/-by-\w+-(ASC|DESC)$/, '')));
    expect(inFiles.filter(({ name }) => !names.has(name))).toEqual([]);
  });

  it.each(shipped.map((each) => [each.name, each] as const))(
    '%s takes and answers what it declares',
    async (_, each) => {
      expect(await statementProblems(client, schema, each)).toEqual([]);
    },
  );
});

/** Tables that grow with the number of students. */
const GROWING =
  /\b(users|orders|payments|webhook_events|mail_deliveries|audit_entries|enquiries|item_reports|paper_downloads|free_paper_downloads)\b/;

/** Every sort order of a back-office list whose rows come from a table that grows. */
const listOrders = shipped.filter(
  ({ name, text }) =>
    /-by-\w+-(ASC|DESC)$/.test(name) &&
    GROWING.test(/\bFROM (\w+)(?:(?!\bFROM\b)[\s\S])*WHERE true/.exec(text)?.[1] ?? ''),
);

describe('a list of the back-office', () => {
  it('is checked, each of those that grow', () => {
    expect(listOrders.length).toBeGreaterThan(20);
  });

  it.each(listOrders.map((each) => [each.name, each] as const))(
    '%s is read from an index, and never sorted',
    async (_, { text, params }) => {
      const values = [...params.slice(2).map(() => null), 25, 0];
      await client.query('BEGIN');
      // The planner would sort a tiny table even with an index: so sorting is made expensive.
      await client.query('SET LOCAL enable_sort = off');
      await client.query('SET LOCAL enable_incremental_sort = off');
      await client.query('SET LOCAL enable_seqscan = off');
      const { rows } = await client.query(`EXPLAIN ${text}`, values);
      await client.query('ROLLBACK');
      const plan = rows.map((row) => String(row['QUERY PLAN'])).join('\n');
      // Subqueries for a single row of the page may sort.
      const [ofRows = ''] = plan.split(/SubPlan|InitPlan/);
      expect(ofRows).toMatch(/Index (Only )?Scan/);
      expect(ofRows).not.toMatch(/^\s*(->)?\s*(Incremental )?Sort\b(?! Key)/m);
    },
  );
});

/** The statements that count all rows of such a list. */
const listNames = new Set(listOrders.map(({ name }) => name.replace(/-by-\w+-(ASC|DESC)$/, '')));
const listTotals = shipped.filter(({ name }) => listNames.has(name.replace(/-total$/, '')));

describe('the number of rows of such a list', () => {
  it('is checked, each of those that grow', () => {
    expect(listTotals.length).toBe(listNames.size);
    expect(listTotals.length).toBeGreaterThan(5);
  });

  it.each(listTotals.map((each) => [each.name, each] as const))(
    '%s is counted from an index that has all it takes',
    async (_, { text, params }) => {
      await client.query('BEGIN');
      // As above; and a bitmap scan, which only leads to the rows, would read the whole table, too.
      await client.query('SET LOCAL enable_seqscan = off');
      await client.query('SET LOCAL enable_bitmapscan = off');
      const { rows } = await client.query(
        `EXPLAIN ${text}`,
        params.map(() => null),
      );
      await client.query('ROLLBACK');
      const plan = rows.map((row) => String(row['QUERY PLAN'])).join('\n');
      expect(plan).toMatch(/Index Only Scan/);
      expect(plan).not.toMatch(/(Seq|Index) Scan/);
    },
  );
});

const known = { type: 'text', nullness: 'by-schema' } as const;
const maybe = { type: 'text', nullness: 'nullable' } as const;
const LEFT_JOIN = `SELECT i.id, v.item_id AS version_of FROM items i
  LEFT JOIN item_versions v ON v.item_id = i.id WHERE i.id = $1`;

describe('a planted declaration is found out', () => {
  it.each<[string, Partial<DeclaredStatement>, string]>([
    [
      'parameter of another type',
      { params: [{ ...known, type: 'uuid' }] },
      'its parameters are (text), not (uuid)',
    ],
    ['missing parameter', { params: [] }, 'its parameters are (text), not ()'],
    [
      'column of another type',
      { row: { id: { ...known, type: 'integer' }, version_of: maybe } },
      'column id is text, not integer',
    ],
    [
      'column that an outer join leaves out',
      { row: { id: known, version_of: known } },
      'column version_of may be null',
    ],
    [
      'column that is never null',
      { row: { id: maybe, version_of: maybe } },
      'column id is never null, by itself',
    ],
    [
      'column that is not there',
      { row: { id: known, version_of: maybe, stem: maybe } },
      'it has no column stem',
    ],
    [
      'column that is not declared',
      { row: { id: known } },
      'column version_of (text) is not declared',
    ],
    [
      'nullable column',
      { text: 'SELECT email FROM users WHERE email = $1', row: { email: known } },
      'column email may be null',
    ],
    [
      'expression that may be null',
      {
        text: 'SELECT max(id) AS last FROM items WHERE id < $1',
        row: { last: { ...known, nullness: 'by-form' } },
      },
      'column last may be null',
    ],
    [
      'expression that is null where its sides are equal',
      {
        text: 'SELECT nullif(id, $1) AS other FROM items',
        row: { other: { ...known, nullness: 'by-form' } },
      },
      'column other may be null',
    ],
    [
      'reason that is not needed',
      {
        text: 'SELECT id FROM items WHERE id < $1',
        row: { id: { ...known, nullness: 'by-reason' } },
      },
      'column id is never null, by itself',
    ],
  ])('%s', async (_, wrong, problem) => {
    const right = {
      name: 'planted',
      text: LEFT_JOIN,
      params: [known],
      row: { id: known, version_of: maybe },
    };
    expect(await statementProblems(client, schema, right)).toEqual([]);
    expect(await statementProblems(client, schema, { ...right, ...wrong })).toContain(
      `planted: ${problem}`,
    );
  });

  it('SQL that the schema does not know', async () => {
    const planted = { name: 'planted', text: 'SELECT stem FROM items', params: [], row: {} };
    await expect(statementProblems(client, schema, planted)).rejects.toThrow('"stem"');
  });
});

/** Tables of other modules that a statement touches, as `module: table`. */
async function foreignTables({ name, text }: Pick<DeclaredStatement, 'name' | 'text'>) {
  const owners = tableOwners();
  const touched = await touchedTables(text);
  const foreign = [...touched.all].filter((table) => owners.get(table) !== of(name));
  return {
    reads: foreign
      .filter((table) => !touched.written.has(table))
      .map((table) => `${of(name)}: ${table}`),
    writes: foreign
      .filter((table) => touched.written.has(table))
      .map((table) => `${of(name)}: ${table}`),
  };
}

describe('tables', () => {
  it('are touched by their module, and by those that were reviewed', async () => {
    const found = await Promise.all(shipped.map(foreignTables));
    expect([...new Set(found.flatMap(({ reads }) => reads))].sort()).toEqual(
      Object.keys(FOREIGN_READS).sort(),
    );
    expect([...new Set(found.flatMap(({ writes }) => writes))].sort()).toEqual(
      Object.keys(FOREIGN_WRITES).sort(),
    );
  });

  it.each([
    ['SELECT 1 FROM users', { reads: ['quotes: users'], writes: [] }],
    [
      'SELECT (SELECT count(*) FROM users) FROM enquiries',
      { reads: ['quotes: users'], writes: [] },
    ],
    ['UPDATE users SET email = null', { reads: [], writes: ['quotes: users'] }],
    [
      'WITH gone AS (DELETE FROM users RETURNING id) SELECT id FROM gone',
      { reads: [], writes: ['quotes: users'] },
    ],
    ['INSERT INTO enquiries (id) SELECT id FROM users', { reads: ['quotes: users'], writes: [] }],
    ['SELECT e.id FROM enquiries e FOR UPDATE OF e', { reads: [], writes: [] }],
    [
      'WITH users AS (SELECT email FROM users) SELECT email FROM users',
      { reads: ['quotes: users'], writes: [] },
    ],
    [
      'WITH users AS (SELECT 1) SELECT 1 FROM users, public.users AS own',
      { reads: ['quotes: users'], writes: [] },
    ],
    [
      'WITH RECURSIVE next AS (SELECT id FROM enquiries UNION SELECT id FROM next) SELECT id FROM next',
      { reads: [], writes: [] },
    ],
    [
      'SELECT 1 FROM enquiries users WHERE EXISTS (SELECT 1 FROM users)',
      { reads: ['quotes: users'], writes: [] },
    ],
    ['SELECT 1 FROM bullmq.job', { reads: ['quotes: job'], writes: [] }],
  ])('of another module are found in %s', async (text, foreign) => {
    expect(await foreignTables({ name: 'quotes.planted', text })).toEqual(foreign);
  });
});

describe('SQL', () => {
  it('is declared, in repositories, but for what was reviewed', () => {
    const found = FILES.filter((file) => !file.startsWith('libs/modules/migrations/')).flatMap(
      (file) => sqlProblem(file, sourceOf(file)) ?? [],
    );
    const reviewed = Object.keys(UNDECLARED);
    const fileOf = (problem: string) => problem.split(' ')[0] ?? '';
    expect(found.filter((problem) => !reviewed.includes(fileOf(problem)))).toEqual([]);
    expect(reviewed.filter((file) => !found.map(fileOf).includes(file))).toEqual([]);
  });

  const service = 'libs/modules/quotes/planted.service.ts';
  const repository = 'libs/modules/quotes/planted.repository.ts';
  it.each([
    [service, `await tx.query('SELECT 1');`],
    [service, `await this.dataSource\n  .query<Row[]>('SELECT 1');`],
    [service, `await tx.insert(Enquiry, row);`],
    [service, `constructor(@InjectRepository(Enquiry) rows: Repository<Enquiry>) {}`],
    [service, `const ALL = statement('quotes.all', 'SELECT 1', { params: [] });`],
    [service, `await tx.findOneOrFail(Enquiry, { where: { id } });`],
    [service, `await tx.increment(Enquiry, { id }, 'tries', 1);`],
    [service, `await this.transactions.run((work) => work.insert(Enquiry, row));`],
    [service, `constructor(@Inject(getRepositoryToken(Enquiry)) rows: Repository<Enquiry>) {}`],
    [service, 'await this.dataSource.sql`SELECT 1`;'],
    [repository, `await tx.query('SELECT 1');`],
    [repository, `await tx.insert('users', row);`],
    [repository, `await tx.createQueryBuilder().update('users').set(row).execute();`],
    [repository, `await tx.getRepository<User>('users').find();`],
    [repository, `rows.createQueryBuilder('e').innerJoin('users', 'u', 'u.id = e.id').getMany();`],
    [repository, `rows.createQueryBuilder('e').where('e.id IN (SELECT id FROM users)').getMany();`],
    [repository, `await tx.findBy(Enquiry, { id: Raw(() => 'EXISTS (SELECT 1 FROM users)') });`],
    ['libs/modules/quotes/index.ts', `export { Enquiry } from './enquiry.entity.js';`],
  ])('planted in %s is found: %s', (file, source) => {
    expect(sqlProblem(file, source)).toMatch(file);
  });

  it.each([
    [service, `// tx.query('SELECT 1') was here\nawait this.enquiries.insert(tx, enquiry);`],
    [repository, `const ALL = statement('quotes.all', 'SELECT 1', { params: [] });`],
    [repository, `await tx.insert(Enquiry, row);`],
    [service, `rows.find(Boolean); this.pending.delete(id); LIMITS.find(({ kind }) => kind);`],
    ['libs/modules/quotes/index.ts', `export type { Enquiry } from './enquiry.entity.js';`],
  ])('in its place in %s is not', (file, source) => {
    expect(sqlProblem(file, source)).toBeUndefined();
  });
});
