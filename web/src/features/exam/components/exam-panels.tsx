import type { Exam } from '../hooks/use-exam.js';
import type { ExamView, Panel } from '../hooks/use-exam-view.js';
import type { Tools } from '../hooks/use-tools.js';
import { type ItemState, matches } from '../item-states.js';
import { itemTexts } from '../item-texts.js';
import { itemName } from '../sections.js';
import { FinishDialog } from './finish-dialog.js';
import { HelpDialog } from './help-dialog.js';
import { NavigatorDialog } from './navigator-dialog.js';
import { NoteDialog } from './note-dialog.js';
import { ReportDialog } from './report-dialog.js';
import { SentencesDialog } from './sentences-dialog.js';

interface ExamPanelsProps {
  panel: Panel;
  exam: Exam;
  view: ExamView;
  tools: Tools;
  states: readonly ItemState[];
  /** Name of the section that would close, when others follow. */
  closing: string | undefined;
  onFinish: () => void;
}

interface ItemPanelProps {
  panel: Exclude<Panel, 'navigator' | 'help' | 'finish'>;
  exam: Exam;
  close: () => void;
}

/** A dialog about the item on screen. */
function ItemPanel({ panel, exam, close }: ItemPanelProps) {
  const { run, item, desk } = exam;
  switch (panel) {
    case 'report':
      return (
        <ReportDialog
          position={item.position}
          name={itemName(run.get().attempt, item.position)}
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
    case 'note':
      return (
        <NoteDialog
          note={exam.answer.note ?? ''}
          onChange={(note) => run.book.note(item.position, note)}
          onClose={close}
        />
      );
  }
}

/** The dialogs of the exam screen, one at a time. */
export default function ExamPanels(props: ExamPanelsProps) {
  const { panel, exam, view, tools, states } = props;
  const close = (): void => view.show(null);
  switch (panel) {
    case 'navigator':
      return (
        <NavigatorDialog
          states={states}
          at={exam.desk.at}
          onGoTo={view.goTo}
          focusItem={() => view.top.current?.focus({ preventScroll: true })}
          onClose={close}
        />
      );
    case 'help':
      return (
        <HelpDialog
          keysOn={tools.keysOn}
          onKeys={tools.setKeysOn}
          exam={!exam.tutor}
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
    default:
      return <ItemPanel panel={panel} exam={exam} close={close} />;
  }
}
