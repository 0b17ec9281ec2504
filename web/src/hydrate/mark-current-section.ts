/**
 * Marks the part of a page that is being read in its list of contents: the last part whose heading
 * has come up gets `aria-current`. It works on what is in `box`, rendered here or prerendered.
 *
 * @returns what ends it
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
  // Up to far above the screen: a heading that a jump carries past the line is noticed too.
  const observer = new IntersectionObserver(update, { rootMargin: '100000px 0px -66% 0px' });
  for (const heading of headings) {
    observer.observe(heading);
  }
  return () => observer.disconnect();
}
