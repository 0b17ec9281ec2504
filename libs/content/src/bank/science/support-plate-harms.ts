import { writtenModel } from '../kit/index.js';
import type { DraftOption, ItemModel, MultipleChoiceDraft } from '../kit/types.js';
import { letterOf } from '../plates/plate.js';
import { capital, mixUp, nameWhich } from './support.js';
import type { PlateSpec } from './support-plate-file.js';

/** The wordings take turns, starting at a different one on each plate. */
const STEMS = [
  'If structure {letter} were badly damaged, what would most likely follow?',
  'Only structure {letter} is diseased. What will most likely follow?',
  'If structure {letter} were damaged, which result would you expect?',
  'An injury is limited to structure {letter}. Which finding is expected?',
  'Structure {letter} no longer works normally. Which problem is most likely?',
  'Something is wrong with structure {letter}. Which finding is most likely?',
] as const;

/** How far down the list of parts each marked part is from the one in question. */
const STRIDES = [0, 1, 2, 3];

/**
 * Labeled figures: gives a letter and asks what follows from damage there. One item for each fact
 * with a `harm`; append only.
 *
 * @throws RangeError when fewer than four facts have one.
 */
export function plateHarms(spec: PlateSpec & { stems?: readonly string[] }): ItemModel {
  const { id, objective, difficulty, plate, facts, stems = STEMS } = spec;
  const harmful = Object.entries(facts).flatMap(([part, { harm, ...fact }]) =>
    harm === undefined
      ? []
      : [{ part, harm, ...fact, does: fact.harmDoes ?? fact.does, name: plate.part(part).name }],
  );
  if (harmful.length < 4) throw new RangeError(`${id}: ${harmful.length} facts with a "harm"`);
  const items = harmful.map((asked, index): MultipleChoiceDraft => {
    const chosen = STRIDES.flatMap((step) => harmful[(index + step) % harmful.length] ?? []);
    const turn = (index * 3 + plate.parts.length) % chosen.length;
    const marked = [...chosen.slice(turn), ...chosen.slice(0, turn)];
    const letter = letterOf(marked.indexOf(asked));
    const stem = asked.harmAsk ?? stems[(index + plate.parts.length) % stems.length] ?? '';
    return {
      type: 'multiple-choice',
      stem: stem.replace('{letter}', letter),
      figure: plate.draw({ letters: marked.map(({ part }) => part) }),
      key: {
        text: asked.harm,
        rationale: `The line leads to ${nameWhich(asked.name, asked.does)}.`,
      },
      distractors: marked
        .filter((other) => other !== asked)
        .map(
          (other): DraftOption => ({
            text: other.harm,
            rationale: `This would follow from damage to ${nameWhich(other.name, other.does)}. The line leads to ${asked.name}.`,
            misconception: mixUp(objective),
          }),
        ),
      why: `${capital(asked.name)} ${asked.does}. ${asked.harmWhy ?? asked.why}`,
      remember: asked.harmRemember ?? asked.remember,
    };
  });
  return writtenModel<'multiple-choice'>({ id, objective, difficulty, items, asks: 'apply' });
}
