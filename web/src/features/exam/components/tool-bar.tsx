import {
  Calculator,
  CircleHelp,
  Ellipsis,
  Highlighter,
  type LucideIcon,
  MessageSquareWarning,
  NotebookPen,
  ZoomIn,
  ZoomOut,
} from 'lucide-react';
import { TEXT_SIZES } from '../../../lib/appearance.js';
import { cx } from '../../../ui/cx.js';
import { Popup, PopupItem } from '../../../ui/menu.js';
import type { Panel } from '../hooks/use-exam-view.js';
import type { Tools } from '../hooks/use-tools.js';

interface ToolProps {
  icon: LucideIcon;
  label: string;
  onClick: () => void;
  /** Runs before the browser clears the selection. */
  onPointerDown?: () => void;
  pressed?: boolean;
  disabled?: boolean;
  /** The word next to the icon on wide screens, where it isn't the label; null: none. */
  word?: string | null;
  /** On phones it is among the tools behind "More tools". */
  wideOnly?: boolean;
}

const TOOL_STYLE =
  'inline-flex min-h-target min-w-target items-center justify-center gap-2 rounded-md px-2 text-14 font-medium text-soft hover:bg-tint hover:text-primary disabled:opacity-40 aria-pressed:bg-tint aria-pressed:text-primary';

function Tool({ icon: Icon, label, word = label, pressed, wideOnly, ...rest }: ToolProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-pressed={pressed}
      title={label}
      className={cx(TOOL_STYLE, wideOnly && 'max-md:hidden')}
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

interface RareTool {
  icon: LucideIcon;
  label: string;
  disabled?: boolean;
  onPress: () => void;
}

/** Tools needed now and then: buttons on wide screens, behind "More tools" on narrow ones. */
function rareTools({ size, setSize }: Tools, onShow: (panel: Panel) => void): RareTool[] {
  const step = TEXT_SIZES.indexOf(size);
  const [smaller, larger] = [TEXT_SIZES[step - 1], TEXT_SIZES[step + 1]];
  return [
    {
      icon: ZoomOut,
      label: 'Smaller text',
      disabled: !smaller,
      onPress: () => smaller && setSize(smaller),
    },
    {
      icon: ZoomIn,
      label: 'Larger text',
      disabled: !larger,
      onPress: () => larger && setSize(larger),
    },
    { icon: MessageSquareWarning, label: 'Report a problem', onPress: () => onShow('report') },
    { icon: CircleHelp, label: 'Help and keys', onPress: () => onShow('help') },
  ];
}

function MoreTools({ tools }: { tools: readonly RareTool[] }) {
  return (
    <Popup
      label="More tools"
      trigger={<Ellipsis aria-hidden="true" className="size-5" />}
      triggerClass={`${TOOL_STYLE} md:hidden`}
    >
      {tools.map(({ icon: Icon, label, disabled, onPress }) => (
        <PopupItem key={label} disabled={disabled ?? false} onSelect={onPress}>
          <Icon aria-hidden="true" className="size-5 text-soft" />
          {label}
        </PopupItem>
      ))}
    </Popup>
  );
}

/** Tools needed with many items: always within reach. */
function UsualTools({ tools, onShow }: ToolBarProps) {
  const { toggleCalculator } = tools;
  return (
    <>
      <Tool
        icon={Highlighter}
        label="Highlight"
        onPointerDown={tools.hold}
        onClick={tools.highlight}
      />
      <Tool
        icon={NotebookPen}
        label={tools.hasNote ? 'Note, written' : 'Note'}
        word="Note"
        onClick={() => onShow('note')}
      />
      {toggleCalculator ? (
        <Tool
          icon={Calculator}
          label="Calculator"
          pressed={tools.calculatorOpen}
          onClick={toggleCalculator}
        />
      ) : null}
    </>
  );
}

/** The tools for the item on screen. */
export function ToolBar({ tools, onShow }: ToolBarProps) {
  const rare = rareTools(tools, onShow);
  return (
    <fieldset className="-mx-2 mb-2 flex items-center sm:mb-4">
      <legend className="sr-only">Tools</legend>
      <UsualTools tools={tools} onShow={onShow} />
      <span className="grow" />
      <span role="status" className="figures px-1 text-14 text-soft max-md:sr-only">
        <span className="sr-only">Text size </span>
        {tools.size}%
      </span>
      {rare.map(({ label, icon, disabled, onPress }, index) => (
        <Tool
          key={label}
          icon={icon}
          label={label}
          word={index < 2 ? null : label}
          disabled={disabled ?? false}
          wideOnly
          onClick={onPress}
        />
      ))}
      <MoreTools tools={rare} />
    </fieldset>
  );
}
