import { PRACTICE_ITEMS } from '@prepward/contracts/attempt-rules';
import { useState } from 'react';
import { useProfile } from '../../../entities/profile/profile.js';
import { ChoiceGroup, ChoiceSet } from '../../../ui/choice-group.js';
import { Dialog } from '../../../ui/dialog.js';
import { useMatching } from '../api/matching.js';
import type { SubjectNode } from '../bank-tree.js';
import {
  countOf,
  DIFFICULTY_OPTIONS,
  ITEM_TYPE_OPTIONS,
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

type Change = (change: Partial<PracticeChoice>) => void;

function ItemChoices({ choice, onChange }: { choice: PracticeChoice; onChange: Change }) {
  return (
    <>
      <CountField
        value={choice.count}
        valid={countOf(choice.count) !== null}
        onValue={(count) => onChange({ count })}
      />
      <ChoiceGroup
        legend="Questions from"
        options={POOL_OPTIONS}
        value={choice.pool}
        onValue={(pool) => onChange({ pool })}
      />
      <ChoiceGroup
        legend="Difficulty"
        options={DIFFICULTY_OPTIONS}
        value={choice.difficulty}
        onValue={(difficulty) => onChange({ difficulty })}
      />
      <ChoiceSet
        legend="Item types"
        hint="Leave all empty for every type."
        options={ITEM_TYPE_OPTIONS}
        values={choice.itemTypes}
        onValues={(itemTypes) => onChange({ itemTypes })}
      />
    </>
  );
}

/** Chooses what a practice is made of, shows how many questions match, and starts it. */
export function ConfigureDialog({ topic, tree, expired, onClose }: ConfigureDialogProps) {
  const known = tree.flatMap(({ objectives }) => objectives.map(({ slug }) => slug));
  const [choice, setChoice] = useState(() => choiceFor(topic, known));
  const accommodation = useProfile().data?.accommodation;
  const { matching, counting, error, refetch } = useMatching(matchingBody(choice, known));
  const change: Change = (part) => setChoice((before) => ({ ...before, ...part }));
  const wanted = countOf(choice.count);
  const none = !counting && matching?.items === 0;
  const started = Math.min(
    wanted ?? 0,
    matching && !counting ? matching.atOnce : PRACTICE_ITEMS.max,
  );
  return (
    <Dialog open onOpenChange={(open) => (open ? undefined : onClose())} title="Configure practice">
      <div className="grid gap-6">
        <TopicPicker tree={tree} choice={choice} onChoice={change} />
        <ItemChoices choice={choice} onChange={change} />
        <ModeField mode={choice.mode} setMode={(mode) => change({ mode })} />
        <TimeField
          time={choice.time ?? usualTime(choice.mode, accommodation)}
          setTime={(time) => change({ time })}
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
