import type { Shortcut } from '../shortcuts.js';
import { choiceAt, type Exam } from './use-exam.js';
import type { ExamView } from './use-exam-view.js';
import { useShortcuts } from './use-shortcuts.js';
import type { Tools } from './use-tools.js';

/** Moves the focus off a button, link or radio, which would get the Enter that checks the answer. */
function freeEnter({ top }: ExamView): void {
  if (document.activeElement?.matches('a, button, [role=radio]')) {
    top.current?.focus({ preventScroll: true });
  }
}

/** The keys of the exam screen, unless they're turned off or something covers the item. */
export function useExamKeys(exam: Exam, view: ExamView, tools: Tools): void {
  function choose(index: number): void {
    const choice = choiceAt(exam.item, exam.value, index);
    if (choice) {
      exam.choose(choice);
      freeEnter(view);
    }
  }

  function onShortcut(shortcut: Shortcut): void {
    if (shortcut.kind === 'choose') {
      choose(shortcut.index);
      return;
    }
    const commands: Record<typeof shortcut.kind, () => void> = {
      advance: view.advance,
      next: exam.ready ? view.advance : view.next,
      back: view.back,
      flag: exam.flag,
      strike: tools.strike,
      highlight: tools.highlight,
      calculator: () => tools.toggleCalculator?.(),
      navigator: () => view.show('navigator'),
      help: () => view.show('help'),
    };
    commands[shortcut.kind]();
  }

  useShortcuts(tools.keysOn && view.panel === null && !view.reviewing, onShortcut);
}
