import { BETWEEN_SECTIONS, type TimeFactor } from '@prepward/contracts/attempt-rules';
import { BLUEPRINT, BREAK, EXAM } from '@prepward/contracts/exam';
import { inWordsFirst } from '@prepward/contracts/number-words';
import { SUBJECT_NAMES } from '@prepward/contracts/subjects';
import { lockOf } from '../../../entities/subscription/locks.js';
import { type Column, Table } from '../../../ui/table.js';
import { TIME_NAMES } from '../choices.js';
import { BankGate } from '../components/bank-gate.js';
import { TimeField } from '../components/option-fields.js';
import { StartBox } from '../components/start-box.js';
import { FactList, LockedStart, StartColumns, StartPage } from '../components/start-page.js';
import { useStartOptions } from '../hooks/use-start-options.js';

const RULES = [
  "The first section starts when you press Start. Before each of the others, a page shows what's next, and its clock starts when you press Begin.",
  `You have ${BETWEEN_SECTIONS.minutes} minutes between sections, and a break of ${BREAK.minutes} minutes after ${SUBJECT_NAMES[BREAK.after]}. Then the next section begins automatically.`,
  'Inside a section you move freely; a closed section stays closed.',
  "When a section's time is up, it closes with the answers you gave.",
  "The clock runs on our server: closing the page doesn't stop it. Answers are saved as you go.",
  "There's no penalty for an incorrect answer, so guess rather than leave one blank. Math has an on-screen calculator.",
  `All ${EXAM.items} questions count here. In the real exam ${EXAM.items - EXAM.scoredItems} of them are unscored, and you can't tell which.`,
  'Your score is an estimate of your level, not an official result.',
];

const READY = [
  'A quiet place and enough time to finish in one sitting, or the clock turned off',
  'Scratch paper and a pencil; no phone, no notes, no calculator of your own',
  'A charged device and something to drink for the break',
];

const WHAT = 'unlimited mock exams at the length and pace of the real one';

interface Row {
  id: string;
  name: string;
  items: string;
  minutes: string;
}

function minutesAt(minutes: number, time: TimeFactor | undefined): string {
  return time === 'none' ? TIME_NAMES.none : `${Math.round(minutes * (time ?? 1) * 10) / 10}`;
}

function rowsAt(time: TimeFactor | undefined): Row[] {
  const sections = BLUEPRINT.flatMap(({ subject, items, minutes }): Row[] => {
    const section = {
      id: subject,
      name: SUBJECT_NAMES[subject],
      items: `${items}`,
      minutes: minutesAt(minutes, time),
    };
    const pause = { id: 'break', name: 'Break', items: '', minutes: `${BREAK.minutes}` };
    return subject === BREAK.after ? [section, pause] : [section];
  });
  return [
    ...sections,
    {
      id: 'total',
      name: 'Together, without the break',
      items: `${EXAM.items}`,
      minutes: minutesAt(EXAM.minutes, time),
    },
  ];
}

const COLUMNS: readonly Column<Row>[] = [
  { id: 'section', header: 'Section', cell: ({ name }) => name },
  { id: 'items', header: 'Questions', numeric: true, cell: ({ items }) => items },
  { id: 'minutes', header: 'Minutes', numeric: true, cell: ({ minutes }) => minutes },
];

function About({ time }: { time: TimeFactor | undefined }) {
  return (
    <>
      <section className="min-w-0">
        <h2 className="mb-3 text-21">{inWordsFirst(BLUEPRINT.length)} sections</h2>
        <Table
          caption="Sections of the mock exam"
          columns={COLUMNS}
          rows={rowsAt(time)}
          rowKey={({ id }) => id}
        />
      </section>
      <FactList heading="How it works" facts={RULES} />
      <FactList heading="What to have ready" facts={READY} />
    </>
  );
}

function MockOptions({ expired }: { expired: boolean }) {
  const options = useStartOptions('exam');
  const { time } = options;
  return (
    <StartColumns kind="mock" about={<About time={time} />}>
      <TimeField {...options} minutes={EXAM.minutes} />
      <StartBox
        kind="mock"
        body={time === undefined ? null : { kind: 'mock', mode: 'exam', time }}
        label="Start the mock exam"
        what={WHAT}
        expired={expired}
      />
    </StartColumns>
  );
}

/** /practice/mock: what a mock exam is, before its clock starts. */
export function MockStartPage() {
  return (
    <StartPage
      heading="Mock exam"
      lead={`${EXAM.items} questions in ${EXAM.minutes} minutes, in the sections and at the pace of the real exam.`}
    >
      <BankGate what="the mock exam">
        {({ access }) => {
          const lock = lockOf('mock', access);
          return lock ? (
            <LockedStart
              kind="mock"
              lock={lock}
              expired={access.expired}
              what={WHAT}
              about={<About time={1} />}
            />
          ) : (
            <MockOptions expired={access.expired} />
          );
        }}
      </BankGate>
    </StartPage>
  );
}
