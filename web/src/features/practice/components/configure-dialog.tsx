import { PRACTICE_ITEMS } from '@prepward/contracts/attempt-rules';
import type { TimeFactor } from '@prepward/contracts/attempts';
import { type Control, Controller, useForm, useWatch } from 'react-hook-form';
import { useProfile } from '../../../entities/profile/profile.js';
import { ChoiceGroup, ChoiceSet } from '../../../ui/choice-group.js';
import { Dialog } from '../../../ui/dialog.js';
import { useMatching } from '../api/matching.js';
import type { SubjectNode } from '../bank-tree.js';
import {
  countOf,
  DIFFICULTY_OPTIONS,
  ITEM_TYPE_OPTIONS,
  minutesAtPace,
  POOL_OPTIONS,
  startLabel,
  usualTime,
} from '../choices.js';
import { choiceFor, matchingBody, type PracticeChoice, startBody } from '../practice-choice.js';
import { MatchLine } from './match-line.js';
import { CountField, ModeField, TimeField } from './option-fields.js';
import { StartBox } from './start-box.js';
import { TopicPicker } from './topic-picker.js';

interface ConfigureDialogProps {
  /** Slug of what it opens with; absent for everything. */
  topic?: string | undefined;
  tree: readonly SubjectNode[];
  expired: boolean;
  onClose: () => void;
}

type ChoiceControl = Control<PracticeChoice>;

function ItemChoices({ control }: { control: ChoiceControl }) {
  return (
    <>
      <Controller
        control={control}
        name="count"
        rules={{ validate: (count) => countOf(count) !== null }}
        render={({ field, fieldState }) => (
          <CountField value={field.value} valid={!fieldState.invalid} onValue={field.onChange} />
        )}
      />
      <Controller
        control={control}
        name="pool"
        render={({ field }) => (
          <ChoiceGroup
            legend="Questions from"
            options={POOL_OPTIONS}
            value={field.value}
            onValue={field.onChange}
          />
        )}
      />
      <Controller
        control={control}
        name="difficulty"
        render={({ field }) => (
          <ChoiceGroup
            legend="Difficulty"
            options={DIFFICULTY_OPTIONS}
            value={field.value}
            onValue={field.onChange}
          />
        )}
      />
      <Controller
        control={control}
        name="itemTypes"
        render={({ field }) => (
          <ChoiceSet
            legend="Item types"
            hint="Leave all empty for every type."
            options={ITEM_TYPE_OPTIONS}
            values={field.value}
            onValues={field.onChange}
          />
        )}
      />
    </>
  );
}

interface PaceChoicesProps {
  control: ChoiceControl;
  /** The time where the student chose none. */
  usual: TimeFactor | undefined;
  /** What it takes at the exam's pace; null while that is not known. */
  minutes: number | null;
}

function PaceChoices({ control, usual, minutes }: PaceChoicesProps) {
  return (
    <>
      <Controller
        control={control}
        name="mode"
        render={({ field }) => <ModeField mode={field.value} setMode={field.onChange} />}
      />
      <Controller
        control={control}
        name="time"
        render={({ field }) => (
          <TimeField time={field.value ?? usual} setTime={field.onChange} minutes={minutes} />
        )}
      />
    </>
  );
}

/** Chooses what a practice is made of, shows how many questions match, and starts it. */
export function ConfigureDialog({ topic, tree, expired, onClose }: ConfigureDialogProps) {
  const known = tree.flatMap(({ objectives }) => objectives.map(({ slug }) => slug));
  const { control, setValue } = useForm<PracticeChoice>({
    mode: 'onChange',
    defaultValues: choiceFor(topic, known),
  });
  const choice = useWatch({ control, compute: (values: PracticeChoice) => values });
  const accommodation = useProfile().data?.accommodation;
  const { matching, counting, error, refetch } = useMatching(matchingBody(choice, known));
  const wanted = countOf(choice.count);
  const none = !counting && matching?.items === 0;
  const started = Math.min(
    wanted ?? 0,
    matching && !counting ? matching.atOnce : PRACTICE_ITEMS.max,
  );
  return (
    <Dialog open onOpenChange={(open) => (open ? undefined : onClose())} title="Configure practice">
      <div className="grid gap-6">
        <TopicPicker
          tree={tree}
          choice={choice}
          onChoice={({ subject, objectives }) => {
            setValue('subject', subject);
            setValue('objectives', objectives);
          }}
        />
        <ItemChoices control={control} />
        <PaceChoices
          control={control}
          usual={usualTime(choice.mode, accommodation)}
          minutes={minutesAtPace(wanted, choice.subject === 'all' ? undefined : choice.subject)}
        />
        <div className="sticky -bottom-6 -mx-6 -mb-6 grid gap-3 border-t border-line bg-surface px-6 py-4 has-[section]:static">
          <MatchLine
            matching={matching}
            counting={counting}
            error={error}
            onRetry={() => void refetch()}
            wanted={wanted}
          />
          <StartBox
            kind="practice"
            body={none ? null : startBody(choice, known, accommodation)}
            label={started > 0 ? startLabel(started) : 'Start'}
            what="the whole bank and practice as you configure it"
            expired={expired}
          />
        </div>
      </div>
    </Dialog>
  );
}
