import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/** Rendered at this width until the real one is known. */
const FIRST = 640;

/** The width of an element in px, kept up to date: charts are rendered at the size they are seen at. */
export function useWidth<Element extends HTMLElement>(): [RefObject<Element | null>, number] {
  const ref = useRef<Element>(null);
  const [width, setWidth] = useState(FIRST);
  // Before the first paint, or the content below would move when the chart gets its size.
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) {
      return;
    }
    if (element.clientWidth > 0) {
      setWidth(element.clientWidth);
    }
    const observer = new ResizeObserver(([entry]) => {
      if (entry && entry.contentRect.width > 0) {
        setWidth(Math.floor(entry.contentRect.width));
      }
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, width];
}
