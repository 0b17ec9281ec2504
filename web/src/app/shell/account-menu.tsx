import { LogOut } from 'lucide-react';
import { Popover } from 'radix-ui';
import { type RefObject, useState } from 'react';
import { Link } from 'react-router-dom';
import { AppearanceFields } from '../../entities/appearance/appearance-fields.js';
import { useSignOut } from '../../features/auth/hooks/use-sign-out.js';
import { useSession } from '../../lib/session/session.js';
import { Button } from '../../ui/button.js';
import { ACCOUNT_LINKS } from './places.js';

const LINK_STYLE =
  'flex min-h-target items-center rounded-sm px-3 hover:bg-tint hover:text-primary';

function SignOut() {
  const signOut = useSignOut();
  const [leaving, setLeaving] = useState(false);
  return (
    <Button
      variant="secondary"
      className="w-full"
      busy={leaving}
      icon={<LogOut aria-hidden="true" className="size-5" />}
      onClick={() => {
        setLeaving(true);
        void signOut().finally(() => setLeaving(false));
      }}
    >
      Logout
    </Button>
  );
}

function Person() {
  const { user } = useSession();
  const name = [user?.firstName, user?.lastName].filter(Boolean).join(' ');
  return (
    <div className="min-w-0 px-3 pt-1">
      <p className="truncate font-semibold">{name || 'Your account'}</p>
      <p className="truncate text-14 text-soft">{user?.email}</p>
    </div>
  );
}

interface AccountMenuProps {
  button: RefObject<HTMLButtonElement | null>;
  side: 'top' | 'right';
  onClose: () => void;
}

/** The account's pages, the site's appearance, and Logout. */
export default function AccountMenu({ button, side, onClose }: AccountMenuProps) {
  return (
    <Popover.Root open onOpenChange={(open) => (open ? undefined : onClose())}>
      <Popover.Anchor virtualRef={button as RefObject<HTMLButtonElement>} />
      <Popover.Portal>
        <Popover.Content
          aria-label="Your account"
          side={side}
          align="end"
          sideOffset={8}
          collisionPadding={8}
          data-site-bar=""
          // Clicking the account button already closes the menu there.
          onInteractOutside={(event) => {
            if (event.target instanceof Node && button.current?.contains(event.target)) {
              event.preventDefault();
            }
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            button.current?.focus();
          }}
          className="animate-appear z-50 grid max-h-(--radix-popover-content-available-height) w-84 max-w-[calc(100vw-1rem)] gap-3 overflow-y-auto rounded-md border border-line bg-surface p-3 shadow-float"
        >
          <Person />
          <ul className="border-t border-line pt-2">
            {ACCOUNT_LINKS.map(({ to, label }) => (
              <li key={to}>
                <Link to={to} onClick={onClose} className={LINK_STYLE}>
                  {label}
                </Link>
              </li>
            ))}
          </ul>
          <div className="grid gap-3 border-t border-line px-3 pt-3">
            <AppearanceFields themeLegend="Appearance" />
          </div>
          <div className="border-t border-line pt-3">
            <SignOut />
          </div>
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}
