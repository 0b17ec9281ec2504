import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { isChangedClick } from '../lib/changed-click.js';
import { Button } from './button.js';
import { Dialog } from './dialog.js';

/** The page of this site that a clicked link opens here; undefined if it opens in another way. */
function pageOf(event: MouseEvent): string | undefined {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  const here = window.location;
  if (
    link === null ||
    isChangedClick(event) ||
    link.target === '_blank' ||
    link.origin !== here.origin
  ) {
    return undefined;
  }
  // A link within the page, such as from a list of errors to a field.
  return link.pathname === here.pathname && link.search === here.search
    ? undefined
    : `${link.pathname}${link.search}${link.hash}`;
}

/**
 * The page's position in the tab's history, as the router counts it; null after a link within the page, such
 * as the skip link, which the router doesn't count.
 */
function placeInHistory(): number | null {
  const place: unknown = window.history.state?.idx;
  return typeof place === 'number' ? place : null;
}

/**
 * Blocks the Back and Forward buttons while `unsaved`. The browser has already moved by then, so the router
 * isn't told, and the tab returns to the form. `onLeave` gets the number of steps.
 */
function useHeldHistory(unsaved: boolean, onLeave: (steps: number) => void) {
  const leave = useRef(onLeave);
  leave.current = onLeave;
  useEffect(() => {
    if (!unsaved) {
      return;
    }
    let place = placeInHistory();
    let returning = false;
    const onPop = (event: PopStateEvent): void => {
      const now = placeInHistory();
      if (now === null || place === null) {
        place ??= now;
        return;
      }
      const steps = now - place;
      if (steps === 0 && !returning) {
        return;
      }
      event.stopImmediatePropagation();
      if (steps === 0) {
        returning = false;
        return;
      }
      returning = true;
      window.history.go(-steps);
      leave.current(steps);
    };
    // Before the router's own listener.
    window.addEventListener('popstate', onPop, { capture: true });
    return () => window.removeEventListener('popstate', onPop, { capture: true });
  }, [unsaved]);
}

/** Blocks links to other pages of the site, and closing the tab, while `held`. */
function useHeldLinks(held: boolean, onLeave: (page: string) => void) {
  const leave = useRef(onLeave);
  leave.current = onLeave;
  useEffect(() => {
    if (!held) {
      return;
    }
    const onUnload = (event: Event): void => event.preventDefault();
    const onClick = (event: MouseEvent): void => {
      const page = pageOf(event);
      if (page !== undefined) {
        event.preventDefault();
        event.stopPropagation();
        leave.current(page);
      }
    };
    window.addEventListener('beforeunload', onUnload);
    document.addEventListener('click', onClick, { capture: true });
    return () => {
      window.removeEventListener('beforeunload', onUnload);
      document.removeEventListener('click', onClick, { capture: true });
    };
  }, [held]);
}

/** Asks before the reader leaves a form with unsaved changes: by a link, by Back, or by closing the tab. */
export function UnsavedGuard({ unsaved }: { unsaved: boolean }) {
  const navigate = useNavigate();
  /** A link's page, or a number of steps in the tab's history. */
  const [wanted, setWanted] = useState<string | number | null>(null);
  const [leaving, setLeaving] = useState(false);
  const held = unsaved && !leaving;
  useHeldHistory(held, setWanted);
  useHeldLinks(held, setWanted);
  useEffect(() => {
    if (!leaving || wanted === null) {
      return;
    }
    if (typeof wanted === 'number') {
      window.history.go(wanted);
    } else {
      navigate(wanted);
    }
  }, [leaving, wanted, navigate]);
  return (
    <Dialog
      open={wanted !== null && !leaving}
      title="Leave without saving?"
      onOpenChange={(open) => (open ? undefined : setWanted(null))}
      actions={
        <>
          <Button variant="secondary" onClick={() => setLeaving(true)}>
            Leave
          </Button>
          <Button onClick={() => setWanted(null)}>Keep editing</Button>
        </>
      }
    >
      <p>Your changes on this page aren’t saved yet.</p>
    </Dialog>
  );
}
