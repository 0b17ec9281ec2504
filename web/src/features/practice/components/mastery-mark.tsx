import type { ObjectiveMastery } from '@prepward/contracts/progress';
import { MASTERY_NAMES } from '../../../entities/progress/progress.js';
import { Progress } from '../../../ui/progress.js';
import type { ObjectiveNode } from '../bank-tree.js';

function wordsOf({ state, mastery, answers }: ObjectiveMastery): string {
  return mastery === null || answers === 0
    ? 'Not practiced yet'
    : `${MASTERY_NAMES[state]}, ${Math.round(mastery)}%`;
}

/** How well one objective is mastered: a bar and the same in words. */
export function MasteryMark({ name, mastery }: Pick<ObjectiveNode, 'name' | 'mastery'>) {
  if (!mastery) {
    return null;
  }
  const words = wordsOf(mastery);
  return (
    <div className="figures text-14 text-soft">
      <span aria-hidden="true">{words}</span>
      <Progress
        label={`Mastery of ${name}`}
        value={mastery.mastery ?? 0}
        max={100}
        valueText={words}
        className="mt-1"
      />
    </div>
  );
}

/** How much of a topic is mastered, in words; nothing while the progress is not known. */
export function masteredOf(objectives: readonly ObjectiveNode[]): string | null {
  if (objectives.length === 0 || objectives.some(({ mastery }) => mastery === undefined)) {
    return null;
  }
  const mastered = objectives.filter(({ mastery }) => mastery?.state === 'mastered').length;
  return `${mastered} of ${objectives.length} mastered`;
}
