// Runs every service spec once, without a fault.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
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

const SPEC = /\.(?:int-)?spec\.tsx?$/;

function hashOf(tree, files) {
  const hash = createHash('sha256');
  for (const file of files) hash.update(`${file} `).update(readFileSync(path.join(tree, file)));
  return hash.digest('hex');
}

/** Every source file that can change what specs reach, except the specs themselves. */
function sourcesOf(tree) {
  return ['libs', 'api', 'worker'].flatMap((folder) =>
    readdirSync(path.join(tree, folder), { recursive: true })
      .filter((file) => /\.(?:tsx?|mjs)$/.test(file) && !SPEC.test(file))
      .filter((file) => !file.includes('node_modules'))
      .toSorted()
      .map((file) => `${folder}/${file}`),
  );
}

async function learnOne(runner, spec, say) {
  const answer = await runner.ask({ ask: 'learn', spec, limit: LONGEST_TEST_MS }, 600_000);
  if (answer?.ran > 0) {
    say(`${(answer.ms / 1000).toFixed(1)} s ${spec}`);
    return { spec, ms: answer.ms, reached: answer.reached };
  }
  const reason = answer?.failed ? `${answer.failed}: ${answer.why.slice(0, 600)}` : 'no test ran';
  say(`left out: ${spec}: ${reason}`);
  return { spec, ms: 0, reached: {} };
}

/**
 * What each spec reaches. A spec that fails without a fault, or has nothing to run here, reaches nothing.
 *
 * @param runner a process in which all faults are switched off
 * @param keptIn cache file, for the other pieces, and for later runs in which a spec hasn't changed
 */
export async function learn(runner, tree, keptIn, say) {
  const key = hashOf(tree, sourcesOf(tree));
  const last = existsSync(keptIn) ? JSON.parse(readFileSync(keptIn, 'utf8')) : {};
  const kept = last.key === key ? last.learned : [];
  const learned = [];
  for (const spec of specFiles(tree)) {
    const hash = hashOf(tree, [spec]);
    const known = kept.find((one) => one.spec === spec && one.hash === hash);
    learned.push(known ?? { hash, ...(await learnOne(runner, spec, say)) });
  }
  writeFileSync(keptIn, JSON.stringify({ key, learned }));
  return learned;
}
