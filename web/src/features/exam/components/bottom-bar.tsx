import { ArrowLeft, Flag, LayoutGrid } from 'lucide-react';
import { Button } from '../../../ui/button.js';
import type { Exam } from '../hooks/use-exam.js';
import type { ExamView } from '../hooks/use-exam-view.js';

const SQUARE = 'w-target px-0!';

interface BottomBarProps {
  exam: Exam;
  view: ExamView;
  finishing: boolean;
}

/** Tutor mode: first the answer is checked, then comes the next one. */
function TutorButtons({ exam, view, finishing }: BottomBarProps) {
  const { given, answer, ready, book, index, items } = exam;
  const last = index === items.length - 1;
  const waiting = given && !answer.feedback && book.save === 'saving';
  // The result would leave out an answer that has not arrived yet.
  const held = last && (book.save === 'offline' || book.save === 'saving');
  if (given) {
    return (
      <Button
        key="next"
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
      <Button key="skip" variant="quiet" disabled={finishing || held} onClick={view.next}>
        {last ? 'Finish' : 'Skip'}
      </Button>
      <Button key="check" variant="accent" disabled={!ready || finishing} onClick={exam.check}>
        <span>
          Check<span className="max-[24rem]:sr-only"> answer</span>
        </span>
      </Button>
    </>
  );
}

/** Back, flag, navigator, and the one thing to do next; it stays at the bottom of the screen. */
export function BottomBar(props: BottomBarProps) {
  const { exam, view } = props;
  const { index, items, answer, tutor } = exam;
  return (
    <div
      data-action-bar=""
      className="action-bar sticky bottom-0 z-20 border-t border-line bg-paper pb-[env(safe-area-inset-bottom)]"
    >
      <div className="page flex items-center justify-between gap-2 py-3">
        <div className="flex items-center gap-2">
          <Button
            variant="secondary"
            className="max-sm:w-target max-sm:px-0!"
            disabled={index === 0}
            onClick={view.back}
          >
            <ArrowLeft aria-hidden="true" className="size-5 sm:hidden" />
            <span className="max-sm:sr-only">Back</span>
          </Button>
          <Button
            variant="secondary"
            className={SQUARE}
            aria-label="Flag this question"
            aria-pressed={answer.flagged}
            onClick={exam.flag}
          >
            <Flag
              aria-hidden="true"
              className={answer.flagged ? 'size-5 fill-current text-notice' : 'size-5'}
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
        <div className="flex items-center gap-2 sm:gap-3">
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
