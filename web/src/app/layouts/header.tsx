import { useEffect, useRef, useState } from 'react';
import { NavLink, useLocation } from 'react-router-dom';
import { useSignOut } from '../../features/auth/hooks/use-sign-out.js';
import { useSession } from '../../lib/session/session.js';
import { Brand } from '../../ui/brand.js';
import { Button } from '../../ui/button.js';
import { cx } from '../../ui/cx.js';
import { Icon } from '../../ui/icon.js';
import { LinkButton } from '../../ui/link-button.js';
import { PRACTICE_LINKS, SERVICE_LINKS, type NavLink as Target } from '../navigation.js';
import { NavDropdown } from './nav-dropdown.js';

function TopLink({ to, label, end }: Target & { end?: boolean }) {
  return (
    <NavLink
      to={to}
      end={end ?? false}
      className={({ isActive }) =>
        cx(
          'inline-flex min-h-target items-center rounded-md px-3 font-medium hover:bg-tint hover:text-primary',
          isActive && 'text-primary',
        )
      }
    >
      {label}
    </NavLink>
  );
}

/** Log In and Get Started Free, or Dashboard and Logout. */
function AccountActions({ wide = false }: { wide?: boolean }) {
  const { user } = useSession();
  const signOut = useSignOut();
  const [leaving, setLeaving] = useState(false);
  const width = wide ? 'w-full' : '';
  if (user) {
    return (
      <>
        <LinkButton to="/dashboard" variant={wide ? 'primary' : 'quiet'} className={width}>
          Dashboard
        </LinkButton>
        <Button
          variant="secondary"
          className={width}
          busy={leaving}
          onClick={() => {
            setLeaving(true);
            void signOut().finally(() => setLeaving(false));
          }}
        >
          Logout
        </Button>
      </>
    );
  }
  return (
    <>
      <LinkButton to="/login" variant={wide ? 'secondary' : 'quiet'} className={width}>
        Log In
      </LinkButton>
      <LinkButton to="/signup" variant="primary" className={width}>
        Get Started Free
      </LinkButton>
    </>
  );
}

function MenuGroup({ title, links }: { title: string; links: readonly Target[] }) {
  return (
    <div>
      <p className="px-3 pt-3 pb-1 text-14 font-semibold text-soft">{title}</p>
      <ul>
        {links.map((link) => (
          <li key={link.to} className="grid">
            <TopLink {...link} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The menu on small screens: everything in the bar, stacked. Its links close it. */
function SmallMenu({ onClose, onLeave }: { onClose: () => void; onLeave: () => void }) {
  useEffect(() => {
    const onEscape = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') {
        onClose();
      }
    };
    document.addEventListener('keydown', onEscape);
    return () => document.removeEventListener('keydown', onEscape);
  }, [onClose]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: its links and buttons act; each also closes it
    <div
      onClick={({ target }) => {
        if (target instanceof Element && target.closest('a')) {
          onLeave();
        }
      }}
      className="max-h-[calc(100dvh-var(--header))] overflow-y-auto border-t border-line bg-paper pb-6 shadow-float lg:hidden"
    >
      <nav aria-label="Main" className="page grid py-2">
        <TopLink to="/" label="Home" end />
        <MenuGroup title="Free Exam Practice" links={PRACTICE_LINKS} />
        <MenuGroup title="Other Services" links={SERVICE_LINKS} />
        <div className="mt-3 grid border-t border-line pt-3">
          <TopLink to="/pricing" label="Pricing" />
          <TopLink to="/contact" label="Contact Us" />
        </div>
      </nav>
      <div className="page grid gap-3">
        <AccountActions wide />
      </div>
    </div>
  );
}

/** The fixed bar at the top of every page of the common layout. */
export function Header() {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: every navigation closes the menu
  useEffect(() => setOpen(false), [key]);
  return (
    <header data-site-bar="" className="fixed inset-x-0 top-0 z-30 border-b border-line bg-paper">
      <div className="page flex h-header items-center justify-between gap-4">
        <Brand nameClass="max-[20rem]:sr-only" />
        <nav aria-label="Main" className="hidden items-center lg:flex">
          <TopLink to="/" label="Home" end />
          <NavDropdown label="Free Exam Practice" links={PRACTICE_LINKS} />
          <NavDropdown label="Other Services" links={SERVICE_LINKS} />
          <TopLink to="/pricing" label="Pricing" />
          <TopLink to="/contact" label="Contact Us" />
        </nav>
        <div className="hidden items-center gap-2 lg:flex">
          <AccountActions />
        </div>
        <button
          ref={button}
          type="button"
          aria-expanded={open}
          onClick={() => setOpen(!open)}
          className="inline-flex min-h-target items-center gap-2 rounded-md px-2 font-medium hover:bg-tint hover:text-primary lg:hidden"
        >
          <Icon name={open ? 'close' : 'menu'} className="size-6" />
          Menu
        </button>
      </div>
      {open ? (
        <SmallMenu
          // Immediately: the page behind a link may take a moment to load.
          onLeave={() => setOpen(false)}
          onClose={() => {
            setOpen(false);
            button.current?.focus();
          }}
        />
      ) : null}
    </header>
  );
}
