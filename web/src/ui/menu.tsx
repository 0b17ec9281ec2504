import { DropdownMenu } from 'radix-ui';
import type { ReactNode } from 'react';

const ITEM_STYLE =
  'flex min-h-target items-center gap-3 rounded-sm px-3 py-2 data-disabled:opacity-40 data-highlighted:bg-tint data-highlighted:text-primary data-highlighted:outline-none';

interface PopupProps {
  /** The button's accessible name. */
  label: string;
  /** The button's visible content. */
  trigger: ReactNode;
  triggerClass: string;
  children: ReactNode;
}

/** A button that opens a list; arrow keys move, letters jump, Escape closes. */
export function Popup({ label, trigger, triggerClass, children }: PopupProps) {
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger aria-label={label} className={triggerClass}>
        {trigger}
      </DropdownMenu.Trigger>
      <DropdownMenu.Content
        align="end"
        sideOffset={6}
        className="animate-appear z-40 min-w-56 rounded-md border border-line bg-surface p-1.5 shadow-float"
      >
        {children}
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  );
}

interface PopupItemProps {
  disabled?: boolean;
  onSelect: () => void;
  children: ReactNode;
}

/** One action in a `Popup`. */
export function PopupItem({ disabled = false, onSelect, children }: PopupItemProps) {
  return (
    <DropdownMenu.Item disabled={disabled} onSelect={onSelect} className={ITEM_STYLE}>
      {children}
    </DropdownMenu.Item>
  );
}
