import * as z from 'zod';

/** What zod keeps of a schema; which members exist depends on the type. */
interface Definition {
  type: string;
  coerce?: boolean;
  checks?: { _zod: { def: Check } }[];
  error?: (issue: object) => unknown;
  shape: Record<string, z.ZodType>;
  catchall?: z.ZodType;
  element: z.ZodType;
  items: z.ZodType[];
  options: z.ZodType[];
  keyType: z.ZodType;
  valueType: z.ZodType;
  innerType: z.ZodType;
  entries: Record<string, string>;
  values: unknown[];
  defaultValue: unknown;
  in: z.ZodType;
  out: z.ZodType;
}

interface Check {
  check: string;
  error?: (issue: object) => unknown;
  minimum?: number;
  maximum?: number;
  value?: number;
  inclusive?: boolean;
  format?: string;
  pattern?: RegExp;
  precision?: number;
}

const wordsOf = ({ error }: { error?: (issue: object) => unknown }) => {
  const words = error?.({});
  return typeof words === 'string' ? ` '${words}'` : '';
};

/** Formats whose rules are zod's own, shown by name. */
const NAMED = ['uuid', 'datetime', 'date', 'url', 'safeint'];

function limitOf(check: Check): string {
  const { minimum, maximum, value, inclusive, format = '', pattern } = check;
  switch (check.check) {
    case 'min_length':
      return `≥${minimum}`;
    case 'max_length':
      return `≤${maximum}`;
    case 'length_equals':
      return `=${(check as { length?: number }).length}`;
    case 'greater_than':
      return `${inclusive ? '≥' : '>'}${value}`;
    case 'less_than':
      return `${inclusive ? '≤' : '<'}${value}`;
    case 'string_format':
    case 'number_format':
      return NAMED.includes(format) ? format : String(pattern);
    case 'overwrite':
      return 'trimmed';
    default:
      return check.check;
  }
}

/** A schema in one line: what it accepts, its limits, and its messages for what is beyond them. */
export function shapeOf(schema: z.ZodType, nameOf: (schema: z.ZodType) => string | undefined) {
  const inner = (part: z.ZodType): string => nameOf(part) ?? shapeOf(part, nameOf);
  const def = schema._zod.def as unknown as Definition;
  const checks = (def.checks ?? []).map(({ _zod }) => limitOf(_zod.def) + wordsOf(_zod.def));
  const own = { ...(def as unknown as Check), checks: undefined };
  const format = 'check' in def ? [limitOf(own)] : [];
  const type = `${def.coerce ? '~' : ''}${bodyOf(def, inner)}`;
  return [type + wordsOf(def), ...format, ...checks].join(' ');
}

function fieldsOf({ shape, catchall }: Definition, inner: (part: z.ZodType) => string): string {
  const fields = Object.entries(shape).map(([name, part]) => `${name}: ${inner(part)}`);
  const rest = catchall === undefined ? ['(more)'] : inner(catchall) === 'never' ? [] : ['(kept)'];
  return `{ ${[...fields, ...rest].join(', ')} }`;
}

function oneOf(parts: readonly string[]): string {
  return parts.length === 1 ? parts.join('') : `(${parts.join(' | ')})`;
}

function bodyOf(def: Definition, inner: (part: z.ZodType) => string): string {
  switch (def.type) {
    case 'object':
      return fieldsOf(def, inner);
    case 'array':
      return `${inner(def.element)}[]`;
    case 'tuple':
      return `[${def.items.map(inner).join(', ')}]`;
    case 'union':
      return oneOf(def.options.map(inner));
    case 'record':
      return `{ [${inner(def.keyType)}]: ${inner(def.valueType)} }`;
    case 'enum':
      return `(${Object.values(def.entries).join(' | ')})`;
    case 'literal':
      return oneOf(def.values.map((value) => JSON.stringify(value)));
    case 'optional':
      return `${inner(def.innerType)}?`;
    case 'nullable':
      return `${inner(def.innerType)} | null`;
    case 'default':
      return `${inner(def.innerType)} = ${JSON.stringify(def.defaultValue)}`;
    case 'catch':
      return `${inner(def.innerType)} or nothing`;
    case 'pipe':
      return `${inner(def.in)} → ${inner(def.out)}`;
    default:
      return def.type;
  }
}
