import { type RefObject, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { isChangedClick } from '../lib/changed-click.js';

/** Whether the browser itself should follow the link: a new tab, a download, a modified click. */
function isForBrowser(event: MouseEvent, link: HTMLAnchorElement): boolean {
  return (
    event.defaultPrevented ||
    isChangedClick(event) ||
    event.altKey ||
    link.target !== '' ||
    link.hasAttribute('download')
  );
}

/**
 * Lets the router follow links inside rendered text, so that the page is not loaded again. Without
 * scripts, and for links to other places, they remain plain links.
 */
export function useSiteLinks<T extends HTMLElement>(): RefObject<T | null> {
  const box = useRef<T>(null);
  const navigate = useNavigate();
  useEffect(() => {
    const node = box.current;
    const follow = (event: MouseEvent): void => {
      const link =
        event.target instanceof Element
          ? event.target.closest<HTMLAnchorElement>('a[href^="/"]')
          : null;
      if (link && !isForBrowser(event, link)) {
        event.preventDefault();
        navigate(link.getAttribute('href') ?? '/');
      }
    };
    node?.addEventListener('click', follow);
    return () => node?.removeEventListener('click', follow);
  }, [navigate]);
  return box;
}
