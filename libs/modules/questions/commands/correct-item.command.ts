import { parseArgs } from 'node:util';
import { noteForAudit } from '@prepward/platform/audit';
import type { ServiceCommand } from '@prepward/platform/manifest';
import { ItemCorrections } from '../item-corrections.js';
import { QuestionsModule } from '../questions.module.js';

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

/** `correct-item <item> --key …`: sets another key for an item; finished attempts are rescored. */
export const correctItem: ServiceCommand = {
  modules: [QuestionsModule],
  run: async (args, app) => {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { key: { type: 'string' }, rationale: { type: 'string', multiple: true } },
    });
    const [itemId] = positionals;
    if (itemId === undefined || values.key === undefined) throw new Error(USAGE);
    const key = values.key.split(',').map((id) => id.trim());
    const correction = { key, rationales: reasonsOf(values.rationale ?? []) };
    noteForAudit({ resourceId: itemId, after: correction });
    const version = await app.get(ItemCorrections).correct(itemId, correction);
    console.log(`${itemId} is corrected in version ${version}; attempts are being rescored.`);
  },
};
