import { PRACTICE_ITEMS, type TimeFactor } from '@prepward/contracts/attempt-rules';
import { SUBJECT_NAMES } from '@prepward/contracts/subjects';
import { type Control, Controller, useForm, useWatch } from 'react-hook-form';
import { useProfile } from '../../../entities/profile/profile.js';
import { isWithin, topicName } from '../../../entities/topic/topics.js';
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
  TIME_NAMES,
  usualTime,
} from '../choices.js';
import { choiceFor, matchingBody, type PracticeChoice, startBody } from '../practice-choice.js';
import { type Preset, type PresetId, presetsOf } from '../presets.js';
import { MatchLine } from './match-line.js';
import { OpenAttemptNotice } from './open-attempt-choice.js';
import { CountField, ModeField, TimeField } from './option-fields.js';
import { PresetPicker } from './preset-picker.js';
import { StartBox } from './start-box.js';
import { TopicPicker } from './topic-picker.js';

type ChoiceControl = Control<PracticeChoice>;

function CountChoice({ control }: { control: ChoiceControl }) {
  return (
    <Controller
      control={control}
      name="count"
      rules={{ validate: (count) => countOf(count) !== null }}
      render={({ field, fieldState }) => (
        <CountField value={field.value} valid={!fieldState.invalid} onValue={field.onChange} />
      )}
    />
  );
}

function ItemChoices({ control }: { control: ChoiceControl }) {
  return (
    <>
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
            hint="Leave empty for all types."
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
  /** The default clock, for a student who chose none. */
  usual: TimeFactor | undefined;
  /** Minutes it takes at the exam's pace; null until that is known. */
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

/** What is chosen, in one line, while the options are folded. */
function choiceWords(choice: PracticeChoice, time: TimeFactor | undefined): string {
  const { subject, objectives, pool, mode } = choice;
  const [only, ...others] = objectives.map(topicName);
  const all = subject === 'all' ? 'All subjects' : SUBJECT_NAMES[subject];
  const topics =
    only === undefined ? all : others.length === 0 ? only : `${only} and ${others.length} more`;
  const from = POOL_OPTIONS.find(({ value }) => value === pool)?.label.toLowerCase();
  return [
    topics,
    pool === 'all' ? null : from,
    mode === 'tutor' ? 'answers at once' : 'answers at the end',
    time === undefined ? null : TIME_NAMES[time].toLowerCase(),
  ]
    .filter(Boolean)
    .join(', ');
}

interface ConfigureDialogProps {
  /** Slug of the topic it opens with; absent for everything. */
  topic?: string | undefined;
  /** The preset that it opens with. */
  preset?: PresetId | undefined;
  tree: readonly SubjectNode[];
  expired: boolean;
  onClose: () => void;
}

/** The form of the dialog: its choice, and the preset that made it, until something else is chosen. */
function useChoice({ topic, preset, tree }: ConfigureDialogProps) {
  const known = tree.flatMap(({ objectives }) => objectives.map(({ slug }) => slug));
  const presets = presetsOf(
    tree
      .flatMap(({ objectives }) => objectives)
      .filter(({ slug }) => topic === undefined || isWithin(slug, topic)),
  );
  const changeOf = (id: PresetId | undefined) => presets.find((one) => one.id === id)?.change ?? {};
  const { control, setValue, reset } = useForm<PracticeChoice>({
    mode: 'onChange',
    defaultValues: { ...choiceFor(topic, known), ...changeOf(preset) },
  });
  const choice = useWatch({ control, compute: (values: PracticeChoice) => values });
  const begun = choiceFor(topic, known);
  const chosen = presets.find(
    ({ change }) => change && JSON.stringify({ ...begun, ...change }) === JSON.stringify(choice),
  );
  return {
    known,
    presets,
    control,
    setValue,
    choice,
    chosen: chosen?.id ?? null,
    pick: ({ change }: Preset) => reset({ ...begun, ...change }),
  };
}

interface AllOptionsProps {
  form: Pick<ReturnType<typeof useChoice>, 'control' | 'setValue' | 'choice'>;
  tree: readonly SubjectNode[];
  /** The default clock, for a student who chose none. */
  usual: TimeFactor | undefined;
  /** How many questions the student wants; null for an invalid number. */
  wanted: number | null;
}

/** Every choice by itself, folded under one line that says what is chosen. */
function AllOptions({ form, tree, usual, wanted }: AllOptionsProps) {
  const { control, setValue, choice } = form;
  return (
    <details className="rounded-md border border-line">
      <summary className="min-h-target cursor-pointer px-4 py-2.5">
        <span className="font-semibold text-primary">All options</span>
        <span className="block text-14 text-soft">{choiceWords(choice, choice.time ?? usual)}</span>
      </summary>
      <div className="grid gap-6 border-t border-line p-4">
        <TopicPicker
          tree={tree}
          choice={choice}
          onChoice={({ subject, objectives }) => {
            setValue('subject', subject);
            setValue('objectives', objectives);
          }}
        />
        <CountChoice control={control} />
        <ItemChoices control={control} />
        <PaceChoices
          control={control}
          usual={usual}
          minutes={minutesAtPace(wanted, choice.subject === 'all' ? undefined : choice.subject)}
        />
      </div>
    </details>
  );
}

/** Chooses what a practice is made of, shows how many questions match, and starts it. */
export function ConfigureDialog(props: ConfigureDialogProps) {
  const { tree, expired, onClose } = props;
  const form = useChoice(props);
  const { known, presets, choice, chosen, pick } = form;
  const accommodation = useProfile().data?.accommodation;
  const { matching, counting, error, refetch } = useMatching(matchingBody(choice, known));
  const wanted = countOf(choice.count);
  const none = !counting && matching?.items === 0;
  const usual = usualTime(choice.mode, accommodation);
  const started = Math.min(
    wanted ?? 0,
    matching && !counting ? matching.atOnce : PRACTICE_ITEMS.max,
  );
  return (
    <Dialog open onOpenChange={(open) => (open ? undefined : onClose())} title="Configure practice">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
        <OpenAttemptNotice kind="practice" />
        <PresetPicker presets={presets} chosen={chosen} onPick={pick} />
        <AllOptions form={form} tree={tree} usual={usual} wanted={wanted} />
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
