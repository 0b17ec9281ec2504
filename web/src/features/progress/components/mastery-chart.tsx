import { AREAS } from '@prepward/contracts/objectives';
import type { AreaAbility, ObjectiveMastery, Progress } from '@prepward/contracts/progress';
import { SUBJECT_SHORT_NAMES, SUBJECTS, type Subject } from '@prepward/contracts/subjects';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { MASTERY_NAMES } from '../../../entities/progress/progress.js';
import { isWithin, topicName } from '../../../entities/topic/topics.js';
import { count } from '../../../lib/format.js';
import { type Column, Table } from '../../../ui/table.js';
import { Tabs } from '../../../ui/tabs.js';
import { masteryPoint, weakestWords } from '../points.js';
import { ChartFrame } from './chart-frame.js';

const COLUMNS: readonly Column<ObjectiveMastery>[] = [
  { id: 'objective', header: 'Objective', cell: ({ objective }) => topicName(objective) },
  { id: 'answers', header: 'Answers', numeric: true, cell: ({ answers }) => count(answers) },
  { id: 'right', header: 'Correct', numeric: true, cell: ({ right }) => count(right) },
  {
    id: 'mastery',
    header: 'Mastery',
    numeric: true,
    cell: ({ mastery }) => (mastery === null ? 'None yet' : `${Math.round(mastery)}%`),
  },
  { id: 'state', header: 'State', cell: ({ state }) => MASTERY_NAMES[state] },
];

function Row({ objective }: { objective: ObjectiveMastery }) {
  const { mastery, answers, state } = objective;
  return (
    <li className="relative grid gap-x-4 gap-y-1 py-2 lg:grid-cols-[minmax(0,1fr)_12rem_13rem] lg:items-center">
      <Link
        to={`/test-bank-practice/${objective.objective}`}
        // The whole row is its target.
        className="after:absolute after:inset-0 hover:text-primary hover:underline"
      >
        {topicName(objective.objective)}
      </Link>
      <svg
        aria-hidden="true"
        className="h-3 w-full"
        preserveAspectRatio="none"
        viewBox="0 0 100 10"
      >
        <rect width="100" height="10" className="fill-line" />
        <rect width={mastery ?? 0} height="10" className="fill-primary" />
      </svg>
      <span className="figures text-14 text-soft lg:text-end">
        {mastery === null
          ? 'Not practiced yet'
          : `${MASTERY_NAMES[state]}, ${Math.round(mastery)}% (${count(answers)} ${answers === 1 ? 'answer' : 'answers'})`}
      </span>
    </li>
  );
}

/** The predicted exam score in an area; null before the first answer, and without a subscription. */
function predictionOf(ability: AreaAbility | undefined): string | null {
  const { expected = null, low = null, high = null } = ability ?? {};
  return expected === null || low === null || high === null
    ? null
    : `On the exam about ${Math.round(expected)}% correct (${Math.round(low)} to ${Math.round(high)}%)`;
}

function AreaHead({ name, ability }: { name: string; ability: AreaAbility | undefined }) {
  const prediction = predictionOf(ability);
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-4">
      <h3 className="text-18 tracking-normal">{name}</h3>
      {prediction ? <p className="figures text-14 text-soft">{prediction}</p> : null}
    </div>
  );
}

function SubjectRows({ subject, progress }: { subject: Subject; progress: Progress }) {
  return (
    <div className="grid gap-6">
      {AREAS.filter((area) => area.subject === subject).map(({ slug, name }) => (
        <section key={slug}>
          <AreaHead name={name} ability={progress.areas.find(({ area }) => area === slug)} />
          <ul className="mt-2">
            {progress.objectives
              .filter(({ objective }) => isWithin(objective, slug))
              .map((objective) => (
                <Row key={objective.objective} objective={objective} />
              ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

/** A bar for the mastery of each objective, by subject and area. */
export function MasteryChart({ progress }: { progress: Progress }) {
  const [subject, setSubject] = useState<string>(SUBJECTS[0]);
  return (
    <ChartFrame
      title={masteryPoint(progress.objectives)}
      note={`${weakestWords(progress.objectives)} Mastery is the chance that you answer a question of medium difficulty correctly.`.trim()}
      chart={
        <Tabs
          label="Subjects"
          value={subject}
          onValueChange={setSubject}
          tabs={SUBJECTS.map((id) => ({
            id,
            label: SUBJECT_SHORT_NAMES[id],
            content: <SubjectRows subject={id} progress={progress} />,
          }))}
        />
      }
      table={
        <Table
          caption="Mastery of each objective"
          columns={COLUMNS}
          rows={progress.objectives}
          rowKey={({ objective }) => objective}
        />
      }
    />
  );
}
