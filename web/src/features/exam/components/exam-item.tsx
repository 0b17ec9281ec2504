import type { CSSProperties } from 'react';
import { messageOf } from '../../../lib/api.js';
import { Alert } from '../../../ui/alert.js';
import { Button } from '../../../ui/button.js';
import type { Exam } from '../hooks/use-exam.js';
import type { Panel } from '../hooks/use-exam-view.js';
import type { Tools } from '../hooks/use-tools.js';
import { orderOf } from '../responses.js';
import { ItemSheet } from './item-sheet.js';
import { NoteField } from './note-field.js';
import { LateAnswers, OpenElsewhere, SaveTrouble } from './notices.js';
import { Outcome } from './outcome.js';
import { ToolBar } from './tool-bar.js';

interface ExamItemProps {
  exam: Exam;
  tools: Tools;
  /** The attempt is open elsewhere too. */
  others: boolean;
  error: Error | null;
  onShow: (panel: Panel) => void;
}

/** Exam mode: an answer can be taken back, and steps that are in order already can be kept. */
function ChangeButtons({ exam }: { exam: Exam }) {
  const { item, given } = exam;
  if (!given && item.type === 'ordered') {
    return (
      <Button
        variant="secondary"
        className="justify-self-start"
        onClick={() => exam.choose({ type: 'ordered', order: orderOf(item, null) })}
      >
        Keep this order
      </Button>
    );
  }
  return (
    <Button
      variant="quiet"
      className="-ml-4 justify-self-start"
      disabled={!given}
      onClick={exam.clear}
    >
      Clear answer
    </Button>
  );
}

/** The item on screen; messages appear below it, so that nothing moves. */
export function ExamItem({ exam, tools, others, error, onShow }: ExamItemProps) {
  const { run, item, answer, book, desk, tutor } = exam;
  const { position } = item;
  return (
    <div className="exam-item flex grow flex-col">
      <ToolBar tools={tools} onShow={onShow} />
      <div
        className="exam-text flex flex-col"
        style={{ '--scale': Number(tools.size) / 100 } as CSSProperties}
      >
        <ItemSheet
          item={item}
          passages={run.get().attempt.passages}
          value={exam.value}
          onChange={exam.choose}
          feedback={answer.feedback}
          marks={desk.marks}
          strikes={{
            struck: desk.struck[position] ?? [],
            toggle: exam.strike,
          }}
        >
          {tutor ? null : <ChangeButtons exam={exam} />}
          {answer.feedback ? <Outcome correct={answer.feedback.correct} /> : null}
          {tools.noteOpen ? (
            <NoteField
              note={answer.note ?? ''}
              onChange={(note) => run.book.note(position, note)}
            />
          ) : null}
          <SaveTrouble book={book} tutor={tutor} onRetry={() => run.book.retryNow()} />
          <LateAnswers
            attempt={run.get().attempt}
            positions={book.late}
            onDismiss={() => run.book.dismissLate()}
          />
          {others ? <OpenElsewhere /> : null}
          {error ? (
            <Alert tone="error" title="That didn't work" live>
              {messageOf(error)}
            </Alert>
          ) : null}
        </ItemSheet>
      </div>
    </div>
  );
}
