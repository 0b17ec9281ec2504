import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import * as z from 'zod';
import { type TextFault, TextFaults } from './faults.js';
import { shown } from './load.js';
import { readYaml } from './yaml.js';

const cell = z.string().min(1, 'this is empty; expected a text');

/** A row whose cells are all texts. */
export function columns<K extends string>(...names: readonly K[]) {
  return z.strictObject(
    Object.fromEntries(names.map((name) => [name, cell])) as Record<K, typeof cell>,
  );
}

/** For rows that may have a line worth keeping of their own: `columns(…).extend(ownLine)`. */
export const ownLine = { remember: cell.optional() };

/**
 * Reads a YAML file next to a module.
 *
 * @param module `import.meta.url` of the module that asks.
 * @throws TextFaults with every fault of the file.
 */
export function readYamlFile<S extends z.ZodType>(
  module: string,
  name: string,
  schema: S,
): z.output<S> {
  const path = fileURLToPath(new URL(name, module));
  const faults: TextFault[] = [];
  const read = readYaml({ file: shown(path), text: readFileSync(path, 'utf8') }, schema, faults);
  if (faults.length > 0 || read === undefined) throw new TextFaults(faults);
  return read;
}

/**
 * Reads every YAML file of a folder next to a module, in character order of their names, so that
 * every machine gets the same bank.
 *
 * @param module `import.meta.url` of the module that asks.
 * @throws TextFaults with the faults of the first file that has any.
 */
export function readYamlFolder<S extends z.ZodType>(
  module: string,
  folder: string,
  schema: S,
): z.output<S>[] {
  return readdirSync(fileURLToPath(new URL(folder, module)))
    .filter((file) => file.endsWith('.yaml'))
    .sort()
    .map((file) => readYamlFile(module, `${folder}/${file}`, schema));
}

/**
 * Reads tables of facts or words from a YAML file: a list of rows under the name of each table.
 *
 * @param module `import.meta.url` of the module that asks; the file is next to it.
 * @param rows The schema of a row, by table. Other tables of the file are for other modules.
 * @throws TextFaults with every fault of the tables.
 */
export function readTables<T extends Record<string, z.ZodType>>(
  module: string,
  name: string,
  rows: T,
): { [N in keyof T]: readonly z.output<T[N]>[] } {
  const tables = Object.entries(rows).map(([table, row]) => [table, z.array(row).min(1)]);
  // The schema was built from `rows`, name by name.
  return readYamlFile(module, name, z.object(Object.fromEntries(tables))) as {
    [N in keyof T]: readonly z.output<T[N]>[];
  };
}
