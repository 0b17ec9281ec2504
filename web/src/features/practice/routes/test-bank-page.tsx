import type { BankOverview } from '@prepward/contracts/bank';
import type { Progress } from '@prepward/contracts/progress';
import { SUBJECT_NAMES, SUBJECTS } from '@prepward/contracts/subjects';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useProgress } from '../../../entities/progress/progress.js';
import { LockPanel } from '../../../entities/subscription/lock-panel.js';
import { lockOf } from '../../../entities/subscription/locks.js';
import { PageMeta } from '../../../lib/page-meta.js';
import { Button } from '../../../ui/button.js';
import { LinkButton } from '../../../ui/link-button.js';
import { Tabs } from '../../../ui/tabs.js';
import { useOpenAttempt } from '../api/open-attempt.js';
import { bankTree, type SubjectNode } from '../bank-tree.js';
import { BankArea, PracticeButton } from '../components/bank-area.js';
import { BankGate } from '../components/bank-gate.js';
import { ConfigureDialog } from '../components/configure-dialog.js';
import { CountsList } from '../components/counts-list.js';
import { masteredOf } from '../components/mastery-mark.js';
import { OpenAttemptChoice } from '../components/open-attempt-choice.js';
import { PageHead } from '../components/page-head.js';
import { PresetPicker } from '../components/preset-picker.js';
import { type PresetId, presetsOf } from '../presets.js';

const WHAT = 'every question with its reasons, practice as you configure it, and full mock exams';

interface SubjectPanelProps {
  node: SubjectNode;
  onPractice: ((topic: string) => void) | undefined;
}

function SubjectPanel({ node, onPractice }: SubjectPanelProps) {
  const name = SUBJECT_NAMES[node.subject];
  const mastered = masteredOf(node.objectives);
  if (node.areas.length === 0) {
    return <p className="text-soft">There are no questions in {name} yet.</p>;
  }
  return (
    <div className="grid gap-6">
      <div className="grid gap-x-6 gap-y-3 px-6 max-sm:px-0 lg:grid-cols-[minmax(0,1fr)_16rem_6rem] lg:items-center">
        <div>
          <h2 className="text-21">All of {name}</h2>
          {mastered ? (
            <p className="figures mt-1 text-14 text-soft">Objectives: {mastered}</p>
          ) : null}
        </div>
        <CountsList counts={node.counts} />
        {onPractice ? (
          <div className="justify-self-start lg:justify-self-end">
            <PracticeButton name={`all of ${name}`} onClick={() => onPractice(node.subject)} />
          </div>
        ) : null}
      </div>
      {node.areas.map((area) => (
        <BankArea key={area.slug} area={area} onPractice={onPractice} />
      ))}
    </div>
  );
}

/** The tab that the URL names, so that it survives a reload and the Back button. */
function useSubjectTab() {
  const [search, setSearch] = useSearchParams();
  const asked = search.get('subject');
  return {
    subject: SUBJECTS.find((subject) => subject === asked) ?? SUBJECTS[0],
    show: (subject: string) => setSearch({ subject }, { replace: true }),
  };
}

interface QuickStartProps {
  tree: readonly SubjectNode[];
  onConfigure: (what: { preset?: PresetId }) => void;
}

/** What is still open, the presets, and links to everything else. */
function QuickStart({ tree, onConfigure }: QuickStartProps) {
  const { open } = useOpenAttempt('practice');
  const presets = presetsOf(tree.flatMap(({ objectives }) => objectives));
  return (
    <section aria-label="Start practicing" className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {open ? <OpenAttemptChoice attempt={open} /> : null}
      <PresetPicker presets={presets} wide onPick={({ id }) => onConfigure({ preset: id })} />
      <div className="flex flex-wrap gap-3">
        <Button variant={open ? 'secondary' : 'accent'} onClick={() => onConfigure({})}>
          Configure practice
        </Button>
        <LinkButton to="/practice/mock" variant="secondary">
          Mock exam
        </LinkButton>
        <LinkButton to="/practice/mixed" variant="secondary">
          Mixed practice
        </LinkButton>
      </div>
    </section>
  );
}

function Bank({ bank, progress }: { bank: BankOverview; progress: Progress | undefined }) {
  const tree = bankTree(bank, progress);
  const { subject, show } = useSubjectTab();
  /** What the dialog is open for; null while it is closed. */
  const [configuring, setConfiguring] = useState<{ topic?: string; preset?: PresetId } | null>(
    null,
  );
  const lock = lockOf('practice', bank.access);
  const onPractice = lock ? undefined : (topic: string) => setConfiguring({ topic });
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      {lock ? (
        <LockPanel lock={lock} expired={bank.access.expired} what={WHAT} />
      ) : (
        <QuickStart tree={tree} onConfigure={setConfiguring} />
      )}
      <Tabs
        label="Subjects"
        value={subject}
        onValueChange={show}
        tabs={tree.map((node) => ({
          id: node.subject,
          label: SUBJECT_NAMES[node.subject],
          content: <SubjectPanel node={node} onPractice={onPractice} />,
        }))}
      />
      {configuring ? (
        <ConfigureDialog
          topic={configuring.topic}
          preset={configuring.preset}
          tree={tree}
          expired={bank.access.expired}
          onClose={() => setConfiguring(null)}
        />
      ) : null}
    </div>
  );
}

/** /test-bank: everything there is to practice, with the student's progress in it. */
export default function TestBankPage() {
  const progress = useProgress();
  return (
    <div className="page py-10 lg:py-14">
      <PageMeta title="Test bank" noIndex />
      <PageHead
        heading="Test bank"
        lead="Every topic of the exam, with what you have not seen, got wrong and flagged."
      />
      <BankGate what="the test bank">
        {(bank) => <Bank bank={bank} progress={progress.data} />}
      </BankGate>
    </div>
  );
}
