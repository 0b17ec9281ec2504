import { Dialog } from '../../../ui/dialog.js';
import type { Exam } from '../hooks/use-exam.js';
import { type ItemState, matches } from '../item-states.js';
import { itemTexts } from '../item-texts.js';
import { FinishDialog } from './finish-dialog.js';
import { HelpDialog } from './help-dialog.js';
import { ItemGrid } from './item-grid.js';
import { ReportDialog } from './report-dialog.js';
import { SentencesDialog } from './sentences-dialog.js';

export type Panel = 'navigator' | 'help' | 'report' | 'sentences' | 'finish';

interface ExamPanelsProps {
  panel: Panel;
  exam: Exam;
  states: readonly ItemState[];
  closing: string | undefined;
  keysOn: boolean;
  onKeys: (on: boolean) => void;
  onGoTo: (position: number) => void;
  onShow: (panel: Panel | null) => void;
  onFinish: () => void;
}

/** The dialogs of the exam screen, one at a time. */
export default function ExamPanels(props: ExamPanelsProps) {
  const { panel, exam, states, onShow } = props;
  const { run, item, index, desk } = exam;
  const close = (): void => onShow(null);
  switch (panel) {
    case 'navigator':
      return (
        <Dialog open onOpenChange={(open) => (open ? undefined : close())} title="All questions">
          <ItemGrid states={states} at={desk.at} onGoTo={props.onGoTo} />
        </Dialog>
      );
    case 'help':
      return (
        <HelpDialog
          keysOn={props.keysOn}
          onKeys={props.onKeys}
          exam={!exam.tutor}
          onClose={close}
        />
      );
    case 'report':
      return (
        <ReportDialog
          position={item.position}
          number={index + 1}
          send={(body) => run.report(body)}
          onClose={close}
        />
      );
    case 'sentences':
      return (
        <SentencesDialog
          texts={itemTexts(item, run.get().attempt.passages)}
          marks={desk.marks}
          onMark={(text, ranges) => run.desk.mark(text, ranges)}
          onClose={close}
        />
      );
    case 'finish':
      return (
        <FinishDialog
          open
          unanswered={states.filter((state) => matches(state, 'unanswered')).length}
          section={props.closing}
          onStay={close}
          onFinish={props.onFinish}
        />
      );
  }
}
