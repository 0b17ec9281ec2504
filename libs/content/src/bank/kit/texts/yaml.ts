import {
  type Document,
  isCollection,
  isMap,
  isNode,
  isPair,
  LineCounter,
  parseDocument,
} from 'yaml';
import type * as z from 'zod';
import { judge, type TextFault, type TextSource } from './faults.js';

/** The line of a value in a document, or of the nearest value around it. */
function lineOf(doc: Document, lines: LineCounter, path: readonly PropertyKey[]): number {
  let node: unknown = doc.contents;
  let offset = 0;
  for (const step of path) {
    if (isMap(node)) {
      const pair = node.items.find((p) => isNode(p.key) && p.key.toJSON() === step);
      if (!isPair(pair)) break;
      if (isNode(pair.key) && pair.key.range) offset = pair.key.range[0];
      node = pair.value;
    } else if (isCollection(node) && typeof step === 'number') {
      node = node.items[step];
      if (isNode(node) && node.range) offset = node.range[0];
    } else break;
  }
  return lines.linePos(offset).line;
}

/**
 * Reads YAML and checks it against a schema.
 *
 * @param firstLine Where the YAML begins in its file, for front matter.
 * @returns what the schema makes of it, or undefined when faults were added to `faults`.
 */
export function readYaml<S extends z.ZodType>(
  { file, text }: TextSource,
  schema: S,
  faults: TextFault[],
  firstLine = 1,
): z.output<S> | undefined {
  const lines = new LineCounter();
  const doc = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  const at = (line: number) => firstLine + line - 1;
  for (const error of doc.errors) {
    faults.push({ file, line: at(lines.linePos(error.pos[0]).line), message: error.message });
  }
  if (doc.errors.length > 0) return undefined;
  return judge(
    schema,
    doc.toJS() ?? {},
    file,
    {
      label: (field) => `"${field}"`,
      line: (path) => at(lineOf(doc, lines, path)),
    },
    faults,
  );
}
