import { CircleUserRound } from 'lucide-react';
import { lazy, Suspense, useRef, useState } from 'react';
import { useSession } from '../../lib/session/session.js';
import { PlaceIcon, placeStyle } from './place-link.js';

const AccountMenu = lazy(() => import('./account-menu.js'));

interface AccountButtonProps {
  current: boolean;
  /** On which side of the button the menu opens. */
  side: 'top' | 'right';
}

/** "Me": opens the menu of the account; its code comes when it is first opened. */
export function AccountButton({ current, side }: AccountButtonProps) {
  const { user } = useSession();
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <>
      <button
        ref={button}
        type="button"
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
        className={placeStyle(current)}
      >
        <PlaceIcon icon={CircleUserRound} current={current} />
        <span className="max-w-full truncate">
          Me
          {user?.firstName ? (
            <span className="max-xl:hidden">
              {' · '}
              {user.firstName}
            </span>
          ) : null}
        </span>
      </button>
      {open ? (
        <Suspense>
          <AccountMenu button={button} side={side} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
