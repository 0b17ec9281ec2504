// Runs every spec of services once, without a fault.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const LONGEST_TEST_MS = 60_000;

function specFiles(tree) {
  const isSpec = /(?:^|\/)(?!node_modules)[^/]*\.spec\.tsx?$/;
  const unit = readdirSync(path.join(tree, 'libs/modules'), { recursive: true })
    .filter((file) => isSpec.test(file) && !/(?:^|\/)(?:domain|node_modules|dist)\//.test(file))
    .map((file) => `libs/modules/${file}`);
  const integration = ['api/test', 'worker/test'].flatMap((folder) =>
    readdirSync(path.join(tree, folder))
      .filter((file) => file.endsWith('.int-spec.ts'))
      .map((file) => `${folder}/${file}`),
  );
  return [...unit, ...integration].toSorted();
}

/** Of all that what specs reach depends on. */
function hashOf(tree) {
  const hash = createHash('sha256');
  for (const folder of ['libs', 'api', 'worker']) {
    for (const file of readdirSync(path.join(tree, folder), { recursive: true }).toSorted()) {
      if (!/\.(?:tsx?|mjs)$/.test(file) || file.includes('node_modules')) continue;
      hash.update(`${file} `).update(readFileSync(path.join(tree, folder, file)));
    }
  }
  return hash.digest('hex');
}

/**
 * What each spec reaches.
 *
 * @param runner a process in which all faults are switched off
 * @param keptIn a file in which it is kept for the other pieces of the same tree
 */
export async function learn(runner, tree, keptIn, say) {
  const key = hashOf(tree);
  try {
    const kept = JSON.parse(readFileSync(keptIn, 'utf8'));
    if (kept.key === key) return kept.learned;
  } catch {
    // There is none yet.
  }
  const learned = [];
  for (const spec of specFiles(tree)) {
    const answer = await runner.ask({ ask: 'learn', spec, limit: LONGEST_TEST_MS }, 600_000);
    const isLeftOut = answer === undefined || answer.failed !== undefined || answer.ran === 0;
    if (!isLeftOut) learned.push({ spec, ms: answer.ms, reached: answer.reached });
    const reason = answer?.failed ? `${answer.failed}: ${answer.why.slice(0, 600)}` : 'no answer';
    say(isLeftOut ? `left out: ${spec}: ${reason}` : `${(answer.ms / 1000).toFixed(1)} s ${spec}`);
  }
  writeFileSync(keptIn, JSON.stringify({ key, learned }));
  return learned;
}
