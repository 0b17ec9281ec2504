import { parseArgs } from 'node:util';
import { problemOf } from '@prepward/modules';
import { ItemCorrections } from '@prepward/modules/questions';
import { DomainError } from '@prepward/platform/errors';
import { withServices } from './context.js';

const USAGE = `Expected: correct-item <item> --key <id>[,<id>…] [--rationale <id>=<reason> …]
  --key        the right options, steps in order or region; for typed answers what is accepted
  --rationale  why an option is right or wrong now; all=<reason> for the item as a whole`;

function reasonsOf(pairs: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    pairs.map((pair) => {
      const at = pair.indexOf('=');
      if (at < 1) throw new Error(USAGE);
      return [pair.slice(0, at).trim(), pair.slice(at + 1).trim()];
    }),
  );
}

/** `correct-item <item> --key …`: another key for an item; finished attempts are scored again. */
export async function correctItem(args: string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { key: { type: 'string' }, rationale: { type: 'string', multiple: true } },
  });
  const [itemId] = positionals;
  if (itemId === undefined || values.key === undefined) throw new Error(USAGE);
  const key = values.key.split(',').map((id) => id.trim());
  await withServices(async (app) => {
    try {
      const correction = { key, rationales: reasonsOf(values.rationale ?? []) };
      const version = await app.get(ItemCorrections).correct(itemId, correction);
      console.log(`${itemId} is corrected in version ${version}; attempts are being scored again.`);
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      const details = Object.entries(error.fields ?? {}).map(
        ([field, text]) => `  ${field}: ${text}`,
      );
      throw new Error([error.text ?? problemOf(error.code).message, ...details].join('\n'));
    }
  });
}
