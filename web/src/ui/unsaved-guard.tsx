import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from './button.js';
import { Dialog } from './dialog.js';

/** The page of this site that a press on a link opens here; undefined where it opens another way. */
function pageOf(event: MouseEvent): string | undefined {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  const here = window.location;
  const elsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0;
  if (link === null || elsewhere || link.target === '_blank' || link.origin !== here.origin) {
    return undefined;
  }
  // Within the page, as from a list of errors to a field.
  return link.pathname === here.pathname && link.search === here.search
    ? undefined
    : `${link.pathname}${link.search}${link.hash}`;
}

/** Asks before the reader leaves a form with changes that aren't saved, by a link or with the tab. */
export function UnsavedGuard({ unsaved }: { unsaved: boolean }) {
  const navigate = useNavigate();
  const [wanted, setWanted] = useState<string | null>(null);
  useEffect(() => {
    if (!unsaved) {
      return;
    }
    const onUnload = (event: Event): void => event.preventDefault();
    const onClick = (event: MouseEvent): void => {
      const page = pageOf(event);
      if (page !== undefined) {
        event.preventDefault();
        event.stopPropagation();
        setWanted(page);
      }
    };
    window.addEventListener('beforeunload', onUnload);
    document.addEventListener('click', onClick, { capture: true });
    return () => {
      window.removeEventListener('beforeunload', onUnload);
      document.removeEventListener('click', onClick, { capture: true });
    };
  }, [unsaved]);
  return (
    <Dialog
      open={wanted !== null}
      title="Leave without saving?"
      onOpenChange={(open) => (open ? undefined : setWanted(null))}
      actions={
        <>
          <Button variant="secondary" onClick={() => navigate(wanted ?? '/')}>
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
