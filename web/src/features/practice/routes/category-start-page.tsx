import type { BankOverview } from '@prepward/contracts/bank';
import { SUBJECT_NAMES } from '@prepward/contracts/subjects';
import { useProgress } from '../../../entities/progress/progress.js';
import { lockOf } from '../../../entities/subscription/locks.js';
import type { Topic } from '../../../entities/topic/topics.js';
import { Card } from '../../../ui/card.js';
import { summaryOf, type TopicSummary } from '../bank-tree.js';
import { minutesAtPace, startLabel } from '../choices.js';
import { BankGate } from '../components/bank-gate.js';
import { CountsList } from '../components/counts-list.js';
import { MasteryMark, masteredOf } from '../components/mastery-mark.js';
import { CountField, ModeField, TimeField } from '../components/option-fields.js';
import { StartBox } from '../components/start-box.js';
import { LockedStart, StartColumns, StartPage } from '../components/start-page.js';
import { useStartOptions } from '../hooks/use-start-options.js';

const LEVELS: Record<Topic['level'], string> = {
  subject: 'A section of the exam.',
  area: 'An area of',
  objective: 'An objective of',
};

const WHAT = 'practice of every topic, with the reasons for every option';

function leadOf({ level, subject }: Topic): string {
  return level === 'subject' ? LEVELS.subject : `${LEVELS[level]} ${SUBJECT_NAMES[subject]}.`;
}

function About({ topic, summary }: { topic: Topic; summary: TopicSummary }) {
  const { objectives, counts } = summary;
  const [only] = objectives;
  const mastered = masteredOf(objectives);
  return (
    <Card className="grid gap-6">
      <section>
        <h2 className="mb-3 text-21">Your questions</h2>
        <CountsList counts={counts} className="max-w-md" />
      </section>
      {topic.level === 'objective' && only?.mastery ? (
        <section>
          <h2 className="mb-3 text-21">Your mastery</h2>
          <MasteryMark {...only} />
        </section>
      ) : mastered ? (
        <section>
          <h2 className="text-21">Your mastery</h2>
          <p className="figures mt-1 text-soft">Objectives: {mastered}</p>
          <ul className="mt-4 grid gap-4">
            {objectives.map((node) => (
              <li key={node.slug} className="grid gap-x-6 sm:grid-cols-[minmax(0,1fr)_12rem]">
                <span>{node.name}</span>
                <MasteryMark {...node} />
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </Card>
  );
}

interface CategoryProps {
  topic: Topic;
  bank: BankOverview;
}

function CategoryOptions({ topic, bank, atOnce }: CategoryProps & { atOnce: number }) {
  const options = useStartOptions('tutor');
  const { count, mode, time } = options;
  const fewer = count !== null && count > atOnce;
  return (
    <>
      <CountField
        value={options.countText}
        valid={count !== null}
        hint={fewer ? `One practice of this topic has up to ${atOnce}.` : undefined}
        onValue={options.setCountText}
      />
      <ModeField {...options} />
      <TimeField {...options} minutes={minutesAtPace(count, topic.subject)} />
      <StartBox
        kind="category"
        category={topic.slug}
        body={
          count === null || time === undefined
            ? null
            : { kind: 'category', objectives: [topic.slug], count, mode, time }
        }
        label={count === null ? 'Start' : startLabel(Math.min(count, atOnce))}
        what={WHAT}
        expired={bank.access.expired}
      />
    </>
  );
}

function Category({ topic, bank }: CategoryProps) {
  const progress = useProgress();
  const summary = summaryOf(topic.slug, bank, progress.data);
  const lock = lockOf('category', bank.access);
  if (summary.counts.all === 0) {
    return <p className="text-18">There are no questions on this topic yet.</p>;
  }
  const about = <About topic={topic} summary={summary} />;
  return lock ? (
    <LockedStart
      kind="category"
      category={topic.slug}
      lock={lock}
      expired={bank.access.expired}
      what={WHAT}
      about={about}
    />
  ) : (
    <StartColumns kind="category" category={topic.slug} about={about}>
      <CategoryOptions topic={topic} bank={bank} atOnce={summary.atOnce} />
    </StartColumns>
  );
}

/** /test-bank-practice/{category}: practice of one subject, area or objective. */
export function CategoryStartPage({ topic }: { topic: Topic }) {
  return (
    <StartPage heading={topic.name} lead={leadOf(topic)}>
      <BankGate what="this topic">{(bank) => <Category topic={topic} bank={bank} />}</BankGate>
    </StartPage>
  );
}
