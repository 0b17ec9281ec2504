/**
 * Marks, in a page's list of contents, the part that is being read: the last one whose heading has
 * scrolled up far enough gets `aria-current`. Works on the content of `box`, prerendered or not.
 *
 * @returns a function that stops it
 */
export function markCurrentSection(box: HTMLElement): (() => void) | undefined {
  const links = [...box.querySelectorAll<HTMLAnchorElement>('[data-contents] a[href^="#"]')];
  const headings = links.flatMap(({ hash }) => document.getElementById(hash.slice(1)) ?? []);
  if (headings.length === 0 || !('IntersectionObserver' in window)) {
    return undefined;
  }
  const update = (): void => {
    const line = window.innerHeight / 3;
    const read = headings.filter((heading) => heading.getBoundingClientRect().top < line);
    const current = `#${read.at(-1)?.id}`;
    for (const link of links) {
      if (link.hash === current) {
        link.setAttribute('aria-current', 'location');
      } else {
        link.removeAttribute('aria-current');
      }
    }
  };
  // The margin reaches far above the screen, to also notice headings that a jump carries past the line.
  const observer = new IntersectionObserver(update, { rootMargin: '100000px 0px -66% 0px' });
  for (const heading of headings) {
    observer.observe(heading);
  }
  return () => observer.disconnect();
}
