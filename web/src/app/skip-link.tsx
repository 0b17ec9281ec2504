/** The keyboard's first stop: skips the bar and goes to the page. */
export function SkipLink() {
  return (
    <a
      href="#main"
      className="fixed top-2 left-2 z-50 -translate-y-20 rounded-md bg-primary px-4 py-3 font-semibold text-on-primary focus:translate-y-0"
    >
      Skip to content
    </a>
  );
}
