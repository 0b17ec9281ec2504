import { useEffect, useState } from 'react';

/** The id of the part of the page that is being read: the last one whose heading has come up. */
export function useCurrentSection(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  const key = ids.join(' ');
  useEffect(() => {
    if (!('IntersectionObserver' in window)) {
      return;
    }
    const headings = key.split(' ').flatMap((id) => document.getElementById(id) ?? []);
    const update = (): void => {
      const line = window.innerHeight / 3;
      const read = headings.filter((heading) => heading.getBoundingClientRect().top < line);
      setCurrent(read.at(-1)?.id);
    };
    const observer = new IntersectionObserver(update, { rootMargin: '0px 0px -66% 0px' });
    for (const heading of headings) {
      observer.observe(heading);
    }
    return () => observer.disconnect();
  }, [key]);
  return current;
}
