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

interface ToolProps {
  icon: LucideIcon;
  label: string;
  onClick: () => void;
  /** Runs before the browser lets go of the selected text. */
  onPointerDown?: () => void;
  pressed?: boolean;
  disabled?: boolean;
  /** The word stands beside the sign on wide screens. */
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

export const TEXT_SIZES = ['100', '125', '150', '175', '200'] as const;
export type TextSize = (typeof TEXT_SIZES)[number];

interface ToolBarProps {
  hasNote: boolean;
  noteOpen: boolean;
  onNote: () => void;
  onHighlight: () => void;
  onHighlightDown: () => void;
  /** Absent outside Math. */
  onCalculator?: (() => void) | undefined;
  calculatorOpen: boolean;
  size: TextSize;
  onSize: (size: TextSize) => void;
  onReport: () => void;
  onHelp: () => void;
}

/** What helps with the item on screen. */
export function ToolBar(props: ToolBarProps) {
  const { size, onSize } = props;
  const step = TEXT_SIZES.indexOf(size);
  const [smaller, larger] = [TEXT_SIZES[step - 1], TEXT_SIZES[step + 1]];
  return (
    <div role="toolbar" aria-label="Tools" className="-mx-2 mb-4 flex flex-wrap items-center">
      <Tool
        icon={Highlighter}
        label="Highlight"
        word="Highlight"
        onPointerDown={props.onHighlightDown}
        onClick={props.onHighlight}
      />
      <Tool
        icon={NotebookPen}
        label={props.hasNote ? 'Note, written' : 'Note'}
        word="Note"
        pressed={props.noteOpen}
        onClick={props.onNote}
      />
      {props.onCalculator ? (
        <Tool
          icon={Calculator}
          label="Calculator"
          word="Calculator"
          pressed={props.calculatorOpen}
          onClick={props.onCalculator}
        />
      ) : null}
      <Tool
        icon={ZoomOut}
        label="Smaller text"
        disabled={!smaller}
        onClick={() => smaller && onSize(smaller)}
      />
      <span role="status" className="figures min-w-10 text-center text-14 text-soft max-sm:sr-only">
        <span className="sr-only">Text size </span>
        {size}%
      </span>
      <Tool
        icon={ZoomIn}
        label="Larger text"
        disabled={!larger}
        onClick={() => larger && onSize(larger)}
      />
      <span className="grow max-md:hidden" />
      <Tool
        icon={MessageSquareWarning}
        label="Report a problem"
        word="Report a problem"
        onClick={props.onReport}
      />
      <Tool icon={CircleHelp} label="Help and keys" onClick={props.onHelp} />
    </div>
  );
}
