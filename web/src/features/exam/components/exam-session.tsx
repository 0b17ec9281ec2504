import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { toast } from '../../../ui/toast.js';
import { choiceAt, type Exam } from '../hooks/use-exam.js';
import { useHighlighting } from '../hooks/use-highlighting.js';
import { useSetting } from '../hooks/use-setting.js';
import { useShortcuts } from '../hooks/use-shortcuts.js';
import { insist } from '../insist.js';
import { itemStates, matches } from '../item-states.js';
import { sectionOf } from '../sections.js';
import type { Shortcut } from '../shortcuts.js';
import { BottomBar } from './bottom-bar.js';
import { CalculatorPanel } from './calculator-panel.js';
import { ExamItem } from './exam-item.js';
import type { Panel } from './exam-panels.js';
import { SectionReview } from './section-review.js';
import { TEXT_SIZES, ToolBar } from './tool-bar.js';

/** The dialogs and the window they stand in, which would otherwise be fetched when one opens. */
const loadPanels = () =>
  insist(async () => {
    const [panels] = await Promise.all([
      import('./exam-panels.js'),
      import('../../../ui/dialog-window.js'),
    ]);
    return panels;
  });
const ExamPanels = lazy(loadPanels);

/** The option that has the focus, by its control or by a button of it. */
function focusedOption(): string | null {
  return document.activeElement?.closest('[data-option]')?.getAttribute('data-option') ?? null;
}

interface ExamSessionProps {
  exam: Exam;
  /** The attempt is open elsewhere too. */
  others: boolean;
  /** The section that closes at the end, by name, when others follow. */
  closing: string | undefined;
  /** What the last button before the end says. */
  closeLabel: string;
  busy: boolean;
  error: Error | null;
  onClose: () => void;
}

/** The items of the open section: one at a time, with the tools, or all at once for the review. */
export function ExamSession(props: ExamSessionProps) {
  const { exam, others, closing, closeLabel, busy, error, onClose } = props;
  const { run, items, item, index, book, desk, tutor } = exam;
  const [reviewing, setReviewing] = useState(false);
  const [panel, setPanel] = useState<Panel | null>(null);
  const [calculator, setCalculator] = useState(false);
  const [noteFor, setNoteFor] = useState<number | null>(null);
  const [size, setSize] = useSetting('text-size', TEXT_SIZES);
  const [keys, setKeys] = useSetting('keys', ['on', 'off']);
  const { hold, highlight } = useHighlighting(exam, () => setPanel('sentences'));
  const top = useRef<HTMLElement>(null);
  const states = itemStates(items, book.answers, desk.seen);
  const math = sectionOf(run.get().attempt)?.subject === 'math';

  // The dialogs come while the first question is read, so that they open also without a network.
  useEffect(() => void loadPanels(), []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: every item begins at its top
  useEffect(() => {
    if (!reviewing) {
      window.scrollTo(0, 0);
      top.current?.scrollTo?.(0, 0);
      top.current?.focus({ preventScroll: true });
    }
  }, [desk.at, reviewing]);

  function goTo(position: number): void {
    setPanel(null);
    setReviewing(false);
    exam.goTo(position);
  }

  function step(by: 1 | -1): void {
    const target = items[index + by];
    if (target) {
      goTo(target.position);
    } else if (by === 1) {
      atEnd();
    }
  }

  function atEnd(): void {
    const open = states.some((state) => matches(state, 'unanswered'));
    if (!tutor) {
      setReviewing(true);
    } else if (open) {
      setPanel('finish');
    } else {
      onClose();
    }
  }

  function strikeFocused(): void {
    const option = focusedOption();
    if (option) {
      exam.strike(option);
    } else {
      toast({ title: 'Move to an answer with Tab first, then press S to strike it out.' });
    }
  }

  function onShortcut(shortcut: Shortcut): void {
    if (shortcut.kind === 'choose') {
      const choice = exam.tutor && exam.given ? null : choiceAt(item, exam.value, shortcut.index);
      if (choice) {
        exam.choose(choice);
      }
      return;
    }
    const commands: Record<typeof shortcut.kind, () => void> = {
      next: () => step(1),
      back: () => step(-1),
      flag: exam.flag,
      strike: strikeFocused,
      highlight,
      calculator: () => (math ? setCalculator(!calculator) : undefined),
      navigator: () => setPanel('navigator'),
      help: () => setPanel('help'),
    };
    commands[shortcut.kind]();
  }
  useShortcuts(keys === 'on' && panel === null && !reviewing, onShortcut);

  const noteOpen = noteFor === item.position || (exam.answer.note ?? '') !== '';
  return (
    <>
      <section
        ref={top}
        tabIndex={-1}
        aria-label={
          reviewing ? 'Review of the section' : `Question ${index + 1} of ${items.length}`
        }
        className="exam-body page grow py-4"
      >
        {reviewing ? (
          <SectionReview
            states={states}
            at={desk.at}
            closeLabel={closeLabel}
            closing={busy}
            error={error}
            onGoTo={goTo}
            onBack={() => setReviewing(false)}
            onClose={() => setPanel('finish')}
          />
        ) : (
          <ExamItem
            exam={exam}
            size={size}
            others={others}
            error={error}
            noteOpen={noteOpen}
            tools={
              <ToolBar
                hasNote={(exam.answer.note ?? '') !== ''}
                noteOpen={noteOpen}
                onNote={() => setNoteFor(noteFor === item.position ? null : item.position)}
                onHighlight={highlight}
                onHighlightDown={hold}
                onCalculator={math ? () => setCalculator(!calculator) : undefined}
                calculatorOpen={calculator}
                size={size}
                onSize={setSize}
                onReport={() => setPanel('report')}
                onHelp={() => setPanel('help')}
              />
            }
          />
        )}
      </section>
      {calculator && math && !reviewing ? (
        <CalculatorPanel onClose={() => setCalculator(false)} />
      ) : null}
      {reviewing ? null : (
        <BottomBar
          exam={exam}
          finishing={busy}
          onBack={() => step(-1)}
          onNext={() => step(1)}
          onNavigator={() => setPanel('navigator')}
        />
      )}
      {panel ? (
        <Suspense>
          <ExamPanels
            panel={panel}
            exam={exam}
            states={states}
            closing={closing}
            keysOn={keys === 'on'}
            onKeys={(on) => setKeys(on ? 'on' : 'off')}
            onGoTo={goTo}
            onShow={setPanel}
            onFinish={() => {
              setPanel(null);
              onClose();
            }}
          />
        </Suspense>
      ) : null}
    </>
  );
}
