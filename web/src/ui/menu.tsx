import { ChevronDown } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { buttonStyle } from './button-style.js';

interface MenuProps {
  label: string;
  items: readonly { label: ReactNode; to: string }[];
}

/** A button that opens a list of places to go; arrow keys move, letters jump, Escape closes. */
export function Menu({ label, items }: MenuProps) {
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger className={buttonStyle('secondary')}>
        {label}
        <ChevronDown aria-hidden="true" className="size-4" />
      </DropdownMenu.Trigger>
      <DropdownMenu.Content
        align="end"
        sideOffset={6}
        className="animate-appear z-40 min-w-56 rounded-md border border-line bg-surface p-1.5 shadow-float"
      >
        {items.map((item) => (
          <DropdownMenu.Item key={item.to} asChild>
            <Link
              to={item.to}
              className="flex min-h-target items-center rounded-sm px-3 py-2 data-highlighted:bg-tint data-highlighted:text-primary data-highlighted:outline-none"
            >
              {item.label}
            </Link>
          </DropdownMenu.Item>
        ))}
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  );
}
