import type { ServiceCommand } from '@prepward/platform/manifest';
import { QuizzesModule } from '../quizzes.module.js';
import { ScoreAudit } from '../score-audit.service.js';

const USAGE = 'Expected: verify-scores [--repair]';

/**
 * `verify-scores`: scores every finished attempt again, and fails, naming the differences, where what
 * is kept is something else; with `--repair` it brings that to what it should be.
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
