/** One changed field: its text before and after; undefined where it didn't exist. */
export interface FieldChange {
  field: string;
  before: string | undefined;
  after: string | undefined;
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** Every value in a JSON value, by its path. */
function leavesOf(value: unknown, path = ''): [string, string][] {
  if (value === null || value === undefined) return path === '' ? [] : [[path, 'none']];
  if (typeof value !== 'object') return [[path === '' ? 'value' : path, textOf(value)]];
  if (Array.isArray(value) && value.every((each) => typeof each !== 'object')) {
    return [[path === '' ? 'value' : path, value.map(textOf).join(', ') || 'none']];
  }
  return Object.entries(value).flatMap(([name, each]) =>
    leavesOf(each, path === '' ? name : `${path}.${name}`),
  );
}

/** All fields of the values before and after, in the order in which they first appear. */
export function changesOf(before: unknown, after: unknown): FieldChange[] {
  const [was, is] = [new Map(leavesOf(before)), new Map(leavesOf(after))];
  return [...new Set([...was.keys(), ...is.keys()])].map((field) => ({
    field,
    before: was.get(field),
    after: is.get(field),
  }));
}
