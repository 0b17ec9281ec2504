import { SUBJECT_NAMES, SUBJECTS } from '@prepward/contracts/subjects';
import { useEffect, useId, useRef, useState } from 'react';
import { SelectField } from '../../../ui/select-field.js';
import type { AreaNode, SubjectNode } from '../bank-tree.js';
import type { PracticeChoice } from '../practice-choice.js';

const SUBJECT_OPTIONS = [
  { value: 'all', label: 'All subjects' },
  ...SUBJECTS.map((subject) => ({ value: subject, label: SUBJECT_NAMES[subject] })),
] as const;

interface TickProps {
  label: string;
  count: number;
  checked: boolean;
  /** Some of what it covers is chosen, not all. */
  partly?: boolean;
  onTick: (checked: boolean) => void;
}

function Tick({ label, count, checked, partly = false, onTick }: TickProps) {
  const box = useRef<HTMLInputElement>(null);
  const id = useId();
  useEffect(() => {
    if (box.current) {
      box.current.indeterminate = partly;
    }
  }, [partly]);
  return (
    <div className="flex items-start gap-3">
      <input
        ref={box}
        id={id}
        type="checkbox"
        checked={checked}
        onChange={({ target }) => onTick(target.checked)}
        className="mt-3 size-5 shrink-0 accent-primary"
      />
      <label htmlFor={id} className="flex min-h-target grow justify-between gap-3 py-2.5">
        <span>{label}</span>
        <span className="figures text-soft">
          {count}
          <span className="sr-only"> questions</span>
        </span>
      </label>
    </div>
  );
}

interface AreaChoiceProps {
  area: AreaNode;
  chosen: readonly string[];
  onChosen: (objectives: string[]) => void;
}

function AreaChoice({ area, chosen, onChosen }: AreaChoiceProps) {
  const slugs = area.objectives.map(({ slug }) => slug);
  const picked = slugs.filter((slug) => chosen.includes(slug));
  const others = chosen.filter((slug) => !slugs.includes(slug));
  const all = picked.length === slugs.length;
  // Initially open if it's partly chosen; after that, the student opens and closes it.
  const [open] = useState(picked.length > 0 && !all);
  return (
    <li className="border-b border-line py-1 last:border-0">
      <Tick
        label={area.name}
        count={area.counts.all}
        checked={all}
        partly={picked.length > 0 && !all}
        onTick={(checked) => onChosen(checked ? [...others, ...slugs] : others)}
      />
      <details open={open}>
        <summary className="ml-8 inline-flex min-h-target items-center text-primary">
          {picked.length > 0 ? `${picked.length} of ${slugs.length} objectives` : 'Objectives'}
          <span className="sr-only"> of {area.name}</span>
        </summary>
        <ul className="ml-8">
          {area.objectives.map(({ slug, name, counts }) => (
            <li key={slug}>
              <Tick
                label={name}
                count={counts.all}
                checked={chosen.includes(slug)}
                onTick={(checked) =>
                  onChosen(checked ? [...chosen, slug] : chosen.filter((other) => other !== slug))
                }
              />
            </li>
          ))}
        </ul>
      </details>
    </li>
  );
}

interface TopicPickerProps {
  tree: readonly SubjectNode[];
  choice: Pick<PracticeChoice, 'subject' | 'objectives'>;
  onChoice: (choice: Pick<PracticeChoice, 'subject' | 'objectives'>) => void;
}

/** What to practice: a subject, and areas and objectives within it. */
export function TopicPicker({ tree, choice, onChoice }: TopicPickerProps) {
  const node = tree.find(({ subject }) => subject === choice.subject);
  return (
    <div className="grid gap-4">
      <SelectField
        label="Subject"
        value={choice.subject}
        options={SUBJECT_OPTIONS}
        onValue={(subject) => onChoice({ subject, objectives: [] })}
      />
      {node && node.areas.length > 0 ? (
        <fieldset>
          <legend className="font-medium">Areas and objectives</legend>
          <p className="text-14 text-soft">Leave empty for the whole subject.</p>
          <ul className="mt-2 rounded-md border border-line px-3">
            {node.areas.map((area) => (
              <AreaChoice
                key={area.slug}
                area={area}
                chosen={choice.objectives}
                onChosen={(objectives) => onChoice({ ...choice, objectives })}
              />
            ))}
          </ul>
        </fieldset>
      ) : null}
    </div>
  );
}
