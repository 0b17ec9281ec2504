import {
  Calculator,
  CircleHelp,
  Highlighter,
  type LucideIcon,
  MessageSquareWarning,
  NotebookPen,
  ZoomIn,
  ZoomOut,
} from 'lucide-react';
import type { Panel } from '../hooks/use-exam-view.js';
import type { Tools } from '../hooks/use-tools.js';
import { TEXT_SIZES } from '../text-sizes.js';

interface ToolProps {
  icon: LucideIcon;
  label: string;
  onClick: () => void;
  /** Runs before the browser lets go of the selected text. */
  onPointerDown?: () => void;
  pressed?: boolean;
  disabled?: boolean;
  /** The word appears beside the icon on wide screens. */
  word?: string;
}

function Tool({ icon: Icon, label, word, pressed, ...rest }: ToolProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-pressed={pressed}
      title={label}
      className="inline-flex min-h-target min-w-target items-center justify-center gap-2 rounded-md px-2 text-14 font-medium text-soft hover:bg-tint hover:text-primary disabled:opacity-40 aria-pressed:bg-tint aria-pressed:text-primary"
      {...rest}
    >
      <Icon aria-hidden="true" className="size-5" />
      {word ? <span className="max-md:hidden">{word}</span> : null}
    </button>
  );
}

interface ToolBarProps {
  tools: Tools;
  onShow: (panel: Panel) => void;
}

/** What helps with the item on screen. */
export function ToolBar({ tools, onShow }: ToolBarProps) {
  const { size, setSize, toggleCalculator } = tools;
  const step = TEXT_SIZES.indexOf(size);
  const [smaller, larger] = [TEXT_SIZES[step - 1], TEXT_SIZES[step + 1]];
  return (
    <fieldset className="-mx-2 mb-4 flex flex-wrap items-center">
      <legend className="sr-only">Tools</legend>
      <Tool
        icon={Highlighter}
        label="Highlight"
        word="Highlight"
        onPointerDown={tools.hold}
        onClick={tools.highlight}
      />
      <Tool
        icon={NotebookPen}
        label={tools.hasNote ? 'Note, written' : 'Note'}
        word="Note"
        pressed={tools.noteOpen}
        onClick={tools.toggleNote}
      />
      {toggleCalculator ? (
        <Tool
          icon={Calculator}
          label="Calculator"
          word="Calculator"
          pressed={tools.calculatorOpen}
          onClick={toggleCalculator}
        />
      ) : null}
      <Tool
        icon={ZoomOut}
        label="Smaller text"
        disabled={!smaller}
        onClick={() => smaller && setSize(smaller)}
      />
      <span role="status" className="figures min-w-10 text-center text-14 text-soft max-sm:sr-only">
        <span className="sr-only">Text size </span>
        {size}%
      </span>
      <Tool
        icon={ZoomIn}
        label="Larger text"
        disabled={!larger}
        onClick={() => larger && setSize(larger)}
      />
      <span className="grow max-md:hidden" />
      <Tool
        icon={MessageSquareWarning}
        label="Report a problem"
        word="Report a problem"
        onClick={() => onShow('report')}
      />
      <Tool icon={CircleHelp} label="Help and keys" onClick={() => onShow('help')} />
    </fieldset>
  );
}
