import { useEffect, useId, useRef, useState } from 'react';
import { NavLink, useLocation } from 'react-router-dom';
import { cx } from '../../ui/cx.js';
import { Icon } from '../../ui/icon.js';
import type { NavLink as Target } from '../navigation.js';

/** Closes a disclosure on Escape, on a click elsewhere, when focus leaves, and on navigation. */
function useDisclosure() {
  const [open, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: every navigation closes it
  useEffect(() => setOpen(false), [key]);
  useEffect(() => {
    if (!open) {
      return;
    }
    const outside = (event: Event): void => {
      if (event.target instanceof Node && !box.current?.contains(event.target)) {
        setOpen(false);
      }
    };
    const onEscape = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') {
        setOpen(false);
        button.current?.focus();
      }
    };
    document.addEventListener('pointerdown', outside);
    document.addEventListener('focusin', outside);
    document.addEventListener('keydown', onEscape);
    return () => {
      document.removeEventListener('pointerdown', outside);
      document.removeEventListener('focusin', outside);
      document.removeEventListener('keydown', onEscape);
    };
  }, [open]);
  return { open, setOpen, box, button };
}

/** A button of the top bar that shows a short list of pages under it. */
export function NavDropdown({ label, links }: { label: string; links: readonly Target[] }) {
  const { open, setOpen, box, button } = useDisclosure();
  const id = useId();
  return (
    <div ref={box} className="relative">
      <button
        ref={button}
        type="button"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
        className="inline-flex min-h-target items-center gap-1 rounded-md px-3 font-medium hover:bg-tint hover:text-primary"
      >
        {label}
        <Icon name="down" className={cx('size-4 transition-transform', open && 'rotate-180')} />
      </button>
      <ul
        id={id}
        hidden={!open}
        className="animate-appear absolute top-full left-0 mt-2 min-w-64 rounded-md border border-line bg-surface p-1.5 shadow-float"
      >
        {links.map((link) => (
          <li key={link.to}>
            <NavLink
              to={link.to}
              className={({ isActive }) =>
                cx(
                  'flex min-h-target items-center rounded-sm px-3 hover:bg-tint hover:text-primary',
                  isActive && 'font-semibold text-primary',
                )
              }
            >
              {link.label}
            </NavLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
