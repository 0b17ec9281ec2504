import type { ServiceCommand } from '@prepward/platform/manifest';
import { QuizzesModule } from '../quizzes.module.js';
import { ScoreAudit } from '../score-audit.service.js';

const USAGE = 'Expected: verify-scores [--repair]';

/**
 * `verify-scores`: rescores every finished attempt, and fails with a list of the differences if a
 * stored score is off; with `--repair` it corrects the stored scores.
 */
export const verifyScores: ServiceCommand = {
  modules: [QuizzesModule],
  run: async (args, app) => {
    const repair = args[0] === '--repair';
    if (args.length > (repair ? 1 : 0)) throw new Error(USAGE);
    const { students, differences } = await app.get(ScoreAudit).verify(repair);
    if (differences.length > 0 && !repair) throw new Error(differences.join('\n'));
    for (const difference of differences) console.log(`Repaired: ${difference}`);
    console.log(`The scores of ${students} students match their answers.`);
  },
};
