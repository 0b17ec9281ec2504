import { lazy, Suspense, useEffect } from 'react';
import type { Exam } from '../hooks/use-exam.js';
import { useExamKeys } from '../hooks/use-exam-keys.js';
import { type ExamView, useExamView } from '../hooks/use-exam-view.js';
import { type Tools, useTools } from '../hooks/use-tools.js';
import { insist } from '../insist.js';
import { type ItemState, itemStates } from '../item-states.js';
import { BottomBar } from './bottom-bar.js';
import { CalculatorPanel } from './calculator-panel.js';
import { ExamItem } from './exam-item.js';
import { SectionReview } from './section-review.js';

/** Loads the dialogs and the window around them, which would otherwise be fetched when one opens. */
const loadPanels = () =>
  insist(async () => {
    const [panels] = await Promise.all([
      import('./exam-panels.js'),
      import('../../../ui/dialog-window.js'),
    ]);
    return panels;
  });
const ExamPanels = lazy(loadPanels);

interface ExamSessionProps {
  exam: Exam;
  /** The attempt is open elsewhere too. */
  others: boolean;
  /** Name of the section that closes at the end, when others follow. */
  closing: string | undefined;
  busy: boolean;
  error: Error | null;
  onClose: () => void;
}

interface SessionBodyProps extends Omit<ExamSessionProps, 'onClose'> {
  view: ExamView;
  tools: Tools;
  states: readonly ItemState[];
}

/** The item on screen, or the review of all of them. */
function SessionBody(props: SessionBodyProps) {
  const { exam, view, tools, states, others, closing, busy, error } = props;
  const { items, index, desk } = exam;
  const question = `Question ${index + 1} of ${items.length}`;
  return (
    <section
      ref={view.top}
      tabIndex={-1}
      aria-label={view.reviewing ? 'Section review' : question}
      className="exam-body page grow py-4"
    >
      {view.reviewing ? (
        <SectionReview
          states={states}
          at={desk.at}
          closeLabel={closing ? 'Close section' : 'Finish'}
          closing={busy}
          error={error}
          onGoTo={view.goTo}
          onBack={() => view.review(false)}
          onClose={() => view.show('finish')}
        />
      ) : (
        <ExamItem exam={exam} tools={tools} others={others} error={error} onShow={view.show} />
      )}
    </section>
  );
}

/** The items of the open section: one at a time, with the tools, or all at once for the review. */
export function ExamSession({ onClose, ...props }: ExamSessionProps) {
  const { exam, closing, busy } = props;
  const { items, book, desk } = exam;
  const states = itemStates(items, book.answers, desk.seen);
  const view = useExamView(exam, states, onClose);
  const { reviewing, panel, show } = view;
  const tools = useTools(exam, () => show('sentences'));
  useExamKeys(exam, view, tools);
  // The dialogs load while the student reads the first question, so that they also open offline.
  useEffect(() => void loadPanels(), []);
  return (
    <>
      <SessionBody {...props} {...{ view, tools, states }} />
      {tools.calculatorOpen && !reviewing ? (
        <CalculatorPanel onClose={() => tools.toggleCalculator?.()} />
      ) : null}
      {reviewing ? null : <BottomBar exam={exam} view={view} finishing={busy} />}
      {panel ? (
        <Suspense>
          <ExamPanels
            {...{ exam, view, tools, states, closing, panel }}
            onFinish={() => {
              show(null);
              onClose();
            }}
          />
        </Suspense>
      ) : null}
    </>
  );
}
