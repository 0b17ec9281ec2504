import { ArrowLeft, CircleCheck, CircleX, Flag, LayoutGrid } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button } from '../../../ui/button.js';
import { cx } from '../../../ui/cx.js';
import type { Exam } from '../hooks/use-exam.js';
import { type ExamView, isHeld } from '../hooks/use-exam-view.js';
import { verdictWords } from '../verdict-words.js';

const SQUARE = 'w-target px-0!';

interface BottomBarProps {
  exam: Exam;
  view: ExamView;
  finishing: boolean;
}

/** Focuses the Next or Finish button when the verdict appears, but not when the student comes back. */
function useFocusOnVerdict({ item, answer }: Exam) {
  const button = useRef<HTMLButtonElement>(null);
  const state = useRef({ position: item.position, explained: answer.feedback !== undefined });
  const wanted = useRef(false);
  useEffect(() => {
    const { position, explained } = state.current;
    state.current = { position: item.position, explained: answer.feedback !== undefined };
    if (position !== item.position) {
      wanted.current = false;
    } else if (state.current.explained && !explained) {
      wanted.current = true;
    }
    // The last item's button waits until everything is saved: a disabled button takes no focus.
    if (wanted.current && button.current?.disabled === false) {
      wanted.current = false;
      button.current.focus({ preventScroll: true });
    }
  });
  return button;
}

/** Tutor mode: first the answer is checked, then comes the next one. */
function TutorButtons({ exam, view, finishing }: BottomBarProps) {
  const { given, answer, ready, book, index, items } = exam;
  const last = index === items.length - 1;
  const waiting = given && !answer.feedback && book.save === 'saving';
  const held = isHeld(exam);
  const wayOn = useFocusOnVerdict(exam);
  if (given) {
    return (
      <Button
        key="next"
        ref={wayOn}
        variant="accent"
        busy={waiting || finishing}
        disabled={held}
        onClick={view.next}
      >
        {last ? 'See your result' : 'Next question'}
      </Button>
    );
  }
  return (
    <>
      {ready ? null : (
        <Button key="skip" variant="quiet" disabled={finishing || held} onClick={view.next}>
          {last ? 'Finish' : 'Skip'}
        </Button>
      )}
      <Button key="check" variant="accent" disabled={!ready || finishing} onClick={exam.check}>
        <span>
          Check<span className="max-[24rem]:sr-only"> answer</span>
        </span>
      </Button>
    </>
  );
}

/** The verdict in words, as soon as an answer is checked; announced too. */
function Verdict({ exam: { item, answer, tutor } }: { exam: Exam }) {
  const { feedback } = answer;
  const Icon = feedback?.correct ? CircleCheck : CircleX;
  return tutor ? (
    <p
      role="status"
      aria-label="Verdict"
      className={cx(
        'flex min-w-0 items-center gap-2 font-semibold max-sm:w-full',
        feedback && 'max-sm:pt-1',
        feedback?.correct ? 'text-correct' : 'text-incorrect',
      )}
    >
      {feedback ? (
        <>
          <Icon aria-hidden="true" className="size-6 shrink-0" />
          <span>{verdictWords(item, feedback)}</span>
        </>
      ) : null}
    </p>
  ) : null;
}

function groundOf(feedback: Exam['answer']['feedback']): string {
  if (!feedback) {
    return 'border-line bg-paper';
  }
  return feedback.correct ? 'border-correct bg-correct-tint' : 'border-incorrect bg-incorrect-tint';
}

/** Back, flag, and the navigator. */
function ItemButtons({ exam, view }: Pick<BottomBarProps, 'exam' | 'view'>) {
  const { flagged } = exam.answer;
  return (
    <div className="flex items-center gap-2">
      <Button
        variant="secondary"
        className="max-sm:w-target max-sm:px-0!"
        disabled={exam.index === 0}
        onClick={view.back}
      >
        <ArrowLeft aria-hidden="true" className="size-5 sm:hidden" />
        <span className="max-sm:sr-only">Back</span>
      </Button>
      <Button
        variant="secondary"
        className={SQUARE}
        aria-label="Flag this question"
        aria-pressed={flagged}
        onClick={exam.flag}
      >
        <Flag
          aria-hidden="true"
          className={flagged ? 'size-5 fill-current text-notice' : 'size-5'}
        />
      </Button>
      <Button
        variant="secondary"
        className={SQUARE}
        aria-label="All questions"
        aria-haspopup="dialog"
        onClick={() => view.show('navigator')}
      >
        <LayoutGrid aria-hidden="true" className="size-5" />
      </Button>
    </div>
  );
}

/** Back, flag, navigator, and the one thing to do next; it stays at the bottom of the screen. */
export function BottomBar(props: BottomBarProps) {
  const { exam, view } = props;
  const { index, items, answer, tutor } = exam;
  return (
    <div
      className={cx(
        'action-bar sticky bottom-0 z-20 border-t pb-[env(safe-area-inset-bottom)]',
        groundOf(answer.feedback),
      )}
    >
      <div className="page flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-2.5">
        <div className="contents sm:order-2 sm:flex sm:grow sm:justify-end">
          <Verdict exam={exam} />
        </div>
        <ItemButtons exam={exam} view={view} />
        <div className="flex items-center gap-2 sm:order-3 sm:gap-3">
          {tutor ? (
            <TutorButtons {...props} />
          ) : (
            <Button variant="accent" disabled={props.finishing} onClick={view.next}>
              {index === items.length - 1 ? 'Review answers' : 'Next'}
            </Button>
          )}
        </div>
      </div>
    </div>
  );
}
