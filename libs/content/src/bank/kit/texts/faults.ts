import type * as z from 'zod';

/** What is wrong in a text file, and where. */
export interface TextFault {
  file: string;
  /** Counts from 1. */
  line: number;
  /** What is wrong and what is expected. */
  message: string;
}

/** A text file that was read; `file` is its name in messages. */
export interface TextSource {
  file: string;
  text: string;
}

/** Thrown when text files of the bank have faults: all of them, each with its file and line. */
export class TextFaults extends Error {
  constructor(readonly faults: readonly TextFault[]) {
    super(faults.map(({ file, line, message }) => `${file}:${line}: ${message}`).join('\n'));
    this.name = 'TextFaults';
  }
}

/** What a value's fields are called in its file, and where they are. */
export interface Layout {
  /** The name of a field as its author writes it. */
  label(field: string): string;
  /** A hint for an unknown field. */
  hint?(field: string): string;
  /** The line of a value, or of the nearest value around it. */
  line(path: readonly PropertyKey[]): number;
}

function wording(issue: z.core.$ZodRawIssue, layout: Layout): string | undefined {
  const field = issue.path?.at(-1);
  const name = typeof field === 'string' ? `${layout.label(field)} ` : '';
  if (issue.code === 'unrecognized_keys') {
    const keys = issue.keys.map((key) => layout.label(key)).join(', ');
    const hints = issue.keys.map((key) => layout.hint?.(key) ?? '');
    return `${keys} doesn't belong here${hints.find((hint) => hint !== '') ?? ''}`;
  }
  if (issue.input === undefined) return `${name}is missing${expected(issue)}`;
  if (issue.code === 'invalid_type') return `${name}should be ${article(issue.expected)}`;
  if (issue.code === 'invalid_value' || issue.code === 'invalid_union') {
    return `${name}is "${String(issue.input)}"${expected(issue)}`;
  }
  return undefined;
}

function expected(issue: z.core.$ZodRawIssue): string {
  return issue.code === 'invalid_value' ? `; expected one of: ${issue.values.join(', ')}` : '';
}

function article(type: string): string {
  const names: Record<string, string> = { string: 'a text', array: 'a list', object: 'a block' };
  return names[type] ?? `a ${type}`;
}

/**
 * Checks a value against its schema.
 *
 * @returns what the schema makes of it, or undefined when faults were added to `faults`.
 */
export function judge<S extends z.ZodType>(
  schema: S,
  value: unknown,
  file: string,
  layout: Layout,
  faults: TextFault[],
): z.output<S> | undefined {
  const result = schema.safeParse(value, { error: (issue) => wording(issue, layout) });
  if (result.success) return result.data;
  for (const issue of result.error.issues) {
    const key = issue.code === 'unrecognized_keys' ? issue.keys.slice(0, 1) : [];
    faults.push({ file, line: layout.line([...issue.path, ...key]), message: issue.message });
  }
  return undefined;
}
