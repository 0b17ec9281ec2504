import { SIMILAR_ITEMS } from '@prepward/contracts/attempt-rules';
import { Flag } from 'lucide-react';
import type { CSSProperties } from 'react';
import { messageOf } from '../../../lib/api.js';
import { useSession } from '../../../lib/session/session.js';
import { Alert } from '../../../ui/alert.js';
import { Button } from '../../../ui/button.js';
import type { Exam } from '../hooks/use-exam.js';
import type { Panel } from '../hooks/use-exam-view.js';
import type { Tools } from '../hooks/use-tools.js';
import { ItemSheet } from './item-sheet.js';
import { LateAnswers, OpenElsewhere, SaveTrouble } from './notices.js';
import { OwnNote } from './own-note.js';
import { SimilarButton } from './similar-button.js';
import { ToolBar } from './tool-bar.js';

interface ExamItemProps {
  exam: Exam;
  tools: Tools;
  /** The attempt is open elsewhere too. */
  others: boolean;
  error: Error | null;
  onShow: (panel: Panel) => void;
}

/** Exam mode: an answer can be taken back until the section closes. */
function ClearButton({ exam }: { exam: Exam }) {
  return (
    <Button
      variant="quiet"
      className="-ml-4 justify-self-start"
      disabled={!exam.given && exam.value === null}
      onClick={exam.clear}
    >
      Clear answer
    </Button>
  );
}

/** Tutor mode: what can be done with an item once it is explained. */
function ExplainedButtons({ exam, onShow }: Pick<ExamItemProps, 'exam' | 'onShow'>) {
  const { item, answer, tutor } = exam;
  const { user } = useSession();
  return (
    <>
      {user && tutor ? <SimilarButton itemId={item.itemId} count={SIMILAR_ITEMS} /> : null}
      <Button
        variant="quiet"
        aria-pressed={answer.flagged}
        icon={<Flag aria-hidden="true" className="size-4" />}
        onClick={exam.flag}
      >
        {answer.flagged ? 'Flagged' : 'Flag'}
      </Button>
      <Button variant="quiet" onClick={() => onShow('report')}>
        Report a problem
      </Button>
    </>
  );
}

/** Problems with the answers: with saving, with the time, or with the last press. */
function Messages({ exam, others, error }: Pick<ExamItemProps, 'exam' | 'others' | 'error'>) {
  const { run, book, tutor } = exam;
  return (
    <>
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
    </>
  );
}

/** The item on screen; messages appear below it, so that nothing moves. */
export function ExamItem({ exam, tools, others, error, onShow }: ExamItemProps) {
  const { run, item, answer, desk, tutor } = exam;
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
          explained={<ExplainedButtons exam={exam} onShow={onShow} />}
          strikes={{
            struck: desk.struck[item.position] ?? [],
            toggle: exam.strike,
          }}
        >
          {tutor ? null : <ClearButton exam={exam} />}
          {answer.note ? <OwnNote note={answer.note} onEdit={() => onShow('note')} /> : null}
          <Messages exam={exam} others={others} error={error} />
        </ItemSheet>
      </div>
    </div>
  );
}
